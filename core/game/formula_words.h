#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/pack/text.h"

namespace engawa {

// What a face or a sentence can tell of a formula.
struct FormulaParts
{
    // Its shape as a key of texts: “2 * objects(fan)” is "n.times.objects.of.x.end"; empty where a sign has no word.
    std::string shape;
    std::vector<std::int64_t> numbers; // n1, n2, …
    std::vector<std::string> names; // x1, x2, …: what isn't called
};
FormulaParts formulaParts(std::string_view formula);

// A word for it by which a text can select: “cats * cats” is "cats_times_cats".
std::string formulaKey(std::string_view formula);

// The pack's sentence for formulas of this shape, "formula.<shape>", with n1, x1, …; else "formula.other" with the
// formula itself.
Message formulaMessage(std::string_view formula, const Texts &texts);

// The same sentence in one language. Where the pack has none, the formula with signs as people write them and its names as
// the texts "term.…", where “{of}” is what a name is called with, or "name.…" say them.
std::string formulaWords(std::string_view formula, const Texts &texts, std::string_view language);

} // namespace engawa
