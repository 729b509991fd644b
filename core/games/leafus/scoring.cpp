#include "core/games/leafus/scoring.h"

#include "core/games/leafus/values.h"

namespace engawa::leafus {

namespace {

// The item that a Scored event names.
enum class Item { Heaps, Nodes };

int heapScore(const Rules &rules, const State &state, int seat)
{
    return rules.parameters.heapPoints * sheetOf(state, seat).heaps;
}

struct Decision
{
    std::uint8_t winners = 0;
    int tieBreaks = 0; // how many were looked at
};

Decision decide(const Rules &rules, const State &state)
{
    Decision decision{static_cast<std::uint8_t>((1u << state.seats) - 1u), 0};
    const auto keepBest = [&](auto &&valueOf) {
        std::uint8_t best = 0;
        int bestValue = 0;
        for (int seat = 0; seat < state.seats; ++seat) {
            if (!(decision.winners >> seat & 1))
                continue;
            const int value = valueOf(seat);
            if (best == 0 || value > bestValue)
                best = 0;
            else if (value < bestValue)
                continue;
            bestValue = value;
            best = static_cast<std::uint8_t>(best | 1u << seat);
        }
        decision.winners = best;
    };
    keepBest([&](int seat) { return seatScore(rules, state, seat); });
    for (const auto &tieBreak : modeOf(rules, state).tieBreaks) {
        if (std::popcount(decision.winners) <= 1)
            break;
        ++decision.tieBreaks;
        keepBest([&](int seat) { return tieBreak.value->evaluate(SheetValues(rules, state, seat)); });
    }
    return decision;
}

int rankOf(const Rules &rules, int points)
{
    int rank = 0;
    for (const int least : rules.parameters.soloRanks)
        rank += points >= least;
    return rank;
}

} // namespace

int seatScore(const Rules &rules, const State &state, int seat)
{
    return heapScore(rules, state, seat) + rootPoints(rules, sheetOf(state, seat));
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    Outcome result;
    for (int seat = 0; seat < state.seats; ++seat)
        result.points.push(seatScore(rules, state, seat));
    result.over = state.phase == Phase::Over;
    result.contest = state.seats > 1;
    if (result.over && result.contest)
        result.winners = decide(rules, state).winners;
    return result;
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    ScoreSheet sheet;
    const auto line = [&](const std::string &key, bool counts, auto &&pointsOf) {
        ScoreSheet::Line &added = sheet.lines.emplace_back(ScoreSheet::Line{key, {}, counts});
        for (int seat = 0; seat < state.seats; ++seat)
            added.points.push_back(pointsOf(seat));
    };
    for (int seat = 0; seat < state.seats; ++seat)
        sheet.sides.push_back({"name.seat_" + std::to_string(seat)});
    line("score.heaps", true, [&](int seat) { return heapScore(rules, state, seat); });
    line("score.nodes", true, [&](int seat) { return rootPoints(rules, sheetOf(state, seat)); });
    State drawn = state; // formulas foresee what lies on the actions; the score does not
    drawn.uses.clear();
    for (const auto &tieBreak : modeOf(rules, state).tieBreaks)
        line(tieBreak.key, false, [&](int seat) { return tieBreak.value->evaluate(SheetValues(rules, drawn, seat)); });
    return sheet;
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    if (!events)
        return;
    const Log log(events, nobody);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Log of = log.by(seat);
        of(EventKind::Scored, Rule::ScoreHeaps, static_cast<int>(Item::Heaps), heapScore(rules, state, seat));
        of(EventKind::Scored, Rule::ScoreNodes, static_cast<int>(Item::Nodes), rootPoints(rules, sheetOf(state, seat)));
    }
    if (state.seats == 1) {
        log.by(0)(EventKind::Rank, Rule::SoloRank, rankOf(rules, seatScore(rules, state, 0)));
        return;
    }
    const Decision decision = decide(rules, state);
    for (int looked = 0; looked < decision.tieBreaks; ++looked)
        log(EventKind::TieBreak, Rule::ScoreTieBreak, looked, state.mode);
    const bool shared = std::popcount(decision.winners) > 1;
    for (std::uint32_t left = decision.winners; left; left &= left - 1)
        log.by(std::countr_zero(left))(shared ? EventKind::Shared : EventKind::Won,
                                       shared ? Rule::ScoreShared : Rule::ScoreWin);
}

} // namespace engawa::leafus
