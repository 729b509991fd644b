#include "core/lab/results_archive.h"

#include <algorithm>
#include <concepts>

namespace engawa {

namespace {

constexpr std::int64_t mostEntries = 1'000'000;

class Writer
{
public:
    void number(std::integral auto &value) { m_list.push_back(static_cast<std::int64_t>(value)); }
    void count(std::size_t size) { m_list.push_back(size); }

    template <class Map, class Visit>
    void map(Map &map, Visit &&visit)
    {
        count(map.size());
        for (auto &[key, value] : map) {
            m_list.push_back(key);
            visit(value);
        }
    }
    void moments(Moments &moments)
    {
        count(static_cast<std::size_t>(moments.end() - moments.begin()));
        for (GameMoment moment : moments)
            each(moment);
    }
    void each(GameMoment &moment)
    {
        number(moment.deal);
        number(moment.side);
        number(moment.lineup);
        number(moment.decision);
    }

    Json take() { return Json(std::move(m_list)); }

private:
    Json::array_t m_list;
};

// Throws where the list ends too soon, or has another number of things than there are.
class Reader
{
public:
    explicit Reader(const Json &json) : m_list(json.get_ref<const Json::array_t &>()) {}

    template <std::integral Number>
    void number(Number &value)
    {
        const Json &found = next();
        if (!found.is_number_integer())
            throw Json::exception("no whole number");
        value = static_cast<Number>(found.get<std::int64_t>());
    }
    void count(std::size_t size)
    {
        if (next() != Json(size))
            throw Json::exception("another size");
    }

    template <class Map, class Visit>
    void map(Map &map, Visit &&visit)
    {
        std::int64_t size = 0;
        number(size);
        if (size < 0 || size > mostEntries)
            throw Json::exception("too many");
        for (std::int64_t i = 0; i < size; ++i) {
            const auto key = next().get<typename Map::key_type>();
            visit(map[key]);
        }
    }
    void moments(Moments &moments)
    {
        std::int64_t size = 0;
        number(size);
        for (std::int64_t i = 0; i < size && i < static_cast<std::int64_t>(Moments::most); ++i) {
            GameMoment moment;
            each(moment);
            moments.add(moment);
        }
    }
    void each(GameMoment &moment)
    {
        number(moment.deal);
        number(moment.side);
        number(moment.lineup);
        number(moment.decision);
    }

    bool atEnd() const { return m_at == m_list.size(); }

private:
    const Json &next()
    {
        if (m_at >= m_list.size())
            throw Json::exception("cut");
        return m_list[m_at++];
    }

    const Json::array_t &m_list;
    std::size_t m_at = 0;
};

// One list of what there is, for writing and for reading.
template <class Archive>
class Walk
{
public:
    explicit Walk(Archive &archive) : m_archive(archive) {}

    void results(LabResults &results)
    {
        m_archive.number(results.deals);
        figures(results.figures);
        if (results.against)
            figures(*results.against);
        list(results.pairs, [&](PairedFigure &pair) {
            sums(pair.difference);
            sums(pair.one);
            sums(pair.other);
            extremes(pair.deals);
        });
    }

private:
    template <class List, class Visit>
    void list(List &list, Visit &&visit)
    {
        m_archive.count(list.size());
        for (auto &each : list)
            visit(each);
    }

    void sums(DealSums &sums)
    {
        m_archive.number(sums.sum);
        m_archive.number(sums.squares);
    }
    void extremes(Extremes &extremes)
    {
        m_archive.number(extremes.least);
        m_archive.number(extremes.most);
        m_archive.each(extremes.leastIn);
        m_archive.each(extremes.mostIn);
        m_archive.number(extremes.any);
    }
    void happened(Happened &happened)
    {
        m_archive.number(happened.times);
        m_archive.number(happened.games);
        m_archive.moments(happened.moments);
    }
    void worth(WorthSums &worth)
    {
        for (std::int64_t *number : {&worth.weight, &worth.weightSquares, &worth.share, &worth.shareSquares,
                                     &worth.shareWeight, &worth.points, &worth.pointSquares, &worth.pointWeight})
            m_archive.number(*number);
    }
    void component(ComponentFigures &component)
    {
        for (Happened *each : {&component.there, &component.dealt, &component.drawn, &component.taken, &component.used,
                               &component.scored})
            happened(*each);
        m_archive.map(component.ended, [&](Happened &each) { happened(each); });
        worth(component.worth);
        worth(component.use);
    }
    void figures(Figures &figures)
    {
        m_archive.number(figures.deals);
        m_archive.number(figures.games);
        list(figures.figures, [&](Figure &figure) {
            sums(figure.sums);
            extremes(figure.games);
        });
        list(figures.endings, [&](EndingFigures &ending) {
            m_archive.number(ending.games);
            m_archive.moments(ending.moments);
        });
        m_archive.map(figures.lengths, [&](LengthFigures &length) {
            length.games.resize(figures.endings.size());
            list(length.games, [&](std::int64_t &games) { m_archive.number(games); });
            m_archive.moments(length.moments);
        });
        list(figures.leads, [&](LeadFigures &lead) {
            m_archive.number(lead.led);
            m_archive.number(lead.lost);
            sums(lead.lead);
            m_archive.moments(lead.turned);
        });
        list(figures.components, [&](ComponentFigures &each) { component(each); });
        list(figures.rules, [&](RuleFigures &rule) {
            happened(rule.fired);
            m_archive.number(rule.refused);
        });
    }

    Archive &m_archive;
};

} // namespace

Json archived(const LabResults &results)
{
    LabResults copy = results;
    Writer writer;
    Walk(writer).results(copy);
    return writer.take();
}

std::optional<LabResults> unarchived(const LabPlan &plan, const Json &json)
{
    LabResults results = emptyResults(plan);
    try {
        Reader reader(json);
        Walk(reader).results(results);
        const bool whole = results.deals == plan.deals || results.deals % Shard::batch == 0;
        if (reader.atEnd() && whole && results.deals >= 0 && results.deals <= plan.deals)
            return results;
    } catch (const Json::exception &) {
    }
    return std::nullopt;
}

} // namespace engawa
