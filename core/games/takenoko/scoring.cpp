#include "core/games/takenoko/scoring.h"

#include <bit>

#include "core/game/decision.h"
#include "core/game/score_sheet_writer.h"
#include "core/games/takenoko/values.h"

namespace engawa::takenoko {

namespace {

Decision decide(const Rules &rules, const State &state)
{
    return engawa::decide(
        state.seats, modeOf(rules, state).tieBreaks, [&](int seat) { return scoreOf(rules, state, seat); },
        [&](int seat) { return SeatValues(rules, state, seat); });
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
    Outcome result = outcomeWith(
        state.seats, state.phase == Phase::Over, [&](int seat) { return scoreOf(rules, state, seat); },
        [&] { return decide(rules, state).winners; });
    result.byRules = !state.stalled;
    return result;
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    constexpr std::array keys{"score.plot", "score.gardener", "score.panda"};
    ScoreSheetWriter sheet(state.seats);
    for (std::size_t i = 0; i < keys.size(); ++i)
        sheet.counted(keys[i],
                      [&](int seat) { return pointsOf(rules, playerOf(state, seat), static_cast<Category>(i)); });
    sheet.counted("score.emperor", [&](int seat) { return emperorPoints(rules, state, seat); });
    sheet.onlyShown("score.completed",
                    [&](int seat) { return static_cast<int>(playerOf(state, seat).completed.size()); });
    sheet.tieBreaks(modeOf(rules, state).tieBreaks, [&](int seat) { return SeatValues(rules, state, seat); });
    return sheet.take();
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
    if (decision.isShared()) {
        log(EventKind::Shared, Rule::ScoreShared);
        return;
    }
    const int winner = std::countr_zero(decision.winners);
    log.by(winner)(EventKind::Won, Rule::ScoreTotal, scoreOf(rules, state, winner));
}

} // namespace engawa::takenoko
