#pragma once

#include <string>
#include <vector>

#include "core/lab/figures.h"

namespace engawa {

// One figure of two sides that played the same deals: what the first has more than the second, deal by deal.
struct PairedFigure
{
    Measure measure;
    std::int64_t scale = 1;
    DealSums difference, one, other; // in parts of `scale`
    Extremes deals; // where it differs most either way; the moments are of the first side

    void add(const PairedFigure &part);
    bool operator==(const PairedFigure &) const = default;
};

// What a comparison is to answer, and what is large enough to matter.
struct Question
{
    std::vector<std::string> measures; // empty: what usually matters (questionOf)
    double matters = 0.03; // of the win; of other figures such a part of what they are
    bool stops = true; // when all of them are answered

    bool operator==(const Question &) const = default;
};

// An answer to a figure.
struct Contrast
{
    Measure measure;
    bool asked = false; // one of the question's: answered together with them, and what a run stops by
    Estimate difference; // may be watched
    double one = 0, other = 0; // the figure of each side
    double matters = 0; // in the figure's own measure
    double saved = 0; // which part of the variance the common deals took away; below 0: they added some
    Verdict verdict = Verdict::NotYet;
    std::optional<std::int64_t> needed; // deals in all, about, until there is a verdict
    Extremes deals;
};

// Every figure that both sides have, those asked about first.
std::vector<Contrast> contrasts(const std::vector<PairedFigure> &pairs, const Question &question, std::int64_t deals);
bool isSettled(const std::vector<Contrast> &contrasts); // all that are asked about have a verdict

} // namespace engawa
