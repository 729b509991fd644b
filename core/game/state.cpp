#include "core/game/state.h"

#include "core/base/chance.h"

namespace engawa {

std::uint64_t hashOf(const State &state)
{
    return hashBytes(state.bytes);
}

} // namespace engawa
