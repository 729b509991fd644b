#include "core/games/takenoko/objectives.h"

#include <algorithm>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/shuffle.h"

namespace engawa::takenoko {

namespace {

// Does the pattern lie so with its first plot, which has the right colour, here? `colourOf` is the colour that a plot
// counts as.
template <class ColourOf>
bool liesAt(const State &state, const Orientation &orientation, std::size_t first, ColourOf colourOf)
{
    std::array<Place, maxCells> at;
    at[0] = static_cast<Place>(first);
    for (std::size_t i = 1; i < orientation.cells; ++i) {
        const Orientation::Step &step = orientation.steps[i];
        const Place place = state.garden[at[step.from]].beside[step.side];
        if (place == nothing || colourOf(state.garden[place]) != step.colour)
            return false;
        at[i] = place;
    }
    return true;
}

template <class ColourOf>
bool liesSomewhere(const State &state, const Objective &objective, ColourOf colourOf)
{
    for (std::size_t i = 1; i < state.garden.size(); ++i) {
        const std::uint8_t colour = colourOf(state.garden[i]);
        if (colour == noColour || !(objective.first >> colour & 1))
            continue;
        for (const Orientation &orientation : objective.orientations)
            if (colour == orientation.steps[0].colour && liesAt(state, orientation, i, colourOf))
                return true;
    }
    return false;
}

std::uint8_t wetColour(const Plot &plot)
{
    return plot.wet;
}

bool liesIrrigated(const State &state, const Objective &objective)
{
    return liesSomewhere(state, objective, wetColour);
}

void lay(State &state, std::size_t pattern)
{
    state.lying[pattern / 64] |= std::uint64_t{1} << (pattern % 64);
}

RuleIndex checkPattern(const State &state, const Objective &objective)
{
    if (liesIrrigated(state, objective))
        return noRule;
    const bool dry = liesSomewhere(state, objective, [](const Plot &plot) { return plot.colour; });
    return refused(dry ? Rule::ObjectiveIrrigated : Rule::ObjectivePattern);
}

bool isTall(const Rules &rules, const Objective &objective, const Plot &plot)
{
    return rules.parameters.exactHeights ? plot.height == objective.height : plot.height >= objective.height;
}

bool counts(const Rules &rules, const Objective &objective, const Plot &plot)
{
    return suits(objective, plot) && isTall(rules, objective, plot);
}
// Is the gardener on a plot that counts?
bool stands(const Rules &rules, const State &state, const Objective &objective)
{
    return counts(rules, objective, state.garden[state.gardener]);
}

RuleIndex checkShoots(const Rules &rules, const State &state, const Objective &objective)
{
    const auto shoots = std::count_if(state.garden.begin() + 1, state.garden.end(),
                                      [&](const Plot &plot) { return counts(rules, objective, plot); });
    if (shoots < objective.shoots)
        return refused(Rule::ObjectiveShoots);
    return !rules.parameters.gardenerMustStand || stands(rules, state, objective) ? noRule
                                                                                  : refused(Rule::ObjectiveStand);
}

bool hasMeal(const Player &player, const Objective &objective)
{
    bool enough = true;
    for (std::size_t i = 0; i < maxColours; ++i)
        enough &= player.bamboo[i] >= objective.bamboo[i];
    return enough;
}

} // namespace

RuleIndex checkMet(const Rules &rules, const State &state, const Objective &objective, const Player &player)
{
    switch (objective.category) {
    case Category::Plot:
        return objective.possible ? checkPattern(state, objective) : refused(Rule::ObjectivePattern);
    case Category::Gardener:
        return objective.possible ? checkShoots(rules, state, objective) : refused(Rule::ObjectiveShoots);
    case Category::Panda:
        return objective.possible && hasMeal(player, objective) ? noRule : refused(Rule::ObjectiveBamboo);
    }
    return refused(Rule::ObjectiveOwn);
}

bool isMet(const Rules &rules, const State &state, int objective, const Player &player)
{
    const Objective &asked = rules.objectives[static_cast<std::size_t>(objective)];
    switch (asked.category) {
    case Category::Plot:
        return asked.pattern != noPattern && lies(state, asked.pattern);
    case Category::Gardener:
        return (!rules.parameters.gardenerMustStand || stands(rules, state, asked))
               && checkMet(rules, state, asked, player) == noRule;
    case Category::Panda:
        return asked.possible && hasMeal(player, asked);
    }
    return false;
}

void findPatterns(const Rules &rules, State &state)
{
    state.lying.fill(0);
    for (std::size_t i = 0; i < rules.patterns.size(); ++i)
        if (const Objective &objective = rules.objectives[rules.patterns[i]];
            objective.possible && liesIrrigated(state, objective))
            lay(state, i);
}

void findPatternsWith(const Rules &rules, State &state, Place watered)
{
    const Plot &plot = state.garden[watered];
    std::uint8_t alike = 0; // sides on which an irrigated plot of its colour lies
    for (int side = 0; side < sides; ++side)
        if (const Place beside = plot.beside[static_cast<std::size_t>(side)];
            beside != nothing && state.garden[beside].wet == plot.wet)
            alike |= bit(side);
    for (const Way &way : rules.ways[plot.wet]) // most are out of the question at a glance
        if ((way.alike & ~alike) == 0 && !lies(state, way.pattern)
            && liesAt(state, way.orientation, watered, wetColour))
            lay(state, way.pattern);
}

void losePatterns(const Rules &rules, State &state)
{
    for (std::size_t i = 0; i < rules.patterns.size(); ++i)
        if (lies(state, i) && !liesIrrigated(state, rules.objectives[rules.patterns[i]]))
            state.lying[i / 64] &= ~(std::uint64_t{1} << (i % 64));
}

RuleIndex checkComplete(const Rules &rules, const State &state, int objective)
{
    for (const CardIndex card : active(state).hand)
        if (rules.cards[card].objective == objective)
            return checkMet(rules, state, rules.objectives[static_cast<std::size_t>(objective)], active(state));
    return refused(Rule::ObjectiveOwn);
}

bool canCompleteAny(const Rules &rules, const State &state)
{
    for (const CardIndex card : active(state).hand)
        if (isMet(rules, state, rules.cards[card].objective, active(state)))
            return true;
    return false;
}

void complete(const Rules &rules, State &state, int objective, const Log &log)
{
    Player &player = active(state);
    std::size_t at = 0;
    while (rules.cards[player.hand[at]].objective != objective)
        ++at;
    const Objective &completed = rules.objectiveOf(player.hand[at]);
    player.completed.push(player.hand[at]);
    player.hand.erase(at);
    log(EventKind::Completed, Rule::ObjectiveComplete, objective, completed.points);
    int given = 0;
    for (std::size_t i = 0; i < maxColours && completed.category == Category::Panda; ++i) {
        player.bamboo[i] = static_cast<std::uint16_t>(player.bamboo[i] - completed.bamboo[i]);
        state.used[i] = static_cast<std::uint16_t>(state.used[i] - completed.bamboo[i]);
        given += completed.bamboo[i];
    }
    if (given > 0)
        log(EventKind::GaveBack, Rule::ObjectiveGiveBack, given);
    const auto count = static_cast<int>(player.completed.size());
    if (state.emperor != nobody || count < rules.parameters.objectives[state.seats])
        return;
    state.emperor = state.seat;
    log(EventKind::Trigger, Rule::EndObjectives, count);
    log(EventKind::Emperor, Rule::EndEmperor);
}

} // namespace engawa::takenoko
