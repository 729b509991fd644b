#pragma once

#include <cstdint>

#include "core/lab/statistics.h"

namespace engawa {

// Numbers of which there is one a deal, in whole parts of `scale`: added up in any order they give the same.
struct DealSums
{
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    bool operator==(const DealSums &) const = default;

    void add(std::int64_t number)
    {
        sum += number;
        squares += number * number;
    }
    void add(const DealSums &other)
    {
        sum += other.sum;
        squares += other.squares;
    }
    Estimate estimate(std::int64_t deals, std::int64_t scale) const
    {
        const double parts = static_cast<double>(scale);
        return mean(static_cast<double>(sum) / parts, static_cast<double>(squares) / parts / parts, deals);
    }
};

} // namespace engawa
