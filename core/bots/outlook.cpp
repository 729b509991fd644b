#include "core/bots/outlook.h"

#include <algorithm>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

namespace {

// To the nearest whole one.
int mean(std::int64_t sum, int count)
{
    const std::int64_t twice = 2 * sum + count;
    const std::int64_t whole = twice / (2 * count);
    return static_cast<int>(twice < 0 && twice % (2 * count) != 0 ? whole - 1 : whole);
}

bool hasChance(const EventList &events)
{
    return std::ranges::any_of(events, &Event::chance);
}

} // namespace

Foresight::Course Foresight::course(const Evaluation &evaluation, Seat seat, std::span<const Move> line,
                                    std::uint64_t seed, const std::stop_token &stop)
{
    const Game &game = evaluation.game();
    const bool alone = game.seats(m_state) == 1;
    Course course;
    Seat turn = seat;
    bool known = true; // nothing was left to chance in this turn
    bool first = true; // the seat is still at the decision that the line begins with
    bool following = true;
    MoveList moves;
    for (int made = 0; made < mostMoves && !stop.stop_requested(); ++made) {
        const Seat toAct = game.toAct(m_state);
        if (toAct == nobody)
            break;
        if (made > 0 && game.wholeDecision(m_state)) {
            if (toAct == seat && (alone || turn != seat))
                break; // its next turn
            first = false;
        }
        if (toAct != turn) {
            turn = toAct;
            known = true;
            first = false;
        }
        game.legal(m_state, moves);
        if (moves.empty())
            break;
        Move next = moves[0];
        if (made == 0 || moves.size() > 1) {
            following =
                following && course.followed < line.size() && std::ranges::contains(moves, line[course.followed]);
            next = following ? line[course.followed++]
                             : m_rating.rate(evaluation, m_state, seed, nodes, stop).front().move;
            if (known && (turn != seat || first))
                (turn == seat ? course.told.turn : course.told.answers).push_back({toAct, game.label(m_state, next)});
        }
        EventList events;
        game.apply(m_state, next, &events);
        known = known && !hasChance(events);
    }
    const Outcome outcome = game.outcome(m_state);
    const auto own = static_cast<std::size_t>(seat);
    if (own >= outcome.points.size())
        return course;
    course.points = outcome.points[own];
    if (outcome.points.size() == 1)
        return course;
    std::int32_t bestOther = outcome.points[own == 0 ? 1 : 0];
    for (std::size_t side = 0; side < outcome.points.size(); ++side)
        if (side != own)
            bestOther = std::max(bestOther, outcome.points[side]);
    course.lead = course.points - bestOther;
    course.told.lead = 0;
    return course;
}

Outlook Foresight::after(const Evaluation &evaluation, const State &state, Seat seat, std::span<const Move> line,
                         std::uint64_t seed, const std::stop_token &stop)
{
    Course told;
    std::int64_t points = 0, lead = 0;
    int played = 0;
    for (; played < deals; ++played) {
        const std::uint64_t dealt =
            draw(seed, static_cast<std::uint64_t>(BotStream::Outlook), static_cast<std::uint64_t>(played));
        m_state = evaluation.game().redeal(state, seat, dealt);
        Course next = course(evaluation, seat, line, dealt, stop);
        if (stop.stop_requested() && played > 0)
            break; // only what was played to its end counts
        points += next.points;
        lead += next.lead;
        if (played == 0 || next.followed > told.followed)
            told = std::move(next);
    }
    told.told.points = mean(points, std::max(1, played));
    if (told.told.lead)
        told.told.lead = mean(lead, std::max(1, played));
    return std::move(told.told);
}

} // namespace engawa
