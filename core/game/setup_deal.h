#pragma once

#include "core/base/chance.h"
#include "core/game/entries.h"
#include "core/game/setup.h"

namespace engawa {

// The number of the setup's mode, as a state keeps it.
template <class Modes>
std::uint8_t modeNumber(const Modes &modes, const Setup &setup)
{
    return static_cast<std::uint8_t>(indexById(modes, setup.mode));
}

// Who of the seats begins: as the setup says, or by the seed.
inline Seat starterOf(const Setup &setup, int seats, std::uint64_t seed, std::uint64_t stream)
{
    return setup.starter != nobody ? setup.starter
                                   : static_cast<Seat>(below(draw(seed, stream, 0), static_cast<std::uint32_t>(seats)));
}

} // namespace engawa
