#include "editor/formulas/formulas_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

#include "editor/formulas/word_delegate.h"
#include "editor/places/letters.h"
#include "editor/places/turning_splitter.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QWidget *column(const std::vector<QWidget *> &widgets, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    for (QWidget *widget : widgets)
        layout->addWidget(widget);
    return box;
}

} // namespace

FormulasPanel::FormulasPanel(PackDocument &document, Selection &selection, LiveGame &live, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_model(new FormulasModel(document, live, this)),
      m_shown(new QSortFilterProxyModel(this)), m_words(new WordsModel(this)),
      m_shownWords(new QSortFilterProxyModel(this)), m_filter(new QLineEdit), m_table(new QTableView),
      m_where(new QLabel), m_edit(new FormulaEdit(document, &live)), m_wordFilter(new QLineEdit),
      m_wordList(new QListView)
{
    m_shown->setSourceModel(m_model);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_shown);
    m_table->setSelectionBehavior(QTableView::SelectRows);
    m_table->setSelectionMode(QTableView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // the seats
    m_table->horizontalHeader()->setResizeContentsPrecision(0);                       // of the rows in sight
    m_table->horizontalHeader()->setSectionResizeMode(FormulasModel::WhereColumn, QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(FormulasModel::TextColumn, QHeaderView::Stretch);
    m_filter->setClearButtonEnabled(true);

    m_shownWords->setSourceModel(m_words);
    m_shownWords->setFilterRole(Qt::AccessibleTextRole);
    m_shownWords->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_wordList->setModel(m_shownWords);
    m_wordList->setItemDelegate(new WordDelegate(m_wordList));
    m_wordList->setUniformItemSizes(true);
    m_wordList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_wordFilter->setClearButtonEnabled(true);
    m_where->setWordWrap(true);
    m_where->setObjectName(u"hint"_s);
    m_edit->setRows(4);

    auto *writing = column({m_where, m_edit}, this);
    qobject_cast<QVBoxLayout *>(writing->layout())->addStretch();
    auto *below = new TurningSplitter(writing, column({m_wordFilter, m_wordList}, this));
    auto *whole = new TurningSplitter(column({m_filter, m_table}, this), below);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(whole);

    connect(m_filter, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_wordFilter, &QLineEdit::textChanged, m_shownWords, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FormulasPanel::showCurrent);
    connect(m_table, &QTableView::clicked, this, &FormulasPanel::showCurrent);
    connect(m_table, &QTableView::activated, m_edit, [this] { m_edit->setFocus(); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FormulasPanel::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FormulasPanel::showCurrent);
    connect(m_wordList, &QListView::activated, this, &FormulasPanel::takeWord);
    connect(m_edit, &FormulaEdit::committed, this, [this] {
        const int row = m_shown->mapToSource(m_table->currentIndex()).row();
        if (!m_model->setText(row, m_edit->text()) && m_model->row(row))
            m_edit->setText(QString::fromStdString(m_model->row(row)->text));
    });
    connect(&document, &PackDocument::checked, this, &FormulasPanel::showCurrent);
    connect(&selection, &Selection::changed, this, &FormulasPanel::followSelection);
    retranslate();
    resizeRows();
    if (m_shown->rowCount() > 0)
        m_table->selectRow(0);
    followSelection();
    showCurrent();
}

// To the formula that is chosen, or to the first of the entry that is; without one, what was shown stays.
void FormulasPanel::followSelection()
{
    if (m_selection.file().isEmpty() || m_table->hasFocus())
        return;
    int row = m_model->find(m_selection.file(), m_selection.current(), m_selection.field());
    if (row < 0)
        row = m_model->find(m_selection.file(), m_selection.current(), {});
    const QModelIndex place = m_shown->mapFromSource(m_model->index(row, FormulasModel::TextColumn));
    if (!place.isValid() || place.row() == m_table->currentIndex().row())
        return;
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
}

void FormulasPanel::resizeRows()
{
    m_table->setColumnWidth(FormulasModel::WhereColumn, letters(fontMetrics(), 42));
    m_table->verticalHeader()->setDefaultSectionSize(qRound(fontMetrics().lineSpacing() * 1.5));
}

void FormulasPanel::showCurrent()
{
    const FormulasModel::Row *row = m_model->row(m_shown->mapToSource(m_table->currentIndex()).row());
    m_edit->setEnabled(row);
    m_where->setText(row ? m_model->where(*row) : tr("Choose a formula above."));
    if (!row) {
        m_edit->setText({});
        m_words->show({});
        return;
    }
    const QString text = QString::fromStdString(row->text);
    m_edit->setScope(row->scope, row->truth);
    // What is being typed stays: only a text that was changed elsewhere takes its place.
    if (!m_edit->field().hasFocus() || m_shownText != std::pair(m_where->text(), text))
        m_edit->setText(text);
    m_shownText = {m_where->text(), text};
    const auto &words = m_edit->field().words().words();
    if (m_words->words().size() != words.size() || m_wordScope != std::pair(row->scope, m_document.game()))
        m_words->show(words);
    m_wordScope = {row->scope, m_document.game()};
    if (m_table->hasFocus())
        m_selection.select(QString::fromStdString(row->file), {QString::fromStdString(row->entry->id)},
                           QString::fromStdString(row->pointer));
}

void FormulasPanel::takeWord(const QModelIndex &row)
{
    if (const FormulaWord *word = m_words->find(row.data(WordsModel::NameRole).toString()))
        m_edit->field().insertWord(*word);
}

void FormulasPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    const int row = m_model->find(file, id, field);
    if (row < 0)
        return;
    QModelIndex place = m_shown->mapFromSource(m_model->index(row, FormulasModel::TextColumn));
    if (!place.isValid()) { // filtered away
        m_filter->clear();
        place = m_shown->mapFromSource(m_model->index(row, FormulasModel::TextColumn));
    }
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
    m_edit->setFocus();
}

void FormulasPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Find a formula"));
    m_filter->setAccessibleName(tr("Find a formula"));
    m_wordFilter->setPlaceholderText(tr("Find a name"));
    m_wordFilter->setAccessibleName(tr("Find a name"));
    m_table->setAccessibleName(tr("Formulas"));
    m_wordList->setAccessibleName(tr("Names"));
    m_wordList->setToolTip(tr("Enter or a double-click puts the name into the formula."));
}

void FormulasPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        resizeRows();
    }
    QWidget::changeEvent(event);
}

} // namespace engawa
