#include "core/match/state.h"

#include "core/base/chance.h"

namespace engawa {

std::uint64_t hashOf(const State &state)
{
    return hashBytes(state.bytes);
}

} // namespace engawa
