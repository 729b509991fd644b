#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/argument.h"

namespace engawa {

// What a wish says, before anybody knows whether there is such a thing.
struct WishWords
{
    enum class Form { Figure, Worth, Every, Rule };
    Form form = Form::Figure;
    std::string subject; // the figure, the rule, or components
    std::string becomes; // of components
    std::optional<double> least, most;
};

// Nothing, and what was expected and where, for words that are no wish:
//     FIGURE RANGE · worth(COMPONENTS) RANGE · every TABLE WORD in SHARE · COMPONENTS WORD in SHARE · rule RULE in SHARE
//     RANGE: <= N · >= N · < N · > N · within N · between N and N      SHARE: [at least|at most] N % of games
std::optional<WishWords> readWish(std::string_view text, Argument &expected, std::string &found);

} // namespace engawa
