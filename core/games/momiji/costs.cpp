#include <algorithm>

#include "core/games/momiji/play.h"
#include "core/games/momiji/values.h"

namespace engawa::momiji {

int surcharge(const Rules &rules, const State &state, Surcharge kind)
{
    if (!has(state, Module::AncientGarden))
        return 0;
    int acorns = 0;
    for (std::size_t i = 0; i < rules.tokens.size(); ++i) {
        const Token &token = rules.tokens[i];
        if (token.surcharge == kind && token.spaces > 0 && state.garden.trees[i] >= token.spaces)
            acorns += token.acorns;
    }
    return acorns;
}

int objectiveCost(const Rules &rules, const State &state, int objective)
{
    if (const Scenario *scenario = scenarioOf(rules, state)) {
        const auto &cost = scenario->prices[static_cast<std::size_t>(objective)].cost;
        return cost ? std::max(0, cost->evaluate(AreaValues(rules, state, state.seat))) : 0;
    }
    return rules.is.objectiveCost + surcharge(rules, state, Surcharge::Objective);
}

bool anyObjective(const Rules &rules, const State &state, int acorns)
{
    if (!scenarioOf(rules, state))
        return state.available && objectiveCost(rules, state, 0) <= acorns;
    for (std::uint32_t left = state.available; left; left &= left - 1)
        if (checkObjective(rules, state, std::countr_zero(left), acorns) == noRule)
            return true;
    return false;
}

RuleIndex checkObjective(const Rules &rules, const State &state, int objective, int acorns)
{
    if (objective < 0 || objective >= maxObjectives || !(state.available >> objective & 1))
        return refused(Rule::ObjectiveAvailable);
    const Scenario *scenario = scenarioOf(rules, state);
    if (!scenario)
        return objectiveCost(rules, state, objective) > acorns ? refused(Rule::ObjectiveCost) : noRule;
    const auto &requirement = scenario->prices[static_cast<std::size_t>(objective)].requirement;
    if (!requirement)
        return refused(Rule::ObjectiveAvailable); // an edit took it out of the scenario
    if (!requirement->evaluate(AreaValues(rules, state, state.seat)))
        return refused(Rule::SoloRequires);
    return objectiveCost(rules, state, objective) > acorns ? refused(Rule::SoloCost) : noRule;
}

void pay(const Rules &rules, State &state, int acorns)
{
    Player &player = active(state);
    player.acorns = static_cast<std::int16_t>(player.acorns - acorns);
    const Scenario *scenario = scenarioOf(rules, state);
    state.defeated |= scenario && scenario->defeatWithoutAcorns && player.acorns <= 0;
}

void gain(State &state, int seat, int acorns)
{
    Player &player = playerOf(state, seat);
    player.acorns = static_cast<std::int16_t>(std::min(player.acorns + acorns, 9999));
}

bool exchangeable(const Rules &rules, int handValue, int gardenValue)
{
    const int step = gardenValue - handValue;
    switch (rules.is.gardenExchange) {
    case Exchange::SameOrNext:
        return step == 0 || step == 1;
    case Exchange::SameOrPrevious:
        return step == 0 || step == -1;
    case Exchange::Adjacent:
        return step >= -1 && step <= 1;
    }
    return false;
}

bool canExchange(const Rules &rules, const State &state)
{
    const Player &player = active(state);
    std::uint32_t wanted = 0; // values of hand cards that could be exchanged, a bit each
    for (const CopyIndex there : state.garden.cards) {
        const int value = rules.faceOf(there).value;
        for (int own = std::max(value - 1, 0); own <= value + 1 && value <= player.acorns; ++own)
            wanted |= exchangeable(rules, own, value) ? 1u << own : 0;
    }
    for (const CopyIndex copy : player.hand)
        if (wanted >> rules.faceOf(copy).value & 1)
            return true;
    return false;
}

int nextPathSpace(const State &state)
{
    for (std::size_t i = 0; i < state.garden.path.size(); ++i)
        if (state.garden.path[i])
            return static_cast<int>(i);
    return -1;
}

} // namespace engawa::momiji
