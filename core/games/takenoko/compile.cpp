#include <algorithm>

#include "core/base/chance.h"
#include "core/games/takenoko/compile_check.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// Reads the checked data into Rules. References have been checked; one in a retired entry may lead nowhere and then
// counts as left out, or makes an objective impossible.
class Compiler
{
public:
    Compiler(const Data &data, const FormulaBook &formulas) : m_data(data), m_formulas(formulas) {}

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
    template <class Words>
    static int indexOf(const Words &words, const Json &word)
    {
        return static_cast<int>(std::ranges::find(words, word.get_ref<const std::string &>()) - words.begin());
    }

    // Entries of a table, then its retired ones with the number of their copy.
    template <class Use>
    void each(std::string_view table, Use &&use)
    {
        for (const EntryPtr &entry : m_data.table(table).entries())
            use(entry, false, 0);
        for (const Retired &retired : m_data.retired)
            if (retired.table == table)
                use(retired.entry, true, retired.copy);
    }

    void compileColours()
    {
        each("colours", [&](const EntryPtr &entry, bool retired, int) {
            m_rules.colours.push_back({entry->id, entry->value["sections"], retired});
        });
    }

    void compileImprovements()
    {
        each("improvements", [&](const EntryPtr &entry, bool retired, int) {
            const Json &value = entry->value;
            m_rules.improvements.push_back({entry->id, value["irrigates"], value["protects"], value["growth"],
                                            retired ? 0 : value["tokens"].get<int>(), retired});
        });
    }

    std::uint8_t colour(const Json &id) const
    {
        const auto found = std::ranges::find(m_rules.colours, id.get_ref<const std::string &>(), &Colour::id);
        return found == m_rules.colours.end() ? noColour : static_cast<std::uint8_t>(found - m_rules.colours.begin());
    }

    // Counted from 1; 0: there is none of that name.
    int improvement(const Json &id) const
    {
        const auto found = std::ranges::find(m_rules.improvements, id.get_ref<const std::string &>(), &Improvement::id);
        return found == m_rules.improvements.end() ? 0 : static_cast<int>(found - m_rules.improvements.begin()) + 1;
    }

    void compilePlots()
    {
        each("plots", [&](const EntryPtr &entry, bool retired, int copy) {
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
                {entry->id, static_cast<Effect>(indexOf(effectWords, entry->value["effect"])), faces});
        }
    }

    void compileObjectives()
    {
        for (std::size_t i = 0; i < categoryCount; ++i)
            each(objectiveTables[i], [&](const EntryPtr &entry, bool retired, int copy) {
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
                objective.orientations =
                    objective.inMatch() ? orientationsOf(cells, m_rules.parameters.mirrorPatterns) : std::vector{orientationOf(cells)};
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
            Mode mode{entry->id, value["min_players"], value["max_players"], value["weather"], {}};
            for (const Json &tieBreak : value["tie_breaks"])
                mode.tieBreaks.push_back(
                    m_formulas.find("seat", Kind::Number, tieBreak.get_ref<const std::string &>()));
            m_rules.modes.push_back(std::move(mode));
        }
    }

    void compileParameters()
    {
        const auto is = [&](const char *id) -> const Json & { return *m_data.value("rules", id); };
        Parameters &p = m_rules.parameters;
        p.dealtEach = is("dealt_each");
        p.handLimit = is("hand_limit");
        p.actions = is("actions");
        p.plotsDrawn = is("plots_drawn");
        p.plotNeighbours = is("plot_neighbours");
        p.maxHeight = is("max_height");
        p.growth = is("growth");
        p.channels = is("channels");
        p.weatherRound = is("weather_round");
        p.sunActions = is("sun_actions");
        p.objectives = {0, 0, is("objectives_2"), is("objectives_3"), is("objectives_4")};
        p.emperorPoints = is("emperor_points");
        p.gardenerMustStand = is("gardener_must_stand");
        p.exactHeights = is("exact_heights");
        p.mirrorPatterns = is("mirror_patterns");
        p.tokenOnBamboo = is("token_on_bamboo");
        p.storeChannels = is("store_channels");
        p.storeTokens = is("store_tokens");
        p.emptyCloudsChoose = is("clouds_empty") == "choose_weather";
        p.stormMayStay = is("storm_may_stay");
        p.bambooLimited = is("bamboo_limited");
        p.fixActions = is("fix_actions");
        p.roundLimit = is("round_limit");
    }

    const Data &m_data;
    const FormulaBook &m_formulas;
    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, Problems &problems)
{
    Rules rules = Compiler(data, formulas).compile();
    checkCompiled(data, rules, problems);
    return rules;
}

} // namespace engawa::takenoko
