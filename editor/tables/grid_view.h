#pragma once

#include <QTableView>

#include "editor/tables/table_edits.h"
#include "editor/tables/table_rows.h"

namespace engawa {

// The table with the habits of a spreadsheet: Enter goes down and Tab right, typing edits, the id and name columns stay
// in sight. They are shown by a second view over the first, which shares its rows and its selection.
class GridView : public QTableView
{
    Q_OBJECT

public:
    explicit GridView(TableRows &rows, QWidget *parent = nullptr);

    void setColumnShown(int column, bool shown);
    void fitColumns();

    Cells selectedCells() const; // in the order shown, of the table's own rows and columns
    std::vector<int> selectedRows() const;
    std::vector<int> rowsFrom(int row) const; // of the table, from a row of the view down
    std::vector<int> columnsFrom(int column) const; // those shown
    QRect selectedBlock() const; // in the view: left and top, width and height in cells
    QTableView *frozen() const { return m_frozen; }

    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void headerMenuWanted(int column, const QPoint &place);
    void headerDoubleClicked(int column);

protected:
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;

protected slots:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    friend class FrozenView;

    void place();
    void step(int rows, int columns);
    QModelIndex atEdge(CursorAction side) const; // of the columns shown, in the row or column of the cursor
    QModelIndex anchor() const; // where the selection around the cursor began
    void extendTo(const QModelIndex &index);
    bool extendBy(const QTableView &view, const QEvent &event); // with Shift and the mouse; false: something else
    void scaleRows();

    TableRows &m_rows;
    QTableView *m_frozen;
    bool m_extending = false;
};

} // namespace engawa
