#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/lab/deal_sums.h"
#include "core/lab/statistics.h"

namespace engawa {

// Intervals that may be watched while they shrink: with 95 % confidence the true value lies in every one of them, however
// often one looks and whenever one stops. An asymptotic confidence sequence (arXiv 2103.06476), narrowest for its number
// of deals near 1,000. `questions`: how many are asked at once; each is answered the more carefully.
Estimate watched(const DealSums &sums, std::int64_t deals, std::int64_t scale, int questions = 1);

// The chance at most that a value which truly is within `apart` of nothing looks as far away, at any look: what the flags
// of components are made of. `error` is the standard error of the estimate.
double watchedChance(double value, double error, double apart, std::int64_t deals);

// What can be said of a difference. Same: whatever it is, it is no larger than what matters.
enum class Verdict { NotYet, Differs, Same };
Verdict verdictOn(const Estimate &difference, double matters);

// About how many deals it takes in all until there is a verdict, if the difference stays what it looks like; nothing where
// there is one, or where nobody can say.
std::optional<std::int64_t> dealsNeeded(const DealSums &sums, std::int64_t deals, std::int64_t scale, double matters,
                                        int questions = 1);

// The half width of such an interval for a standard deviation of 1.
double watchedHalfWidth(std::int64_t deals, double alpha);

// Which of the chances are small enough together: Benjamini and Hochberg's procedure. The largest chance that still
// counts, or below 0: none does.
double flagged(std::vector<double> chances, double falseOnes = 0.10);

} // namespace engawa
