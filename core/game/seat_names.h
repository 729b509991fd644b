#pragma once

#include <string>

#include "core/pack/text.h"

namespace engawa {

// The text that names a seat.
inline TextKey seatName(int seat)
{
    return {"name.seat_" + std::to_string(seat)};
}

// A zone that every seat has one of: "hand.0".
inline std::string zoneOf(std::string zone, int seat)
{
    return std::move(zone) + "." + std::to_string(seat);
}

} // namespace engawa
