#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/base/row.h"
#include "core/game/state.h"

namespace engawa {

// The index of a rule in Game::rules().
using RuleIndex = std::int16_t;
inline constexpr RuleIndex noRule = -1;

// … of a game that has its rules in an enumeration, in that order.
template <class Rule>
    requires std::is_same_v<std::underlying_type_t<Rule>, RuleIndex>
constexpr RuleIndex refused(Rule rule)
{
    return static_cast<RuleIndex>(rule);
}

// Something that happened while a move was applied: what the log says, the table animates and coverage counts.
struct Event
{
    std::int16_t kind = 0;     // the game's own; its log sentence is found through Game::describe
    RuleIndex rule = noRule;   // the rule that made it happen
    Seat seat = nobody;
    bool chance = false;       // it revealed something that nobody could know
    std::array<std::int16_t, 4> numbers{};

    bool operator==(const Event &) const = default;
};

using EventList = Row<Event, 128>;

} // namespace engawa
