#include <algorithm>

#include "core/base/chance.h"
#include "core/game/entries.h"
#include "core/game/pack_reader.h"
#include "core/games/takenoko/compile_check.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// Reads the checked data into Rules. A reference that leads nowhere counts as left out, or makes an objective impossible.
class Compiler : PackReader
{
public:
    using PackReader::PackReader;

    Rules compile()
    {
        compileParameters();
        compileColours();
        compileImprovements();
        compilePlots();
        compileWeather();
        for (std::size_t i = 0; i < actionCount; ++i)
            m_rules.times[i] = m_data.value("actions", actionWords[i])->at("times");
        compileObjectives();
        compileWays();
        compileModes();
        return std::move(m_rules);
    }

private:
    void compileColours()
    {
        eachEntry("colours", [&](const EntryPtr &entry, bool retired, int) {
            m_rules.colours.push_back({entry->id, entry->value["sections"], retired});
        });
    }

    void compileImprovements()
    {
        eachEntry("improvements", [&](const EntryPtr &entry, bool retired, int) {
            const Json &value = entry->value;
            m_rules.improvements.push_back({entry->id, value["irrigates"], value["protects"], value["growth"],
                                            retired ? 0 : value["tokens"].get<int>(), retired});
        });
    }

    std::uint8_t colour(const Json &id) const
    {
        const int found = indexById(m_rules.colours, id.get_ref<const std::string &>());
        return found < 0 ? noColour : static_cast<std::uint8_t>(found);
    }

    // Counted from 1; 0: there is none of that name.
    int improvement(const Json &id) const
    {
        return indexById(m_rules.improvements, id.get_ref<const std::string &>()) + 1;
    }

    void compilePlots()
    {
        eachEntry("plots", [&](const EntryPtr &entry, bool retired, int copy) {
            const Json &value = entry->value;
            PlotKind kind;
            kind.id = entry->id;
            kind.colour = colour(value["colour"]);
            if (const auto improved = value.find("improvement"); improved != value.end())
                kind.improvement = static_cast<std::uint8_t>(improvement(*improved));
            kind.count = retired ? 0 : value["count"].get<int>();
            kind.retired = retired;
            kind.idHash = hashText(entry->id);
            kind.entry = entry;
            for (int n = copy; n < (retired ? copy + 1 : kind.count) && m_rules.plots.size() <= maxPlots; ++n)
                m_rules.plots.push_back(
                    {static_cast<std::uint16_t>(m_rules.plotKinds.size()), static_cast<std::uint8_t>(n)});
            m_rules.plotKinds.push_back(std::move(kind));
        });
    }

    void compileWeather()
    {
        for (const EntryPtr &entry : m_data.table("weather").entries()) {
            const int faces = entry->value["faces"];
            m_rules.die.insert(m_rules.die.end(), static_cast<std::size_t>(faces),
                               static_cast<std::uint8_t>(m_rules.weather.size()));
            m_rules.weather.push_back(
                {entry->id, static_cast<Effect>(indexOfWord(effectWords, entry->value["effect"])), faces});
        }
    }

    void compileObjectives()
    {
        for (std::size_t i = 0; i < categoryCount; ++i)
            eachEntry(objectiveTables[i], [&](const EntryPtr &entry, bool retired, int copy) {
                const Json &value = entry->value;
                Objective objective;
                objective.id = entry->id;
                objective.category = static_cast<Category>(i);
                objective.points = value["points"];
                objective.count = retired ? 0 : value["count"].get<int>();
                objective.retired = retired;
                objective.idHash = hashText(entry->id);
                objective.entry = entry;
                read(objective, value);
                for (int n = copy; n < (retired ? copy + 1 : objective.count) && m_rules.cards.size() <= maxCards; ++n)
                    m_rules.cards.push_back(
                        {static_cast<std::uint16_t>(m_rules.objectives.size()), static_cast<std::uint8_t>(n)});
                if (objective.category == Category::Plot && objective.inMatch() && m_rules.patterns.size() < maxCards) {
                    objective.pattern = static_cast<std::uint8_t>(m_rules.patterns.size());
                    m_rules.patterns.push_back(static_cast<std::uint16_t>(m_rules.objectives.size()));
                }
                if (!objective.orientations.empty())
                    m_rules.patternReach = std::max(m_rules.patternReach, objective.orientations.front().cells - 1);
                m_rules.objectives.push_back(std::move(objective));
            });
    }

    void compileWays()
    {
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i) {
            const Objective &objective = m_rules.objectives[m_rules.patterns[i]];
            if (!objective.possible)
                continue;
            for (const Orientation &orientation : objective.orientations)
                for (std::size_t cell = 0; cell < orientation.cells; ++cell)
                    if (const std::uint8_t around = orientation.steps[cell].colour; around < maxColours)
                        m_rules.ways[around].push_back(wayAround(static_cast<std::uint8_t>(i), orientation, cell));
        }
    }

    void read(Objective &objective, const Json &value) const
    {
        switch (objective.category) {
        case Category::Plot: {
            std::vector<Cell> cells;
            for (const Json &cell : value["pattern"]) {
                cells.push_back({cell["q"], cell["r"], colour(cell["colour"])});
                objective.possible &= cells.back().colour != noColour;
            }
            if (connected(cells)) // else a problem, see compile_check.cpp
                objective.orientations = objective.inMatch() ? orientationsOf(cells, m_rules.parameters.mirrorPatterns)
                                                             : std::vector{orientationOf(cells)};
            for (const Orientation &orientation : objective.orientations)
                if (orientation.steps[0].colour < maxColours)
                    objective.first |= static_cast<std::uint8_t>(1u << orientation.steps[0].colour);
            break;
        }
        case Category::Gardener:
            objective.colour = colour(value["colour"]);
            objective.height = value["height"];
            objective.shoots = value["shoots"];
            objective.possible = objective.colour != noColour;
            if (const auto improved = value.find("improvement"); improved != value.end()) {
                objective.improvement = improvement(*improved);
                objective.possible &= objective.improvement > 0;
            } else if (value.value("no_improvement", false)) {
                objective.improvement = noImprovement;
            }
            break;
        case Category::Panda:
            for (const Json &section : value["bamboo"]) {
                const std::uint8_t index = colour(section);
                if (index < maxColours)
                    ++objective.bamboo[index];
                objective.possible &= index != noColour;
            }
            break;
        }
    }

    void compileModes()
    {
        for (const EntryPtr &entry : m_data.table("modes").entries()) {
            const Json &value = entry->value;
            m_rules.modes.push_back(
                {entry->id, value["min_players"], value["max_players"], value["weather"], tieBreaks(value)});
        }
    }

    void compileParameters()
    {
        Parameters &p = m_rules.parameters;
        p.dealtEach = parameter("dealt_each");
        p.handLimit = parameter("hand_limit");
        p.actions = parameter("actions");
        p.plotsDrawn = parameter("plots_drawn");
        p.plotNeighbours = parameter("plot_neighbours");
        p.maxHeight = parameter("max_height");
        p.growth = parameter("growth");
        p.channels = parameter("channels");
        p.weatherRound = parameter("weather_round");
        p.sunActions = parameter("sun_actions");
        p.objectives = {0, 0, parameter("objectives_2"), parameter("objectives_3"), parameter("objectives_4")};
        p.emperorPoints = parameter("emperor_points");
        p.gardenerMustStand = parameter("gardener_must_stand");
        p.exactHeights = parameter("exact_heights");
        p.mirrorPatterns = parameter("mirror_patterns");
        p.tokenOnBamboo = parameter("token_on_bamboo");
        p.storeChannels = parameter("store_channels");
        p.storeTokens = parameter("store_tokens");
        p.emptyCloudsChoose = parameter("clouds_empty") == "choose_weather";
        p.stormMayStay = parameter("storm_may_stay");
        p.bambooLimited = parameter("bamboo_limited");
        p.fixActions = parameter("fix_actions");
        p.roundLimit = parameter("round_limit");
    }

    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, const Rules *, Problems &problems)
{
    Rules rules = Compiler(data, formulas).compile();
    checkCompiled(data, rules, problems);
    return rules;
}

} // namespace engawa::takenoko
