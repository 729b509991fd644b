#include "core/lab/watched.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace engawa {

namespace {

constexpr double alpha = 0.05;
constexpr std::int64_t mostDeals = 1'000'000'000;

// Makes the interval narrowest where there are about 1,000 deals.
double rhoSquared()
{
    static const double value = (-2 * std::log(alpha) + std::log(-2 * std::log(alpha)) + 1) / 1000;
    return value;
}

// As if one more deal had been a whole one off: a few deals that were all alike are no certainty.
double deviation(const DealSums &sums, std::int64_t deals, std::int64_t scale)
{
    const double n = static_cast<double>(deals), parts = static_cast<double>(scale);
    const double sum = static_cast<double>(sums.sum) / parts;
    const double squares = static_cast<double>(sums.squares) / parts / parts;
    return std::sqrt((std::max(0.0, squares - sum * sum / n) + 1) / n);
}

double upperTail(double z) // of a normal distribution
{
    return std::erfc(z / std::sqrt(2.0)) / 2;
}

} // namespace

double watchedHalfWidth(std::int64_t deals, double chance)
{
    const double n = static_cast<double>(deals);
    const double spread = n * rhoSquared() + 1;
    return std::sqrt(2 * spread / (n * n * rhoSquared()) * std::log(std::sqrt(spread) / chance));
}

Estimate watched(const DealSums &sums, std::int64_t deals, std::int64_t scale, int questions)
{
    if (deals <= 0)
        return {};
    const double value = static_cast<double>(sums.sum) / static_cast<double>(scale) / static_cast<double>(deals);
    const double half = deviation(sums, deals, scale) * watchedHalfWidth(deals, alpha / questions);
    return {value, value - half, value + half};
}

double watchedChance(double value, double error, double apart, std::int64_t deals)
{
    const double away = std::abs(value) - apart;
    if (away <= 0 || deals <= 0)
        return 1;
    if (error <= 0)
        return 0;
    const double spread = static_cast<double>(deals) * rhoSquared() + 1;
    const double z = away / error;
    return std::min(1.0, std::max(upperTail(z), std::sqrt(spread) * std::exp(-z * z * (spread - 1) / (2 * spread))));
}

Verdict verdictOn(const Estimate &difference, double matters)
{
    if (difference.low >= -matters && difference.high <= matters)
        return Verdict::Same;
    return difference.low > 0 || difference.high < 0 ? Verdict::Differs : Verdict::NotYet;
}

std::optional<std::int64_t> dealsNeeded(const DealSums &sums, std::int64_t deals, std::int64_t scale, double matters,
                                        int questions)
{
    if (deals <= 0)
        return std::nullopt;
    const Estimate now = watched(sums, deals, scale, questions);
    if (verdictOn(now, matters) != Verdict::NotYet)
        return std::nullopt;
    const double away = std::abs(now.value);
    const double target = std::max(away, matters - away); // the half width that settles it
    const double sigma = deviation(sums, deals, scale);
    const auto settles = [&](std::int64_t n) { return sigma * watchedHalfWidth(n, alpha / questions) < target; };
    if (target <= 0 || !settles(mostDeals))
        return std::nullopt;
    const auto numbers = std::views::iota(deals, mostDeals);
    std::int64_t needed = *std::ranges::partition_point(numbers, [&](std::int64_t n) { return !settles(n); });
    std::int64_t step = 1; // two digits say all that is known
    while (needed / step >= 100)
        step *= 10;
    return (needed + step - 1) / step * step;
}

double flagged(std::vector<double> chances, double falseOnes)
{
    std::ranges::sort(chances);
    for (std::size_t i = chances.size(); i-- > 0;)
        if (chances[i] <= falseOnes * static_cast<double>(i + 1) / static_cast<double>(chances.size()))
            return chances[i];
    return -1;
}

} // namespace engawa
