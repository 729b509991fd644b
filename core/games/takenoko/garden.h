#pragma once

#include <algorithm>
#include <bit>

#include "core/games/takenoko/play.h"

// The garden as places that know their neighbours: where plots may lie, where channels may run, what grows.
namespace engawa::takenoko {

Place placeAt(const State &state, int q, int r); // `nothing` where no plot lies; the pond is at 0,0

// Puts a plot into the garden, dry and without bamboo. The place must be free.
Place addPlot(const Rules &rules, State &state, PlotIndex plot, int q, int r);

// What follows from the improvement, the channels and the pond beside it.
void updateWater(const Rules &rules, Plot &plot);
// … and its first shoot, if it is irrigated for the first time.
void irrigate(const Rules &rules, State &state, Place place, const Log &log);

bool grow(const Rules &rules, State &state, Place place, const Log &log); // by one growth; false: nothing was added
bool eat(const Rules &rules, State &state, const Log &log); // at the panda's place, for the seat to act

// Why no plot may lie there, or noRule.
RuleIndex checkSpot(const Rules &rules, const State &state, int q, int r);
// Calls use(q, r) for every place where a plot may lie.
template <class Use>
void eachSpot(const Rules &rules, const State &state, Use &&use);

// A border is a place and one of its sides 0, 1, 2; every border has one such name.
struct Border
{
    Place place = nothing;
    int side = 0;
};
RuleIndex checkBorder(const Rules &rules, const State &state, int place, int side);
void addChannel(State &state, Border border);
inline void addChannelWater(const Rules &rules, State &state, Border border, const Log &log)
{
    const Place other = state.garden[border.place].beside[static_cast<std::size_t>(border.side)];
    irrigate(rules, state, border.place, log);
    irrigate(rules, state, other, log);
}

// The sides of a plot next to the given ones: a channel on one of them shares a corner with the given one.
constexpr std::uint8_t turned(std::uint8_t around)
{
    return static_cast<std::uint8_t>(((around << 1) | (around >> 1) | (around << 5) | (around >> 5)) & 0x3f);
}
// Sides on which a channel may run as seen from this plot: it meets the network at a corner that this plot has with it.
inline std::uint8_t openSides(const Plot &plot)
{
    return static_cast<std::uint8_t>(plot.land & ~plot.channels & turned(plot.channels | plot.rim));
}
// Calls use(border) for every border where a channel may run.
template <class Use>
void eachBorder(const State &state, Use &&use)
{
    for (std::size_t i = 1; i < state.garden.size(); ++i) {
        const Plot &plot = state.garden[i];
        for (unsigned open = openSides(plot); open; open &= open - 1) {
            const int side = std::countr_zero(open);
            const Place other = plot.beside[static_cast<std::size_t>(side)];
            if (side < 3)
                use(Border{static_cast<Place>(i), side});
            else if (!(openSides(state.garden[other]) >> opposite(side) & 1)) // else it comes from there
                use(Border{other, opposite(side)});
        }
    }
}

// How many channels bring water to each place, the pond and irrigated plots 0; `far` where it takes more than this.
inline constexpr std::uint8_t far = 5;
std::array<std::uint8_t, maxPlots + 1> channelsTo(const State &state);

// Why a figure can't go from one place to the other, or noRule.
RuleIndex checkLine(const State &state, Place from, int to);
// Calls use(place) for every place that a figure reaches in a straight line.
template <class Use>
void eachReached(const State &state, Place from, Use &&use)
{
    for (unsigned open = state.garden[from].land | state.garden[from].rim; open; open &= open - 1) {
        const auto side = static_cast<std::size_t>(std::countr_zero(open));
        for (Place at = state.garden[from].beside[side]; at != nothing; at = state.garden[at].beside[side])
            use(at);
    }
}
inline bool canMove(const State &state, Place from)
{
    return state.garden[from].land || state.garden[from].rim;
}

// Places side by side in the rows of a garden as bits: fast for looking at all free places at once.
class Ground
{
public:
    static constexpr int reach = maxPlots + 2; // no plot lies further from the pond, and no free place beside one

    explicit Ground(const State &state)
    {
        for (const Plot &plot : state.garden) {
            m_least = std::min<int>(m_least, plot.r);
            m_most = std::max<int>(m_most, plot.r);
        }
        for (int r = m_least - 2; r <= m_most + 2; ++r)
            row(r) = 0;
        for (const Plot &plot : state.garden)
            row(plot.r) |= bitAt(plot.q);
    }

    // Free places beside at least so many plots, or beside the pond.
    template <class Use>
    void eachFree(int neighbours, Use &&use) const
    {
        for (int r = m_least - 1; r <= m_most + 1; ++r) {
            const Bits here = row(r), above = row(r - 1), below = row(r + 1);
            const Bits beside[] = {here << 1, here >> 1, above, above >> 1, below, below << 1};
            Bits one = 0, two = 0, three = 0;
            for (const Bits each : beside) {
                three |= two & each;
                two |= one & each;
                one |= each;
            }
            Bits found = neighbours <= 1 ? one : neighbours == 2 ? two : three;
            if (r >= -1 && r <= 1)
                found |= r == 0 ? bitAt(-1) | bitAt(1) : r < 0 ? bitAt(0) | bitAt(1) : bitAt(0) | bitAt(-1);
            for (found &= ~here; found; found &= found - 1)
                use(lowest(found) - reach, r);
        }
    }

private:
    __extension__ using Bits = unsigned __int128;

    static Bits bitAt(int q) { return Bits{1} << (q + reach); }
    static int lowest(Bits bits)
    {
        const auto low = static_cast<std::uint64_t>(bits);
        return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
    }
    Bits &row(int r) { return m_rows[static_cast<std::size_t>(r + reach + 2)]; }
    const Bits &row(int r) const { return m_rows[static_cast<std::size_t>(r + reach + 2)]; }

    std::array<Bits, 2 * reach + 5> m_rows; // only those in use are set
    int m_least = 0;
    int m_most = 0;
};

template <class Use>
void eachSpot(const Rules &rules, const State &state, Use &&use)
{
    Ground(state).eachFree(rules.parameters.plotNeighbours, use);
}

bool anySpot(const Rules &rules, const State &state);

} // namespace engawa::takenoko
