#pragma once

#include <vector>

#include "core/lab/holes_choices.h"

namespace engawa {

// What a search has played.
struct HoleEvidence
{
    const HoleGround &ground;
    const std::vector<std::string> &modes;
    const Sightings &seen;
    const Comparisons &compared;
};

// The holes that come of counting: components that nobody came to, choices, rules. Those of a component have no course yet.
std::vector<Hole> judged(const HoleEvidence &evidence);

// A hole that a game came to, told by the course that shows it.
Hole judged(const HoleEvidence &evidence, const Suspect &suspect, std::size_t foundIn);

// What a course must show for a component's hole: where it can be seen, where it is offered, where both are.
std::optional<Symptom> symptomOf(const HoleGround &ground, const Hole &hole);

} // namespace engawa
