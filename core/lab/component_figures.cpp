#include "core/lab/component_figures.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace engawa {

namespace {

// How far from nothing a worth is for sure; below 0 where it may be nothing.
double surely(const Worth &worth)
{
    return std::max(worth.share.low, -worth.share.high);
}

} // namespace

void Happened::add(const Happened &other)
{
    times += other.times;
    games += other.games;
    moments.add(other.moments);
}

bool ComponentFigures::neverMattered() const
{
    return there.games > 0 && dealt.times + drawn.times + taken.times + used.times + scored.times == 0;
}

void ComponentFigures::add(const ComponentFigures &other)
{
    there.add(other.there);
    dealt.add(other.dealt);
    drawn.add(other.drawn);
    taken.add(other.taken);
    used.add(other.used);
    scored.add(other.scored);
    for (const auto &[zone, happened] : other.ended)
        ended[zone].add(happened);
    worth.add(other.worth);
    use.add(other.use);
}

std::vector<RankedComponent> ranked(const std::vector<ComponentFigures> &components, std::int64_t deals)
{
    std::vector<RankedComponent> list;
    std::vector<double> chances;
    for (const ComponentFigures &component : components) {
        if (component.there.games == 0)
            continue;
        RankedComponent &each = list.emplace_back();
        each.component = &component;
        each.worth = worthOf(component.worth, deals);
        each.use = worthOf(component.use, deals);
        each.random = each.worth.known;
        if (each.random)
            chances.push_back(each.worth.chance);
    }
    const double limit = flagged(std::move(chances));
    for (RankedComponent &each : list)
        each.standsOut = each.random && each.worth.chance <= limit;
    std::ranges::stable_sort(list, std::greater(), [](const RankedComponent &each) {
        return std::tuple(each.random, each.random ? surely(each.worth) : 0.0);
    });
    return list;
}

} // namespace engawa
