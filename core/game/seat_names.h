#pragma once

#include <string>
#include <string_view>

#include "core/pack/text.h"

namespace engawa {

// The text that names a component, a mode, or whatever else has an id.
inline TextKey nameOf(std::string_view id)
{
    return {"name." + std::string(id)};
}
inline TextKey seatName(int seat)
{
    return nameOf("seat_" + std::to_string(seat));
}

// A zone that every seat has one of: "hand.0".
inline std::string zoneOf(std::string zone, int seat)
{
    return std::move(zone) + "." + std::to_string(seat);
}

} // namespace engawa
