#pragma once

#include <memory>
#include <vector>

#include "core/lab/figures.h"
#include "core/lab/lab_plan.h"

namespace engawa {

// Plays the deals of one side and looks at everything that happens. For one thread; after the first deals it allocates
// next to nothing.
class ObservedPlayout
{
public:
    ObservedPlayout(const LabPlan &plan, int side);
    ~ObservedPlayout();

    // Adds what the deal shows to `figures`, which emptyFigures() made. The result has its numbers, one for each of
    // Figures::figures, and is there until the next deal.
    const std::vector<std::int64_t> &play(std::int64_t deal, Figures &figures);

private:
    class Watcher;
    std::unique_ptr<Watcher> m_watcher;
};

// What a side's figures will be, with nothing counted yet.
Figures emptyFigures(const LabPlan &plan, int side);

} // namespace engawa
