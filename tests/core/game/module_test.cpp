#include "core/game/game_module.h"

#include "tests/subject.h"

using namespace engawa;

// Games that are nothing but declarations: what GameModule asks of one can be asked without a body.
namespace whole {

enum class Phase { Play, Over };
struct Position
{
    Phase phase = Phase::Play;
    Seat seat = 1;
    int seats = 3;
};

struct Rules
{};
struct Mode
{
    std::string id;
};

std::span<const std::string_view> idsOfRules(const Rules &);
const Mode &modeOf(const Rules &, const Position &);
void dealInto(const Rules &, Position &, const Setup &, std::uint64_t, EventList *);
void redealHidden(const Rules &, Position &, Seat, std::uint64_t);
bool atWholeDecision(const Rules &, const Position &);
void listLegal(const Rules &, const Position &, MoveList &);
void listAttempts(const Rules &, const Position &, MoveList &);
RuleIndex checkMove(const Rules &, const Position &, Move);
RuleIndex refusalFor(const Rules &, const Position &, const Piece &);
void applyMove(const Rules &, Position &, Move, EventList *);
Outcome outcomeOf(const Rules &, const Position &);
ScoreSheet scoreSheet(const Rules &, const Position &);
int evaluateFor(const Rules &, const Position &, const Formula &, Seat, std::optional<Fault> *);
Scene sceneFor(const Rules &, const Position &, Seat);
OpenTable openTable(const Rules &, const Position &);
std::string notationOf(const Rules &, const Position &, Move);
MoveWords wordsOfMoves(const Rules &);
MoveNames namesOfMove(const Rules &, const Position &, Move);
std::optional<Move> parseMove(const Rules &, const Position &, std::string_view);
Message labelOf(const Rules &, const Position &, Move);
Message describeEvent(const Rules &, const Event &);
About aboutComponent(const Rules &, const Texts &, std::string_view, std::string_view);
Json positionOf(const Rules &, const Position &, std::optional<Seat>);
bool readPosition(const Rules &, Position &, const Json &, const Setup &, std::uint64_t, Problems &);
std::optional<Json> arrangedPosition(const Rules &, const Position &, const Arrangement &, Problems &);
void listPieces(const Rules &, const Position &, std::vector<PlacedCopy> &);
void migrateInto(const Rules &, Position &, const Rules &, const Position &, Receipt &);
Rules compile(const Data &, const FormulaBook &, const Rules *, Problems &);

} // namespace whole

// The whole game again, but for its score.
namespace scoreless {

struct Rules : whole::Rules
{};
ScoreSheet scoreSheet(const Rules &, const whole::Position &) = delete;

} // namespace scoreless

using whole::Position;

class ModuleTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholeGameIsAModule();
    void aGameWithoutAScoreSheetIsNone();
    void seatsAndTheSeatToActComeFromTheState();
    void theModeAndThePlayersComeFromTheState();
};

void ModuleTest::aWholeGameIsAModule()
{
    QVERIFY((GameModule<whole::Rules, Position>));
    QVERIFY(Compiles<whole::Rules>);
}

void ModuleTest::aGameWithoutAScoreSheetIsNone()
{
    QVERIFY((!Scores<scoreless::Rules, Position>));
    QVERIFY((!GameModule<scoreless::Rules, Position>));
    QVERIFY((HasMoves<scoreless::Rules, Position> && IsTold<scoreless::Rules, Position>));
}

void ModuleTest::seatsAndTheSeatToActComeFromTheState()
{
    QCOMPARE(seatCount(whole::Rules(), Position()), 3);
    QCOMPARE(seatToAct(whole::Rules(), Position()), Seat{1});
    QCOMPARE(seatToAct(whole::Rules(), Position{whole::Phase::Over, 1, 3}), nobody);
}

void ModuleTest::theModeAndThePlayersComeFromTheState()
{
    struct Modes
    {
        std::vector<int> modes{10, 20};
    };
    struct Table
    {
        std::size_t mode = 1;
        Seat seat = 2;
        std::vector<int> players{5, 6, 7};
    };
    Table table;
    QCOMPARE(modeOf(Modes(), table), 20);
    active(table) = 8;
    QCOMPARE(playerOf(std::as_const(table), 2), 8);
}

ENGAWA_APPLESS_SUBJECT(game_module_test, ModuleTest)
#include "module_test.moc"
