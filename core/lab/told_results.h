#pragma once

#include "core/lab/lab_results.h"

namespace engawa {

// A run for programs: which it is, every figure with its interval, components with their worth, lengths, leads, rules, and
// the verdicts of a comparison. No timing: equal runs give equal texts. Moments are [deal, side, lineup, decision].
Json toldResults(const LabPlan &plan, const LabResults &results);

Json toJson(const Estimate &estimate);
const char *nameOf(Verdict verdict); // "differs", "same", "not_yet"

} // namespace engawa
