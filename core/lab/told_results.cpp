#include "core/lab/told_results.h"

#include <cmath>

#include "core/lab/lab_words.h"

namespace engawa {

namespace {

double rounded(double value) // the same text wherever it is computed
{
    const double whole = std::round(value * 1e6) / 1e6;
    return whole == 0 ? 0.0 : whole;
}

Json json(const GameMoment &moment)
{
    return Json::array({moment.deal, moment.side, moment.lineup, moment.decision});
}

Json json(const Moments &moments)
{
    Json list = Json::array();
    for (const GameMoment &moment : moments)
        list.push_back(json(moment));
    return list;
}

Json json(const Happened &happened)
{
    return {{"times", happened.times}, {"games", happened.games}, {"moments", json(happened.moments)}};
}

Json json(const Worth &worth)
{
    if (!worth.known)
        return {};
    return {{"share", toJson(worth.share)}, {"points", toJson(worth.points)}, {"chance", rounded(worth.chance)}};
}

Json json(const RankedComponent &ranked)
{
    const ComponentFigures &component = *ranked.component;
    Json ended = Json::object();
    for (const auto &[zone, happened] : component.ended)
        ended[zone] = happened.games;
    return {{"table", component.table},       {"id", component.id},
            {"there", component.there.games}, {"dealt", json(component.dealt)},
            {"drawn", json(component.drawn)}, {"taken", json(component.taken)},
            {"used", json(component.used)},   {"scored", json(component.scored)},
            {"ended", std::move(ended)},      {"worth", json(ranked.worth)},
            {"stands_out", ranked.standsOut}, {"association", json(ranked.use)}};
}

Json json(const Figures &figures)
{
    Json list = Json::array(), endings = Json::array(), lengths = Json::array(), leads = Json::array(),
         components = Json::array(), rules = Json::array();
    for (const Figure &figure : figures.figures)
        list.push_back({{"id", figure.measure.id},
                        {"estimate", toJson(figure.estimate(figures.deals))},
                        {"least", rounded(figure.least())},
                        {"most", rounded(figure.most())},
                        {"least_in", json(figure.games.leastIn)},
                        {"most_in", json(figure.games.mostIn)}});
    for (const EndingFigures &ending : figures.endings)
        endings.push_back({{"rule", ending.rule}, {"games", ending.games}, {"moments", json(ending.moments)}});
    for (const auto &[turns, length] : figures.lengths)
        lengths.push_back({{"turns", turns}, {"games", length.games}});
    for (const LeadFigures &lead : figures.leads)
        leads.push_back({{"led", lead.led}, {"lost", lead.lost}, {"moments", json(lead.turned)}});
    for (const RankedComponent &each : ranked(figures.components, figures.deals))
        components.push_back(json(each));
    for (const RuleFigures &rule : figures.rules)
        rules.push_back({{"id", rule.id}, {"fired", json(rule.fired)}, {"refused", rule.refused}});
    Json told{{"deals", figures.deals},
              {"games", figures.games},
              {"figures", std::move(list)},
              {"endings", std::move(endings)},
              {"lengths", std::move(lengths)},
              {"leads", std::move(leads)},
              {"components", std::move(components)},
              {"rules", std::move(rules)}};
    if (const auto gap = seatGap(figures))
        told["seat_gap"] = toJson(*gap);
    return told;
}

Json json(const Contrast &contrast)
{
    return {{"id", contrast.measure.id},
            {"asked", contrast.asked},
            {"one", rounded(contrast.one)},
            {"other", rounded(contrast.other)},
            {"difference", toJson(contrast.difference)},
            {"matters", rounded(contrast.matters)},
            {"verdict", nameOf(contrast.verdict)},
            {"deals_needed", contrast.needed ? Json(*contrast.needed) : Json()},
            {"variance_saved", rounded(contrast.saved)},
            {"least_deal", contrast.deals.leastIn.deal},
            {"most_deal", contrast.deals.mostIn.deal}};
}

} // namespace

Json toJson(const Estimate &estimate)
{
    return {{"value", rounded(estimate.value)}, {"low", rounded(estimate.low)}, {"high", rounded(estimate.high)}};
}

const char *nameOf(Verdict verdict)
{
    return verdict == Verdict::Differs ? "differs" : verdict == Verdict::Same ? "same" : "not_yet";
}

Json toldResults(const LabPlan &plan, const LabResults &results)
{
    Json told{{"run", identityOf(plan)}, {"side", json(results.figures)}};
    if (!results.against)
        return told;
    told["against"] = json(*results.against);
    Json list = Json::array();
    for (const Contrast &each : contrastsOf(plan, results))
        list.push_back(json(each));
    told["comparison"] = std::move(list);
    told["settled"] = isSettled(plan, results);
    return told;
}

} // namespace engawa
