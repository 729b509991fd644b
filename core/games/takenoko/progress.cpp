#include "core/games/takenoko/progress.h"

#include <algorithm>
#include <bit>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"

namespace engawa::takenoko {

namespace {

// What a plot of a pattern counts for that lies there and needs so many channels; only an irrigated one is a whole part.
std::uint8_t closenessOf(int channels)
{
    return static_cast<std::uint8_t>(Progress::part - (channels > 0 ? 2 : 0) * std::min(channels, 4));
}

// The sections of the best shoots; one that is too tall lacks what must be eaten.
Progress progressOfShoots(const Rules &rules, const State &state, const Objective &objective)
{
    std::array<int, 9> count{}; // plots by sections that count
    for (std::size_t i = 1; i < state.garden.size(); ++i)
        if (const Plot &plot = state.garden[i]; suits(objective, plot)) {
            const int over = rules.parameters.exactHeights ? std::max(plot.height - objective.height, 0) : 0;
            const int sections = std::min<int>(plot.height, objective.height) - over;
            ++count[static_cast<std::size_t>(std::clamp(sections, 0, 8))];
        }
    Progress progress{0, objective.height * objective.shoots};
    int shoots = objective.shoots;
    for (int sections = 8; sections > 0; --sections) {
        const int taken = std::min(shoots, count[static_cast<std::size_t>(sections)]);
        progress.have += taken * sections;
        shoots -= taken;
    }
    return progress;
}

Progress progressOfMeal(const Player &player, const Objective &objective)
{
    Progress progress;
    for (std::size_t i = 0; i < maxColours; ++i) {
        progress.have += std::min<int>(player.bamboo[i], objective.bamboo[i]);
        progress.need += objective.bamboo[i];
    }
    return progress;
}

} // namespace

PatternGround::PatternGround(const Rules &rules, const State &state) : m_state(state)
{
    const auto [left, right] = std::ranges::minmax(state.garden, {}, &Plot::q);
    const auto [top, bottom] = std::ranges::minmax(state.garden, {}, &Plot::r);
    m_left = left.q - rules.patternReach;
    m_top = top.r - rules.patternReach;
    m_width = right.q + rules.patternReach - m_left + 1;
    const int height = bottom.r + rules.patternReach - m_top + 1;
    std::fill_n(m_spots.begin(), m_width * height, Spot{nothing, noColour, 0});
    const auto channels = channelsTo(state);
    for (std::size_t i = 0; i < state.garden.size(); ++i)
        m_spots[index(state.garden[i])] = {static_cast<Place>(i), state.garden[i].colour, closenessOf(channels[i])};
}

Progress PatternGround::progressOf(const Objective &objective) const
{
    Progress best;
    best.need = objective.orientations.empty() ? 1 : objective.orientations.front().cells;
    for (const Orientation &orientation : objective.orientations) {
        std::array<int, maxCells> offsets; // from the first cell, in m_spots
        std::array<std::uint16_t, maxColours> coloured{}; // the cells of a colour, a bit each
        for (std::size_t k = 0; k < orientation.cells; ++k) {
            const Orientation::Step &step = orientation.steps[k];
            offsets[k] = step.r * m_width + step.q;
            if (step.colour < maxColours)
                coloured[step.colour] |= static_cast<std::uint16_t>(1u << k);
        }
        // A pattern is met by each of its plots: by the first of them it counts.
        const auto lie = [&](std::size_t plot, std::size_t cell) {
            const Spot *first = &m_spots[index(m_state.garden[plot])] - offsets[cell];
            int have = 0, closeness = Progress::part * orientation.cells;
            for (std::size_t k = 0; k < orientation.cells; ++k) {
                const Spot &spot = first[offsets[k]];
                if (spot.place != nothing && (spot.place < plot || spot.colour != orientation.steps[k].colour))
                    return;
                closeness -= Progress::part - spot.closeness;
                if (closeness <= best.closeness)
                    return;
                have += spot.closeness == Progress::part;
            }
            best.have = have;
            best.closeness = closeness;
        };
        for (std::size_t i = 1; i < m_state.garden.size(); ++i) {
            const std::uint8_t colour = m_state.garden[i].colour;
            for (unsigned cells = colour < maxColours ? coloured[colour] : 0u; cells; cells &= cells - 1)
                lie(i, static_cast<std::size_t>(std::countr_zero(cells)));
        }
    }
    return best;
}

Progress Progresses::of(const Objective &objective, const Player &player)
{
    if (objective.category == Category::Plot)
        return (m_ground ? *m_ground : m_ground.emplace(m_rules, m_state)).progressOf(objective);
    Progress progress = objective.category == Category::Gardener ? progressOfShoots(m_rules, m_state, objective)
                                                                 : progressOfMeal(player, objective);
    progress.closeness = Progress::part * progress.have;
    return progress;
}

} // namespace engawa::takenoko
