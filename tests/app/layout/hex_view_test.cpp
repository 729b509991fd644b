#include "app/layout/hex_view.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

#include "tests/subject.h"

using namespace engawa;

// A window of 520 by 400 at 10,20: five hexagons side by side, with their edge, are as wide as it.
class HexViewTest : public QObject
{
    Q_OBJECT

    HexView m_view;

    // Where a point of the field, in widths of a hexagon, is seen in the window.
    QPointF seen(QPointF at) const { return m_view.middle() + at * m_view.unit() - m_view.window().topLeft(); }

private slots:
    void init();
    void allPlacesAreSeenAsLargeAsTheyFit();
    void fewPlacesAreNoLargerThanAllowed();
    void theMiddleOfAllIsTheMiddleOfTheWindow();
    void whatThePointerIsOnStaysThere();
    void theFieldIsNotLost();
    void allIsShownAgain();
    void aPieceBeyondTheEdgeIsBroughtIn();
    void facesArePaintedForStepsOfAQuarter();
};

void HexViewTest::init()
{
    m_view.showAll();
    m_view.setLargest(130);
    m_view.setNearest(4);
    m_view.setWindow({10, 20, 520, 400});
    m_view.setPlaces({{0, 0}, {1, 0}, {4, 0}});
}

void HexViewTest::allPlacesAreSeenAsLargeAsTheyFit()
{
    QCOMPARE(m_view.unit(), 520 / 5.04);
    // Rows count from the upper corner of the first hexagon to the lower of the last.
    m_view.setPlaces({{0, 0}, {-4, 8}});
    QCOMPARE(m_view.unit(), 400 / (4 * std::numbers::sqrt3 + 2 / std::numbers::sqrt3 + 0.08));
}

void HexViewTest::fewPlacesAreNoLargerThanAllowed()
{
    m_view.setPlaces({{0, 0}});
    QCOMPARE(m_view.unit(), 130);
    m_view.setLargest(60);
    QCOMPARE(m_view.unit(), 60);
}

void HexViewTest::theMiddleOfAllIsTheMiddleOfTheWindow()
{
    const QPointF middle = seen({2, 0}); // of 0 to 4
    QCOMPARE(middle.x(), 260);
    QCOMPARE(middle.y(), 200);
}

void HexViewTest::whatThePointerIsOnStaysThere()
{
    const QPointF pointer(200, 190);
    const QPointF under = (pointer + m_view.window().topLeft() - m_view.middle()) / m_view.unit();
    QSignalSpy zoomed(&m_view, &HexView::zoomChanged);
    m_view.zoomBy(2, pointer);
    QCOMPARE(m_view.zoom(), 2);
    QCOMPARE(m_view.unit(), 2 * 520 / 5.04);
    QCOMPARE(zoomed.size(), 1);
    QVERIFY((seen(under) - pointer).manhattanLength() < 1e-6);
    m_view.zoomBy(9, pointer);
    QCOMPARE(m_view.zoom(), 4);
    m_view.zoomBy(0.01, pointer);
    QCOMPARE(m_view.zoom(), 1);
}

void HexViewTest::theFieldIsNotLost()
{
    const QPointF before = m_view.middle();
    m_view.slide(300, 0); // all is seen: there is nowhere to go
    QCOMPARE(m_view.middle(), before);
    m_view.zoomBy(2, {260, 200});
    m_view.slide(10000, 0);
    // Half a hexagon may be seen beyond the left end, which is 0.52 from the middle of the first.
    QCOMPARE(seen({-0.52 - 0.5, 0}).x(), 0);
}

void HexViewTest::allIsShownAgain()
{
    const QPointF before = m_view.middle();
    m_view.zoomBy(3, {30, 30});
    m_view.showAll();
    QCOMPARE(m_view.zoom(), 1);
    QCOMPARE(m_view.middle(), before);
}

void HexViewTest::aPieceBeyondTheEdgeIsBroughtIn()
{
    m_view.zoomBy(2, {260, 200});
    const QPointF before = m_view.middle();
    m_view.reveal({100, 100, 50, 50}); // it is in sight
    QCOMPARE(m_view.middle(), before);
    m_view.reveal({520, 100, 50, 50}); // 40 past the right edge
    QCOMPARE(m_view.middle().x(), before.x() - 40);
    QCOMPARE(m_view.middle().y(), before.y());
}

void HexViewTest::facesArePaintedForStepsOfAQuarter()
{
    m_view.setPlaces({{0, 0}});
    m_view.setLargest(std::pow(1.25, 20) - 1);
    QCOMPARE(m_view.paintedUnit(), std::pow(1.25, 20));
    m_view.setLargest(std::pow(1.25, 20) + 1);
    QCOMPARE(m_view.paintedUnit(), std::pow(1.25, 21));
}

ENGAWA_APPLESS_SUBJECT(layout_hex_view_test, HexViewTest)
#include "hex_view_test.moc"
