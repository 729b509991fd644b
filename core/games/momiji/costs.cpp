#include <algorithm>

#include "core/games/momiji/play.h"
#include "core/games/momiji/values.h"

namespace engawa::momiji {

namespace {

int costOf(const Scenario::Price &price, const AreaValues &values)
{
    return price.cost ? std::max(0, price.cost->evaluate(values)) : 0;
}

RuleIndex checkPrice(const Scenario::Price &price, const AreaValues &values, int acorns)
{
    if (!price.requirement)
        return refused(Rule::ObjectiveAvailable); // an edit took it out of the scenario
    if (!price.requirement->evaluate(values))
        return refused(Rule::SoloRequires);
    return costOf(price, values) > acorns ? refused(Rule::SoloCost) : noRule;
}

} // namespace

int surchargeOfTrees(const Rules &rules, const State &state, Surcharge kind)
{
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
    if (const Scenario *scenario = scenarioOf(rules, state))
        return costOf(scenario->prices[static_cast<std::size_t>(objective)], AreaValues(rules, state, state.seat));
    return rules.parameters.objectiveCost + surcharge(rules, state, Surcharge::Objective);
}

std::uint32_t buyable(const Rules &rules, const State &state, int acorns)
{
    const Scenario *scenario = scenarioOf(rules, state);
    if (!scenario)
        return state.available && objectiveCost(rules, state, 0) <= acorns ? state.available : 0;
    const AreaValues values(rules, state, state.seat);
    std::uint32_t found = 0;
    for (std::uint32_t left = state.available; left; left &= left - 1) {
        const Scenario::Price &price = scenario->prices[static_cast<std::size_t>(std::countr_zero(left))];
        if (price.least <= acorns && checkPrice(price, values, acorns) == noRule)
            found |= left & -left;
    }
    return found;
}

RuleIndex checkObjective(const Rules &rules, const State &state, int objective, int acorns)
{
    if (objective < 0 || objective >= maxObjectives || !(state.available >> objective & 1))
        return refused(Rule::ObjectiveAvailable);
    if (const Scenario *scenario = scenarioOf(rules, state))
        return checkPrice(scenario->prices[static_cast<std::size_t>(objective)], AreaValues(rules, state, state.seat),
                          acorns);
    return objectiveCost(rules, state, objective) > acorns ? refused(Rule::ObjectiveCost) : noRule;
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
    player.acorns = static_cast<std::int16_t>(std::min(player.acorns + acorns, maxAcorns));
}

bool exchangeable(const Rules &rules, int handValue, int gardenValue)
{
    const int step = gardenValue - handValue;
    switch (rules.parameters.gardenExchange) {
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
