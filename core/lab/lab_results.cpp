#include "core/lab/lab_results.h"

#include <numeric>

#include "core/lab/observed_playout.h"

namespace engawa {

void LabResults::add(const LabResults &part)
{
    deals += part.deals;
    figures.add(part.figures);
    if (against && part.against)
        against->add(*part.against);
    for (std::size_t i = 0; i < pairs.size() && i < part.pairs.size(); ++i)
        pairs[i].add(part.pairs[i]);
}

LabResults emptyResults(const LabPlan &plan)
{
    LabResults results;
    results.figures = emptyFigures(plan, 0);
    if (!plan.against)
        return results;
    results.against = emptyFigures(plan, 1);
    for (const Figure &figure : results.figures.figures)
        if (const Figure *other = results.against->find(figure.measure.id)) {
            PairedFigure &pair = results.pairs.emplace_back();
            pair.measure = figure.measure;
            pair.scale = std::lcm(figure.scale, other->scale);
        }
    return results;
}

std::vector<Contrast> contrastsOf(const LabPlan &plan, const LabResults &results)
{
    Question question = plan.question;
    question.measures = measuresAsked(plan);
    return contrasts(results.pairs, question, results.deals);
}

bool isSettled(const LabPlan &plan, const LabResults &results)
{
    return results.deals > 0 && isSettled(contrastsOf(plan, results));
}

} // namespace engawa
