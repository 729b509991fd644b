#pragma once

#include <cstdint>

#include "core/lab/watched.h"

namespace engawa {

// What a component is worth to whoever gets it by chance, against the average component in its place.
//
// In a blind draw every piece of the pile is equally likely, and the pile is known to whoever counts: what a draw brings
// more of a component than was to be expected is chance alone, and cannot hang together with anything but what follows
// from it. So the worth is the sum of (got − expected) · (result − even) over the sum of the draws' variances, which is the
// mean over all strata (pile, seat, n-th draw), each weighed by n1·n0 / (n1 + n0), without a stratum to keep. One score
// and one weight a deal: errors are clustered by deal.
struct WorthSums
{
    static constexpr std::int64_t scale = 4096; // scores and weights are kept in such parts
    static constexpr std::int64_t pointScale = 32; // … scores of points in these

    std::int64_t weight = 0, weightSquares = 0;
    std::int64_t share = 0, shareSquares = 0, shareWeight = 0; // of the win
    std::int64_t points = 0, pointSquares = 0, pointWeight = 0; // ahead of the best other; alone: points

    void add(double dealWeight, double shareScore, double pointScore); // of one deal
    void add(const WorthSums &other);
    bool operator==(const WorthSums &) const = default;
};

struct Worth
{
    Estimate share; // of the win; 0.05: five points of a hundred
    Estimate points;
    double error = 0; // the standard error of the share
    double chance = 1; // watchedChance() that it matters by no more than `matters`
    bool known = false; // false: too little to say anything

    static constexpr double matters = 0.01;
};
Worth worthOf(const WorthSums &sums, std::int64_t deals);

} // namespace engawa
