#include "core/game/position_writer.h"

#include "core/game/position_reader.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

struct Rules
{
    std::vector<std::string> fruits{"apple", "pear", "plum"};
};
struct Position
{
    std::uint64_t seed = 7;
    int turns = 2;
    Seat starter = 1;
    Seat seat = 0;
};

const Rules rules;
const Position state;

const std::string &nameOfFruit(const Rules &of, int fruit)
{
    return of.fruits[static_cast<std::size_t>(fruit)];
}

std::optional<int> fruitNamed(const Rules &of, std::string_view name)
{
    const auto found = std::ranges::find(of.fruits, name);
    return found == of.fruits.end() ? std::nullopt : std::optional(static_cast<int>(found - of.fruits.begin()));
}

class Writing : public PositionWriter<Rules, Position>
{
public:
    explicit Writing(std::optional<Seat> seat = {}) : PositionWriter(rules, state, seat) {}

    using PositionWriter::addTurn;
    using PositionWriter::drawOrder;
    using PositionWriter::flag;
    using PositionWriter::names;
    using PositionWriter::sees;

    const Json &json() const { return m_json; }
};

} // namespace

class PositionWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheWholePositionHasTheSeed();
    void aSeatSeesWhatIsItsOwn();
    void theTurnIsWrittenFirst();
    void aFlagStandsWhereItIsTrue();
    void aPileIsWrittenInTheOrderOfDrawing();
    void whatIsLeftOutStaysAsItWas();
    void onlyATextIsAName();
};

void PositionWriterTest::onlyTheWholePositionHasTheSeed()
{
    QVERIFY(Writing().json() == Json({{"seed", 7}}));
    QVERIFY(!Writing(Seat{0}).json().is_object());
}

void PositionWriterTest::aSeatSeesWhatIsItsOwn()
{
    QVERIFY(Writing().sees(0) && Writing().sees(1));
    QVERIFY(Writing(Seat{1}).sees(1));
    QVERIFY(!Writing(Seat{1}).sees(0));
}

void PositionWriterTest::theTurnIsWrittenFirst()
{
    Writing writing;
    writing.addTurn();
    QVERIFY(writing.json() == Json({{"seed", 7}, {"turns", 2}, {"starter", 1}, {"seat", 0}}));
}

void PositionWriterTest::aFlagStandsWhereItIsTrue()
{
    Json json = Json::object();
    Writing::flag(json, "over", true);
    Writing::flag(json, "stalled", false);
    QVERIFY(json == Json({{"over", true}}));
}

void PositionWriterTest::aPileIsWrittenInTheOrderOfDrawing()
{
    const std::vector<int> pile{0, 2, 1};
    QVERIFY(Writing().names(pile, nameOfFruit) == Json::array({"apple", "plum", "pear"}));
    QVERIFY(Writing().drawOrder(pile, nameOfFruit) == Json::array({"pear", "plum", "apple"}));
}

void PositionWriterTest::whatIsLeftOutStaysAsItWas()
{
    Problems problems;
    const Json written{{"turns", 9}};
    PositionReader reader(written, "", problems);
    std::uint16_t turns = 3, rounds = 4;
    reader.set(turns, "turns", 0, 20);
    reader.set(rounds, "rounds", 0, 20);
    QCOMPARE(turns, std::uint16_t(9));
    QCOMPARE(rounds, std::uint16_t(4));
    QVERIFY(reader.ok());
}

void PositionWriterTest::onlyATextIsAName()
{
    QVERIFY(pieceCalled(Json("plum"), rules, fruitNamed) == 2);
    QVERIFY(!pieceCalled(Json("stone"), rules, fruitNamed));
    QVERIFY(!pieceCalled(Json(2), rules, fruitNamed));
}

ENGAWA_APPLESS_SUBJECT(game_position_writer_test, PositionWriterTest)
#include "position_writer_test.moc"
