#include <set>

#include <QTest>

#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// A move of any eight bytes, or one that is nearly right.
Move strangeMove(const MoveList &near, std::uint64_t seed, std::uint64_t number)
{
    const std::uint64_t bytes = draw(seed, 1, number), how = draw(seed, 2, number);
    Move move{static_cast<std::uint8_t>(bytes), static_cast<std::uint8_t>(bytes >> 8),
              static_cast<std::int16_t>(bytes >> 16), static_cast<std::int16_t>(bytes >> 32),
              static_cast<std::int16_t>(bytes >> 48)};
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

} // namespace

// Legal moves and all others, in every game.
class ConformanceMoveTest : public QObject
{
    Q_OBJECT

private slots:
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
};

void ConformanceMoveTest::everyLegalMoveIsAcceptedAndReadsBack()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(400), [&] {
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

void ConformanceMoveTest::whatAPersonMightTryIsLegalOrRefusedWithARule()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(400), [&] {
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

void ConformanceMoveTest::anyOtherMoveIsRefusedWithARule()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(400), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            MoveList moves, near;
            game.legal(state, moves);
            game.attempts(state, near);
            for (std::uint64_t i = 0; i < 30; ++i) {
                const Move move = strangeMove(near, course.seed + decision, i);
                RC_LOG() << int(move.verb) << " " << int(move.a) << " " << move.b << " " << move.c << " " << move.d
                         << "\n";
                const RuleIndex rule = game.check(state, move);
                RC_ASSERT(contains(moves, move) == (rule == noRule));
                RC_ASSERT(rule == noRule || isRule(game, rule));
            }
        });
    });
}

void ConformanceMoveTest::notationFromAStrangerIsReadOrRefused()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(400), [&] {
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

void ConformanceMoveTest::applyingIsPure()
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
            RC_ASSERT(std::ranges::equal(moves, again));
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

ENGAWA_SOAK_SUBJECT(conformance_move_test, ConformanceMoveTest)
#include "conformance_move_test.moc"
