#pragma once

#include <span>
#include <string_view>

#include "core/base/row.h"

namespace engawa {

// An entry of one of the pack's tables; without an id the table as a whole.
struct ComponentName
{
    std::string_view table;
    std::string_view id;

    bool operator==(const ComponentName &) const = default;
};

// What a move is, for whoever looks at a game from outside.
struct MoveNames
{
    int action = -1; // the first word of its notation, in MoveWords::actions
    Row<ComponentName, 4> components; // that it takes, uses, chooses or goes to

    void add(std::string_view table, std::string_view id = {}) { components.push({table, id}); }
};

// All words that moves can have: the first ones of their notations, and the tables whose entries they name.
struct MoveWords
{
    std::span<const std::string_view> actions;
    std::span<const std::string_view> tables;
};

} // namespace engawa
