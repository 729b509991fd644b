#include "core/games/leafus/scoring.h"

#include "core/game/decision.h"
#include "core/game/score_sheet_writer.h"
#include "core/games/leafus/values.h"

namespace engawa::leafus {

namespace {

// The item that a Scored event names.
enum class Item { Heaps, Nodes };

int heapScore(const Rules &rules, const State &state, int seat)
{
    return rules.parameters.heapPoints * sheetOf(state, seat).heaps;
}

Decision decide(const Rules &rules, const State &state)
{
    return engawa::decide(
        state.seats, modeOf(rules, state).tieBreaks, [&](int seat) { return seatScore(rules, state, seat); },
        [&](int seat) { return SheetValues(rules, state, seat); });
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
    return heapScore(rules, state, seat) + rootPoints(sheetOf(state, seat));
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    const bool contest = state.seats > 1;
    Outcome result = outcomeWith(
        state.seats, state.phase == Phase::Over, [&](int seat) { return seatScore(rules, state, seat); },
        [&] { return contest ? decide(rules, state).winners : std::uint8_t{0}; });
    result.contest = contest;
    return result;
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    ScoreSheetWriter sheet(state.seats);
    sheet.counted("score.heaps", [&](int seat) { return heapScore(rules, state, seat); });
    sheet.counted("score.nodes", [&](int seat) { return rootPoints(sheetOf(state, seat)); });
    State drawn = state; // formulas foresee what lies on the actions; the score does not
    drawn.uses.clear();
    sheet.tieBreaks(modeOf(rules, state).tieBreaks, [&](int seat) { return SheetValues(rules, drawn, seat); });
    return sheet.take();
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    if (!events)
        return;
    const Log log(events, nobody);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Log of = log.by(seat);
        of(EventKind::Scored, Rule::ScoreHeaps, static_cast<int>(Item::Heaps), heapScore(rules, state, seat));
        of(EventKind::Scored, Rule::ScoreNodes, static_cast<int>(Item::Nodes), rootPoints(sheetOf(state, seat)));
    }
    if (state.seats == 1) {
        log.by(0)(EventKind::Rank, Rule::SoloRank, rankOf(rules, seatScore(rules, state, 0)));
        return;
    }
    const Decision decision = decide(rules, state);
    for (int looked = 0; looked < decision.tieBreaks; ++looked)
        log(EventKind::TieBreak, Rule::ScoreTieBreak, looked, state.mode);
    const bool shared = decision.isShared();
    for (std::uint32_t left = decision.winners; left; left &= left - 1)
        log.by(std::countr_zero(left))(shared ? EventKind::Shared : EventKind::Won,
                                       shared ? Rule::ScoreShared : Rule::ScoreWin);
}

} // namespace engawa::leafus
