#pragma once

#include <vector>

#include "core/game/game.h"

namespace engawa {

// How a game went: who led when, what there was to choose from, and what ended it.
class CourseWatch
{
public:
    explicit CourseWatch(const Game &game);

    void begin(const State &state, const EventList &events);
    void chosen(const State &state);
    void made(const State &state, const EventList &events, int decision);

    struct Moment
    {
        int leader = noLeader; // a side
        int lead = 0; // points ahead of the next
    };
    static constexpr int noLeader = -1;

    int decisions() const { return static_cast<int>(m_moments.size()) - 1; }
    const Moment &moment(int decision) const { return m_moments[static_cast<std::size_t>(decision)]; }
    int leadChanges() const;
    int decided(int winner) const; // the decision from which on the side led alone to the end
    int forced() const { return m_forced; }
    std::int64_t choices() const { return m_choices; }
    int turns() const { return m_turns; }
    RuleIndex ending() const { return m_ending; } // the first rule of the section "end" that was cited
    int endingDecision() const { return m_endingDecision; }

    const std::vector<RuleIndex> &endingRules() const { return m_endingRules; }

private:
    void stands(const State &state);
    void cite(const EventList &events, int decision);

    const Game &m_game;
    std::vector<RuleIndex> m_endingRules;
    std::vector<Moment> m_moments; // before each decision, and at the end
    MoveList m_moves;
    std::int64_t m_choices = 0;
    int m_forced = 0;
    int m_turns = 0;
    int m_passes = 0; // of the move to somebody else
    Seat m_last = nobody;
    RuleIndex m_ending = noRule;
    int m_endingDecision = 0;
};

} // namespace engawa
