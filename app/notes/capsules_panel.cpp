#include "app/notes/capsules_panel.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

namespace engawa {

namespace {

constexpr std::size_t namedAverages = 8; // in the footer; the tooltip has all

} // namespace

CapsulesPanel::CapsulesPanel(const Compiler &compiler, const Texts &engine, QWidget *parent)
    : QWidget(parent), m_compiler(compiler), m_engine(engine), m_found(m_model), m_choose(new QPushButton),
      m_refresh(new QPushButton), m_filter(new QLineEdit), m_component(new QComboBox), m_version(new QComboBox),
      m_table(new QTableView), m_empty(new QLabel), m_count(new QLabel), m_averages(new QLabel)
{
    m_table->setModel(&m_found);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CapsuleModel::DateColumn, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QTableView::SelectRows);
    m_table->setSelectionMode(QTableView::SingleSelection);
    m_table->setEditTriggers(QTableView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->installEventFilter(this);
    m_filter->setClearButtonEnabled(true);
    for (QComboBox *box : {m_component, m_version}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    for (QLabel *label : {m_empty, m_count, m_averages}) {
        label->setObjectName(QStringLiteral("hint"));
        label->setWordWrap(true);
    }
    m_empty->setAlignment(Qt::AlignCenter);

    auto *top = new QHBoxLayout;
    top->setContentsMargins(4, 4, 4, 0);
    top->addWidget(m_choose);
    top->addWidget(m_refresh);
    top->addWidget(m_filter, 2);
    top->addWidget(m_component, 1);
    top->addWidget(m_version, 1);
    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(8, 0, 8, 6);
    bottom->setSpacing(2);
    bottom->addWidget(m_averages);
    bottom->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addLayout(bottom);
    setFocusProxy(m_table);

    connect(m_choose, &QPushButton::clicked, this, &CapsulesPanel::askForFolder);
    connect(m_refresh, &QPushButton::clicked, &m_model, &CapsuleModel::refresh);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found.setText(text);
        showState();
    });
    const auto wanted = [](const QComboBox *box) {
        return box->currentIndex() > 0 ? std::optional(box->currentData().toString()) : std::nullopt;
    };
    connect(m_component, &QComboBox::activated, this, [this, wanted] {
        m_found.setComponent(wanted(m_component));
        showState();
    });
    connect(m_version, &QComboBox::activated, this, [this, wanted] {
        m_found.setVersion(wanted(m_version));
        showState();
    });
    connect(m_table, &QTableView::doubleClicked, this, &CapsulesPanel::activate);
    connect(&m_model, &CapsuleModel::changed, this, [this] {
        offerChoices();
        showState();
    });
    retranslate();
    measure();
}

void CapsulesPanel::openFolder(const QString &folder)
{
    m_model.open(folder, m_compiler, m_engine);
    showState();
}

void CapsulesPanel::setLanguage(const QString &language)
{
    m_model.setLanguage(language);
    offerChoices();
    showState();
}

void CapsulesPanel::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder of reports"), m_model.folder());
    if (!folder.isEmpty())
        openFolder(folder);
}

void CapsulesPanel::activate(const QModelIndex &index)
{
    if (index.isValid() && !index.data(CapsuleModel::UnreadableRole).toBool())
        emit openRequested(index.data(CapsuleModel::PathRole).toString(), index.data(CapsuleModel::NodeRole).toInt());
}

bool CapsulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            activate(m_table->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CapsulesPanel::fill(QComboBox &box, const QString &all, const std::vector<std::pair<QString, QString>> &choices)
{
    const QVariant kept = box.currentIndex() > 0 ? box.currentData() : QVariant();
    box.clear();
    box.addItem(all);
    for (const auto &[text, value] : choices)
        box.addItem(text, value);
    const int found = kept.isValid() ? box.findData(kept) : 0;
    box.setCurrentIndex(qMax(0, found));
}

void CapsulesPanel::offerChoices()
{
    std::set<std::pair<QString, QString>> components, versions;
    for (const CapsuleRow &row : m_model.rows()) {
        if (!row.component.isEmpty())
            components.insert({row.componentName, row.component});
        if (!row.version.isEmpty())
            versions.insert({row.version, row.version});
    }
    fill(*m_component, tr("All components"), {components.begin(), components.end()});
    fill(*m_version, tr("All versions"), {versions.begin(), versions.end()});
    m_found.setComponent(m_component->currentIndex() > 0 ? std::optional(m_component->currentData().toString())
                                                         : std::nullopt);
    m_found.setVersion(m_version->currentIndex() > 0 ? std::optional(m_version->currentData().toString())
                                                     : std::nullopt);
}

void CapsulesPanel::showState()
{
    const bool any = m_model.rowCount() > 0, found = m_found.rowCount() > 0;
    m_empty->setText(
        m_model.folder().isEmpty()  ? tr("Choose the folder that your playtesters’ reports are in.")
        : m_model.reading() && !any ? tr("Reading…")
        : !any ? tr("There are no reports or records (*.jsonl) in %1.").arg(QDir::toNativeSeparators(m_model.folder()))
               : tr("No note fits."));
    m_empty->setVisible(!found);
    m_table->setVisible(found);
    m_refresh->setEnabled(!m_model.folder().isEmpty());
    const auto lost = std::ranges::count(m_model.rows(), true, &CapsuleRow::unreadable);
    QString count = tr("%n file(s)", nullptr, m_model.files());
    if (lost > 0)
        count = tr("%1, %2", "files, files that can’t be read")
                    .arg(count, tr("%n can’t be read", nullptr, static_cast<int>(lost)));
    m_count->setText(any ? count : QString());
    QStringList averages;
    for (const ComponentRating &rating : m_found.ratings())
        averages.append(
            tr("%1 %2 (%3)", "component, its average rating, number of ratings")
                .arg(rating.name.isEmpty() ? tr("The match") : rating.name, QLocale().toString(rating.average, 'f', 1))
                .arg(rating.ratings));
    m_averages->setToolTip(averages.join(u'\n'));
    const qsizetype more = averages.size() - static_cast<qsizetype>(namedAverages);
    QString line = averages.mid(0, namedAverages).join(QStringLiteral(" · "));
    if (more > 0)
        line = tr("%1 and %n more", nullptr, static_cast<int>(more)).arg(line);
    m_averages->setText(averages.isEmpty() ? QString() : tr("Average rating, the lowest first: %1").arg(line));
    m_averages->setVisible(!averages.isEmpty());
}

void CapsulesPanel::measure()
{
    const int line = m_table->fontMetrics().height();
    QHeaderView *header = m_table->horizontalHeader();
    constexpr int widths[CapsuleModel::Columns] = {7, 11, 4, 16, 9, 5, 7, 12}; // in lines of text
    for (int column = 0; column < CapsuleModel::Columns; ++column)
        header->resizeSection(column, widths[column] * line);
    header->setSectionResizeMode(CapsuleModel::TextColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(line * 3);
    m_table->verticalHeader()->setDefaultSectionSize(line * 5 / 2 + 2);
    m_table->setIconSize(QSize(line * 5 / 4, line * 5 / 4));
}

void CapsulesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
    QWidget::changeEvent(event);
}

void CapsulesPanel::retranslate()
{
    m_choose->setText(tr("Folder…"));
    m_choose->setToolTip(tr("Choose a folder of reports"));
    m_refresh->setText(tr("Refresh"));
    m_filter->setPlaceholderText(tr("Find in notes"));
    m_filter->setAccessibleName(tr("Find in notes"));
    m_component->setAccessibleName(tr("Component"));
    m_version->setAccessibleName(tr("Version"));
    m_table->setAccessibleName(tr("Notes of all reports"));
    m_model.retranslate();
    offerChoices();
    showState();
}

} // namespace engawa
