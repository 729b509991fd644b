#include <QTest>

#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/reload.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/reload_contract.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

void nothingHappened(const Written &written, const std::string &textBefore, int headBefore, const State &before)
{
    RC_ASSERT(hasError(written.problems));
    RC_ASSERT(written.text == textBefore);
    RC_ASSERT(written.match.head().id == headBefore);
    RC_ASSERT((written.match.state() == before));
}

void positionReadsBack(const Match &match)
{
    Problems problems;
    const Json position = match.game().position(match.state());
    const auto read = match.game().fromPosition(position, match.opening().setup, match.opening().seed, problems);
    if (read != match.state())
        RC_LOG() << position.dump() << "\n" << linesOf(problems).join('\n').toStdString() << "\n";
    RC_ASSERT((read == match.state()));
}

// As it comes from an editor: compiled already, where it compiles.
NewData compiledAside(Data data, const Game &before)
{
    data.retired.clear();
    Problems ignored;
    GamePtr game = compiler().compile(data, &before, ignored);
    return {std::move(data), std::move(game)};
}

// Makes the edit and looks whether the contract was kept. False for one that was refused.
bool editKeepsTheContract(Written &written, const Data &newData, bool aside)
{
    const std::string text = written.text;
    const int head = written.match.head().id;
    const State state = written.match.state();
    const Node before = nodeToEdit(written.match, newData);
    const bool wasOpen = !before.game->wholeDecision(before.state);
    written.problems.clear();
    written.last.clear();
    const NewData given = aside ? compiledAside(newData, written.match.game()) : NewData(newData);
    const Receipt *receipt = written.match.edit(compiler(), given, written.problems);
    if (!receipt) {
        nothingHappened(written, text, head, state);
        return false;
    }
    const Node after = written.match.head();
    RC_ASSERT(!hasError(written.problems));
    RC_ASSERT(after.parent == before.id);
    RC_ASSERT(written.last.size() == (before.id == head ? 1u : 2u));
    RC_ASSERT(written.last.back().contains("\"edit\""));
    RC_ASSERT(linesWith(*receipt, "receipt.turn_back") == (before.id == head ? 0 : 1));
    expectData(after.game->data(), newData);
    RC_ASSERT(after.game->toAct(after.state) == before.game->toAct(before.state));
    RC_ASSERT(after.game->modeOf(after.state) == before.game->modeOf(before.state));
    RC_ASSERT(after.game->wholeDecision(after.state) == !wasOpen);
    MoveList moves;
    after.game->legal(after.state, moves);
    RC_ASSERT(moves.empty() == (after.game->toAct(after.state) == nobody));
    if (wasOpen) {
        RC_ASSERT((after.state == before.state));
    } else {
        copiesAreAccountedFor(before, after);
        positionReadsBack(written.match);
    }

    RC_ASSERT(written.match.undo());
    RC_ASSERT((written.match.state() == before.state));
    RC_ASSERT(written.match.gamePtr() == before.game);
    RC_ASSERT(written.match.redo());
    RC_ASSERT((written.match.state() == after.state));
    return true;
}

// Without a journal: an edit may leave a game that only the round limit ends, after very many decisions.
Node playedToItsEnd(Node node, std::uint64_t seed)
{
    MoveList moves;
    for (std::uint64_t i = 0; i < 10 * mostDecisions && node.game->toAct(node.state) != nobody; ++i) {
        node.game->legal(node.state, moves);
        RC_ASSERT(!moves.empty());
        node.game->apply(node.state, moves[static_cast<std::size_t>(draw(seed, 31, i) % moves.size())]);
    }
    return node;
}

} // namespace

// Any edits in a running match.
class ReloadEditTest : public QObject
{
    Q_OBJECT

private slots:
    void anyEditsAndMovesKeepTheContract_data() { addSettingRows(); }
    void anyEditsAndMovesKeepTheContract();
    void manyEditsWereAccepted();
    void anEditThatDoesNotCompileChangesNothing_data() { addSettingRows(); }
    void anEditThatDoesNotCompileChangesNothing();
    void manyNewCopiesNeverOverflow_data() { addSettingRows(); }
    void manyNewCopiesNeverOverflow();
    void anOpenTurnGoesBackToItsLastWholeDecision_data() { addSettingRows(); }
    void anOpenTurnGoesBackToItsLastWholeDecision();
    void textsLeaveAnOpenTurnAlone_data() { addSettingRows(); }
    void textsLeaveAnOpenTurnAlone();

private:
    struct Edits
    {
        int accepted = 0, refused = 0;
    };
    std::map<std::string, Edits> m_edits; // of every game
};

void ReloadEditTest::anyEditsAndMovesKeepTheContract()
{
    const Setting &setting = rowSetting();
    auto &[accepted, refused] = m_edits[gameOf(setting.game->data())];
    holds(casesOf(240), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const auto steps =
            *rc::gen::resize(14, rc::gen::arbitrary<std::vector<std::pair<std::uint8_t, std::uint16_t>>>());
        Written written(setting, seed);
        for (const auto &[moves, chance] : steps) {
            written.playOn(seed + chance, moves % 12);
            const auto data = someEdit(written.match.game().data(), draw(chance, 2, seed));
            if (data)
                ++(editKeepsTheContract(written, *data, chance % 2 == 0) ? accepted : refused);
        }
        sameWhenReopened(written);
        const auto pieces = piecesIn(written.match.head());
        written.playOn(seed, 100);
        const Node end = playedToItsEnd(written.match.head(), seed);
        RC_ASSERT((end.game->toAct(end.state) == nobody));
        RC_ASSERT(end.game->outcome(end.state).over);
        const auto atTheEnd = piecesIn(end);
        RC_ASSERT(pieces.size() == atTheEnd.size());
        for (const auto &[copy, lying] : pieces)
            RC_ASSERT(atTheEnd.contains(copy));
    });
}

// The edits of all the rows of a game together: where nearly all were refused, little was tried.
void ReloadEditTest::manyEditsWereAccepted()
{
    for (const auto &[game, edits] : m_edits)
        QVERIFY2(edits.accepted * 3 > edits.refused,
                 qPrintable(
                     QString("%1: %2 accepted, %3 refused").arg(game.c_str()).arg(edits.accepted).arg(edits.refused)));
}

void ReloadEditTest::anEditThatDoesNotCompileChangesNothing()
{
    const Setting &setting = rowSetting();
    const Places places(setting.game->data(), compiler().schemas());
    std::vector<EditPlace> typed;
    for (const EditPlace &place : places.all)
        if (!place.value.is_structured() && !place.file.starts_with("text/"))
            typed.push_back(place);
    holds(casesOf(200), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const EditPlace place = typed[*rc::gen::inRange<std::size_t>(0, typed.size())];
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 40));
        const std::string text = written.text;
        const int head = written.match.head().id;
        const State state = written.match.state();
        const auto games = written.match.gamePtr();
        RC_ASSERT((written.edit(place.file, place.pointer, Json::array({Json::object()})) == nullptr));
        nothingHappened(written, text, head, state);
        RC_ASSERT(written.match.gamePtr() == games);
        RC_ASSERT(written.problems.front().pointer.starts_with("/"));
        if (place.value.is_number_integer() && place.schema.contains("maximum")) {
            RC_ASSERT((written.edit(place.file, place.pointer, place.schema["maximum"].get<int>() + 1) == nullptr));
            nothingHappened(written, text, head, state);
        }
        if (place.schema.contains("x-formula")) {
            RC_ASSERT((written.edit(place.file, place.pointer, "1 +") == nullptr));
            nothingHappened(written, text, head, state);
        }
    });
}

// Retired copies stay, and new ones come, again and again: capacities end that with a problem or a shorter deck, never
// with a broken state.
void ReloadEditTest::manyNewCopiesNeverOverflow()
{
    const Setting &setting = rowSetting();
    Written written(setting, 17);
    std::vector<EditPlace> counts;
    for (const EditPlace &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.countsCopies())
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    for (int round = 0; round < (isSoaking() ? 30 : 10); ++round) {
        const std::size_t favourite = static_cast<std::size_t>(round) % counts.size();
        for (const int most : {100, 70, 60, 40, 20, 10, 5, 3, 2}) {
            Data data = written.match.game().data();
            Problems problems;
            for (std::size_t i = 0; i < counts.size(); ++i)
                data = *edited(data, counts[i].file, counts[i].pointer, i == favourite ? most : most / 20, problems);
            written.problems.clear();
            if (written.match.edit(compiler(), data, written.problems))
                break;
        }
        written.playOn(static_cast<std::uint64_t>(round), 25);
        Problems problems;
        const Json position = written.match.game().position(written.match.state());
        const auto read = written.match.game().fromPosition(position, setting.setup, 17, problems);
        QVERIFY2(read && *read == written.match.state(), qPrintable(linesOf(problems).join('\n')));
    }
    written.playOn(1, mostDecisions);
    QVERIFY(written.match.game().outcome(written.match.state()).over);
}

void ReloadEditTest::anOpenTurnGoesBackToItsLastWholeDecision()
{
    Written written(rowSetting(), 3);
    int tried = 0;
    for (std::uint64_t i = 0; i < 60 && written.play(i); ++i) {
        if (written.match.game().wholeDecision(written.match.state()))
            continue;
        const Node whole = wholeNode(written.match);
        const Node open = written.match.head();
        const auto data = someEdit(written.match.game().data(), i * 16 + 1); // a count
        if (!data || onlyWords(changesBetween(open.game->data(), *data)))
            continue;
        written.last.clear();
        written.problems.clear();
        const Receipt *receipt = written.match.edit(compiler(), *data, written.problems);
        if (!receipt)
            continue;
        ++tried;
        QCOMPARE(written.match.head().parent, whole.id);
        QCOMPARE(linesWith(*receipt, "receipt.turn_back"), 1);
        QCOMPARE(written.last.size(), 2u);
        QCOMPARE(Json::parse(written.last.front()), (Json{{"head", whole.id}}));
        QVERIFY(written.match.game().wholeDecision(written.match.state()));
        QVERIFY(written.match.node(open.id).state == open.state); // still in the journal
    }
    QVERIFY(tried > 3);
}

void ReloadEditTest::textsLeaveAnOpenTurnAlone()
{
    Written written(rowSetting(), 3);
    int tried = 0;
    for (std::uint64_t i = 0; i < 60 && written.play(i); ++i) {
        const Node open = written.match.head();
        if (open.game->wholeDecision(open.state))
            continue;
        ++tried;
        const Json *pack = open.game->data().value("pack", "id");
        const Receipt *receipt =
            written.edit("text/en.json", "/name/" + pack->get<std::string>(), "Name " + std::to_string(i));
        QVERIFY2(receipt, qPrintable(linesOf(written.problems).join('\n')));
        QCOMPARE(written.match.head().parent, open.id);
        QCOMPARE(linesWith(*receipt, "receipt.turn_back"), 0);
        QVERIFY(written.match.state() == open.state);
    }
    QVERIFY(tried > 3);
    holds(1, [&] { sameWhenReopened(written); });
}

ENGAWA_SOAK_SUBJECT(reload_edit_test, ReloadEditTest)
#include "reload_edit_test.moc"
