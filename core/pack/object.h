#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// Adds a member that the object surely doesn't have yet. The usual way looks for it first, one by one, which is far too
// slow for thousands of members.
inline void append(Json &object, std::string key, Json value)
{
    using Members = std::vector<std::pair<const std::string, Json>>;
    static_cast<Members &>(object.get_ref<Json::object_t &>()).emplace_back(std::move(key), std::move(value));
}

} // namespace engawa
