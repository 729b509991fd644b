#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/lab/figures.h"
#include "core/lab/lab_plan.h"

namespace engawa {

// Plays the deals of one side and looks at everything that happens. For one thread; after the first deals it allocates
// next to nothing. The plan must outlive it.
class ObservedPlayout
{
public:
    ObservedPlayout(const LabPlan &plan, int side);
    ~ObservedPlayout();
    ObservedPlayout(ObservedPlayout &&) noexcept;

    // Adds what the deal shows to `figures`, which emptyFigures() made. The result has its numbers, one for each of
    // Figures::figures, until the next deal; nothing, and half-counted figures, when it was stopped.
    const std::vector<std::int64_t> *play(std::int64_t deal, Figures &figures, const std::stop_token &stop = {});

private:
    class Watcher;
    std::unique_ptr<Watcher> m_watcher;
};

// What a side's figures will be, with nothing counted yet.
Figures emptyFigures(const LabPlan &plan, int side);

} // namespace engawa
