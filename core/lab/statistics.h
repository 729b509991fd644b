#pragma once

#include <cstdint>

namespace engawa {

// A value and the interval that holds the true one with 95 % confidence.
struct Estimate
{
    double value = 0;
    double low = 0;
    double high = 0;
};

// A share with its Wilson interval, which is right for small numbers and near 0 and 1 too. Without a trial: 0, from 0
// to 1.
Estimate share(std::int64_t hits, std::int64_t trials);

// A mean with its interval by the normal approximation, from the sums of the values and of
// their squares.
Estimate mean(double sum, double squares, std::int64_t count);

} // namespace engawa
