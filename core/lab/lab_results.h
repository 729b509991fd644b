#pragma once

#include <optional>
#include <vector>

#include "core/lab/lab_plan.h"

namespace engawa {

// What a run has found so far: whole batches of deals (Shard::batch), from the first on without a gap, whatever threads
// played them. Cheap to copy and to add to; the same after the same batches.
struct LabResults
{
    std::int64_t deals = 0;
    Figures figures;
    std::optional<Figures> against;
    std::vector<PairedFigure> pairs; // of a comparison

    void add(const LabResults &part); // the deals that follow
    bool operator==(const LabResults &) const = default;
};

// Nothing has been played yet: the list of figures, components and rules that there will be.
LabResults emptyResults(const LabPlan &plan);

// The answers of a comparison; those asked about first.
std::vector<Contrast> contrastsOf(const LabPlan &plan, const LabResults &results);
bool isSettled(const LabPlan &plan, const LabResults &results); // every question is answered

} // namespace engawa
