#pragma once

#include <optional>

#include "core/games/takenoko/play.h"

namespace engawa::takenoko {

// How far an objective has come for a player: so many of so many parts. Parts are plots of a pattern, sections of the shoots,
// sections of bamboo.
struct Progress
{
    static constexpr int part = 12; // of closeness

    int have = 0;
    int need = 0;
    int closeness = 0; // as `have`, but a dry plot counts too: the more, the fewer channels it needs
};

// The garden and the free places around it by their coordinates, for laying patterns everywhere.
class PatternGround
{
public:
    PatternGround(const Rules &rules, const State &state);

    // The most that lies of the pattern somewhere, with free places for the rest; of equal ones the first.
    Progress progressOf(const Objective &objective) const;

private:
    struct Spot
    {
        Place place; // `nothing` where no plot lies
        std::uint8_t colour;
        std::uint8_t closeness; // what the plot counts for
    };
    static constexpr int most = maxPlots + 2 * maxCells; // places in a row

    std::size_t index(const Plot &plot) const
    {
        return static_cast<std::size_t>((plot.r - m_top) * m_width + plot.q - m_left);
    }

    const State &m_state;
    int m_left, m_top; // the least coordinates
    int m_width;
    std::array<Spot, most * most> m_spots; // row by row; only those in use are set
};

// The progress of several objectives in one position.
class Progresses
{
public:
    Progresses(const Rules &rules, const State &state) : m_rules(rules), m_state(state) {}
    Progress of(const Objective &objective, const Player &player);

private:
    const Rules &m_rules;
    const State &m_state;
    std::optional<PatternGround> m_ground; // laid out for the first pattern
};

} // namespace engawa::takenoko
