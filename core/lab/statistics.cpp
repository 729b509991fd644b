#include "core/lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace engawa {

namespace {

constexpr double z = 1.959963984540054; // 97.5 % of a normal distribution lie below

} // namespace

Estimate share(std::int64_t hits, std::int64_t trials)
{
    if (trials <= 0)
        return {0, 0, 1};
    const double n = static_cast<double>(trials);
    const double p = static_cast<double>(hits) / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Estimate mean(double sum, double squares, std::int64_t count)
{
    if (count <= 0)
        return {};
    const double n = static_cast<double>(count);
    const double average = sum / n;
    if (count == 1)
        return {average, average, average};
    const double variance = (squares - sum * average) / (n - 1);
    const double half = z * std::sqrt(std::max(0.0, variance) / n);
    return {average, average - half, average + half};
}

} // namespace engawa
