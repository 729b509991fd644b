#include "core/games/momiji/scoring.h"

#include <algorithm>

#include "core/game/decision.h"
#include "core/game/score_sheet_writer.h"
#include "core/games/momiji/values.h"

namespace engawa::momiji {

namespace {

// The items of the score sheet in its order.
struct Sheet
{
    int piles = 0, acorns = 0, objectives = 0, squirrel = 0, golden = 0, path = 0, garden = 0;
    int sum() const { return piles + acorns + objectives + squirrel + golden + path + garden; }
};
enum class Item { Piles, Acorns, Objectives, Squirrel, Golden, Path, Garden };

Sheet sheetOf(const Rules &rules, const State &state, int seat, int objectives)
{
    const Player &player = playerOf(state, seat);
    Sheet sheet;
    sheet.piles = pilePoints(rules, player);
    sheet.acorns = player.acorns * rules.parameters.acornPoints;
    if (modeOf(rules, state).solo)
        return sheet;
    sheet.objectives = objectives;
    sheet.squirrel = hasSquirrel(state, seat) ? rules.parameters.squirrelPoints : 0;
    sheet.golden = player.golden * rules.parameters.goldenPoints;
    sheet.path = pathPoints(rules, player);
    sheet.garden = gardenLeafPoints(rules, state, seat);
    return sheet;
}

Decision decide(const Rules &rules, const State &state, const PerSeat &points)
{
    if (modeOf(rules, state).solo)
        return {static_cast<std::uint8_t>(soloWon(rules, state) ? 1 : 0), 0};
    return engawa::decide(
        state.seats, modeOf(rules, state).tieBreaks, [&](int seat) { return points[static_cast<std::size_t>(seat)]; },
        [&](int seat) { return AreaValues(rules, state, seat); });
}

PerSeat allScores(const Rules &rules, const State &state)
{
    const bool solo = modeOf(rules, state).solo;
    const PerSeat objectives = solo ? PerSeat{} : ObjectivePoints(rules, state).all();
    PerSeat scores{};
    for (int seat = 0; seat < state.seats; ++seat)
        scores[static_cast<std::size_t>(seat)] =
            sheetOf(rules, state, seat, objectives[static_cast<std::size_t>(seat)]).sum();
    return scores;
}

void announceSeat(const Rules &rules, const State &state, int seat, const Log &log)
{
    const Sheet sheet = sheetOf(rules, state, seat, 0);
    const auto scored = [&](Item item, Rule rule, int points) {
        log(EventKind::Scored, rule, static_cast<int>(item), points);
    };
    scored(Item::Piles, Rule::ScorePiles, sheet.piles);
    scored(Item::Acorns, Rule::ScoreAcorns, sheet.acorns);
    if (hasSquirrel(state, seat))
        scored(Item::Squirrel, Rule::ScoreSquirrel, sheet.squirrel);
    if (has(state, Module::GoldenLeaves))
        scored(Item::Golden, Rule::ScoreGolden, sheet.golden);
    if (has(state, Module::AncientGarden)) {
        scored(Item::Path, Rule::ScorePath, sheet.path);
        if (const int leaf = gardenLeaf(rules, state); leaf >= 0)
            log(EventKind::GardenLeaf, Rule::ScoreGarden, leaf, sheet.garden);
    }
}

} // namespace

int pilePoints(const Rules &rules, const Player &player)
{
    int points = 0;
    for (const Pile &pile : player.piles)
        points += pile.size * rules.faceOf(pile.top).value;
    return points;
}

int pathPoints(const Rules &rules, const Player &player)
{
    const std::size_t space = std::min<std::size_t>(player.path, rules.parameters.gardenPath.size());
    return space == 0 ? 0 : rules.parameters.gardenPath[space - 1];
}

int gardenLeaf(const Rules &rules, const State &state)
{
    std::array<int, maxLeaves> sums;
    sums.fill(-1);
    for (const CopyIndex copy : state.garden.cards) {
        const Face &card = rules.faceOf(copy);
        sums[card.leaf] = std::max(sums[card.leaf], 0) + card.value;
    }
    int best = -1, leader = -1;
    for (std::size_t leaf = 0; leaf < rules.leaves.size(); ++leaf) {
        if (sums[leaf] >= best)
            leader = sums[leaf] > best ? static_cast<int>(leaf) : -1;
        best = std::max(best, sums[leaf]);
    }
    return leader;
}

int gardenLeafPoints(const Rules &rules, const State &state, int seat)
{
    if (!has(state, Module::AncientGarden))
        return 0;
    const int leaf = gardenLeaf(rules, state);
    if (leaf < 0)
        return 0;
    const std::array arguments{leaf};
    return rules.parameters.gardenLeafPoints
           * AreaValues(rules, state, seat).call(static_cast<int>(Function::Cards), arguments);
}

int seatScore(const Rules &rules, const State &state, int seat, int objectives)
{
    return sheetOf(rules, state, seat, objectives).sum();
}

bool soloWon(const Rules &rules, const State &state)
{
    const Scenario *scenario = scenarioOf(rules, state);
    if (!scenario || state.defeated)
        return false;
    const AreaValues values(rules, state, 0);
    return std::ranges::all_of(scenario->victory, [&](const auto &condition) { return isMet(condition, values); });
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    const PerSeat scores = allScores(rules, state);
    return outcomeWith(
        state.seats, state.phase == Phase::Over, [&](int seat) { return scores[static_cast<std::size_t>(seat)]; },
        [&] { return decide(rules, state, scores).winners; });
}

namespace {

// The lines of both score sheets: items of the score, and values that are only shown.
class SheetLines : public ScoreSheetWriter
{
public:
    SheetLines(const Rules &rules, const State &state) : ScoreSheetWriter(state.seats), m_rules(rules), m_state(state)
    {
        const bool solo = modeOf(rules, state).solo;
        const PerSeat objectives = solo ? PerSeat{} : ObjectivePoints(rules, state).all();
        for (int seat = 0; seat < state.seats; ++seat)
            m_sheets.push_back(sheetOf(rules, state, seat, objectives[static_cast<std::size_t>(seat)]));
    }

    void item(const char *key, int Sheet::*member)
    {
        counted(key, [&](int seat) { return m_sheets[static_cast<std::size_t>(seat)].*member; });
    }
    void value(const char *key, Value value)
    {
        onlyShown(key, [&](int seat) { return AreaValues(m_rules, m_state, seat).of(value); });
    }

private:
    const Rules &m_rules;
    const State &m_state;
    std::vector<Sheet> m_sheets;
};

} // namespace

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    SheetLines lines(rules, state);
    lines.item("score.piles", &Sheet::piles);
    lines.item("score.acorns", &Sheet::acorns);
    if (modeOf(rules, state).solo) {
        lines.value("score.tokens", Value::Tokens);
        lines.value("score.conditions", Value::ConditionsMet);
        return lines.take();
    }
    lines.item("score.objectives", &Sheet::objectives);
    if (has(state, Module::Squirrel))
        lines.item("score.squirrel", &Sheet::squirrel);
    if (has(state, Module::GoldenLeaves))
        lines.item("score.golden", &Sheet::golden);
    if (has(state, Module::AncientGarden)) {
        lines.item("score.path", &Sheet::path);
        lines.item("score.garden", &Sheet::garden);
    }
    lines.tieBreaks(modeOf(rules, state).tieBreaks, [&](int seat) { return AreaValues(rules, state, seat); });
    return lines.take();
}

ScoreSheet publicSheet(const Rules &rules, const State &state)
{
    if (state.phase == Phase::Over)
        return scoreSheet(rules, state);
    SheetLines lines(rules, state);
    if (rules.parameters.pileSizesShown)
        lines.item("score.piles", &Sheet::piles);
    lines.item("score.acorns", &Sheet::acorns);
    if (has(state, Module::Squirrel))
        lines.item("score.squirrel", &Sheet::squirrel);
    if (has(state, Module::GoldenLeaves))
        lines.item("score.golden", &Sheet::golden);
    if (has(state, Module::AncientGarden))
        lines.item("score.path", &Sheet::path);
    lines.value(modeOf(rules, state).solo ? "score.tokens" : "score.owned", Value::Tokens);
    lines.value("score.tops", Value::TopSum);
    lines.value("score.toriis", Value::Toriis);
    lines.value("score.hand", Value::HandCards);
    return lines.take();
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    if (!events)
        return;
    const Log log(events, nobody);
    if (state.defeated) {
        log.by(0)(EventKind::Defeated, Rule::SoloDefeat);
        return;
    }
    for (int seat = 0; seat < state.seats; ++seat)
        announceSeat(rules, state, seat, log.by(seat));
    if (modeOf(rules, state).solo) {
        log.by(0)(soloWon(rules, state) ? EventKind::Won : EventKind::Lost, Rule::SoloVictory);
        return;
    }
    if (has(state, Module::AncientGarden) && gardenLeaf(rules, state) < 0)
        log(EventKind::GardenTie, Rule::ScoreGardenTie);
    const ObjectivePoints objectives(rules, state);
    for (std::uint32_t left = ownedObjectives(state); left; left &= left - 1) {
        const int objective = std::countr_zero(left);
        const PerSeat points = objectives.of(objective);
        for (int seat = 0; seat < state.seats; ++seat)
            if (const int got = points[static_cast<std::size_t>(seat)]) {
                const bool owner = playerOf(state, seat).objectives >> objective & 1;
                log.by(seat)(EventKind::ScoredToken, owner ? Rule::ScoreObjective : Rule::ScoreObjectiveOther,
                             objective, got);
            }
    }
    const Decision decision = decide(rules, state, allScores(rules, state));
    for (int looked = 0; looked < decision.tieBreaks; ++looked)
        log(EventKind::TieBreak, Rule::ScoreTieBreak, looked, state.mode);
    const bool shared = decision.isShared();
    for (std::uint32_t left = decision.winners; left; left &= left - 1)
        log.by(std::countr_zero(left))(shared ? EventKind::Shared : EventKind::Won,
                                       shared ? Rule::ScoreShared : Rule::ScoreTotal);
}

} // namespace engawa::momiji
