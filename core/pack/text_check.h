#pragma once

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// Messages that can't be read, arguments that differ from the first language, texts that a language lacks or has in
// excess. Sections that `previous` (data that has passed) shares are not looked at again.
void checkTexts(const Data &data, const Data *previous, Problems &problems);

} // namespace engawa
