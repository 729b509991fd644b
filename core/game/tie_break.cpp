#include "core/game/tie_break.h"

#include "core/game/formula_words.h"

namespace engawa {

std::string tieBreakKey(const Data &data, std::string_view formula)
{
    const std::string own = "tie_break." + formulaKey(formula);
    const std::string &language = data.value("pack", "languages")->front().get_ref<const std::string &>();
    const Json *texts = data.value("text/" + language, "score");
    return "score." + (texts && texts->contains(own) ? own : "tie_break");
}

} // namespace engawa
