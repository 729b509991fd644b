#include <QScrollBar>
#include <QTest>

#include "editor/tables/components_panel.h"
#include "tests/editor/tables/opened_pack.h"
#include "tests/subject.h"

using namespace engawa;

class GridViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aNewRowBelowTheLastMovesBothParts();
    void theCursorIsSelectedWhereverKeysTakeIt_data();
    void theCursorIsSelectedWhereverKeysTakeIt();
    void shiftGrowsTheSelectionFromWhereItBegan_data();
    void shiftGrowsTheSelectionFromWhereItBegan();
    void shiftAndTheMouseGrowItFromWhereKeysWent();
    void typingEditsTheCellThatShowsTheCursor();
    void theFirstRowCanBeChosenAfterTheSelectionWasCleared();
    void aRowIsChosenAgainAfterSomethingElseWas();

private:
    GridView &grid() { return panel->grid(); }
    int lastRow() { return panel->rows().rowCount() - 1; }
    int lastColumn() { return grid().columnsFrom(0).back(); }
    void go(int row, int column) { grid().setCurrentIndex(panel->rows().index(row, column)); }
    void click(QTableView &view, const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, view.visualRect(index).center());
    }
    // "last" is -1.
    QModelIndex place(int row, int column)
    {
        return panel->rows().index(row < 0 ? lastRow() : row, column < 0 ? lastColumn() : column);
    }

    std::unique_ptr<OpenedPack> pack;
    std::unique_ptr<ComponentsPanel> panel;
};

void GridViewTest::init()
{
    panel.reset();
    pack = std::make_unique<OpenedPack>();
    panel = std::make_unique<ComponentsPanel>(pack->document, pack->selection);
    panel->resize(420, 400); // both scroll bars
    panel->show();
    panel->showFile("leaf_cards.json");
    grid().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
}

void GridViewTest::aNewRowBelowTheLastMovesBothParts()
{
    QVERIFY(grid().verticalScrollBar()->maximum() > 0);
    QTest::keyClick(&grid(), Qt::Key_End, Qt::ControlModifier);
    panel->questions().newComponent = [](const std::string &) {
        return ComponentsPanel::Questions::NewComponent{"violet_1", "Violet 1"};
    };
    panel->action("new")->trigger();
    QCOMPARE(pack->selection.current(), "violet_1");
    const auto apart = [this] {
        for (int row = 0; row <= lastRow(); ++row)
            if (grid().rowViewportPosition(row) != grid().frozen()->rowViewportPosition(row))
                return row;
        return -1;
    };
    QTRY_COMPARE(grid().verticalScrollBar()->value(), grid().verticalScrollBar()->maximum());
    QTRY_COMPARE(apart(), -1);
    pack->document.steps().undo();
    QTRY_COMPARE(grid().verticalScrollBar()->value(), grid().verticalScrollBar()->maximum());
    QTRY_COMPARE(apart(), -1);
}

void GridViewTest::theCursorIsSelectedWhereverKeysTakeIt_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("control");
    QTest::addColumn<int>("toRow");
    QTest::addColumn<int>("toColumn");
    constexpr int row = 20;
    for (const int column : {0, 1, 3}) {
        const auto to = [&](const char *name, Qt::Key key, bool control, int toRow, int toColumn) {
            QTest::addRow("%s from column %d", name, column) << column << key << control << toRow << toColumn;
        };
        to("Up", Qt::Key_Up, false, row - 1, column);
        to("Ctrl+Up", Qt::Key_Up, true, 0, column);
        to("Ctrl+Down", Qt::Key_Down, true, -1, column);
        to("Ctrl+Left", Qt::Key_Left, true, row, 0);
        to("Ctrl+Right", Qt::Key_Right, true, row, -1);
        to("Home", Qt::Key_Home, false, row, 0);
        to("End", Qt::Key_End, false, row, -1);
        to("Ctrl+Home", Qt::Key_Home, true, 0, 0);
        to("Ctrl+End", Qt::Key_End, true, -1, -1);
    }
}

void GridViewTest::theCursorIsSelectedWhereverKeysTakeIt()
{
    QFETCH(int, column);
    QFETCH(Qt::Key, key);
    QFETCH(bool, control);
    QFETCH(int, toRow);
    QFETCH(int, toColumn);
    go(20, column);
    QTest::keyClick(&grid(), key, control ? Qt::ControlModifier : Qt::NoModifier);
    const QModelIndex expected = place(toRow, toColumn);
    QCOMPARE(grid().currentIndex(), expected);
    QCOMPARE(grid().selectionModel()->selectedIndexes(), QModelIndexList{expected});
    const QTableView &part = expected.column() < TableModel::FirstField ? *grid().frozen() : grid();
    QTRY_VERIFY(part.viewport()->rect().contains(part.visualRect(expected))); // in sight
}

void GridViewTest::shiftGrowsTheSelectionFromWhereItBegan_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("control");
    QTest::addColumn<int>("toRow");
    QTest::addColumn<int>("toColumn");
    constexpr int row = 20;
    for (const int column : {0, 1, 3}) {
        const auto to = [&](const char *name, Qt::Key key, bool control, int toRow, int toColumn) {
            QTest::addRow("%s from column %d", name, column) << column << key << control << toRow << toColumn;
        };
        to("Shift+Down", Qt::Key_Down, false, row + 1, column);
        to("Ctrl+Shift+Down", Qt::Key_Down, true, -1, column);
        to("Ctrl+Shift+Up", Qt::Key_Up, true, 0, column);
        to("Ctrl+Shift+Left", Qt::Key_Left, true, row, 0);
        to("Ctrl+Shift+Right", Qt::Key_Right, true, row, -1);
        to("Shift+Home", Qt::Key_Home, false, row, 0);
        to("Shift+End", Qt::Key_End, false, row, -1);
        to("Ctrl+Shift+Home", Qt::Key_Home, true, 0, 0);
        to("Ctrl+Shift+End", Qt::Key_End, true, -1, -1);
    }
}

void GridViewTest::shiftGrowsTheSelectionFromWhereItBegan()
{
    QFETCH(int, column);
    QFETCH(Qt::Key, key);
    QFETCH(bool, control);
    QFETCH(int, toRow);
    QFETCH(int, toColumn);
    // A click in its own part first, then keys: both parts know where it began.
    const QModelIndex from = panel->rows().index(20, column);
    grid().scrollTo(from);
    click(column < TableModel::FirstField ? *grid().frozen() : grid(), from);
    QTest::keyClick(&grid(), key, control ? Qt::ControlModifier | Qt::ShiftModifier : Qt::ShiftModifier);
    const QModelIndex to = place(toRow, toColumn);
    QCOMPARE(grid().currentIndex(), to);
    const QRect block = QRect(QPoint(from.column(), from.row()), QPoint(from.column(), from.row()))
                            .united(QRect(QPoint(to.column(), to.row()), QPoint(to.column(), to.row())));
    QCOMPARE(grid().selectedBlock(), block);
    QCOMPARE(grid().selectedCells().size(), std::size_t(block.width() * block.height()));
    // And back: it shrinks to where it began.
    go(20, column);
    QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&grid(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(grid().selectionModel()->selectedIndexes(), QModelIndexList{from});
}

void GridViewTest::shiftAndTheMouseGrowItFromWhereKeysWent()
{
    const auto block = [this](int top, int left, int bottom, int right) {
        return grid().selectedBlock() == QRect(QPoint(left, top), QPoint(right, bottom));
    };
    go(2, 2);
    QTest::keyClick(&grid(), Qt::Key_Down);
    click(*grid().frozen(), panel->rows().index(5, 1), Qt::ShiftModifier);
    QVERIFY(block(3, 1, 5, 2));
    click(*grid().frozen(), panel->rows().index(1, 0), Qt::ShiftModifier);
    QVERIFY(block(1, 0, 3, 2));
    click(*grid().frozen(), panel->rows().index(4, 0));
    click(grid(), panel->rows().index(6, 2), Qt::ShiftModifier);
    QVERIFY(block(4, 0, 6, 2));
}

void GridViewTest::typingEditsTheCellThatShowsTheCursor()
{
    QPalette palette = grid().palette();
    palette.setColor(QPalette::Accent, QColor(0xA63A26)); // not that of the selection
    for (QTableView *view : {static_cast<QTableView *>(&grid()), grid().frozen()})
        view->setPalette(palette);
    const auto ringed = [this](const QModelIndex &index) {
        QTableView &part = index.column() < TableModel::FirstField ? *grid().frozen() : grid();
        const QRect cell = part.visualRect(index);
        const QColor edge = part.viewport()->grab().toImage().pixelColor(cell.left() + cell.width() / 2, cell.top());
        return edge == part.palette().color(QPalette::Accent);
    };
    for (const int column : {0, 2}) {
        go(3, column);
        QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(ringed(panel->rows().index(4, column)));
        QVERIFY(!ringed(panel->rows().index(3, column)));
    }
}

void GridViewTest::theFirstRowCanBeChosenAfterTheSelectionWasCleared()
{
    const QModelIndex first = panel->rows().index(0, 0);
    pack->selection.clear(); // as when a match is opened
    QVERIFY(grid().selectionModel()->selectedIndexes().isEmpty());
    click(*grid().frozen(), first);
    QCOMPARE(pack->selection.current(), first.data().toString());
    pack->selection.clear();
    QTest::keyClick(&grid(), Qt::Key_Down);
    QCOMPARE(pack->selection.current(), first.data().toString());
}

void GridViewTest::aRowIsChosenAgainAfterSomethingElseWas()
{
    click(grid(), panel->rows().index(3, 2));
    const QString id = pack->selection.current();
    QCOMPARE(id, panel->rows().index(3, 0).data().toString());
    pack->selection.select("rules.json", {"leaf_types_2"}); // is shown elsewhere
    click(grid(), panel->rows().index(3, 2));
    QCOMPARE(pack->selection.current(), id);
}

ENGAWA_SUBJECT(editor_grid_view_test, GridViewTest, QApplication)
#include "grid_view_test.moc"
