#pragma once

#include "core/games/takenoko/play.h"

// Where the weather has its effect: why not on this plot, or noRule. Asked of every plot, again and again.
namespace engawa::takenoko {

inline const Plot *landAt(const State &state, int place)
{
    const bool there = place > pond && place < static_cast<int>(state.garden.size());
    return there ? &state.garden[static_cast<std::size_t>(place)] : nullptr;
}

inline RuleIndex checkRain(const Rules &rules, const State &state, int place)
{
    const Plot *plot = landAt(state, place);
    if (!plot || !plot->irrigated())
        return refused(Rule::WeatherRainPlot);
    if (plot->height >= rules.parameters.maxHeight)
        return refused(Rule::BambooLimit);
    const bool none =
        rules.parameters.bambooLimited && state.used[plot->colour] >= rules.colours[plot->colour].sections;
    return none ? refused(Rule::BambooSupply) : noRule;
}

inline RuleIndex checkStorm(const Rules &rules, const State &state, int place)
{
    const bool stays = place == state.panda && !rules.parameters.stormMayStay;
    return landAt(state, place) && !stays ? noRule : refused(Rule::WeatherStormPlot);
}

inline RuleIndex checkTokenPlace(const Rules &rules, const State &state, int place)
{
    const Plot *plot = landAt(state, place);
    if (!plot)
        return refused(Rule::ImprovementPond);
    if (plot->improvement)
        return refused(Rule::ImprovementOne);
    return plot->height > 0 && !rules.parameters.tokenOnBamboo ? refused(Rule::ImprovementBamboo) : noRule;
}

} // namespace engawa::takenoko
