#include "editor/tables/components_panel.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/document/documents_folder.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/component_questions.h"
#include "editor/tables/find_replace.h"
#include "editor/tables/grid_delegate.h"
#include "editor/tables/rename.h"

namespace engawa {

ComponentsPanel::ComponentsPanel(PackDocument &document, Selection &selection, LiveGame *live, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_questions(componentQuestions(document, this)),
      m_table(document), m_rows(m_table), m_grid(new GridView(m_rows)), m_files(new QComboBox), m_filter(new QLineEdit),
      m_new(new QToolButton), m_more(new QToolButton), m_menu(new QMenu(this)), m_counts(new QLabel),
      m_message(new QLabel), m_csvFolder(inDocuments({}))
{
    build(live);
    buildActions();
    retranslate();

    connect(&m_table, &TableModel::entered, this,
            [this](const QModelIndex &index, const QString &text) { entered(index, text, false); });
    connect(m_files, &QComboBox::currentIndexChanged, this,
            [this] { showFile(m_files->currentData().toString().toStdString()); });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_rows.setFilterText(text);
        showCounts();
    });
    connect(m_grid, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        const Field *field = m_table.field(index.column());
        if (field && (field->type == Field::Type::Object || field->type == Field::Type::List))
            emit inspectorWanted();
    });
    connect(m_grid, &GridView::headerMenuWanted, this, &ComponentsPanel::headerMenu);
    connect(m_grid, &GridView::headerDoubleClicked, this, [this](int column) {
        const bool same = m_rows.sortColumn() == column;
        if (same && m_rows.sortOrder() == Qt::DescendingOrder)
            sortBy(-1, {});
        else
            sortBy(column, same ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    connect(m_grid->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ComponentsPanel::tellSelection);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &ComponentsPanel::tellSelection);
    // Also when it was current all the time: something else may have been chosen elsewhere.
    for (QTableView *view : {static_cast<QTableView *>(m_grid), m_grid->frozen()})
        connect(view, &QTableView::clicked, this, &ComponentsPanel::tellSelection);
    connect(&selection, &Selection::changed, this, &ComponentsPanel::followSelection);
    connect(&document, &PackDocument::changed, this, [this] {
        readFiles();
        showCounts();
    });
    connect(&document, &PackDocument::languageChanged, this, &ComponentsPanel::readFiles);
    readFiles();
    if (!selection.file().isEmpty())
        followSelection();
}

void ComponentsPanel::build(LiveGame *live)
{
    for (QTableView *view : {static_cast<QTableView *>(m_grid), m_grid->frozen()}) {
        auto *delegate = new GridDelegate(m_rows, live, view);
        connect(delegate, &GridDelegate::entered, this,
                [this](const QModelIndex &index, const QString &text, bool everywhere) {
                    entered(m_rows.mapToSource(index), text, everywhere);
                });
        view->setItemDelegate(delegate);
    }
    m_filter->setClearButtonEnabled(true);
    m_new->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_counts->setObjectName(QStringLiteral("hint"));
    m_message->setObjectName(QStringLiteral("conflict"));
    m_message->setWordWrap(true);
    m_message->hide();
    m_files->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto *top = new QHBoxLayout;
    top->addWidget(m_files);
    top->addWidget(m_filter, 1);
    top->addWidget(m_counts);
    top->addWidget(m_new);
    top->addWidget(m_more);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 4);
    layout->addLayout(top);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_message);
    setFocusProxy(m_grid);
}

void ComponentsPanel::readFiles()
{
    struct Choice
    {
        std::string file;
        QString title;
        std::size_t size;
    };
    std::vector<Choice> own, common;
    const auto ofGame = m_document.schemas().filesOf(m_document.gameId());
    for (const auto &[file, table] : m_document.data().files) {
        const Schema *schema = m_document.schemaOf(file);
        if (!schema || file.starts_with("text/") || file == "rules.json")
            continue;
        const FieldSchema fields(*schema, m_document.language());
        const bool objects = table->size() > 0 && std::ranges::all_of(table->entries(), [](const EntryPtr &entry) {
                                 return entry->value.is_object();
                             });
        if (fields.takesNewEntries() || objects)
            (std::ranges::contains(ofGame, file) ? own : common).push_back({file, fields.title(), table->size()});
    }
    const auto largest = std::ranges::max_element(own, {}, &Choice::size);
    const std::string first = largest == own.end() ? common.empty() ? "" : common.front().file : largest->file;
    own.insert(own.end(), common.begin(), common.end());

    bool same = m_files->count() == std::ssize(own);
    for (int i = 0; same && i < m_files->count(); ++i)
        same = m_files->itemData(i).toString().toStdString() == own[static_cast<std::size_t>(i)].file;
    const QSignalBlocker blocker(m_files);
    if (same) {
        for (int i = 0; i < m_files->count(); ++i)
            m_files->setItemText(i, own[static_cast<std::size_t>(i)].title);
        return;
    }
    m_files->clear();
    for (const Choice &choice : own)
        m_files->addItem(choice.title, QString::fromStdString(choice.file));
    const bool known = std::ranges::contains(own, m_table.file(), &Choice::file);
    showFile(known ? m_table.file() : first);
}

void ComponentsPanel::showFile(const std::string &file)
{
    if (m_files->findData(QString::fromStdString(file)) < 0 && !file.empty())
        return;
    {
        const QSignalBlocker blocker(m_files);
        m_files->setCurrentIndex(m_files->findData(QString::fromStdString(file)));
    }
    if (file != m_table.file()) {
        sortBy(-1, {});
        m_filter->clear();
        m_table.setFile(file);
        for (int column = 0; column < m_table.columnCount(); ++column)
            m_grid->setColumnShown(column, column != TableModel::NameColumn || m_table.named());
        m_grid->fitColumns();
        if (m_rows.rowCount() > 0)
            m_grid->setCurrentIndex(m_rows.index(0, 0));
    }
    for (const char *name : {"new", "duplicate"})
        action(QString::fromLatin1(name))->setEnabled(takesNewEntries(m_document, file));
    showCounts();
}

QString ComponentsPanel::message() const
{
    return m_message->text();
}

void ComponentsPanel::showMessage(const QString &sentence)
{
    m_message->setText(sentence);
    m_message->show();
}

void ComponentsPanel::showCounts()
{
    m_message->clear();
    m_message->hide();
    const int all = m_table.rowCount(), shown = m_rows.rowCount();
    QStringList words{shown == all ? tr("%n rows", nullptr, all) : tr("%1 of %n rows", nullptr, all).arg(shown)};
    const QItemSelection selected = m_grid->selectionModel()->selection();
    qint64 cells = 0, sum = 0, numbers = 0;
    for (const QItemSelectionRange &range : selected)
        cells += qint64(range.width()) * range.height();
    if (cells > 1 && cells <= 100'000) {
        for (const Cell &cell : m_grid->selectedCells())
            if (const Field *field = m_table.field(cell.column); field && field->type == Field::Type::Integer)
                if (const Json *value = m_table.value(cell.row, cell.column); value && value->is_number_integer()) {
                    sum += value->get<qint64>();
                    ++numbers;
                }
        words += tr("%n cells selected", nullptr, static_cast<int>(cells));
        if (numbers > 1)
            words += tr("sum %1").arg(sum);
    }
    m_counts->setText(words.join(QStringLiteral("  ·  ")));
}

void ComponentsPanel::entered(const QModelIndex &source, const QString &text, bool everywhere)
{
    if (!source.isValid())
        return;
    const Cell cell{source.row(), source.column()};
    if (cell.column == TableModel::IdColumn) {
        renameTo(cell.row, text.trimmed());
        return;
    }
    TableEdits edits(m_table);
    Cells selected = m_grid->selectedCells();
    std::erase_if(selected, [](const Cell &one) { return one.column == TableModel::IdColumn; });
    const bool several = selected.size() > 1 && std::ranges::contains(selected, cell);
    const auto calculation = Calculation::parse(text);
    const Field *field = m_table.field(cell.column);
    const bool check = field && field->type == Field::Type::Truth && sender() == &m_table;
    QString refusal;
    if (several && calculation && edits.canCalculate(selected, *calculation)) {
        refusal = edits.calculate(selected, *calculation);
    } else if (several && (everywhere || check)) {
        if (check)
            std::erase_if(selected, [this](const Cell &one) {
                const Field *other = m_table.field(one.column);
                return !other || other->type != Field::Type::Truth;
            });
        refusal = edits.enter(selected, text);
    } else {
        refusal = edits.enter(cell, text);
    }
    if (!refusal.isEmpty())
        showMessage(refusal);
}

void ComponentsPanel::renameTo(int row, const QString &id)
{
    const std::string before = m_table.entries()[static_cast<std::size_t>(row)]->id;
    if (id.toStdString() == before)
        return;
    if (const QString fault = idFault(m_document, m_table.file(), id); !fault.isEmpty()) {
        showMessage(fault);
        return;
    }
    const auto uses = usesOf(m_document, m_table.file(), before, id.toStdString());
    std::optional<bool> withUses = true;
    if (!uses.empty())
        withUses = m_questions.renameUses(QString::fromStdString(before), id, static_cast<int>(uses.size()));
    if (withUses && renameEntry(m_document, m_table.file(), before, id, *withUses))
        selectIds({id.toStdString()}, TableModel::IdColumn);
}

void ComponentsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_table.retranslate();
        retranslate();
    }
    if (event->type() == QEvent::FontChange && m_table.columnCount() > 0)
        m_grid->fitColumns();
    QWidget::changeEvent(event);
}

} // namespace engawa
