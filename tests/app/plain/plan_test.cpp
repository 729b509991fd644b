#include <QTest>

#include "qml/Table/plain_plan.h"
#include "tests/subject.h"

namespace engawa {

namespace {

PlainZone zone(const QString &id, const QString &form, int owner, QList<QPoint> places, int columns = 0)
{
    ZoneInfo info;
    info.zone = id;
    info.name = id;
    info.form = form;
    info.owner = owner;
    info.columns = columns;
    info.count = static_cast<int>(places.size());
    return {info, std::move(places), 1.4};
}

QList<QPoint> inLine(int count)
{
    QList<QPoint> places;
    for (int i = 0; i < count; ++i)
        places.append({i, 0});
    return places;
}

// A zone of every form, for everybody and for each of three seats.
PlainWish everyForm(QSizeF size, double text)
{
    PlainWish wish{.size = size, .zones = {}, .sides = 3, .nearSide = 1, .text = text, .prompt = 44 * text};
    for (int owner = -1; owner < wish.sides; ++owner) {
        const QString of = QString::number(owner);
        wish.zones.push_back(zone("pile" + of, "pile", owner, {}));
        wish.zones.push_back(zone("row" + of, "row", owner, inLine(5)));
        wish.zones.push_back(zone("fan" + of, "fan", owner, inLine(7)));
        wish.zones.push_back(zone("counter" + of, "counter", owner, inLine(3)));
        wish.zones.push_back(zone("track" + of, "track", owner, inLine(1), 12));
        wish.zones.push_back(zone("empty" + of, "row", owner, {}));
        if (owner == -1) {
            wish.zones.push_back(zone("ring", "ring", owner, inLine(8), 8));
            wish.zones.push_back(zone("grid", "grid", owner, {{-2, 0}, {0, 0}, {2, 0}, {-1, 1}, {1, 1}, {0, 2}}));
        }
    }
    return wish;
}

QRectF slotOf(const PlainArea &area, QPoint place)
{
    return {area.box.x() + (place.x() - area.firstPlace.x()) * area.step.x(),
            area.box.y() + (place.y() - area.firstPlace.y()) * area.step.y(), area.pieceWidth,
            area.pieceWidth * area.aspect};
}

const PlainArea &areaOf(const PlainPlan &plan, const QString &zone)
{
    return *std::ranges::find(plan.areas, zone, &PlainArea::zone);
}

bool within(const QRectF &inner, const QRectF &outer)
{
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner);
}

} // namespace

// Where the zones of a plain table lie.
class PlainPlanTest : public QObject
{
    Q_OBJECT

private slots:
    void everyZoneHasItsAreaAndNoneLiesOnAnother_data();
    void everyZoneHasItsAreaAndNoneLiesOnAnother();
    void whatBelongsToSomebodyLiesInTheirPanel();
    void piecesOfAGridLieBesideEachOther();
    void aLongRowLiesCloser();
    void aTrackHasAllItsPlaces();
    void whoIsAloneHasTheWholeTable();
};

void PlainPlanTest::everyZoneHasItsAreaAndNoneLiesOnAnother_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("text");
    QTest::addRow("usual") << QSizeF(1280, 800) << 1.0;
    QTest::addRow("small") << QSizeF(1024, 700) << 1.0;
    QTest::addRow("large") << QSizeF(2560, 1440) << 1.6;
    QTest::addRow("large words") << QSizeF(1280, 1080) << 2.0;
}

void PlainPlanTest::everyZoneHasItsAreaAndNoneLiesOnAnother()
{
    QFETCH(QSizeF, size);
    QFETCH(double, text);
    PlainWish wish = everyForm(size, text);
    wish.size.setHeight(std::max(size.height(), planned(wish).leastHeight));
    const PlainPlan plan = planned(wish);
    QCOMPARE(plan.areas.size(), wish.zones.size());
    QList<QRectF> taken{plan.prompt};
    for (const PlainArea &area : plan.areas) {
        for (const QRectF &rect : {area.caption, area.box}) {
            QVERIFY2(within(rect, {{}, wish.size}), qPrintable(area.zone));
            for (const QRectF &other : taken)
                QVERIFY2(!rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), qPrintable(area.zone));
        }
        QVERIFY2(area.pieceWidth > 8, qPrintable(area.zone));
        taken << area.caption << area.box;
    }
}

void PlainPlanTest::whatBelongsToSomebodyLiesInTheirPanel()
{
    const PlainWish wish = everyForm({1280, 1000}, 1);
    const PlainPlan plan = planned(wish);
    QCOMPARE(plan.panels.size(), 3);
    for (const PlainZone &zone : wish.zones)
        QVERIFY2(
            within(areaOf(plan, zone.info.zone).box, zone.info.owner < 0 ? plan.middle : plan.panels[zone.info.owner]),
            qPrintable(zone.info.zone));
    QVERIFY(plan.panels[1].top() > plan.middle.bottom()); // the near side
    QVERIFY(plan.panels[0].bottom() < plan.middle.top());
    QVERIFY(plan.panels[0].right() < plan.panels[2].left());
}

void PlainPlanTest::piecesOfAGridLieBesideEachOther()
{
    const PlainWish wish = everyForm({1280, 1000}, 1);
    const PlainPlan plan = planned(wish);
    const PlainArea grid = areaOf(plan, "grid");
    const QList<QPoint> &places =
        std::ranges::find(wish.zones, "grid", [](const PlainZone &each) { return each.info.zone; })->places;
    for (const QPoint &one : places) {
        QVERIFY(within(slotOf(grid, one), grid.box));
        for (const QPoint &other : places)
            QVERIFY(one == other || !slotOf(grid, one).intersects(slotOf(grid, other)));
    }
}

void PlainPlanTest::aLongRowLiesCloser()
{
    PlainWish wish{.size = {1000, 800}, .zones = {zone("row", "row", -1, inLine(60))}, .sides = 1};
    const PlainPlan plan = planned(wish);
    QVERIFY(plan.areas[0].step.x() < plan.areas[0].pieceWidth);
    QVERIFY(within(slotOf(plan.areas[0], {59, 0}), plan.middle));
}

void PlainPlanTest::aTrackHasAllItsPlaces()
{
    const PlainPlan plan =
        planned({.size = {1000, 800}, .zones = {zone("track", "track", -1, {{3, 0}}, 9)}, .sides = 1});
    QCOMPARE(plan.areas[0].firstPlace, QPoint(0, 0));
    QVERIFY(within(slotOf(plan.areas[0], {8, 0}), plan.areas[0].box));
}

void PlainPlanTest::whoIsAloneHasTheWholeTable()
{
    const PlainPlan plan = planned({.size = {1000, 800}, .zones = {zone("hand", "fan", 0, inLine(5))}, .sides = 1});
    QCOMPARE(plan.panels.size(), 1);
    QVERIFY(plan.middle.top() < 20);
}

} // namespace engawa

ENGAWA_SUBJECT(plain_table_plan_test, engawa::PlainPlanTest, QCoreApplication)
#include "plan_test.moc"
