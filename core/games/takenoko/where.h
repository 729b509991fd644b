#pragma once

#include <string>

#include "core/pack/text.h"

// Where a place lies, in the words of the log and of the moves: how far from the pond, and which way.
namespace engawa::takenoko {

struct Where
{
    int steps = 0; // in rings around the pond
    int way = 0;   // clockwise from the east: the even ones are straight along a side, the others lie between two

    // Between two sides there are several places in a ring, from the third ring on.
    bool shared() const { return way % 2 != 0 && steps > 2; }
};
Where whereIs(int q, int r);

// Adds {steps}, {way} and, as what tells places with the same words apart, {q} and {r}; {apart} is "yes" where they are
// needed. A message with two places has a suffix for the second: {steps2} …
void addWhere(Message &message, int q, int r, const std::string &suffix = {});

} // namespace engawa::takenoko
