#include "core/games/takenoko/compile_check.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

class Checking
{
public:
    Checking(const Data &data, const Rules &rules, Problems &problems)
        : m_data(data), m_rules(rules), m_problems(problems)
    {
    }

    void check()
    {
        checkCapacities();
        checkNames();
        for (const Objective &objective : m_rules.objectives)
            if (!objective.retired)
                checkObjective(objective);
        for (const Mode &mode : m_rules.modes)
            checkMode(mode);
    }

private:
    void report(const char *code, const std::string &file, const std::string &pointer, Problem::Arguments arguments)
    {
        m_problems.push_back(at(m_data, file, pointer, code, std::move(arguments)));
    }
    void capacity(const char *file, const char *what, std::size_t count, int limit)
    {
        if (count > static_cast<std::size_t>(limit))
            report("capacity", file, "",
                   {{"what", what}, {"count", std::to_string(count)}, {"limit", std::to_string(limit)}});
    }
    void tooFew(const std::string &file, const std::string &pointer, const std::string &what, int count, int least)
    {
        if (count < least)
            report("too-few", file, pointer,
                   {{"what", what}, {"count", std::to_string(count)}, {"least", std::to_string(least)}});
    }

    // Rules holds no more copies than fit; this is how many there would be. A retired entry is one copy.
    template <class Entries>
    static std::size_t copiesOf(const Entries &entries)
    {
        std::size_t copies = 0;
        for (const auto &entry : entries)
            copies += entry.retired ? 1 : static_cast<std::size_t>(entry.count);
        return copies;
    }

    static std::string fileOf(Category category)
    {
        return std::string(objectiveTables[static_cast<std::size_t>(category)]) + ".json";
    }

    void checkCapacities()
    {
        capacity("colours.json", "colours", m_rules.colours.size(), maxColours);
        capacity("improvements.json", "improvements", m_rules.improvements.size(), maxImprovements);
        capacity("plots.json", "plots", m_rules.plotKinds.size(), maxEntries);
        capacity("plots.json", "copies of plots", copiesOf(m_rules.plotKinds), maxPlots);
        capacity("weather.json", "weathers", m_rules.weather.size(), maxWeather);
        capacity("plot_objectives.json", "objectives of all three kinds", m_rules.objectives.size(), maxEntries);
        capacity("plot_objectives.json", "copies of objectives of all three kinds", copiesOf(m_rules.objectives),
                 maxCards);
        if (m_rules.parameters.dealtEach * categoryCount > maxHand)
            report("range", "rules.json", "/dealt_each",
                   {{"value", std::to_string(m_rules.parameters.dealtEach)},
                    {"minimum", "0"},
                    {"maximum", std::to_string(maxHand / categoryCount)}});
    }

    // The three decks share their names: a move names a card by its id alone.
    void checkNames()
    {
        std::map<std::string, Category> names;
        for (const Objective &objective : m_rules.objectives) {
            if (objective.retired)
                continue;
            const auto [found, isNew] = names.emplace(objective.id, objective.category);
            if (!isNew)
                report("id-taken", fileOf(objective.category), "/" + objective.id,
                       {{"id", objective.id}, {"file", fileOf(found->second)}});
        }
    }

    void checkObjective(const Objective &objective)
    {
        const std::string file = fileOf(objective.category), pointer = "/" + objective.id;
        if (objective.category == Category::Plot)
            checkPattern(objective, file, pointer + "/pattern");
        if (objective.category != Category::Gardener)
            return;
        if (objective.height > m_rules.parameters.maxHeight)
            report("range", file, pointer + "/height",
                   {{"value", std::to_string(objective.height)},
                    {"minimum", "1"},
                    {"maximum", std::to_string(m_rules.parameters.maxHeight)}});
        const Json &value = objective.entry->value;
        if (value.contains("improvement") && value.value("no_improvement", false))
            report("improvement-clash", file, pointer + "/no_improvement", {});
    }

    void checkPattern(const Objective &objective, const std::string &file, const std::string &pointer)
    {
        std::set<std::pair<int, int>> cells;
        const Json &pattern = objective.entry->value["pattern"];
        bool once = true;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            const std::pair<int, int> cell{pattern[i]["q"], pattern[i]["r"]};
            if (cells.insert(cell).second)
                continue;
            once = false;
            report("pattern-twice", file, pointer + "/" + std::to_string(i),
                   {{"cell", std::to_string(cell.first) + "," + std::to_string(cell.second)}});
        }
        if (once && objective.orientations.empty())
            report("pattern-gap", file, pointer, {});
    }

    void checkMode(const Mode &mode)
    {
        if (mode.maxPlayers < mode.minPlayers)
            report("below", "modes.json", "/" + mode.id + "/max_players",
                   {{"value", std::to_string(mode.maxPlayers)}, {"least", std::to_string(mode.minPlayers)}});
        int faces = 0;
        for (const Weather &weather : m_rules.weather)
            faces += weather.effect == Effect::Choose ? 0 : weather.faces;
        if (mode.weather)
            tooFew("weather.json", "", "faces of the die that are no choice", faces, 1);
        int plots = 0;
        for (const PlotKind &kind : m_rules.plotKinds)
            plots += kind.count;
        tooFew("plots.json", "", "plots in the stack", plots, 1);
        for (std::size_t i = 0; i < categoryCount; ++i) {
            int cards = 0;
            for (const Objective &objective : m_rules.objectives)
                cards += objective.category == static_cast<Category>(i) ? objective.count : 0;
            tooFew(fileOf(static_cast<Category>(i)), "",
                   "cards in the deck of " + std::to_string(mode.maxPlayers) + " players", cards,
                   m_rules.parameters.dealtEach * mode.maxPlayers);
        }
    }

    const Data &m_data;
    const Rules &m_rules;
    Problems &m_problems;
};

} // namespace

void checkCompiled(const Data &data, const Rules &rules, Problems &problems)
{
    Checking(data, rules, problems).check();
}

} // namespace engawa::takenoko
