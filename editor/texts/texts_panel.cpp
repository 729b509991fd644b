#include "editor/texts/texts_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "core/pack/pointer.h"
#include "editor/places/letters.h"
#include "editor/texts/text_delegate.h"

using namespace Qt::StringLiterals;

namespace engawa {

TextsPanel::TextsPanel(PackDocument &document, Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_model(new TextsModel(document, this)),
      m_shown(new TextsFilter(this)), m_words(new QLineEdit), m_section(new QComboBox), m_only(new QComboBox),
      m_addLanguage(new QPushButton), m_table(new QTableView), m_count(new QLabel)
{
    m_shown->setSourceModel(m_model);
    m_shown->setDynamicSortFilter(false); // what is being edited stays in sight
    m_table->setModel(m_shown);
    m_table->setItemDelegate(new TextDelegate(m_table));
    m_table->setEditTriggers(QTableView::DoubleClicked | QTableView::EditKeyPressed | QTableView::AnyKeyPressed);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_words->setClearButtonEnabled(true);
    m_count->setObjectName(u"hint"_s);
    for (QComboBox *box : {m_section, m_only})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_words, 1);
    bar->addWidget(m_section);
    bar->addWidget(m_only);
    bar->addWidget(m_addLanguage);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    column->addWidget(m_count);

    connect(m_words, &QLineEdit::textChanged, m_shown, &TextsFilter::setWords);
    connect(m_section, &QComboBox::activated, this,
            [this] { m_shown->setSection(m_section->currentData().toString()); });
    connect(m_only, &QComboBox::activated, this,
            [this](int row) { m_shown->setOnly(static_cast<TextsFilter::Only>(row)); });
    connect(m_addLanguage, &QPushButton::clicked, this, &TextsPanel::askForLanguage);
    const auto choose = [this](const QModelIndex &cell) {
        const QModelIndex source = m_shown->mapToSource(cell);
        if (!source.isValid() || source.column() == 0 || !m_table->hasFocus())
            return;
        const TextPlace &place = m_model->place(source.row());
        m_selection.select(QString::fromStdString(textFile(m_model->language(source.column()))),
                           {QString::fromStdString(place.section)}, QString::fromStdString(pointerPart(place.key)));
    };
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, choose);
    connect(m_table, &QTableView::clicked, this, choose); // something else may have been chosen elsewhere
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        fillSections();
        resizeColumns();
    });
    connect(m_model, &QAbstractItemModel::columnsInserted, this, &TextsPanel::resizeColumns);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_shown, signal, this, &TextsPanel::countTexts);
    connect(m_shown, &QAbstractItemModel::layoutChanged, this, &TextsPanel::countTexts); // another filter
    for (const auto signal : {&QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved})
        connect(m_model, signal, this, &TextsPanel::countTexts);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TextsPanel::countTexts);
    connect(m_shown, &QAbstractItemModel::modelReset, this, &TextsPanel::countTexts);
    retranslate();
    resizeColumns();
}

void TextsPanel::fillSections()
{
    const QString chosen = m_section->currentData().toString();
    m_section->clear();
    m_section->addItem(tr("All sections"), QString());
    for (const QString &section : m_model->sections())
        m_section->addItem(section, section);
    m_section->setCurrentIndex(qMax(0, m_section->findData(chosen)));
}

void TextsPanel::resizeColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    if (m_model->columnCount() < 2)
        return;
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    m_table->setColumnWidth(0, letters(fontMetrics(), 26));
    m_table->verticalHeader()->setDefaultSectionSize(qRound(fontMetrics().lineSpacing() * 1.5));
}

void TextsPanel::countTexts()
{
    int missing = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (int column = 1; column < m_model->columnCount(); ++column)
            missing += m_model->index(row, column).data(TextsModel::MissingRole).toBool();
    m_count->setText(tr("%1 of %n texts shown", nullptr, m_model->rowCount()).arg(m_shown->rowCount()) + u" · "_s
                     + tr("%n missing", nullptr, missing));
}

bool TextsPanel::addLanguage(const QString &code)
{
    static const QRegularExpression tag(u"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"_s);
    if (!tag.match(code).hasMatch() || textLanguages(m_document.data()).contains(code))
        return false;
    return m_document.edit(tr("Add the language %1").arg(languageName(code)), languageEdits(m_document.data(), code));
}

void TextsPanel::askForLanguage()
{
    QStringList languages;
    for (const QLocale &locale :
         QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        const QString code = locale.name().section(u'_', 0, 0);
        if (code.size() <= 3 && code != u"C" && !locale.nativeLanguageName().isEmpty())
            languages += tr("%1 – %2").arg(code, languageName(code));
    }
    languages.removeDuplicates();
    languages.sort();
    bool chosen = false;
    const QString answer = QInputDialog::getItem(this, tr("Add a language"), tr("Language or its tag (fr, pt-BR):"),
                                                 languages, 0, true, &chosen);
    const QString code = answer.section(u" – "_s, 0, 0).trimmed();
    if (chosen && !addLanguage(code))
        m_count->setText(tr("“%1” is no language tag, or the pack has it already.").arg(code));
}

void TextsPanel::copy() const
{
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::ranges::sort(cells, {}, [](const QModelIndex &cell) { return std::pair(cell.row(), cell.column()); });
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += cells[i].row() == cells[i - 1].row() ? u'\t' : u'\n';
        const QVariant value = cells[i].data(cells[i].column() == 0 ? Qt::DisplayRole : Qt::EditRole);
        text += value.toString().replace(u'\n', u' ').replace(u'\t', u' ');
    }
    QGuiApplication::clipboard()->setText(text);
}

// Cells as a spreadsheet puts them on the clipboard, from the current cell on.
void TextsPanel::paste()
{
    const QModelIndex from = m_table->currentIndex();
    QString text = QGuiApplication::clipboard()->text();
    if (text.endsWith(u'\n'))
        text.chop(1);
    std::map<std::pair<int, int>, QString> texts;
    const QStringList lines = text.split(u'\n');
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringList cells = QString(lines[line]).remove(u'\r').split(u'\t');
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            const QModelIndex source = m_shown->mapToSource(
                m_shown->index(from.row() + static_cast<int>(line), from.column() + static_cast<int>(cell)));
            if (source.isValid() && source.column() > 0)
                texts[{source.row(), source.column()}] = cells[cell];
        }
    }
    m_model->write(tr("Paste %n texts", nullptr, static_cast<int>(texts.size())), texts);
}

void TextsPanel::clear()
{
    std::map<std::pair<int, int>, QString> texts;
    for (const QModelIndex &cell : m_table->selectionModel()->selectedIndexes())
        if (const QModelIndex source = m_shown->mapToSource(cell); source.column() > 0)
            texts[{source.row(), source.column()}] = QString();
    m_model->write(tr("Clear %n texts", nullptr, static_cast<int>(texts.size())), texts);
}

bool TextsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Copy))
        copy();
    else if (key->matches(QKeySequence::Paste))
        paste();
    else if (key->matches(QKeySequence::Delete))
        clear();
    else if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && m_table->currentIndex().isValid())
        m_table->edit(m_table->currentIndex());
    else
        return false;
    return true;
}

void TextsPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    const auto parts = pointerParts(field.toStdString());
    const QString language = file.section(u'/', 1).chopped(5);
    const int column = static_cast<int>(textLanguages(m_document.data()).indexOf(language)) + 1;
    int row = parts && !parts->empty() ? m_model->find({id.toStdString(), parts->front()}) : -1;
    for (int i = 0; row < 0 && i < m_model->rowCount(); ++i) // a problem of a whole section
        if (m_model->place(i).section == id.toStdString()
            && (column < 1 || m_model->index(i, column).data(TextsModel::MissingRole).toBool()))
            row = i;
    if (row < 0)
        return;
    const QModelIndex source = m_model->index(row, qMax(column, 1));
    if (!m_shown->mapFromSource(source).isValid()) {
        m_words->clear();
        m_section->setCurrentIndex(0);
        m_only->setCurrentIndex(0);
        m_shown->setSection({});
        m_shown->setOnly(TextsFilter::Only::All);
    }
    const QModelIndex place = m_shown->mapFromSource(source);
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
    m_table->setFocus();
}

void TextsPanel::retranslate()
{
    m_words->setPlaceholderText(tr("Find a text"));
    m_words->setAccessibleName(tr("Find a text"));
    m_section->setAccessibleName(tr("Section"));
    m_only->setAccessibleName(tr("Which texts"));
    m_table->setAccessibleName(tr("Texts"));
    m_addLanguage->setText(tr("Add a language…"));
    const int only = qMax(0, m_only->currentIndex());
    m_only->clear();
    m_only->addItems({tr("All texts"), tr("Missing"), tr("Changed"), tr("At fault or too long")});
    m_only->setCurrentIndex(only);
    fillSections();
    countTexts();
}

void TextsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        resizeColumns();
    }
    QWidget::changeEvent(event);
}

} // namespace engawa
