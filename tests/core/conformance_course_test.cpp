#include <map>
#include <set>

#include <QTest>

#include "core/match/match.h"
#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// Tables whose entries say how many copies there are.
std::vector<std::pair<std::string, std::string>> countedEntries(const Data &data)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto &[file, table] : data.files)
        for (const EntryPtr &entry : table->entries())
            if (entry->value.is_object() && entry->value.contains("count") && entry->value["count"].is_number_integer()
                && entry->value["count"] > 0)
                found.emplace_back(file, entry->id);
    return found;
}

} // namespace

// Every game from the deal to the score.
class ConformanceCourseTest : public QObject
{
    Q_OBJECT

private slots:
    void everyGameOfTheRegistryHasABundledPack();
    void everyBundledPackIsOfAGameOfTheRegistry();

    void theSameSeedDealsTheSameBytes_data() { addSettingRows(); }
    void theSameSeedDealsTheSameBytes();
    void aCardTakenOutLeavesTheOrderOfTheOthers_data() { addSettingRows(); }
    void aCardTakenOutLeavesTheOrderOfTheOthers();

    void piecesAreConserved_data() { addSettingRows(); }
    void piecesAreConserved();
    void someMoveIsLegalUntilTheEnd_data() { addSettingRows(); }
    void someMoveIsLegalUntilTheEnd();
    void undoRestoresExactly_data() { addSettingRows(); }
    void undoRestoresExactly();
    void theGameEndsAndSaysWhoWon_data() { addSettingRows(); }
    void theGameEndsAndSaysWhoWon();
    void theScoreSheetAddsUp_data() { addSettingRows(); }
    void theScoreSheetAddsUp();

    void aPositionReadsBackToTheSameBytes_data() { addSettingRows(); }
    void aPositionReadsBackToTheSameBytes();
    void equalStatesHaveEqualHashes_data() { addSettingRows(); }
    void equalStatesHaveEqualHashes();
};

void ConformanceCourseTest::everyGameOfTheRegistryHasABundledPack()
{
    std::set<std::string> games;
    for (const Setting &setting : everySetting())
        games.insert(gameOf(setting.game->data()));
    for (const GameType &type : gameTypes())
        QVERIFY2(games.contains(std::string(type.id)), type.id.data());
}

void ConformanceCourseTest::everyBundledPackIsOfAGameOfTheRegistry()
{
    for (const auto &folder : everyPack())
        QVERIFY2(std::ranges::contains(gameTypes(), gameOf(bundled(folder)), &GameType::id), folder.c_str());
}

void ConformanceCourseTest::theSameSeedDealsTheSameBytes()
{
    const Setting &setting = rowSetting();
    holds(casesOf(1200), [&] {
        const std::uint64_t seed = *seeds();
        scribbleOnTheStack(0xff);
        const State once = setting.game->deal(setting.setup, seed);
        scribbleOnTheStack(0x5a);
        EventList events;
        const State again = setting.game->deal(setting.setup, seed, &events);
        RC_ASSERT((once == again));
        RC_ASSERT(!(once == setting.game->deal(setting.setup, seed + 1)));
    });
}

void ConformanceCourseTest::aCardTakenOutLeavesTheOrderOfTheOthers()
{
    const Setting &setting = rowSetting();
    const auto entries = countedEntries(setting.game->data());
    if (entries.empty())
        QSKIP("no table of this pack counts copies");
    bool orderMatters = false;
    holds(casesOf(300), [&] {
        const std::uint64_t seed = *seeds();
        const auto &[file, id] = *rc::gen::elementOf(entries);
        const Json *entry = setting.game->data().value(file.substr(0, file.size() - 5), id);
        Problems problems;
        const auto fewer =
            edited(setting.game->data(), file, "/" + id + "/count", (*entry)["count"].get<int>() - 1, problems);
        RC_ASSERT(fewer.has_value());
        const GamePtr game = compiler().compile(*fewer, setting.game.get(), problems);
        RC_PRE((game != nullptr));
        auto before = drawPile(*setting.game, setting.game->deal(setting.setup, seed));
        auto after = drawPile(*game, game->deal(setting.setup, seed));
        const std::set kept(after.begin(), after.end());
        const std::set had(before.begin(), before.end());
        std::erase_if(before, [&](const auto &copy) { return !kept.contains(copy); });
        std::erase_if(after, [&](const auto &copy) { return !had.contains(copy); });
        RC_ASSERT((before == after));
        auto other = drawPile(*game, game->deal(setting.setup, seed + 1));
        std::erase_if(other, [&](const auto &copy) { return !std::ranges::contains(after, copy); });
        orderMatters |= other != after;
    });
    QVERIFY2(orderMatters, "pieces() doesn't list the draw pile in its order, so this test shows nothing");
}

void ConformanceCourseTest::piecesAreConserved()
{
    const Setting &setting = rowSetting();
    holds(casesOf(1200), [&] {
        const Course course = someCourse();
        Pile dealt;
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if (decision == 0)
                dealt = piecesIn(*setting.game, state);
            RC_ASSERT((piecesIn(*setting.game, state) == dealt));
        });
        for (const auto &[piece, count] : dealt)
            RC_ASSERT(count == 1);
    });
}

void ConformanceCourseTest::someMoveIsLegalUntilTheEnd()
{
    const Setting &setting = rowSetting();
    holds(casesOf(1200), [&] {
        const State last = follow(setting, someCourse(), [&](const State &state, std::size_t) {
            MoveList moves;
            setting.game->legal(state, moves);
            const Seat seat = setting.game->toAct(state);
            RC_ASSERT(moves.empty() == (seat == nobody));
            RC_ASSERT(seat >= nobody && seat < setting.setup.players);
        });
        RC_ASSERT(setting.game->toAct(last) == nobody);
        RC_ASSERT(setting.game->wholeDecision(last));
    });
}

void ConformanceCourseTest::undoRestoresExactly()
{
    const Setting &setting = rowSetting();
    holds(casesOf(120), [&] {
        const Course course = someCourse();
        Problems problems;
        auto match = Match::begin(setting.game, {setting.setup, course.seed, std::nullopt, {}}, problems);
        RC_ASSERT(match.has_value());
        std::vector<State> states{match->state()};
        for (std::size_t decision = 0; setting.game->toAct(match->state()) != nobody; ++decision) {
            MoveList moves;
            setting.game->legal(match->state(), moves);
            RC_ASSERT(match->play(course.choice(decision, moves)) == noRule);
            states.push_back(match->state());
        }
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            RC_ASSERT((match->state() == states[i]));
            RC_ASSERT(match->undo());
        }
        RC_ASSERT((match->state() == states[0]));
        RC_ASSERT(!match->undo());
        while (match->redo()) {}
        RC_ASSERT((match->state() == states.back()));
    });
}

void ConformanceCourseTest::theGameEndsAndSaysWhoWon()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(1200), [&] {
        const State last = follow(setting, someCourse(), [&](const State &state, std::size_t decision) {
            RC_ASSERT(decision < std::size_t(mostDecisions));
            const Outcome outcome = game.outcome(state);
            RC_ASSERT(outcome.over == (game.toAct(state) == nobody));
            RC_ASSERT(outcome.winners >> setting.setup.players == 0);
            RC_ASSERT(outcome.points.size() >= std::size_t(setting.setup.players));
        });
        const Outcome outcome = game.outcome(last);
        RC_ASSERT(outcome.over);
        RC_ASSERT(outcome.byRules || game.data().value("rules", "round_limit"));
        RC_ASSERT(outcome.winners != 0 || setting.setup.players == 1);
    });
}

void ConformanceCourseTest::theScoreSheetAddsUp()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(400), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            const ScoreSheet sheet = game.scores(state);
            const Outcome outcome = game.outcome(state);
            RC_ASSERT(sheet.sides.size() == outcome.points.size());
            std::vector<int> sums(sheet.sides.size());
            for (const ScoreSheet::Line &line : sheet.lines) {
                RC_ASSERT(line.points.size() == sums.size());
                for (std::size_t side = 0; side < sums.size() && line.counts; ++side)
                    sums[side] += line.points[side];
            }
            for (std::size_t side = 0; side < sums.size(); ++side)
                RC_ASSERT(sums[side] == outcome.points[side]);
        });
    });
}

// At every decision, also in the middle of a compound turn, whatever the seed of the deal that fills in what is left out.
void ConformanceCourseTest::aPositionReadsBackToTheSameBytes()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            const Json position = game.position(state);
            Problems problems;
            const auto read = game.fromPosition(position, setting.setup, draw(course.seed, 8, decision), problems);
            if (read != state)
                RC_LOG() << position.dump() << "\n" << linesOf(problems).join('\n').toStdString() << "\n";
            RC_ASSERT(problems.empty());
            RC_ASSERT((read == state));
            const auto text = readValue(position.dump(2), "position.json", nullptr, problems);
            RC_ASSERT(text.has_value());
            RC_ASSERT((game.fromPosition(*text, setting.setup, course.seed, problems) == state));
            RC_ASSERT((game.position(*read) == position));
        });
    });
}

void ConformanceCourseTest::equalStatesHaveEqualHashes()
{
    const Setting &setting = rowSetting();
    holds(casesOf(400), [&] {
        const Course course = someCourse();
        std::map<std::uint64_t, State> seen;
        follow(setting, course, [&](const State &state, std::size_t) {
            const State copy = state;
            RC_ASSERT(hashOf(copy) == hashOf(state));
            const auto [found, isNew] = seen.emplace(hashOf(state), state);
            RC_ASSERT(isNew || found->second == state);
        });
    });
}

ENGAWA_SOAK_SUBJECT(conformance_course_test, ConformanceCourseTest)
#include "conformance_course_test.moc"
