#include "editor/tables/grid_view.h"

#include <algorithm>
#include <set>

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

namespace engawa {

constexpr int frozenColumns = TableModel::FirstField;

// The id and name columns over the view. It never has the focus: keys go to the view behind it.
class FrozenView : public QTableView
{
public:
    explicit FrozenView(GridView &grid) : QTableView(&grid), m_grid(grid) {}

    bool openEditor(const QModelIndex &index, EditTrigger trigger, QEvent *event)
    {
        return QTableView::edit(index, trigger, event);
    }

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override
    {
        QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
        m_grid.setFocus();
        m_grid.closeEditor(nullptr, hint);
    }
    bool viewportEvent(QEvent *event) override
    {
        return m_grid.extendBy(*this, *event) || QTableView::viewportEvent(event);
    }
    void wheelEvent(QWheelEvent *event) override { QCoreApplication::sendEvent(m_grid.viewport(), event); }
    void scrollTo(const QModelIndex &, ScrollHint) override {} // the view behind decides

private:
    GridView &m_grid;
};

GridView::GridView(TableRows &rows, QWidget *parent) : QTableView(parent), m_rows(rows), m_frozen(new FrozenView(*this))
{
    for (QTableView *view : {static_cast<QTableView *>(this), m_frozen}) {
        view->setModel(&rows);
        view->setSelectionMode(ExtendedSelection);
        view->setSelectionBehavior(SelectItems);
        view->setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
        view->setVerticalScrollMode(ScrollPerPixel);
        view->setHorizontalScrollMode(ScrollPerPixel);
        view->setWordWrap(false);
        view->setTabKeyNavigation(true); // Tab comes to keyPressEvent
        view->setAlternatingRowColors(true);
        view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        QHeaderView *header = view->horizontalHeader();
        header->setHighlightSections(false);
        header->setSectionsClickable(true);
        header->setSortIndicatorShown(false);
        header->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint &at) {
            emit headerMenuWanted(header->logicalIndexAt(at), header->mapToGlobal(at));
        });
        connect(header, &QHeaderView::sectionDoubleClicked, this, &GridView::headerDoubleClicked);
    }
    m_frozen->setFocusPolicy(Qt::NoFocus);
    m_frozen->setSelectionModel(selectionModel());
    m_frozen->verticalHeader()->hide();
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setFrameShape(NoFrame);
    m_frozen->setObjectName(QStringLiteral("frozen"));
    // Each view measures its rows when it comes to it: until both have, the one would hold back the other.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, m_frozen->verticalScrollBar(), &QScrollBar::setRange);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this] { m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value()); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_frozen->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int size) {
        if (column < frozenColumns && m_frozen->columnWidth(column) != size)
            m_frozen->setColumnWidth(column, size);
        place();
    });
    connect(m_frozen->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int size) {
        if (column < frozenColumns && columnWidth(column) != size)
            setColumnWidth(column, size);
    });
    const auto hideOthers = [this] {
        for (int column = 0; column < m_rows.columnCount(); ++column)
            m_frozen->setColumnHidden(column, column >= frozenColumns || isColumnHidden(column));
        place();
    };
    connect(&rows, &QAbstractItemModel::modelReset, this, hideOthers);
    connect(&rows, &QAbstractItemModel::columnsInserted, this, hideOthers);
    hideOthers();
    scaleRows();
}

void GridView::setColumnShown(int column, bool shown)
{
    setColumnHidden(column, !shown);
    m_frozen->setColumnHidden(column, column >= frozenColumns || !shown);
    place();
}

void GridView::fitColumns()
{
    resizeColumnsToContents();
    const int unit = fontMetrics().height();
    for (int column = 0; column < m_rows.columnCount(); ++column)
        setColumnWidth(column, std::clamp(columnWidth(column) + unit / 2, unit * 3, unit * 16));
    place();
}

void GridView::place()
{
    int width = 0;
    for (int column = 0; column < frozenColumns; ++column) {
        m_frozen->setColumnWidth(column, columnWidth(column));
        width += isColumnHidden(column) ? 0 : columnWidth(column);
    }
    m_frozen->horizontalHeader()->setFixedHeight(horizontalHeader()->height());
    m_frozen->setGeometry(verticalHeader()->width() + frameWidth(), frameWidth(), width,
                          viewport()->height() + horizontalHeader()->height());
    m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value());
}

void GridView::scaleRows()
{
    const int height = fontMetrics().height() * 13 / 10;
    for (QTableView *view : {static_cast<QTableView *>(this), m_frozen}) {
        view->verticalHeader()->setMinimumSectionSize(height);
        view->verticalHeader()->setDefaultSectionSize(height);
    }
    constexpr int fewestRows = 2;
    setMinimumHeight((fewestRows + 1) * height + 4 * frameWidth());
}

void GridView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    place();
}

void GridView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (m_frozen && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)) {
        scaleRows();
        place();
    }
}

void GridView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (index.column() < frozenColumns) {
        // Its column is in sight anyhow: only the row has to be.
        const int across = horizontalScrollBar()->value();
        QTableView::scrollTo(index, hint);
        horizontalScrollBar()->setValue(across);
        return;
    }
    QTableView::scrollTo(index, hint);
    const int hidden = m_frozen->width() - columnViewportPosition(index.column());
    if (hidden > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

bool GridView::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    if (index.isValid() && index.column() < frozenColumns && (trigger == EditKeyPressed || trigger == AnyKeyPressed)) {
        return static_cast<FrozenView *>(m_frozen)->openEditor(index, trigger, event);
    }
    return QTableView::edit(index, trigger, event);
}

void GridView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    if (editor)
        QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint == QAbstractItemDelegate::EditNextItem)
        step(0, 1);
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        step(0, -1);
    else if (hint == QAbstractItemDelegate::SubmitModelCache)
        step(QApplication::keyboardModifiers() & Qt::ShiftModifier ? -1 : 1, 0);
}

void GridView::keyPressEvent(QKeyEvent *event)
{
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const auto go = [&](CursorAction action) {
        const QModelIndex target = moveCursor(action, event->modifiers());
        shift ? extendTo(target) : setCurrentIndex(target);
    };
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return step(shift ? -1 : 1, 0);
    case Qt::Key_Tab:
        return step(0, 1);
    case Qt::Key_Backtab:
        return step(0, -1);
    case Qt::Key_Up:
        return go(MoveUp);
    case Qt::Key_Down:
        return go(MoveDown);
    case Qt::Key_Left:
        return go(MoveLeft);
    case Qt::Key_Right:
        return go(MoveRight);
    case Qt::Key_Home:
        return go(MoveHome);
    case Qt::Key_End:
        return go(MoveEnd);
    case Qt::Key_PageUp:
        return go(MovePageUp);
    case Qt::Key_PageDown:
        return go(MovePageDown);
    default:
        QTableView::keyPressEvent(event);
    }
}

QModelIndex GridView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    // Tab is a step of ours.
    if (action == MoveNext || action == MovePrevious)
        return currentIndex();
    const bool arrow = action == MoveUp || action == MoveDown || action == MoveLeft || action == MoveRight;
    if (arrow && modifiers & Qt::ControlModifier && currentIndex().isValid())
        return atEdge(action);
    return QTableView::moveCursor(action, modifiers);
}

QModelIndex GridView::atEdge(CursorAction side) const
{
    const QModelIndex current = currentIndex();
    if (side == MoveUp || side == MoveDown)
        return current.siblingAtRow(side == MoveUp ? 0 : m_rows.rowCount() - 1);
    const std::vector<int> columns = columnsFrom(0);
    return current.siblingAtColumn((side == MoveLeft) == isRightToLeft() ? columns.back() : columns.front());
}

// Wherever the cursor goes it is selected, so that it is seen: Qt moves it alone with Ctrl.
QItemSelectionModel::SelectionFlags GridView::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    return event ? QTableView::selectionCommand(index, event) : QItemSelectionModel::ClearAndSelect;
}

QModelIndex GridView::anchor() const
{
    const QModelIndex current = currentIndex();
    const auto across = [](int here, int first, int last) { return here == first ? last : here == last ? first : -1; };
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        const int row = across(current.row(), range.top(), range.bottom());
        const int column = across(current.column(), range.left(), range.right());
        if (range.contains(current) && row >= 0 && column >= 0)
            return current.sibling(row, column);
    }
    return current;
}

void GridView::extendTo(const QModelIndex &index)
{
    const QModelIndex from = anchor();
    if (!index.isValid() || !from.isValid())
        return setCurrentIndex(index);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    selectionModel()->select(QItemSelection(from, index), QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

bool GridView::viewportEvent(QEvent *event)
{
    return extendBy(*this, *event) || QTableView::viewportEvent(event);
}

// Each view remembers for itself where a selection began, and not what keys and the other view have done since.
bool GridView::extendBy(const QTableView &view, const QEvent &event)
{
    const bool press = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
    const bool release = event.type() == QEvent::MouseButtonRelease;
    if (!press && !release && event.type() != QEvent::MouseMove)
        return false;
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    if (press)
        m_extending = mouse.button() == Qt::LeftButton && mouse.modifiers() == Qt::ShiftModifier;
    if (!m_extending)
        return false;
    m_extending = !release;
    if (const QModelIndex index = view.indexAt(mouse.position().toPoint()); index.isValid() && !release)
        extendTo(index);
    return true;
}

void GridView::step(int rows, int columns)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    int row = current.row() + rows, column = current.column() + columns;
    while (column >= 0 && column < m_rows.columnCount() && isColumnHidden(column))
        column += columns;
    row = std::clamp(row, 0, m_rows.rowCount() - 1);
    if (column < 0 || column >= m_rows.columnCount())
        column = current.column();
    const QModelIndex next = m_rows.index(row, column);
    setCurrentIndex(next);
    scrollTo(next);
}

Cells GridView::selectedCells() const
{
    std::vector<std::pair<int, int>> shown;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            for (int column = range.left(); column <= range.right(); ++column)
                if (!isColumnHidden(column))
                    shown.emplace_back(row, column);
    std::ranges::sort(shown);
    shown.erase(std::ranges::unique(shown).begin(), shown.end());
    Cells cells;
    for (const auto &[row, column] : shown)
        cells.push_back({m_rows.mapToSource(m_rows.index(row, 0)).row(), column});
    if (cells.empty() && currentIndex().isValid())
        cells.push_back({m_rows.mapToSource(currentIndex()).row(), currentIndex().column()});
    return cells;
}

std::vector<int> GridView::selectedRows() const
{
    std::vector<int> rows;
    std::set<int> seen;
    for (const Cell &cell : selectedCells())
        if (seen.insert(cell.row).second)
            rows.push_back(cell.row);
    return rows;
}

std::vector<int> GridView::rowsFrom(int row) const
{
    std::vector<int> rows;
    for (; row < m_rows.rowCount(); ++row)
        rows.push_back(m_rows.mapToSource(m_rows.index(row, 0)).row());
    return rows;
}

std::vector<int> GridView::columnsFrom(int column) const
{
    std::vector<int> columns;
    for (; column < m_rows.columnCount(); ++column)
        if (!isColumnHidden(column))
            columns.push_back(column);
    return columns;
}

QRect GridView::selectedBlock() const
{
    QRect block;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        block |= QRect(range.left(), range.top(), range.width(), range.height());
    if (block.isNull() && currentIndex().isValid())
        block = QRect(currentIndex().column(), currentIndex().row(), 1, 1);
    int hidden = 0;
    for (int column = block.left(); column <= block.right(); ++column)
        hidden += isColumnHidden(column) ? 1 : 0;
    block.setWidth(block.width() - hidden);
    return block;
}

} // namespace engawa
