#include "core/lab/figures.h"

#include <algorithm>
#include <numeric>

namespace engawa {

const Figure *findFigure(const std::vector<Figure> &figures, std::string_view id)
{
    const auto found = std::ranges::find_if(figures, [&](const Figure &figure) { return figure.measure.id == id; });
    return found == figures.end() ? nullptr : &*found;
}

std::int64_t LengthFigures::all() const
{
    return std::accumulate(games.begin(), games.end(), std::int64_t{0});
}

void Figures::add(const Figures &part)
{
    deals += part.deals;
    games += part.games;
    for (std::size_t i = 0; i < figures.size() && i < part.figures.size(); ++i) {
        figures[i].sums.add(part.figures[i].sums);
        figures[i].games.add(part.figures[i].games);
    }
    for (std::size_t i = 0; i < endings.size() && i < part.endings.size(); ++i) {
        endings[i].games += part.endings[i].games;
        endings[i].moments.add(part.endings[i].moments);
    }
    for (const auto &[turns, length] : part.lengths) {
        LengthFigures &own = lengths[turns];
        own.games.resize(endings.size());
        for (std::size_t i = 0; i < own.games.size() && i < length.games.size(); ++i)
            own.games[i] += length.games[i];
        own.moments.add(length.moments);
    }
    for (std::size_t i = 0; i < leads.size(); ++i) {
        leads[i].led += part.leads[i].led;
        leads[i].lost += part.leads[i].lost;
        leads[i].lead.add(part.leads[i].lead);
        leads[i].turned.add(part.leads[i].turned);
    }
    for (std::size_t i = 0; i < components.size() && i < part.components.size(); ++i)
        components[i].add(part.components[i]);
    for (std::size_t i = 0; i < rules.size() && i < part.rules.size(); ++i) {
        rules[i].fired.add(part.rules[i].fired);
        rules[i].refused += part.rules[i].refused;
    }
}

std::optional<Estimate> seatGap(const Figures &figures)
{
    std::vector<Estimate> places;
    for (const Figure &figure : figures.figures)
        if (figure.measure.kind == "share.place")
            places.push_back(figure.estimate(figures.deals));
    if (places.size() < 2)
        return std::nullopt;
    const auto [worst, best] = std::ranges::minmax(places, {}, &Estimate::value);
    // Every place lies in its interval, so that no two are further apart than this, nor these two nearer.
    Estimate gap{best.value - worst.value, std::max(0.0, best.low - worst.high), 0};
    for (const Estimate &one : places)
        for (const Estimate &other : places)
            if (&one != &other)
                gap.high = std::max(gap.high, one.high - other.low);
    return gap;
}

} // namespace engawa
