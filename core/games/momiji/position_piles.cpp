#include <algorithm>
#include <vector>

#include "core/games/momiji/position_read.h"

// Could the piles of a position have come about? Cards are played from the first value upwards without a gap; only
// landscapes skip values and put cards under piles.
namespace engawa::momiji {

namespace {

// How many cards of all piles could have skipped values or been put under a pile, by the landscapes used so far.
struct Uses
{
    int skips = 0;
    int furthest = 0; // values that one card skips at most
    int tucked = 0;
};

Uses usesIn(const Rules &rules, const State &state)
{
    Uses uses;
    for (int seat = 0; seat < state.seats; ++seat)
        for (const OwnTile &tile : playerOf(state, seat).tiles)
            for (const Effect &effect : rules.landscapeOf(tile.tile).effects) {
                const int times = tile.acorn + tile.golden;
                if (effect.does == Do::SkipValue && times > 0) {
                    uses.skips += times * effect.cards;
                    uses.furthest = std::max<int>(uses.furthest, effect.by);
                }
                if (effect.does == Do::TuckUnder)
                    uses.tucked += times * effect.cards;
            }
    return uses;
}

constexpr int never = 1000;

// The fewest cards that must have been put under the pile, by the number of cards that skipped values.
std::vector<int> fewestTucked(const Rules &rules, const State &state, const Pile &pile, const Uses &uses)
{
    std::vector<int> fewest(static_cast<std::size_t>(uses.skips + 1), never);
    int skips = 0, left = pile.size, above = -1;
    bool played = true;
    eachCard(state, pile, [&](CopyIndex copy) { // from the top down
        const Face &face = rules.faceOf(copy);
        if (above >= 0) {
            const int step = above - face.value;
            played = played && step >= 0 && step <= 1 + uses.furthest && face.value < rules.parameters.toriiValue;
            skips += step > 1;
        }
        played = played && face.leaf == pile.leaf;
        above = face.value;
        --left;
        const int begun = face.value - rules.parameters.startValue; // if the pile began with this card
        const int all = skips + (begun > 0);
        if (played && begun >= 0 && begun <= uses.furthest && all <= uses.skips)
            fewest[static_cast<std::size_t>(all)] = std::min(fewest[static_cast<std::size_t>(all)], left);
    });
    return fewest;
}

} // namespace

int impossiblePile(const Rules &rules, const State &state, int seat)
{
    const Uses uses = usesIn(rules, state);
    std::vector<int> best(static_cast<std::size_t>(uses.skips + 1),
                          never); // of the piles so far, by cards that skipped
    best[0] = 0;
    const auto &piles = playerOf(state, seat).piles;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const std::vector<int> pile = fewestTucked(rules, state, piles[i], uses);
        std::vector<int> next(best.size(), never);
        for (std::size_t had = 0; had < best.size(); ++had)
            for (std::size_t more = 0; had + more < best.size(); ++more)
                next[had + more] = std::min(next[had + more], best[had] + pile[more]);
        best = std::move(next);
        if (*std::ranges::min_element(best) > uses.tucked)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace engawa::momiji
