#pragma once

#include <optional>
#include <string>

#include "core/lab/lab_results.h"

namespace engawa {

// What a run has found as a list of whole numbers and the names of zones: of each figure, component and rule in the order
// in which emptyResults() has them.
Json archived(const LabResults &results);
// Nothing where the list is not one of this plan.
std::optional<LabResults> unarchived(const LabPlan &plan, const Json &json);

} // namespace engawa
