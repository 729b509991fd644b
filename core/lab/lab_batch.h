#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/lab/lab_results.h"
#include "core/lab/observed_playout.h"

namespace engawa {

// Plays batches of deals of a plan, for one thread.
class LabBatch
{
public:
    explicit LabBatch(const LabPlan &plan);

    // The deals from `first` on, before `last`. Nothing when it was stopped; `each` is called after every game or two.
    std::optional<LabResults> play(std::int64_t first, std::int64_t last, const std::stop_token &stop,
                                   const std::function<void()> &each = {});

private:
    void pair(LabResults &results, std::int64_t deal) const;

    const LabPlan &m_plan;
    const LabResults m_empty;
    ObservedPlayout m_side;
    std::optional<ObservedPlayout> m_against;
    std::vector<std::pair<std::size_t, std::size_t>> m_paired; // the figures that a pair is made of
    const std::vector<std::int64_t> *m_one = nullptr, *m_other = nullptr;
};

} // namespace engawa
