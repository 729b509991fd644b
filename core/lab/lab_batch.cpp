#include "core/lab/lab_batch.h"

#include <algorithm>

namespace engawa {

LabBatch::LabBatch(const LabPlan &plan) : m_plan(plan), m_empty(emptyResults(plan)), m_side(plan, 0)
{
    if (!plan.against)
        return;
    m_against.emplace(plan, 1);
    const auto indexIn = [](const std::vector<Figure> &figures, const std::string &id) {
        const auto found = std::ranges::find_if(figures, [&](const Figure &each) { return each.measure.id == id; });
        return static_cast<std::size_t>(found - figures.begin());
    };
    for (const PairedFigure &pair : m_empty.pairs)
        m_paired.emplace_back(indexIn(m_empty.figures.figures, pair.measure.id),
                              indexIn(m_empty.against->figures, pair.measure.id));
}

std::optional<LabResults> LabBatch::play(std::int64_t first, std::int64_t last, const std::stop_token &stop,
                                         const std::function<void()> &each)
{
    LabResults results = m_empty;
    for (std::int64_t deal = first; deal < last; ++deal) {
        m_one = m_side.play(deal, results.figures, stop);
        if (m_one && each)
            each();
        m_other = m_one && m_against ? m_against->play(deal, *results.against, stop) : nullptr;
        if (!m_one || (m_against && !m_other))
            return std::nullopt;
        if (m_other) {
            pair(results, deal);
            if (each)
                each();
        }
        ++results.deals;
    }
    return results;
}

void LabBatch::pair(LabResults &results, std::int64_t deal) const
{
    for (std::size_t i = 0; i < results.pairs.size(); ++i) {
        PairedFigure &pair = results.pairs[i];
        const auto &[here, there] = m_paired[i];
        const std::int64_t one = (*m_one)[here] * (pair.scale / m_empty.figures.figures[here].scale);
        const std::int64_t other = (*m_other)[there] * (pair.scale / m_empty.against->figures[there].scale);
        pair.one.add(one);
        pair.other.add(other);
        pair.difference.add(one - other);
        pair.deals.add(one - other, {deal, 0, 0, 0});
    }
}

} // namespace engawa
