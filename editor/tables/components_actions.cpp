// What the panel can be asked to do, with its keys and menus.
#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSaveFile>
#include <QToolButton>

#include "editor/csv/csv.h"
#include "editor/csv/csv_preview.h"
#include "editor/csv/csv_table.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/components_panel.h"
#include "editor/tables/find_replace.h"
#include "editor/tables/table_paste.h"

namespace engawa {

QAction *ComponentsPanel::addAction(const QString &name, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(m_grid);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut); // an open editor keeps its keys
    connect(action, &QAction::triggered, this, std::move(run));
    m_grid->addAction(action);
    return action;
}

void ComponentsPanel::buildActions()
{
    const auto add = [this](const char *name, const QKeySequence &shortcut, std::function<void()> run) {
        m_menu->addAction(addAction(QString::fromLatin1(name), shortcut, std::move(run)));
    };
    add("new", Qt::CTRL | Qt::Key_Plus, [this] { addNew(); });
    add("duplicate", Qt::CTRL | Qt::SHIFT | Qt::Key_D, [this] { duplicate(); });
    add("delete", Qt::CTRL | Qt::Key_Minus, [this] { removeRows(); });
    add("rename", {}, [this] { rename(); });
    add("up", Qt::ALT | Qt::Key_Up, [this] { move(true); });
    add("down", Qt::ALT | Qt::Key_Down, [this] { move(false); });
    m_menu->addSeparator();
    add("copy", QKeySequence::Copy, [this] { copy(); });
    add("cut", QKeySequence::Cut, [this] {
        copy();
        clear();
    });
    add("paste", QKeySequence::Paste, [this] { paste(); });
    add("clear", QKeySequence::Delete, [this] { clear(); });
    add("fill_down", Qt::CTRL | Qt::Key_D, [this] { fill(Qt::Vertical); });
    add("fill_right", Qt::CTRL | Qt::Key_R, [this] { fill(Qt::Horizontal); });
    m_menu->addSeparator();
    add("find", QKeySequence::Replace, [this] { findAndReplace(); });
    addAction(QStringLiteral("filter"), QKeySequence::Find, [this] { m_filter->setFocus(); });
    m_menu->addSeparator();
    add("import", {}, [this] { importFile(); });
    add("export", {}, [this] { exportFile(); });
    connect(m_new, &QToolButton::clicked, this, &ComponentsPanel::addNew);
    m_grid->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_grid, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_menu->popup(m_grid->viewport()->mapToGlobal(at)); });
}

QAction *ComponentsPanel::action(const QString &name) const
{
    return m_grid->findChild<QAction *>(name, Qt::FindDirectChildrenOnly);
}

void ComponentsPanel::retranslate()
{
    const std::pair<const char *, QString> texts[] = {{"new", tr("&New component…")},
                                                      {"duplicate", tr("&Duplicate rows")},
                                                      {"delete", tr("De&lete rows")},
                                                      {"rename", tr("Rename &id…")},
                                                      {"up", tr("Move &up")},
                                                      {"down", tr("Move do&wn")},
                                                      {"copy", tr("&Copy")},
                                                      {"cut", tr("Cu&t")},
                                                      {"paste", tr("&Paste")},
                                                      {"clear", tr("Cl&ear cells")},
                                                      {"fill_down", tr("Fill &down")},
                                                      {"fill_right", tr("Fill &right")},
                                                      {"find", tr("&Find and replace…")},
                                                      {"filter", tr("Filter")},
                                                      {"import", tr("I&mport CSV…")},
                                                      {"export", tr("E&xport CSV…")}};
    for (const auto &[name, text] : texts)
        action(QString::fromLatin1(name))->setText(text);
    m_files->setAccessibleName(tr("Table"));
    m_files->setToolTip(tr("The table to show"));
    m_filter->setPlaceholderText(tr("Filter: words, column:word, column>3"));
    m_filter->setToolTip(
        tr("Rows that hold all of these words. “column:word” looks in one column, “column>3” compares."));
    m_filter->setAccessibleName(tr("Filter rows"));
    m_new->setText(tr("New…"));
    m_new->setToolTip(tr("A new row that plays at once (%1)")
                          .arg(action(QStringLiteral("new"))->shortcut().toString(QKeySequence::NativeText)));
    m_more->setText(tr("More"));
    m_more->setAccessibleName(tr("More to do with rows and cells"));
    m_grid->setAccessibleName(tr("Components"));
    showCounts();
}

void ComponentsPanel::addNew()
{
    if (!takesNewEntries(m_document, m_table.file()))
        return;
    const auto wanted = m_questions.newComponent(m_table.file());
    if (!wanted)
        return;
    if (const QString fault = idFault(m_document, m_table.file(), wanted->id); !fault.isEmpty()) {
        showMessage(fault);
        return;
    }
    const auto ids = selectedIds();
    m_filter->clear();
    if (addComponent(m_document, m_table.file(), wanted->id, wanted->name, ids.empty() ? "" : ids.back())) {
        selectIds({wanted->id.toStdString()},
                  m_table.columnCount() > TableModel::FirstField ? TableModel::FirstField : 0);
        m_grid->setFocus();
    }
}

void ComponentsPanel::duplicate()
{
    const auto added = duplicateComponents(m_document, m_table.file(), selectedIds());
    if (added.empty())
        return;
    m_filter->clear();
    selectIds(added, TableModel::IdColumn);
}

void ComponentsPanel::removeRows()
{
    const auto ids = selectedIds();
    const int row = m_grid->currentIndex().row();
    if (ids.empty() || !removeComponents(m_document, m_table.file(), ids))
        return;
    m_grid->setCurrentIndex(m_rows.index(std::min(row, m_rows.rowCount() - 1), m_grid->currentIndex().column()));
}

void ComponentsPanel::rename()
{
    const QModelIndex current = m_grid->currentIndex();
    if (!current.isValid())
        return;
    const QModelIndex id = m_rows.index(current.row(), TableModel::IdColumn);
    m_grid->setCurrentIndex(id);
    m_grid->frozen()->edit(id);
}

void ComponentsPanel::move(bool up)
{
    const auto ids = selectedIds();
    if (ids.empty())
        return;
    const QString refusal = m_rows.sortColumn() >= 0
                                ? tr("The rows are sorted; go back to the order of the file to move them.")
                                : moveComponents(m_document, m_table.file(), ids, up);
    if (!refusal.isEmpty())
        showMessage(refusal);
    m_grid->scrollTo(m_grid->currentIndex());
}

void ComponentsPanel::clear()
{
    const Cells cells = m_grid->selectedCells();
    if (cells.empty())
        return;
    if (const QString refusal = TableEdits(m_table).clear(cells); !refusal.isEmpty())
        showMessage(refusal);
}

void ComponentsPanel::copy()
{
    const QRect block = m_grid->selectedBlock();
    const auto columns = m_grid->columnsFrom(block.left());
    const auto cells = m_grid->selectedCells();
    QList<QStringList> rows;
    std::map<int, qsizetype> places; // of the table's rows
    for (const Cell &cell : cells) {
        const auto [place, added] = places.try_emplace(cell.row, rows.size());
        if (added)
            rows += QStringList(block.width());
        const auto column = std::ranges::find(columns, cell.column) - columns.begin();
        if (column < block.width())
            rows[place->second][column] = m_table.data(m_table.index(cell.row, cell.column), Qt::EditRole).toString();
    }
    if (!rows.isEmpty())
        QApplication::clipboard()->setText(writeTabs(rows));
}

void ComponentsPanel::paste()
{
    const QRect block = m_grid->selectedBlock();
    const QString text = QApplication::clipboard()->text();
    if (text.isEmpty() || block.isNull())
        return;
    TablePaste pasted(m_table, readTabs(text), m_grid->rowsFrom(block.top()), m_grid->columnsFrom(block.left()),
                      block.size());
    if (!pasted.refusal().isEmpty()) {
        showMessage(pasted.refusal());
        return;
    }
    if (pasted.newRows() > 0) {
        if (!m_questions.addRows(pasted.newRows()))
            return;
        m_filter->clear();
    }
    if (pasted.paste())
        showCounts();
}

void ComponentsPanel::fill(Qt::Orientation direction)
{
    if (const QString refusal = TableEdits(m_table).fill(m_grid->selectedCells(), direction); !refusal.isEmpty())
        showMessage(refusal);
}

void ComponentsPanel::findAndReplace()
{
    if (!m_find)
        m_find = new FindReplace(m_document, m_selection, this);
    m_find->begin(m_grid->currentIndex().data(Qt::EditRole).toString());
}

void ComponentsPanel::importFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import CSV"), m_csvFolder, tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    m_csvFolder = QFileInfo(path).absolutePath();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        showMessage(tr("“%1” can’t be read: %2.").arg(path, file.errorString()));
        return;
    }
    const auto plan = planImport(m_document, m_table.file(), QString::fromUtf8(file.readAll()));
    if (!plan) {
        showMessage(plan.error());
        return;
    }
    CsvPreview preview(*plan, m_files->currentText(), this);
    if (preview.exec() == QDialog::Accepted)
        importCsv(m_document, *plan, preview.removeLacking());
}

void ComponentsPanel::exportFile()
{
    const QString suggested = QString::fromStdString(m_table.file()).section(u'.', 0, 0) + QStringLiteral(".csv");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export CSV"), QDir(m_csvFolder).filePath(suggested),
                                                      tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    m_csvFolder = QFileInfo(path).absolutePath();
    QFile old(path);
    const QString over = old.open(QIODevice::ReadOnly) ? QString::fromUtf8(old.readAll()) : QString();
    old.close();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(exportCsv(m_document, m_table.file(), over)) < 0
        || !file.commit())
        showMessage(tr("“%1” can’t be written: %2.").arg(path, file.errorString()));
}

} // namespace engawa
