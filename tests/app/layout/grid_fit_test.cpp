#include "app/layout/grid_fit.h"

#include <QTest>

#include "tests/subject.h"

using namespace engawa;

// Pieces twice as high as wide, with a gap of 10.
class GridFitTest : public QObject
{
    Q_OBJECT

    static constexpr double gap = 10;
    static constexpr double aspect = 2;

    static int columns(int count, QSizeF room) { return GridFit::columns(count, room, gap, aspect); }
    static double width(int columns, int count, QSizeF room)
    {
        return GridFit::width(columns, count, room, gap, aspect);
    }
    static double shrunk(int count, QSizeF room) { return GridFit::shrunk(100, count, room, gap, aspect); }

private slots:
    void piecesAreAsWideAsTheirColumnLets();
    void piecesAreAsHighAsTheirRowLets();
    void theColumnsAreThoseOfTheLargestPieces();
    void asManyColumnsAsPiecesAreEnough();
    void whatHasRoomStaysAsItIs();
    void whatHasNoRoomShrinksByTwos();
    void nothingShrinksBelowTheLeast();
};

void GridFitTest::piecesAreAsWideAsTheirColumnLets()
{
    QCOMPARE(width(1, 1, {100, 1000}), 100);
    QCOMPARE(width(3, 3, {320, 1000}), 100);
}

void GridFitTest::piecesAreAsHighAsTheirRowLets()
{
    QCOMPARE(width(1, 2, {1000, 210}), 50); // two rows of a hundred
    QCOMPARE(width(2, 3, {1000, 210}), 50); // the second one is not full
}

void GridFitTest::theColumnsAreThoseOfTheLargestPieces()
{
    QCOMPARE(columns(4, {430, 200}), 4); // beside each other they are 100 wide
    QCOMPARE(columns(4, {200, 410}), 2); // below each other 43, in two columns 95
    QCOMPARE(columns(4, {50, 830}), 1);
}

void GridFitTest::asManyColumnsAsPiecesAreEnough()
{
    QCOMPARE(columns(3, {5000, 100}), 3);
    QCOMPARE(columns(0, {5000, 100}), 1);
    QCOMPARE(columns(3, {5000, 40}), 3);
}

void GridFitTest::whatHasRoomStaysAsItIs()
{
    QCOMPARE(shrunk(8, {430, 410}), 100); // four columns and two rows, to the pixel
    QCOMPARE(shrunk(0, {0, 0}), 100);
}

void GridFitTest::whatHasNoRoomShrinksByTwos()
{
    QCOMPARE(shrunk(9, {430, 410}), 78); // five columns: 430 and the last gap, by five, without its gap
    QCOMPARE(shrunk(8, {429, 410}), 98);
}

void GridFitTest::nothingShrinksBelowTheLeast()
{
    QCOMPARE(shrunk(1000, {430, 410}), 16);
}

ENGAWA_APPLESS_SUBJECT(layout_grid_fit_test, GridFitTest)
#include "grid_fit_test.moc"
