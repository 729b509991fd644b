#include "core/game/open_table_writer.h"

#include "tests/subject.h"

using namespace engawa;

namespace {

struct Rules
{};
struct Position
{};

// Everybody sees an apple in the row and the back of the deck.
Scene sceneFor(const Rules &, const Position &, Seat seat)
{
    Scene scene;
    scene.zones = {{"row"}, {"deck", Zone::Form::Pile}};
    scene.pieces = {{"fruits/apple", "fruit", "fruits/apple", true, "row", 0, 0, {}, {}},
                    {"deck/0", "fruit", "", seat != nobody, "deck", 0, 0, {}, {}}};
    return scene;
}

const Rules rules{};
const Position state{};

class LayingOpen : public OpenTableWriter<Rules, Position>
{
public:
    LayingOpen() : OpenTableWriter(rules, state) {}

    using OpenTableWriter::addCounter;
    using OpenTableWriter::addMissingZone;
    using OpenTableWriter::addSpot;
    using OpenTableWriter::removeBacks;
    using OpenTableWriter::take;
};

} // namespace

class OpenTableWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void itBeginsWithWhatEverybodySees();
    void backsMakeRoomForWhatTheyHide();
    void aZoneIsAddedOnce();
    void aFreePlaceIsASpot();
    void aCounterHasItsRange();
};

void OpenTableWriterTest::itBeginsWithWhatEverybodySees()
{
    QVERIFY(LayingOpen().take().scene == sceneFor(rules, state, nobody));
}

void OpenTableWriterTest::backsMakeRoomForWhatTheyHide()
{
    LayingOpen open;
    open.removeBacks();
    const OpenTable table = open.take();
    QCOMPARE(table.scene.pieces.size(), std::size_t(1));
    QCOMPARE(table.scene.pieces[0].id, std::string("fruits/apple"));
}

void OpenTableWriterTest::aZoneIsAddedOnce()
{
    LayingOpen open;
    open.addMissingZone("row", Zone::Form::Fan);
    open.addMissingZone("box", Zone::Form::Row, 1);
    const std::vector<Zone> zones = open.take().scene.zones;
    QCOMPARE(zones.size(), std::size_t(3));
    QVERIFY((zones[0] == Zone{"row"}));
    QVERIFY((zones[2] == Zone{"box", Zone::Form::Row, 1}));
}

void OpenTableWriterTest::aFreePlaceIsASpot()
{
    LayingOpen open;
    open.addSpot("row", 3, -1);
    const Piece spot = open.take().scene.pieces.back();
    QVERIFY((spot == Piece{"spot/row/3,-1", "spot", "", true, "row", 3, -1, {}, {}}));
}

void OpenTableWriterTest::aCounterHasItsRange()
{
    LayingOpen open;
    open.addCounter("acorns.1", "kind.acorns", 1, 4, 9, 2);
    const OpenTable table = open.take();
    QCOMPARE(table.counters.size(), std::size_t(1));
    QVERIFY((table.counters[0] == Counter{"acorns.1", "kind.acorns", 1, 4, 2, 9}));
}

ENGAWA_APPLESS_SUBJECT(game_open_table_writer_test, OpenTableWriterTest)
#include "open_table_writer_test.moc"
