#include "core/lab/course_watch.h"

#include <algorithm>

namespace engawa {

CourseWatch::CourseWatch(const Game &game) : m_game(game)
{
    for (std::size_t i = 0; i < game.rules().size(); ++i) {
        const Json *rule = game.data().value("rulebook", game.rules()[i]);
        if (rule && rule->is_object() && rule->contains("section") && (*rule)["section"] == "end")
            m_endingRules.push_back(static_cast<RuleIndex>(i));
    }
}

void CourseWatch::begin(const State &state, const EventList &events)
{
    m_moments.clear();
    m_choices = 0;
    m_forced = 0;
    m_passes = 0;
    m_turns = 0;
    m_last = nobody;
    m_ending = noRule;
    cite(events, 0);
    stands(state);
}

void CourseWatch::cite(const EventList &events, int decision)
{
    for (const Event &event : events)
        if (m_ending == noRule && std::ranges::contains(m_endingRules, event.rule)) {
            m_ending = event.rule;
            m_endingDecision = decision;
        }
}

void CourseWatch::stands(const State &state)
{
    Moment moment;
    const Outcome outcome = m_game.outcome(state);
    int most = 0, next = 0;
    for (std::size_t side = 0; side < outcome.points.size(); ++side) {
        const int points = outcome.points[side];
        if (side == 0 || points > most) {
            next = side == 0 ? points : most;
            most = points;
            moment.leader = static_cast<int>(side);
        } else if (side == 1 || points > next) {
            next = points;
        }
    }
    if (outcome.points.size() < 2 || most == next)
        moment.leader = noLeader;
    else
        moment.lead = most - next;
    m_moments.push_back(moment);
}

void CourseWatch::chosen(const State &state)
{
    m_moves.clear();
    m_game.legal(state, m_moves);
    m_choices += static_cast<std::int64_t>(m_moves.size());
    m_forced += m_moves.size() <= 1;
    const Seat seat = m_game.toAct(state);
    m_passes += m_last != nobody && seat != m_last;
    m_last = seat;
}

void CourseWatch::made(const State &state, const EventList &events, int decision)
{
    cite(events, decision);
    stands(state);
    m_turns = std::max(m_game.turns(state), m_passes + 1);
}

int CourseWatch::leadChanges() const
{
    int changes = 0, leader = noLeader;
    for (const Moment &moment : m_moments) {
        if (moment.leader == noLeader)
            continue;
        changes += leader != noLeader && leader != moment.leader;
        leader = moment.leader;
    }
    return changes;
}

int CourseWatch::decided(int winner) const
{
    int from = decisions();
    while (from >= 0 && moment(from).leader == winner)
        --from;
    return from + 1;
}

} // namespace engawa
