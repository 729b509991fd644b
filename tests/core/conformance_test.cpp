// What must be true of every game, written once. A course of a game is a list of choices among the legal moves, so that a
// failure shrinks to a short game.

#include "core/match/match.h"

#include <cstdlib>
#include <map>
#include <new>
#include <set>

#include <QTest>

#include "core/bots/bot.h"
#include "core/match/rulebook.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"

using namespace engawa;

namespace {

thread_local std::size_t allocations = 0;

void *counted(std::size_t size)
{
    ++allocations;
    if (void *block = std::malloc(size == 0 ? 1 : size))
        return block;
    throw std::bad_alloc();
}

} // namespace

void *operator new(std::size_t size) { return counted(size); }
void *operator new[](std::size_t size) { return counted(size); }
void operator delete(void *block) noexcept { std::free(block); }
void operator delete[](void *block) noexcept { std::free(block); }
void operator delete(void *block, std::size_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t) noexcept { std::free(block); }

namespace {

rc::Gen<std::uint64_t> seeds()
{
    return rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
}

Course someCourse()
{
    return {*seeds(), *rc::gen::resize(100, rc::gen::arbitrary<std::vector<std::uint8_t>>())};
}

// Leaves something other than zeros where the next call has its variables.
[[gnu::noinline]] void scribbleOnTheStack(unsigned char with)
{
    volatile unsigned char block[64 * 1024];
    for (volatile unsigned char &byte : block)
        byte = with;
}

using Pile = std::map<std::tuple<std::string_view, std::string_view, int>, int>;

Pile piecesIn(const Game &game, const State &state)
{
    std::vector<PlacedCopy> copies;
    game.pieces(state, copies);
    Pile pile;
    for (const PlacedCopy &copy : copies)
        ++pile[{copy.table, copy.id, copy.copy}];
    return pile;
}

bool isRule(const Game &game, RuleIndex rule)
{
    return rule >= 0 && static_cast<std::size_t>(rule) < game.rules().size();
}

bool contains(const MoveList &moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

// A move of any eight bytes, or one that is nearly right.
Move strangeMove(const MoveList &near, std::uint64_t seed, std::uint64_t number)
{
    const std::uint64_t bytes = draw(seed, 1, number), how = draw(seed, 2, number);
    Move move{static_cast<std::uint8_t>(bytes), static_cast<std::uint8_t>(bytes >> 8), static_cast<std::int16_t>(bytes >> 16),
              static_cast<std::int16_t>(bytes >> 32), static_cast<std::int16_t>(bytes >> 48)};
    if (how % 4 == 0 || near.empty())
        return move;
    Move other = near[below(draw(seed, 3, number), static_cast<std::uint32_t>(near.size()))];
    const auto small = static_cast<std::int16_t>(move.b % 40);
    switch (how / 4 % 5) {
    case 0:
        other.verb = static_cast<std::uint8_t>(move.verb % 16);
        break;
    case 1:
        other.a = static_cast<std::uint8_t>(move.a % 4);
        break;
    case 2:
        other.b = how % 4 == 1 ? move.b : small;
        break;
    case 3:
        other.c = how % 4 == 1 ? move.c : small;
        break;
    default:
        other.d = small;
    }
    return other;
}

std::vector<Seat> seatsOf(const Setting &setting)
{
    std::vector<Seat> seats;
    for (int seat = 0; seat < setting.setup.players; ++seat)
        seats.push_back(static_cast<Seat>(seat));
    return seats;
}

// Everything that a seat is shown, as one text.
std::string shownTo(const Game &game, const State &state, Seat seat)
{
    const Scene scene = game.scene(state, seat);
    std::string shown = game.position(state, seat).dump();
    for (const Zone &zone : scene.zones)
        shown += "\n" + zone.id + " " + std::to_string(zone.columns);
    for (const Piece &piece : scene.pieces) {
        shown += "\n" + piece.id + " " + piece.kind + " " + piece.component + " " + piece.zone + " " + piece.badge + " "
                 + std::to_string(piece.faceUp) + " " + std::to_string(piece.x) + "," + std::to_string(piece.y);
        for (const std::uint16_t move : piece.moves)
            shown += " " + std::to_string(move);
    }
    for (const std::string &move : scene.moves) {
        shown += "\n" + move;
        if (const auto read = game.parse(state, move))
            shown += " " + game.texts().format("en", game.label(state, *read));
    }
    const ScoreSheet sheet = game.publicScores(state);
    for (const ScoreSheet::Line &line : sheet.lines) {
        shown += "\n" + line.key;
        for (const int points : line.points)
            shown += " " + std::to_string(points);
    }
    return shown + "\n" + game.texts().format("en", scene.prompt);
}

std::vector<std::string> legalNotations(const Game &game, const State &state)
{
    MoveList moves;
    game.legal(state, moves);
    std::vector<std::string> words;
    for (const Move move : moves)
        words.push_back(game.notation(state, move));
    return words;
}

// The copies that nobody has seen yet, in the order in which `pieces` lists them.
std::vector<std::pair<std::string, int>> drawPile(const Game &game, const State &state)
{
    std::vector<PlacedCopy> copies;
    game.pieces(state, copies);
    std::vector<std::pair<std::string, int>> pile;
    for (const PlacedCopy &copy : copies)
        if (!copy.held)
            pile.emplace_back(std::string(copy.table) + "/" + std::string(copy.id), copy.copy);
    return pile;
}

// Is there a text for it in every language of the pack, and does it get all the arguments that it names?
bool isSaid(const Game &game, const Message &message)
{
    for (const std::string &language : game.texts().languages()) {
        bool said = game.texts().has(language, message.key);
        for (const auto &[name, argument] : message.arguments)
            if (const auto *key = std::get_if<TextKey>(&argument))
                said &= game.texts().has(language, key->key);
        const std::string text = game.texts().format(language, message);
        if (!said || text == message.key || text.contains('{'))
            return false;
    }
    return true;
}

bool isExplained(const Game &game, std::string_view table, std::string_view id)
{
    const About about = game.about(table, id);
    return !about.lines.empty() && !about.rules.empty()
           && std::ranges::all_of(about.lines, [&](const Message &line) { return isSaid(game, line); })
           && std::ranges::all_of(about.rules, [&](RuleIndex rule) { return isRule(game, rule); });
}

// Tables whose entries say how many copies there are.
std::vector<std::pair<std::string, std::string>> countedEntries(const Data &data)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto &[file, table] : data.files)
        for (const EntryPtr &entry : table->entries())
            if (entry->value.is_object() && entry->value.contains("count") && entry->value["count"] > 0)
                found.emplace_back(file, entry->id);
    return found;
}

} // namespace

class ConformanceTest : public QObject
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
    void everyLegalMoveIsAcceptedAndReadsBack_data() { addSettingRows(); }
    void everyLegalMoveIsAcceptedAndReadsBack();
    void whatAPersonMightTryIsLegalOrRefusedWithARule_data() { addSettingRows(); }
    void whatAPersonMightTryIsLegalOrRefusedWithARule();
    void anyOtherMoveIsRefusedWithARule_data() { addSettingRows(); }
    void anyOtherMoveIsRefusedWithARule();
    void notationFromAStrangerIsReadOrRefused_data() { addSettingRows(); }
    void notationFromAStrangerIsReadOrRefused();
    void applyingIsPure_data() { addSettingRows(); }
    void applyingIsPure();
    void undoRestoresExactly_data() { addSettingRows(); }
    void undoRestoresExactly();
    void theGameEndsAndSaysWhoWon_data() { addSettingRows(); }
    void theGameEndsAndSaysWhoWon();
    void theScoreSheetAddsUp_data() { addSettingRows(); }
    void theScoreSheetAddsUp();
    void everythingSaidHasItsSentence_data() { addSettingRows(); }
    void everythingSaidHasItsSentence();
    void everyLegalMoveHasALabelInEveryLanguage_data() { addSettingRows(); }
    void everyLegalMoveHasALabelInEveryLanguage();
    void everyPieceIsExplainedInEveryLanguage_data() { addSettingRows(); }
    void everyPieceIsExplainedInEveryLanguage();

    void aPositionReadsBackToTheSameBytes_data() { addSettingRows(); }
    void aPositionReadsBackToTheSameBytes();
    void equalStatesHaveEqualHashes_data() { addSettingRows(); }
    void equalStatesHaveEqualHashes();

    void aSeatSeesTheSameHoweverTheHiddenCardsLie_data() { addSettingRows(); }
    void aSeatSeesTheSameHoweverTheHiddenCardsLie();
    void aRedealIsCanonicalAndPlayable_data() { addSettingRows(); }
    void aRedealIsCanonicalAndPlayable();
    void aSeatIsNotToldTheSeed_data() { addSettingRows(); }
    void aSeatIsNotToldTheSeed();
    void theSceneIsWhole_data() { addSettingRows(); }
    void theSceneIsWhole();
    void aBotChoosesTheSameHoweverTheHiddenCardsLie_data() { addSettingRows(); }
    void aBotChoosesTheSameHoweverTheHiddenCardsLie();

    void aPlayoutAllocatesNothing_data() { addSettingRows(); }
    void aPlayoutAllocatesNothing();
};

void ConformanceTest::everyGameOfTheRegistryHasABundledPack()
{
    std::set<std::string> games;
    for (const Setting &setting : everySetting())
        games.insert(gameOf(setting.game->data()));
    for (const GameType &type : gameTypes())
        QVERIFY2(games.contains(std::string(type.id)), type.id.data());
}

void ConformanceTest::everyBundledPackIsOfAGameOfTheRegistry()
{
    for (const auto &folder : sortedFiles(ENGAWA_RESOURCES "/packs"))
        QVERIFY2(std::ranges::contains(gameTypes(), gameOf(bundled(folder)), &GameType::id), folder.c_str());
}

void ConformanceTest::theSameSeedDealsTheSameBytes()
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

void ConformanceTest::aCardTakenOutLeavesTheOrderOfTheOthers()
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
        const auto fewer = edited(setting.game->data(), file, "/" + id + "/count", (*entry)["count"].get<int>() - 1, problems);
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

void ConformanceTest::piecesAreConserved()
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

void ConformanceTest::someMoveIsLegalUntilTheEnd()
{
    const Setting &setting = rowSetting();
    holds(casesOf(3000), [&] {
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

void ConformanceTest::everyLegalMoveIsAcceptedAndReadsBack()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(600), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            MoveList moves;
            game.legal(state, moves);
            std::set<std::string> notations;
            for (const Move move : moves) {
                RC_ASSERT(game.check(state, move) == noRule);
                const std::string notation = game.notation(state, move);
                RC_ASSERT(notations.insert(notation).second);
                RC_ASSERT((game.parse(state, notation) == move));
                State next = state;
                game.apply(next, move);
                RC_ASSERT(!(next == state));
            }
        });
    });
}

void ConformanceTest::whatAPersonMightTryIsLegalOrRefusedWithARule()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(600), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            MoveList moves, attempts;
            game.legal(state, moves);
            game.attempts(state, attempts);
            for (const Move move : attempts) {
                const RuleIndex rule = game.check(state, move);
                const std::string notation = game.notation(state, move);
                RC_LOG() << notation << "\n";
                RC_ASSERT(contains(moves, move) == (rule == noRule));
                RC_ASSERT(rule == noRule || isRule(game, rule));
                RC_ASSERT((game.parse(state, notation) == move));
            }
        });
    });
}

void ConformanceTest::anyOtherMoveIsRefusedWithARule()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(600), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            MoveList moves, near;
            game.legal(state, moves);
            game.attempts(state, near);
            for (std::uint64_t i = 0; i < 30; ++i) {
                const Move move = strangeMove(near, course.seed + decision, i);
                RC_LOG() << int(move.verb) << " " << int(move.a) << " " << move.b << " " << move.c << " " << move.d << "\n";
                const RuleIndex rule = game.check(state, move);
                RC_ASSERT(contains(moves, move) == (rule == noRule));
                RC_ASSERT(rule == noRule || isRule(game, rule));
            }
        });
    });
}

void ConformanceTest::notationFromAStrangerIsReadOrRefused()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(600), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            MoveList near;
            game.attempts(state, near);
            if (near.empty())
                return;
            const std::uint64_t chance = draw(course.seed, 5, decision);
            std::string text = game.notation(state, near[static_cast<std::size_t>(chance % near.size())]);
            const std::size_t at = (chance >> 16) % (text.size() + 1);
            constexpr std::string_view strange = " #,-+019azAZ\t\"\0\xc3"
                                                 "./";
            const char letter = strange[(chance >> 32) % strange.size()];
            switch ((chance >> 48) % 4) {
            case 0:
                text.insert(at, 1, letter);
                break;
            case 1:
                text.resize(at);
                break;
            case 2:
                text.insert(at, std::string(300, letter));
                break;
            default:
                text.replace(at, at < text.size() ? 1 : 0, 1, letter);
            }
            const auto move = game.parse(state, text);
            if (!move)
                return;
            const RuleIndex rule = game.check(state, *move);
            MoveList legal;
            game.legal(state, legal);
            RC_LOG() << text << "\n";
            RC_ASSERT(contains(legal, *move) == (rule == noRule));
            RC_ASSERT(rule == noRule || isRule(game, rule));
        });
    });
}

void ConformanceTest::applyingIsPure()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(300), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if (game.toAct(state) == nobody)
                return;
            const State kept = state;
            MoveList moves, again;
            game.legal(state, moves);
            game.legal(kept, again);
            RC_ASSERT((moves == again));
            const Move move = course.choice(decision, moves);
            State once = state, twice = state;
            if (decision % 16 == 0)
                scribbleOnTheStack(0xa5);
            game.apply(once, move);
            EventList events;
            game.apply(twice, move, &events);
            RC_ASSERT((once == twice));
            RC_ASSERT((state == kept));
            game.outcome(state);
            game.scores(state);
            game.scene(state, game.toAct(state));
            RC_ASSERT((state == kept));
            EventList same;
            State third = state;
            game.apply(third, move, &same);
            RC_ASSERT((same == events));
        });
    });
}

void ConformanceTest::undoRestoresExactly()
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
        while (match->redo()) {
        }
        RC_ASSERT((match->state() == states.back()));
    });
}

void ConformanceTest::theGameEndsAndSaysWhoWon()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(3000), [&] {
        const State last = follow(setting, someCourse(), [&](const State &state, std::size_t decision) {
            RC_ASSERT(decision < std::size_t(mostDecisions));
            const Outcome outcome = game.outcome(state);
            RC_ASSERT(outcome.over == (game.toAct(state) == nobody));
            RC_ASSERT(outcome.winners >> setting.setup.players == 0);
            RC_ASSERT(outcome.points.size() >= std::size_t(setting.setup.players));
        });
        const Outcome outcome = game.outcome(last);
        RC_ASSERT(outcome.over);
        RC_ASSERT(outcome.byRules);
        RC_ASSERT(outcome.winners != 0 || setting.setup.players == 1);
    });
}

void ConformanceTest::theScoreSheetAddsUp()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(600), [&] {
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

// The log, the score sheet, the prompts and the rules: all in the pack's first language.
void ConformanceTest::everythingSaidHasItsSentence()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    const std::string language = game.texts().languages().front();
    const auto said = [&](const std::string &key) {
        RC_LOG() << key << "\n";
        RC_ASSERT(game.texts().has(language, key));
    };
    const auto message = [&](const Message &spoken) {
        said(spoken.key);
        for (const auto &[name, argument] : spoken.arguments)
            if (const auto *key = std::get_if<TextKey>(&argument))
                said(key->key);
    };
    holds(casesOf(300), [&] {
        const Course course = someCourse();
        EventList dealt;
        game.deal(setting.setup, course.seed, &dealt);
        for (const Event &event : dealt)
            message(game.describe(event));
        follow(setting, course, [&](const State &state, std::size_t decision) {
            for (const Seat seat : seatsOf(setting))
                message(game.scene(state, seat).prompt);
            const ScoreSheet sheet = game.scores(state);
            for (const TextKey &side : sheet.sides)
                said(side.key);
            for (const ScoreSheet::Line &line : sheet.lines)
                said(line.key);
            if (game.toAct(state) == nobody)
                return;
            MoveList moves;
            game.legal(state, moves);
            State next = state;
            EventList events;
            game.apply(next, course.choice(decision, moves), &events);
            RC_ASSERT(!events.full());
            for (const Event &event : events) {
                RC_ASSERT(event.rule == noRule || isRule(game, event.rule));
                message(game.describe(event));
            }
            RC_ASSERT(!ruleSentence(game, 0, game.modeOf(state), language).empty());
        });
    });
}

void ConformanceTest::everyLegalMoveHasALabelInEveryLanguage()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            MoveList moves;
            game.legal(state, moves);
            for (const Move move : moves) {
                RC_LOG() << game.notation(state, move) << "\n";
                RC_ASSERT(isSaid(game, game.label(state, move)));
            }
        });
    });
}

// Also what lies in the box in this setup: a person reads about it before choosing it.
void ConformanceTest::everyPieceIsExplainedInEveryLanguage()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    std::set<std::string> kinds, tables{"modes", "modules", "scenarios"};
    follow(setting, Course{7, {}}, [&](const State &state, std::size_t) {
        for (const Seat seat : seatsOf(setting))
            for (const Piece &piece : game.scene(state, seat).pieces) {
                kinds.insert(piece.kind);
                if (!piece.component.empty())
                    tables.insert(piece.component.substr(0, piece.component.find('/')));
            }
    });
    for (const std::string &kind : kinds)
        QVERIFY2(isExplained(game, "kinds", kind), kind.c_str());
    for (const std::string &table : tables)
        for (const EntryPtr &entry : game.data().table(table).entries())
            QVERIFY2(isExplained(game, table, entry->id), (table + "/" + entry->id).c_str());
    QVERIFY(game.about("kinds", "no such kind").lines.empty());
    QVERIFY(game.about("no such table", "card").lines.empty());
}

// At every decision, also in the middle of a compound turn, whatever the seed of the deal that fills in what is left out.
void ConformanceTest::aPositionReadsBackToTheSameBytes()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(300), [&] {
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

void ConformanceTest::equalStatesHaveEqualHashes()
{
    const Setting &setting = rowSetting();
    holds(casesOf(600), [&] {
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

void ConformanceTest::aSeatSeesTheSameHoweverTheHiddenCardsLie()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if ((decision + course.seed) % 3 != 0)
                return;
            for (const Seat seat : seatsOf(setting)) {
                const State other = game.redeal(state, seat, draw(course.seed, 6, decision));
                RC_ASSERT(shownTo(game, other, seat) == shownTo(game, state, seat));
                RC_ASSERT((game.scene(other, seat) == game.scene(state, seat)));
                RC_ASSERT(game.toAct(other) == game.toAct(state));
                RC_ASSERT(game.wholeDecision(other) == game.wholeDecision(state));
                if (game.toAct(state) == seat)
                    RC_ASSERT(legalNotations(game, other) == legalNotations(game, state));
            }
        });
    });
}

void ConformanceTest::aRedealIsCanonicalAndPlayable()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        std::size_t different = 0, all = 0;
        follow(setting, course, [&](const State &state, std::size_t decision) {
            const std::uint64_t a = draw(course.seed, 11, decision), b = draw(course.seed, 12, decision);
            for (const Seat seat : seatsOf(setting)) {
                const State once = game.redeal(state, seat, a);
                const State twice = game.redeal(game.redeal(state, seat, b), seat, a);
                RC_ASSERT((once == twice));
                RC_ASSERT((piecesIn(game, once) == piecesIn(game, state)));
                different += drawPile(game, once) != drawPile(game, state);
                ++all;
                // In the middle of somebody else's compound turn the cards re-dealt to them may not fit what they began.
                const bool begun = game.toAct(state) != seat && !game.wholeDecision(state);
                if (decision % 16 != 0 || begun)
                    continue;
                State playing = once;
                MoveList moves;
                for (std::size_t i = 0; game.toAct(playing) != nobody; ++i) {
                    game.legal(playing, moves);
                    RC_ASSERT(!moves.empty());
                    game.apply(playing, course.choice(i, moves));
                }
                RC_ASSERT((piecesIn(game, playing) == piecesIn(game, state)));
            }
        });
        if (drawPile(game, game.deal(setting.setup, course.seed)).size() > 4)
            RC_ASSERT(different > 0u);
    });
}

void ConformanceTest::aSeatIsNotToldTheSeed()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        Course course = someCourse();
        course.seed |= std::uint64_t(1) << 60;
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if (decision % 8 != 0)
                return;
            for (const Seat seat : seatsOf(setting)) {
                RC_ASSERT(!game.position(state, seat).contains("seed"));
                RC_ASSERT(!shownTo(game, state, seat).contains(std::to_string(course.seed)));
            }
        });
    });
}

void ConformanceTest::theSceneIsWhole()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            for (const Seat seat : seatsOf(setting)) {
                const Scene scene = game.scene(state, seat);
                std::set<std::string> zones, pieces;
                for (const Zone &zone : scene.zones)
                    RC_ASSERT(zones.insert(zone.id).second);
                for (const Piece &piece : scene.pieces) {
                    RC_LOG() << piece.id << "\n";
                    RC_ASSERT(pieces.insert(piece.id).second);
                    RC_ASSERT(zones.contains(piece.zone));
                    RC_ASSERT(piece.faceUp || piece.component.empty());
                    for (const std::uint16_t move : piece.moves)
                        RC_ASSERT(move < scene.moves.size());
                }
                if (game.toAct(state) == seat)
                    RC_ASSERT(scene.moves == legalNotations(game, state));
                else
                    RC_ASSERT(scene.moves.empty());
            }
        });
    });
}

void ConformanceTest::aBotChoosesTheSameHoweverTheHiddenCardsLie()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    for (const std::string_view name : botNames()) {
        const auto bot = makeBot(name);
        holds(casesOf(60), [&] {
            const Course course = someCourse();
            follow(setting, course, [&](const State &state, std::size_t decision) {
                const Seat seat = game.toAct(state);
                if (seat == nobody || decision % 4 != course.seed % 4)
                    return;
                const std::uint64_t seed = draw(course.seed, 13, decision);
                const Move chosen = bot->choose(game, state, seat, seed);
                RC_ASSERT(game.check(state, chosen) == noRule);
                const State other = game.redeal(state, seat, draw(course.seed, 14, decision));
                RC_ASSERT(game.notation(other, bot->choose(game, other, seat, seed)) == game.notation(state, chosen));
            });
        });
    }
}

void ConformanceTest::aPlayoutAllocatesNothing()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    MoveList moves;
    const auto playout = [&](std::uint64_t seed, EventList *events) {
        State state = game.deal(setting.setup, seed, events);
        for (std::uint64_t n = 0; game.toAct(state) != nobody; ++n) {
            game.legal(state, moves);
            if (events)
                events->clear();
            const Move move = moves[below(draw(seed, 3, n), static_cast<std::uint32_t>(moves.size()))];
            game.apply(state, game.check(state, move) == noRule ? move : Move{}, events);
        }
        return game.outcome(state).over;
    };
    EventList events;
    for (std::uint64_t seed = 0; seed < 50; ++seed) // warm-up
        playout(seed, seed % 2 ? &events : nullptr);
    const std::size_t before = allocations;
    bool over = true;
    for (std::uint64_t seed = 100; seed < 400; ++seed)
        over &= playout(seed, seed % 2 ? &events : nullptr);
    QCOMPARE(allocations - before, std::size_t(0));
    QVERIFY(over);
}

QTEST_GUILESS_MAIN(ConformanceTest)
#include "conformance_test.moc"
