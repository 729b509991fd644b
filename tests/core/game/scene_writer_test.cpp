#include "core/game/scene_writer.h"

#include "core/game/seats.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

enum class Verb : std::uint8_t { Pick, Pass };
enum class Phase { Play, Over };
struct Rules
{};
struct Position
{
    Phase phase = Phase::Play;
    Seat seat = 0;
};

// Two fruits may be picked, or the turn ended.
void listLegal(const Rules &, const Position &state, MoveList &moves)
{
    if (state.phase == Phase::Over)
        return;
    moves.push({static_cast<std::uint8_t>(Verb::Pick), 0, 4, 0, 0});
    moves.push({static_cast<std::uint8_t>(Verb::Pass), 0, 0, 0, 0});
    moves.push({static_cast<std::uint8_t>(Verb::Pick), 0, 7, 0, 0});
}

std::string notationOf(const Rules &, const Position &, Move move)
{
    return static_cast<Verb>(move.verb) == Verb::Pass ? "pass" : "pick " + std::to_string(move.b);
}

const Rules rules{};

class Staging : public SceneWriter<Rules, Position, Verb>
{
public:
    using SceneWriter::addBacks;
    using SceneWriter::addButton;
    using SceneWriter::addCounter;
    using SceneWriter::addPiece;
    using SceneWriter::addSpot;
    using SceneWriter::addZone;
    using SceneWriter::allMoves;
    using SceneWriter::can;
    using SceneWriter::eachMoveOf;
    using SceneWriter::isToAct;
    using SceneWriter::movesOf;
    using SceneWriter::movesWhere;
    using SceneWriter::prompt;
    using SceneWriter::sayNumber;
    using SceneWriter::sayTruth;
    using SceneWriter::SceneWriter;

    const Scene &scene() const { return m_scene; }
};

using Indices = std::vector<std::uint16_t>;

} // namespace

class SceneWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void whoeverIsToActHasTheLegalMovesAndTheirNotations();
    void everybodyElseHasNone();
    void aPieceTakesPartInTheMovesThatFit();
    void hiddenPiecesHaveNumbersAndNoComponent();
    void aCounterSaysHowManyThereAre();
    void aSpotWithoutAMoveIsNoSpot();
    void buttonsShareTheirZone();
    void whoeverIsNotToActIsToldToWait();
    void theEndIsToldToEverybody();
    void aPromptSaysNumbersAndTruths();
};

void SceneWriterTest::whoeverIsToActHasTheLegalMovesAndTheirNotations()
{
    const Position state;
    const Staging staging(rules, state, 0);
    QVERIFY(staging.isToAct());
    QCOMPARE(staging.scene().legal.size(), 3u);
    QCOMPARE(staging.scene().moves, (std::vector<std::string>{"pick 4", "pass", "pick 7"}));
}

void SceneWriterTest::everybodyElseHasNone()
{
    const Position state;
    const Staging staging(rules, state, 1);
    QVERIFY(!staging.isToAct());
    QVERIFY(staging.scene().legal.empty());
    QVERIFY(staging.allMoves().empty());
}

void SceneWriterTest::aPieceTakesPartInTheMovesThatFit()
{
    const Position state;
    const Staging staging(rules, state, 0);
    QCOMPARE(staging.movesOf(Verb::Pick), (Indices{0, 2}));
    QCOMPARE(staging.allMoves(), (Indices{0, 1, 2}));
    QCOMPARE(staging.movesWhere([](Verb verb, const Move &move) { return verb == Verb::Pick && move.b == 7; }),
             (Indices{2}));
    QVERIFY(staging.can(Verb::Pass));
    std::vector<int> picked;
    staging.eachMoveOf(Verb::Pick, [&](std::uint16_t index, const Move &move) {
        picked.push_back(index);
        picked.push_back(move.b);
    });
    QCOMPARE(picked, (std::vector{0, 4, 2, 7}));
}

void SceneWriterTest::hiddenPiecesHaveNumbersAndNoComponent()
{
    const Position state;
    Staging staging(rules, state, 0);
    staging.addBacks("deck", 2, "card", 5);
    QCOMPARE(staging.scene().pieces.size(), 2u);
    const Piece &second = staging.scene().pieces[1];
    QCOMPARE(second.id, "deck/1");
    QCOMPARE(second.kind, "card");
    QCOMPARE(second.component, "");
    QCOMPARE(second.x, 6);
    QVERIFY(!second.faceUp);
}

void SceneWriterTest::aCounterSaysHowManyThereAre()
{
    const Position state;
    Staging staging(rules, state, 0);
    staging.addCounter("baskets.1", "basket", 1, 3, 9);
    QCOMPARE(staging.scene().zones, (std::vector<Zone>{{"baskets.1", Zone::Form::Counter, 1, 9}}));
    QCOMPARE(staging.scene().pieces[0].id, "baskets.1/count");
    QCOMPARE(staging.scene().pieces[0].badge, "3");
}

void SceneWriterTest::aSpotWithoutAMoveIsNoSpot()
{
    const Position state;
    Staging staging(rules, state, 0);
    staging.addSpot("spot/left", "row", -1, 0, {});
    QVERIFY(staging.scene().pieces.empty());
    staging.addSpot("spot/left", "row", -1, 0, {2});
    QCOMPARE(staging.scene().pieces.size(), 1u);
    QCOMPARE(staging.scene().pieces[0].kind, "spot");
    QCOMPARE(staging.scene().pieces[0].moves, (Indices{2}));
}

void SceneWriterTest::buttonsShareTheirZone()
{
    const Position state;
    Staging staging(rules, state, 0);
    staging.addButton("pass", Verb::Pass);
    staging.addButton("pick", Verb::Pick);
    QCOMPARE(staging.scene().zones, (std::vector<Zone>{{"button", Zone::Form::Row, 0, 0}}));
    QCOMPARE(staging.scene().pieces.size(), 2u);
    QCOMPARE(staging.scene().pieces[0].id, "button/pass");
    QCOMPARE(staging.scene().pieces[0].moves, (Indices{1}));
}

void SceneWriterTest::whoeverIsNotToActIsToldToWait()
{
    const Position state;
    Staging waiting(rules, state, 1), acting(rules, state, 0);
    waiting.prompt("prompt.pick", 0);
    acting.prompt("prompt.pick", 0);
    QCOMPARE(waiting.scene().prompt, (Message{"prompt.wait", {{"seat", TextKey{"name.seat_0"}}}}));
    QCOMPARE(acting.scene().prompt.key, "prompt.pick");
}

void SceneWriterTest::theEndIsToldToEverybody()
{
    const Position state{Phase::Over, 0};
    Staging staging(rules, state, 1);
    staging.prompt("prompt.over", 0);
    QCOMPARE(staging.scene().prompt.key, "prompt.over");
}

void SceneWriterTest::aPromptSaysNumbersAndTruths()
{
    const Position state;
    Staging staging(rules, state, 0);
    staging.prompt("prompt.pick", 0);
    staging.sayNumber("fruits", 2);
    staging.sayTruth("pass", true);
    const auto &arguments = staging.scene().prompt.arguments;
    QCOMPARE(arguments.size(), 3u);
    QCOMPARE(std::get<std::int64_t>(arguments[1].second), 2);
    QCOMPARE(std::get<std::string>(arguments[2].second), "yes");
}

ENGAWA_APPLESS_SUBJECT(game_scene_writer_test, SceneWriterTest)
#include "scene_writer_test.moc"
