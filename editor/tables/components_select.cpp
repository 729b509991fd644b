// What is selected, what is seen: the panel's part in the workbench's selection, sorting and the columns' menu.
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>

#include "editor/tables/components_panel.h"

namespace engawa {

std::vector<std::string> ComponentsPanel::selectedIds() const
{
    std::vector<std::string> ids;
    for (const int row : m_grid->selectedRows())
        if (row >= 0)
            ids.push_back(m_table.entries()[static_cast<std::size_t>(row)]->id);
    return ids;
}

void ComponentsPanel::tellSelection()
{
    if (m_following)
        return;
    showCounts();
    const QModelIndex current = m_rows.mapToSource(m_grid->currentIndex());
    if (!current.isValid())
        return;
    QStringList ids;
    for (const std::string &id : selectedIds())
        ids += QString::fromStdString(id);
    const QString first = QString::fromStdString(m_table.entries()[static_cast<std::size_t>(current.row())]->id);
    if (const qsizetype place = ids.indexOf(first); place > 0)
        ids.move(place, 0);
    const Field *field = m_table.field(current.column());
    const QScopedValueRollback telling(m_following, true);
    m_selection.select(QString::fromStdString(m_table.file()), ids,
                       field ? QString::fromStdString(field->pointer) : QString());
}

void ComponentsPanel::followSelection()
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    if (m_selection.file().isEmpty()) { // nothing is chosen: nothing looks as if it were
        m_grid->selectionModel()->clear();
        showCounts();
        return;
    }
    showFile(m_selection.file().toStdString());
    if (m_table.file() != m_selection.file().toStdString())
        return;
    std::vector<std::string> ids;
    for (const QString &id : m_selection.ids())
        ids.push_back(id.toStdString());
    selectIds(ids, m_table.columnOf(m_selection.field().toStdString()));
}

void ComponentsPanel::selectIds(const std::vector<std::string> &ids, int column)
{
    QItemSelection selected;
    QModelIndex current;
    for (const std::string &id : ids) {
        const int row = m_table.rowOf(id);
        const QModelIndex index = row < 0 ? QModelIndex() : m_rows.mapFromSource(m_table.index(row, column));
        if (!index.isValid())
            continue;
        selected.select(index, index);
        if (!current.isValid())
            current = index;
    }
    if (!current.isValid()) {
        m_grid->clearSelection();
        return;
    }
    m_grid->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    m_grid->selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
    m_grid->scrollTo(current);
    showCounts();
}

void ComponentsPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    showFile(file.toStdString());
    if (m_table.file() != file.toStdString())
        return;
    const int row = m_table.rowOf(id.toStdString());
    const int column = m_table.columnOf(field.toStdString());
    if (row >= 0 && !m_rows.mapFromSource(m_table.index(row, column)).isValid())
        m_filter->clear();
    m_grid->setColumnShown(column, true);
    selectIds({id.toStdString()}, column);
    m_grid->setFocus();
}

void ComponentsPanel::sortBy(int column, std::optional<Qt::SortOrder> order)
{
    m_rows.sort(column, order.value_or(Qt::AscendingOrder));
    for (QTableView *view : {static_cast<QTableView *>(m_grid), m_grid->frozen()}) {
        const QSignalBlocker blocker(view->horizontalHeader());
        view->horizontalHeader()->setSortIndicatorShown(column >= 0);
        view->horizontalHeader()->setSortIndicator(column, order.value_or(Qt::AscendingOrder));
    }
}

void ComponentsPanel::headerMenu(int column, const QPoint &place)
{
    QMenu menu(this);
    if (column >= 0) {
        menu.addAction(tr("Sort &ascending"), this, [this, column] { sortBy(column, Qt::AscendingOrder); });
        menu.addAction(tr("Sort &descending"), this, [this, column] { sortBy(column, Qt::DescendingOrder); });
    }
    menu.addAction(tr("&Order of the file"), this, [this] { sortBy(-1, {}); })->setEnabled(m_rows.sortColumn() >= 0);
    menu.addSeparator();
    for (int other = TableModel::NameColumn; other < m_table.columnCount(); ++other) {
        QAction *shown = menu.addAction(m_table.headerData(other, Qt::Horizontal).toString());
        shown->setCheckable(true);
        shown->setChecked(!m_grid->isColumnHidden(other));
        connect(shown, &QAction::toggled, this, [this, other](bool on) { m_grid->setColumnShown(other, on); });
    }
    menu.addSeparator();
    menu.addAction(tr("&Fit the columns"), m_grid, &GridView::fitColumns);
    menu.exec(place);
}

} // namespace engawa
