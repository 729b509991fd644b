#include "core/lab/comparison.h"

#include <algorithm>
#include <cmath>

namespace engawa {

namespace {

double variance(const DealSums &sums, std::int64_t deals)
{
    const double n = static_cast<double>(deals), sum = static_cast<double>(sums.sum);
    return n > 0 ? static_cast<double>(sums.squares) / n - sum / n * (sum / n) : 0;
}

double meanOf(const DealSums &sums, std::int64_t deals, std::int64_t scale)
{
    return deals > 0 ? static_cast<double>(sums.sum) / static_cast<double>(scale) / static_cast<double>(deals) : 0;
}

Contrast contrast(const PairedFigure &pair, const Question &question, std::int64_t deals, bool asked)
{
    const int questions = asked ? std::max(1, static_cast<int>(question.measures.size())) : 1;
    Contrast found;
    found.measure = pair.measure;
    found.asked = asked;
    found.difference = watched(pair.difference, deals, pair.scale, questions);
    found.one = meanOf(pair.one, deals, pair.scale);
    found.other = meanOf(pair.other, deals, pair.scale);
    found.matters = pair.measure.unit == Unit::Share ? question.matters : question.matters * std::abs(found.other);
    const double apart = variance(pair.one, deals) + variance(pair.other, deals);
    found.saved = apart > 0 ? 1 - variance(pair.difference, deals) / apart : 0;
    if (deals > 0)
        found.verdict = verdictOn(found.difference, found.matters);
    found.needed = dealsNeeded(pair.difference, deals, pair.scale, found.matters, questions);
    found.deals = pair.deals;
    return found;
}

} // namespace

void PairedFigure::add(const PairedFigure &part)
{
    difference.add(part.difference);
    one.add(part.one);
    other.add(part.other);
    deals.add(part.deals);
}

std::vector<Contrast> contrasts(const std::vector<PairedFigure> &pairs, const Question &question, std::int64_t deals)
{
    std::vector<Contrast> found;
    for (const bool asked : {true, false})
        for (const PairedFigure &pair : pairs)
            if (std::ranges::contains(question.measures, pair.measure.id) == asked)
                found.push_back(contrast(pair, question, deals, asked));
    return found;
}

bool isSettled(const std::vector<Contrast> &contrasts)
{
    const auto asked = [](const Contrast &each) { return each.asked; };
    return std::ranges::any_of(contrasts, asked) && std::ranges::none_of(contrasts, [&](const Contrast &each) {
               return each.asked && each.verdict == Verdict::NotYet;
           });
}

} // namespace engawa
