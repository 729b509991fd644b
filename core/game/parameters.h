#pragma once

#include <string>

#include "core/pack/data.h"
#include "core/pack/text.h"

namespace engawa {

// A field of the data as an argument of a sentence: numbers and words as they are, a switch as "yes" or "no". Anything
// else is left out.
void addArgument(Message &message, const std::string &name, const Json &value);

// Every parameter of rules.json, so that a sentence never types a number.
void addParameters(Message &message, const Data &data);

} // namespace engawa
