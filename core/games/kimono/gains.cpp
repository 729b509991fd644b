#include "core/games/kimono/gains.h"

namespace engawa::kimono {

// Places the photo in a copy of the position and compares.
Gains gainsAt(const Rules &rules, const State &state, int x, int y)
{
    const Log silent(nullptr, nobody);
    const int side = state.seat;
    State tried = state;
    Gains gains;
    addPhoto(rules, tried, side, state.inHand, x, y, true, silent);
    if (!resolveSeams(rules, tried, side, Seam::Left, silent)) {
        gains.tokens.push(wild);
        if (tried.seam == Seam::Left && !resolveSeams(rules, tried, side, Seam::Right, silent))
            gains.tokens.push(wild);
    }
    for (Symbol kind = 0; kind <= cat; ++kind)
        for (int n = tried.supply[static_cast<std::size_t>(kind)]; n < state.supply[static_cast<std::size_t>(kind)];
             ++n)
            gains.tokens.push(kind);
    for (std::size_t i = 0; i < rules.patterns.size(); ++i)
        gains.steps[i] = static_cast<std::int8_t>((tried.marker[i] - state.marker[i]) * (side == 0 ? 1 : -1));
    return gains;
}

} // namespace engawa::kimono
