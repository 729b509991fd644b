#include "core/lab/lab_words.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "core/game/rulebook.h"

namespace engawa {

namespace {

constexpr std::size_t mostNamed = 8;

// In the measure that people read: points of a hundred for shares.
double shown(Unit unit, double value)
{
    return unit == Unit::Share ? 100 * value : value;
}

std::string number(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return std::format("{:.1f}", rounded == 0 ? 0.0 : rounded); // no -0.0
}

std::string signedNumber(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return std::format("{:+.1f}", rounded == 0 ? 0.0 : rounded);
}

const char *key(Unit unit, const char *share, const char *points, const char *count)
{
    return unit == Unit::Share ? share : unit == Unit::Points ? points : count;
}

} // namespace

std::string LabWords::say(const char *key, Arguments arguments) const
{
    return m_sentences.of(Message{key, std::move(arguments)});
}

std::string LabWords::measure(const Measure &measure) const
{
    return m_sentences.of(Message{"figure." + measure.kind, {{"number", std::int64_t{measure.number}}}});
}

std::string LabWords::value(Unit unit, double value) const
{
    return say(key(unit, "lab.share", "lab.points", "lab.count"), {{"value", number(shown(unit, value))}});
}

std::string LabWords::difference(Unit unit, double value) const
{
    return say(key(unit, "lab.share_points", "lab.points", "lab.count"), {{"value", signedNumber(shown(unit, value))}});
}

std::string LabWords::range(Unit unit, const Estimate &estimate) const
{
    return say("lab.range", {{"low", number(shown(unit, estimate.low))}, {"high", number(shown(unit, estimate.high))}});
}

std::string LabWords::estimate(Unit unit, const Estimate &estimate) const
{
    Estimate bounded = estimate;
    if (unit == Unit::Share) // nothing is less than never or more than always
        bounded = {estimate.value, std::clamp(estimate.low, 0.0, 1.0), std::clamp(estimate.high, 0.0, 1.0)};
    return say("lab.with_range", {{"value", value(unit, bounded.value)}, {"range", range(unit, bounded)}});
}

std::string LabWords::component(std::string_view table, std::string_view id) const
{
    for (const std::string &name : {"name." + std::string(table) + "." + std::string(id), "name." + std::string(id)})
        for (const std::string &language : m_game.texts().languages())
            if (m_game.texts().has(language, name))
                return say("lab.named", {{"name", TextKey{name}}, {"id", std::string(id)}});
    return std::string(id);
}

std::string LabWords::joined(const std::vector<std::string> &words) const
{
    std::string text;
    for (std::size_t i = 0; i < words.size() && i < mostNamed; ++i)
        text = i == 0 ? words[i] : say("list.comma", {{"before", text}, {"next", words[i]}});
    if (words.size() > mostNamed)
        text = say("lab.and_more", {{"list", text}, {"count", static_cast<std::int64_t>(words.size() - mostNamed)}});
    return text;
}

std::vector<std::string> LabWords::seats(const Figures &figures) const
{
    std::vector<std::string> said;
    int places = 0;
    for (const Figure &figure : figures.figures)
        places += figure.measure.kind == "share.place";
    for (const Figure &figure : figures.figures) {
        const Measure &measure = figure.measure;
        const bool bot = measure.kind == "share.bot";
        if (measure.kind != "share.place" && !bot)
            continue;
        said.push_back(say(places == 1 ? "lab.alone"
                           : bot       ? "lab.bot"
                                       : "lab.place",
                           {{"number", std::int64_t{measure.number}},
                            {"share", estimate(Unit::Share, figure.estimate(figures.deals))},
                            {"even", value(Unit::Share, 1.0 / std::max(places, 1))}}));
    }
    if (const auto gap = seatGap(figures))
        said.push_back(
            say("lab.gap", {{"gap", difference(Unit::Share, gap->value)}, {"range", range(Unit::Share, *gap)}}));
    for (const char *id : {"points", "points.best", "points.margin"})
        if (const Figure *figure = figures.find(id))
            said.push_back(say("lab.figure", {{"figure", measure(figure->measure)},
                                              {"value", estimate(Unit::Points, figure->estimate(figures.deals))}}));
    return said;
}

std::vector<std::string> LabWords::components(const Figures &figures) const
{
    std::vector<std::string> said;
    const std::vector<RankedComponent> list = ranked(figures.components, figures.deals);
    std::vector<std::string> standing;
    const auto known = std::ranges::count_if(list, &RankedComponent::random);
    for (const RankedComponent &each : list)
        if (each.standsOut)
            standing.push_back(say("lab.worth", {{"name", component(each.component->table, each.component->id)},
                                                 {"worth", difference(Unit::Share, each.worth.share.value)},
                                                 {"range", range(Unit::Share, each.worth.share)}}));
    if (known == 0)
        said.push_back(say("lab.no_chance", {}));
    else if (standing.empty())
        said.push_back(say("lab.none_stands_out", {{"all", static_cast<std::int64_t>(known)}}));
    else
        said.push_back(say("lab.stand_out", {{"count", static_cast<std::int64_t>(standing.size())},
                                             {"all", static_cast<std::int64_t>(known)},
                                             {"list", joined(standing)}}));
    std::vector<std::string> never;
    for (const ComponentFigures *each : neverMattered(figures))
        never.push_back(component(each->table, each->id));
    if (!never.empty())
        said.push_back(
            say("lab.never_mattered", {{"count", static_cast<std::int64_t>(never.size())}, {"list", joined(never)}}));
    return said;
}

std::vector<std::string> LabWords::lengths(const Figures &figures) const
{
    if (figures.games == 0)
        return {};
    std::vector<std::string> said;
    const auto quantile = [&](std::int64_t of) { // fourths
        std::int64_t games = 0;
        for (const auto &[turns, length] : figures.lengths)
            if ((games += length.all()) * 4 >= of * figures.games)
                return std::int64_t{turns};
        return std::int64_t{0};
    };
    said.push_back(say("lab.half_in", {{"low", quantile(1)}, {"high", quantile(3)}}));
    for (const EndingFigures &ending : figures.endings) {
        if (ending.games == 0)
            continue;
        const double part = static_cast<double>(ending.games) / static_cast<double>(figures.games);
        if (ending.rule.empty())
            said.push_back(say("lab.ended_otherwise", {{"share", value(Unit::Share, part)}}));
        else
            said.push_back(say("lab.ended_by", {{"share", value(Unit::Share, part)}, {"rule", ending.rule}}));
    }
    for (const char *id : {"length.decisions", "choice.width", "choice.forced"})
        if (const Figure *figure = figures.find(id))
            said.push_back(
                say("lab.figure", {{"figure", measure(figure->measure)},
                                   {"value", estimate(figure->measure.unit, figure->estimate(figures.deals))}}));
    return said;
}

std::vector<std::string> LabWords::leads(const Figures &figures) const
{
    std::vector<std::string> said;
    const LeadFigures &half = figures.leads[Figures::tenths / 2];
    if (half.led > 0)
        said.push_back(say("lab.half_time", {{"share", estimate(Unit::Share, share(half.lost, half.led))}}));
    for (const char *id : {"lead.decided", "lead.changes"})
        if (const Figure *figure = figures.find(id))
            said.push_back(
                say("lab.figure", {{"figure", measure(figure->measure)},
                                   {"value", estimate(figure->measure.unit, figure->estimate(figures.deals))}}));
    return said;
}

std::vector<std::string> LabWords::all(const Figures &figures) const
{
    std::vector<std::string> said = seats(figures);
    said.append_range(lengths(figures));
    said.append_range(leads(figures));
    said.append_range(components(figures));
    return said;
}

std::string LabWords::contrast(const Contrast &contrast) const
{
    const Unit unit = contrast.measure.unit;
    const char *verdict = contrast.verdict == Verdict::Differs ? "lab.differs"
                          : contrast.verdict == Verdict::Same  ? "lab.same"
                          : contrast.needed                    ? "lab.not_yet_needed"
                                                               : "lab.not_yet";
    Arguments arguments{
        {"figure", measure(contrast.measure)},       {"one", value(unit, contrast.one)},
        {"other", value(unit, contrast.other)},      {"difference", difference(unit, contrast.difference.value)},
        {"range", range(unit, contrast.difference)}, {"matters", number(shown(unit, contrast.matters))}};
    if (contrast.needed)
        arguments.emplace_back("needed", *contrast.needed);
    return say(verdict, std::move(arguments));
}

std::vector<std::string> LabWords::comparison(const LabPlan &plan, const LabResults &results) const
{
    std::vector<std::string> said;
    double least = 1, most = -1;
    for (const Contrast &each : contrastsOf(plan, results)) {
        if (!each.asked)
            continue;
        said.push_back(contrast(each));
        least = std::min(least, each.saved);
        most = std::max(most, each.saved);
    }
    if (least <= most && results.deals > 0)
        said.push_back(say(least < 0 ? "lab.not_saved" : "lab.saved", {{"share", value(Unit::Share, least)}}));
    return said;
}

std::vector<const ComponentFigures *> neverMattered(const Figures &figures)
{
    std::vector<const ComponentFigures *> never;
    for (const ComponentFigures &component : figures.components)
        if (component.neverMattered())
            never.push_back(&component);
    return never;
}

std::vector<std::string> neverFired(const Game &game, const std::string &mode, const Figures &figures)
{
    std::vector<std::string> never;
    for (std::size_t i = 0; i < figures.rules.size(); ++i) {
        const auto rule = static_cast<RuleIndex>(i);
        if (figures.rules[i].fired.times + figures.rules[i].refused == 0 && ruleHolds(game, rule, mode)
            && whyNever(game, rule, mode, "en").empty())
            never.push_back(figures.rules[i].id);
    }
    return never;
}

} // namespace engawa
