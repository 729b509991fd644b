#pragma once

#include <array>
#include <string_view>

#include "core/games/momiji/rules.h"

namespace engawa::momiji {

// The words of landscapes.json, in the order of Do.
inline constexpr std::array<std::string_view, 14> effectWords{
    "skip_value",         "more_cards",      "tuck_under",     "play_cards",      "take_columns",
    "take_tops",          "draw_cards",      "take_discarded", "rearrange_piles", "gain_acorns",
    "discard_for_acorns", "reveal_to_piles", "matching_bonus", "objective"};

// … and in the order of Trigger.
inline constexpr std::array<std::string_view, 5> triggerWords{"free", "collect", "play", "stack", "objective"};

constexpr bool takes(Do does)
{
    return does == Do::TakeColumns || does == Do::TakeTops || does == Do::DrawCards;
}

// What the schemas can't say: capacities, numbers without effect, enough cards and tiles for every setup.
void checkCompiled(const Data &data, const Rules &rules, Problems &problems);
// landscape_check.cpp: effects that make no sense together.
void checkLandscapes(const Data &data, const Rules &rules, Problems &problems);

} // namespace engawa::momiji
