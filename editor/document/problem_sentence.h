#pragma once

#include <string_view>

#include <QString>

#include "core/base/problem.h"

namespace engawa {

// A problem's sentence in the language of the window, with a capital letter and a full stop.
QString sentenceOf(const Problem &problem);

// The English pattern of a code as the translators see it (context "Problem"); nothing for a code without one.
const char *sentenceToTranslate(std::string_view code);

} // namespace engawa
