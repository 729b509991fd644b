#include "editor/tables/find_replace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "core/pack/pointer.h"
#include "editor/document/entry_names.h"
#include "editor/fields/field_help.h"
#include "editor/places/place_words.h"

namespace engawa {

namespace {

constexpr int mostShown = 2000;

} // namespace

FindReplace::FindReplace(PackDocument &document, Selection &selection, QWidget *parent)
    : QDialog(parent), m_document(document), m_selection(selection), m_textLabel(new QLabel),
      m_replacementLabel(new QLabel), m_sortLabel(new QLabel), m_fileLabel(new QLabel), m_text(new QLineEdit),
      m_replacement(new QLineEdit), m_sort(new QComboBox), m_file(new QComboBox), m_wholeWord(new QCheckBox),
      m_case(new QCheckBox), m_matches(new QTreeWidget), m_summary(new QLabel), m_replace(new QPushButton),
      m_close(new QPushButton)
{
    m_sort->addItem({}, static_cast<int>(PackQuery::Sort::Text));
    m_sort->addItem({}, static_cast<int>(PackQuery::Sort::Number));
    m_sort->addItem({}, static_cast<int>(PackQuery::Sort::Id));
    m_matches->setColumnCount(5);
    m_matches->setRootIsDecorated(false);
    m_matches->setUniformRowHeights(true);
    m_matches->setAlternatingRowColors(true);
    m_summary->setWordWrap(true);
    m_replace->setDefault(true);

    auto *form = new QFormLayout;
    form->addRow(m_textLabel, m_text);
    form->addRow(m_replacementLabel, m_replacement);
    form->addRow(m_sortLabel, m_sort);
    form->addRow(m_fileLabel, m_file);
    m_textLabel->setBuddy(m_text);
    m_replacementLabel->setBuddy(m_replacement);
    m_sortLabel->setBuddy(m_sort);
    m_fileLabel->setBuddy(m_file);
    auto *options = new QHBoxLayout;
    options->addWidget(m_wholeWord);
    options->addWidget(m_case);
    options->addStretch();
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_replace, QDialogButtonBox::ActionRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(options);
    layout->addWidget(m_matches, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_replace, &QPushButton::clicked, this, &FindReplace::replaceAll);
    connect(m_text, &QLineEdit::textChanged, this, &FindReplace::search);
    connect(m_replacement, &QLineEdit::textChanged, this, &FindReplace::search);
    connect(m_sort, &QComboBox::currentIndexChanged, this, &FindReplace::search);
    connect(m_file, &QComboBox::currentIndexChanged, this, &FindReplace::search);
    connect(m_wholeWord, &QCheckBox::toggled, this, &FindReplace::search);
    connect(m_case, &QCheckBox::toggled, this, &FindReplace::search);
    connect(&document, &PackDocument::changed, this, [this] {
        if (isVisible())
            search();
    });
    connect(m_matches, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        m_selection.goTo(item->data(0, Qt::UserRole).toString(), item->data(1, Qt::UserRole).toString());
    });
    retranslate();
    const int unit = fontMetrics().height();
    resize(unit * 44, unit * 32);
}

void FindReplace::begin(const QString &text)
{
    readFiles();
    if (!text.isEmpty())
        m_text->setText(text);
    m_text->setFocus();
    m_text->selectAll();
    search();
    show();
    raise();
    activateWindow();
}

PackQuery FindReplace::query() const
{
    return {static_cast<PackQuery::Sort>(m_sort->currentData().toInt()),
            m_text->text(),
            m_replacement->text(),
            m_wholeWord->isChecked(),
            m_case->isChecked(),
            m_file->currentData().toString().toStdString()};
}

void FindReplace::search()
{
    const PackQuery asked = query();
    m_wholeWord->setEnabled(asked.sort == PackQuery::Sort::Text);
    m_case->setEnabled(asked.sort == PackQuery::Sort::Text);
    const auto matches = searchPack(m_document, asked);
    EntryNames names(m_document);
    names.refresh();
    const PlaceWords words(m_document);
    QList<QTreeWidgetItem *> items;
    for (const PackMatch &match : matches) {
        if (items.size() == mostShown)
            break;
        const std::string id = pointerParts(match.pointer)->front();
        const QString file = QString::fromStdString(match.file);
        auto *item = new QTreeWidgetItem({words.file(match.file), names.of(id),
                                          QString::fromStdString(match.pointer.substr(pointerPart(id).size())),
                                          summaryOf(match.before, {}), summaryOf(match.after, {})});
        item->setData(0, Qt::UserRole, file);
        item->setData(1, Qt::UserRole, QString::fromStdString(match.pointer));
        items += item;
    }
    m_matches->clear();
    m_matches->addTopLevelItems(items);
    const QString fault = queryFault(asked);
    m_summary->setText(!fault.isEmpty() ? fault : tr("%n places", nullptr, static_cast<int>(matches.size())));
    m_replace->setEnabled(!matches.empty());
}

void FindReplace::replaceAll()
{
    const QString fault = replaceInPack(m_document, query());
    if (!fault.isEmpty())
        m_summary->setText(fault);
}

void FindReplace::readFiles()
{
    const QString chosen = m_file->currentData().toString();
    const QSignalBlocker blocker(m_file);
    m_file->clear();
    m_file->addItem(tr("The whole pack"), QString());
    const PlaceWords words(m_document);
    for (const auto &[file, table] : m_document.data().files)
        m_file->addItem(words.file(file), QString::fromStdString(file));
    m_file->setCurrentIndex(std::max(0, m_file->findData(chosen)));
}

void FindReplace::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void FindReplace::retranslate()
{
    setWindowTitle(tr("Find and replace"));
    m_textLabel->setText(tr("&Find"));
    m_replacementLabel->setText(tr("Replace &by"));
    m_sortLabel->setText(tr("&As"));
    m_fileLabel->setText(tr("&In"));
    m_sort->setItemText(0, tr("Text"));
    m_sort->setItemText(1, tr("Number"));
    m_sort->setItemText(2, tr("Id, with everything that names it"));
    m_wholeWord->setText(tr("&Whole words"));
    m_case->setText(tr("&Capitals matter"));
    m_matches->setHeaderLabels({tr("Table"), tr("Entry"), tr("Place"), tr("Before"), tr("After")});
    m_matches->setAccessibleName(tr("Places found"));
    m_replace->setText(tr("&Replace all"));
    m_close->setText(tr("Close"));
    readFiles();
}

} // namespace engawa
