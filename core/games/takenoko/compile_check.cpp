#include "core/games/takenoko/compile_check.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/game/compile_report.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

class Checking : CompileReport
{
public:
    Checking(const Data &data, const Rules &rules, Problems &problems) : CompileReport(data, problems), m_rules(rules)
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
    static std::string fileOf(Category category)
    {
        return std::string(objectiveTables[static_cast<std::size_t>(category)]) + ".json";
    }

    void checkCapacities()
    {
        capacity("colours.json", inWords("counted.colours"), m_rules.colours.size(), maxColours);
        capacity("improvements.json", inWords("counted.improvements"), m_rules.improvements.size(), maxImprovements);
        capacity("plots.json", inWords("counted.plots"), m_rules.plotKinds.size(), maxEntries);
        capacity("plots.json", inWords("counted.plot_copies"), copiesOf(m_rules.plotKinds), maxPlots);
        capacity("weather.json", inWords("counted.weathers"), m_rules.weather.size(), maxWeather);
        capacity("plot_objectives.json", inWords("counted.objectives"), m_rules.objectives.size(), maxEntries);
        capacity("plot_objectives.json", inWords("counted.objective_copies"), copiesOf(m_rules.objectives), maxCards);
        above("rules.json", "/dealt_each", m_rules.parameters.dealtEach, 0, maxHand / categoryCount);
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
        above(file, pointer + "/height", objective.height, 1, m_rules.parameters.maxHeight);
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
        players(mode.id, mode.minPlayers, mode.maxPlayers);
        int faces = 0;
        for (const Weather &weather : m_rules.weather)
            faces += weather.effect == Effect::Choose ? 0 : weather.faces;
        if (mode.weather)
            tooFew("weather.json", "", inWords("counted.faces"), faces, 1);
        int plots = 0;
        for (const PlotKind &kind : m_rules.plotKinds)
            plots += kind.count;
        tooFew("plots.json", "", inWords("counted.stack"), plots, 1);
        for (std::size_t i = 0; i < categoryCount; ++i) {
            int cards = 0;
            for (const Objective &objective : m_rules.objectives)
                cards += objective.category == static_cast<Category>(i) ? objective.count : 0;
            tooFew(fileOf(static_cast<Category>(i)), "", inWords("counted.deck_of", {{"players", mode.maxPlayers}}),
                   cards, m_rules.parameters.dealtEach * mode.maxPlayers);
        }
    }

    const Rules &m_rules;
};

} // namespace

void checkCompiled(const Data &data, const Rules &rules, Problems &problems)
{
    Checking(data, rules, problems).check();
}

} // namespace engawa::takenoko
