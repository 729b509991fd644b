#include "core/games/takenoko/scoring.h"

#include <bit>

#include "core/games/takenoko/values.h"

namespace engawa::takenoko {

namespace {

struct Decision
{
    std::uint8_t winners = 0; // a bit per seat
    int tieBreaks = 0;        // how many were looked at
};

// Keeps those of the seats that have the most.
template <class Points>
std::uint8_t best(std::uint8_t seats, Points &&points)
{
    int most = 0;
    std::uint8_t found = 0;
    for (std::uint8_t left = seats; left; left = static_cast<std::uint8_t>(left & (left - 1))) {
        const int seat = std::countr_zero(left);
        const int here = points(seat);
        if (!found || here > most) {
            most = here;
            found = 0;
        }
        if (here == most)
            found |= bit(seat);
    }
    return found;
}

Decision decide(const Rules &rules, const State &state)
{
    const auto all = static_cast<std::uint8_t>((1u << state.seats) - 1);
    Decision decision{best(all, [&](int seat) { return scoreOf(rules, state, seat); })};
    for (const auto &tieBreak : modeOf(rules, state).tieBreaks) {
        if (std::popcount(decision.winners) == 1)
            break;
        ++decision.tieBreaks;
        decision.winners =
            best(decision.winners, [&](int seat) { return tieBreak->evaluate(SeatValues(rules, state, seat)); });
    }
    return decision;
}

} // namespace

int pointsOf(const Rules &rules, const Player &player, Category category)
{
    int points = 0;
    for (const CardIndex card : player.completed)
        if (const Objective &objective = rules.objectiveOf(card); objective.category == category)
            points += objective.points;
    return points;
}

int emperorPoints(const Rules &rules, const State &state, int seat)
{
    return state.emperor == seat ? rules.parameters.emperorPoints : 0;
}

int scoreOf(const Rules &rules, const State &state, int seat)
{
    int points = emperorPoints(rules, state, seat);
    for (const CardIndex card : playerOf(state, seat).completed)
        points += rules.objectiveOf(card).points;
    return points;
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    Outcome result;
    for (int seat = 0; seat < state.seats; ++seat)
        result.points.push(scoreOf(rules, state, seat));
    result.over = state.phase == Phase::Over;
    result.byRules = !state.stalled;
    if (result.over)
        result.winners = decide(rules, state).winners;
    return result;
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    constexpr std::array keys{"score.plot", "score.gardener", "score.panda"};
    ScoreSheet sheet;
    const auto line = [&](const char *key, auto &&points, bool counts) {
        sheet.lines.push_back({key, {}, counts});
        for (int seat = 0; seat < state.seats; ++seat)
            sheet.lines.back().points.push_back(points(seat));
    };
    for (int seat = 0; seat < state.seats; ++seat)
        sheet.sides.push_back({"name.seat_" + std::to_string(seat)});
    for (std::size_t i = 0; i < keys.size(); ++i)
        line(keys[i], [&](int seat) { return pointsOf(rules, playerOf(state, seat), static_cast<Category>(i)); }, true);
    line("score.emperor", [&](int seat) { return emperorPoints(rules, state, seat); }, true);
    line("score.completed", [&](int seat) { return static_cast<int>(playerOf(state, seat).completed.size()); }, false);
    for (const auto &tieBreak : modeOf(rules, state).tieBreaks)
        line("score.tie_break", [&](int seat) { return tieBreak->evaluate(SeatValues(rules, state, seat)); }, false);
    return sheet;
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    if (!events)
        return;
    const Log log(events, nobody);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player &player = playerOf(state, seat);
        for (std::size_t i = 0; i < categoryCount; ++i)
            log.by(seat)(EventKind::Scored, Rule::ScoreObjectives, static_cast<int>(i),
                         pointsOf(rules, player, static_cast<Category>(i)));
        if (state.emperor == seat)
            log.by(seat)(EventKind::ScoredEmperor, Rule::ScoreEmperor, rules.parameters.emperorPoints);
        if (!player.hand.empty())
            log.by(seat)(EventKind::Unfinished, Rule::ScoreHand, static_cast<int>(player.hand.size()));
    }
    const Decision decision = decide(rules, state);
    if (decision.tieBreaks > 0)
        log(EventKind::TieBreak, Rule::ScoreTieBreak, decision.tieBreaks);
    if (std::popcount(decision.winners) > 1) {
        log(EventKind::Shared, Rule::ScoreShared);
        return;
    }
    const int winner = std::countr_zero(decision.winners);
    log.by(winner)(EventKind::Won, Rule::ScoreTotal, scoreOf(rules, state, winner));
}

} // namespace engawa::takenoko
