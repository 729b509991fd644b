#include "core/lab/worth.h"

#include <algorithm>
#include <cmath>

namespace engawa {

namespace {

constexpr double leastWeight = 10; // as much as 40 draws at one chance in two tell

std::int64_t parts(double value, std::int64_t scale)
{
    constexpr double largest = 1e7; // of a deal: its squares add up over all deals that a run can have
    return std::llround(std::clamp(value * static_cast<double>(scale), -largest, largest));
}

// A ratio of sums with its standard error, by deal.
struct Ratio
{
    double value = 0;
    double error = 0;

    Ratio(std::int64_t score, std::int64_t squares, std::int64_t product, std::int64_t scale, const WorthSums &sums)
    {
        const double s = static_cast<double>(scale), w = static_cast<double>(WorthSums::scale);
        const double weight = static_cast<double>(sums.weight) / w;
        if (weight <= 0)
            return;
        value = static_cast<double>(score) / s / weight;
        const double around = static_cast<double>(squares) / s / s - 2 * value * static_cast<double>(product) / s / w
                              + value * value * static_cast<double>(sums.weightSquares) / w / w;
        error = std::sqrt(std::max(0.0, around)) / weight;
    }
    Estimate watched(std::int64_t deals) const
    {
        const double half = error * std::sqrt(static_cast<double>(deals)) * watchedHalfWidth(deals, 0.05);
        return {value, value - half, value + half};
    }
};

} // namespace

void WorthSums::add(double dealWeight, double shareScore, double pointScore)
{
    const std::int64_t w = parts(dealWeight, scale), s = parts(shareScore, scale), p = parts(pointScore, pointScale);
    weight += w;
    weightSquares += w * w;
    share += s;
    shareSquares += s * s;
    shareWeight += s * w;
    points += p;
    pointSquares += p * p;
    pointWeight += p * w;
}

void WorthSums::add(const WorthSums &other)
{
    weight += other.weight;
    weightSquares += other.weightSquares;
    share += other.share;
    shareSquares += other.shareSquares;
    shareWeight += other.shareWeight;
    points += other.points;
    pointSquares += other.pointSquares;
    pointWeight += other.pointWeight;
}

Worth worthOf(const WorthSums &sums, std::int64_t deals)
{
    if (deals <= 0 || static_cast<double>(sums.weight) < leastWeight * static_cast<double>(WorthSums::scale))
        return {};
    const Ratio share(sums.share, sums.shareSquares, sums.shareWeight, WorthSums::scale, sums);
    const Ratio points(sums.points, sums.pointSquares, sums.pointWeight, WorthSums::pointScale, sums);
    if (share.error <= 0)
        return {}; // everybody always has it
    return {share.watched(deals), points.watched(deals), share.error,
            watchedChance(share.value, share.error, Worth::matters, deals), true};
}

} // namespace engawa
