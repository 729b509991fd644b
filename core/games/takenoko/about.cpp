#include <algorithm>

#include "core/game/about_writer.h"
#include "core/game/parameters.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// The kinds of pieces in scene.cpp and scene_garden.cpp.
const std::vector<PieceKind<Rule>> &kinds()
{
    static const std::vector<PieceKind<Rule>> all{
        {"pond", {Rule::SetupPond, Rule::WaterIrrigated, Rule::IrrigationRim}},
        {"plot", {Rule::PlotsBeside, Rule::WaterIrrigated, Rule::WaterFirstShoot}},
        {"bamboo", {Rule::WaterFirstShoot, Rule::GardenerGrow, Rule::BambooLimit}},
        {"section", {Rule::PandaEat, Rule::ObjectiveBamboo, Rule::ObjectiveGiveBack}},
        {"channel", {Rule::IrrigationPlace, Rule::IrrigationNetwork, Rule::IrrigationRim}},
        {"improvement", {Rule::WeatherClouds, Rule::ImprovementOne}},
        {"gardener", {Rule::GardenerMove, Rule::GardenerGrow, Rule::GardenerNeighbours, Rule::ObjectiveStand}},
        {"panda", {Rule::PandaMove, Rule::PandaEat, Rule::ImprovementEnclosure}},
        {"plot_objective", {Rule::ObjectivePattern, Rule::ObjectiveIrrigated, Rule::ObjectiveComplete}},
        {"gardener_objective", {Rule::ObjectiveShoots, Rule::ObjectiveStand, Rule::ObjectiveComplete}},
        {"panda_objective", {Rule::ObjectiveBamboo, Rule::ObjectiveGiveBack, Rule::ObjectiveComplete}},
        {"weather", {Rule::WeatherRound, Rule::WeatherRoll, Rule::WeatherOptional}},
        {"action", {Rule::TurnActions, Rule::TurnDifferent}},
        {"emperor", {Rule::EndObjectives, Rule::EndEmperor, Rule::EndLastRound}},
        {"spot", {Rule::PlotsBeside, Rule::IrrigationBorder}},
        {"button", {Rule::TurnMustAct, Rule::WeatherOptional}},
    };
    return all;
}

class Describing : public AboutWriter<Rules, Rule>
{
public:
    using AboutWriter::AboutWriter;

    About about()
    {
        tellKinds(kinds());
        tell("plots", m_rules.plotKinds, &Describing::addPlot);
        tell("colours", m_rules.colours, &Describing::addColour);
        tell("improvements", m_rules.improvements, &Describing::addImprovement);
        tell("weather", m_rules.weather, &Describing::addWeather);
        tell("modes", m_rules.modes, &Describing::addMode);
        if (m_table == "actions")
            addAction();
        if (const auto found = std::ranges::find(objectiveTables, m_table); found != objectiveTables.end())
            find(
                m_rules.objectives,
                [&](const Objective &each) {
                    return each.id == m_id && each.category == static_cast<Category>(found - objectiveTables.begin());
                },
                &Describing::addObjective);
        return std::move(m_about);
    }

private:
    TextKey colourName(int colour) const
    {
        return {colour < static_cast<int>(m_rules.colours.size())
                    ? "name." + m_rules.colours[static_cast<std::size_t>(colour)].id
                    : std::string("name.pond")};
    }

    void addPlot(const PlotKind &kind)
    {
        line("about.plots.plot", {{"colour", colourName(kind.colour)}});
        cite({Rule::PlotsBeside, Rule::WaterIrrigated, Rule::WaterFirstShoot});
        if (const Improvement *improvement = m_rules.improvementAt(kind.improvement)) {
            line("about.plots.improvement", {{"improvement", nameOf(improvement->id)}});
            describe(*improvement);
            cite({Rule::ImprovementOne});
        }
    }

    void addColour(const Colour &colour)
    {
        line("about.colours.colour", {{"colour", nameOf(colour.id)}, {"sections", std::int64_t{colour.sections}}});
        cite({Rule::WaterFirstShoot, Rule::BambooSupply, Rule::BambooLimit});
    }

    void describe(const Improvement &improvement)
    {
        if (improvement.irrigates) {
            line("about.improvements.irrigates");
            cite({Rule::ImprovementWatershed, Rule::ImprovementSource});
        }
        if (improvement.protects) {
            line("about.improvements.protects");
            cite({Rule::ImprovementEnclosure});
        }
        if (improvement.growth > m_rules.parameters.growth) {
            line("about.improvements.growth", {{"growth", std::int64_t{improvement.growth}}});
            cite({Rule::ImprovementFertilizer});
        }
    }

    void addImprovement(const Improvement &improvement)
    {
        line("about.improvements.improvement",
             {{"improvement", nameOf(improvement.id)}, {"tokens", std::int64_t{improvement.tokens}}});
        describe(improvement);
        cite({Rule::ImprovementOne, Rule::WeatherClouds});
    }

    void addWeather(const Weather &weather)
    {
        line("about.weather." + std::string(effectWords[static_cast<std::size_t>(weather.effect)]));
        line("about.weather.faces", {{"faces", std::int64_t{weather.faces}}});
        constexpr std::array rules{Rule::WeatherSun,   Rule::WeatherRain,   Rule::WeatherWind,
                                   Rule::WeatherStorm, Rule::WeatherClouds, Rule::WeatherAny};
        cite({rules[static_cast<std::size_t>(weather.effect)], Rule::WeatherRoll, Rule::WeatherOptional});
    }

    void addAction()
    {
        const auto found = std::ranges::find(actionWords, m_id);
        if (found == actionWords.end())
            return;
        line(ownKey());
        constexpr std::array rules{Rule::PlotsDraw, Rule::IrrigationPlace, Rule::GardenerMove, Rule::PandaMove,
                                   Rule::ObjectiveDraw};
        cite({rules[static_cast<std::size_t>(found - actionWords.begin())], Rule::TurnActions, Rule::TurnDifferent});
    }

    void addObjective(const Objective &objective)
    {
        switch (objective.category) {
        case Category::Plot:
            addPattern(objective);
            break;
        case Category::Gardener:
            addShoots(objective);
            break;
        case Category::Panda:
            addMeal(objective);
            break;
        }
        line("about.objectives.points", {{"points", std::int64_t{objective.points}}});
        cite({Rule::ObjectiveComplete});
    }

    void addPattern(const Objective &objective)
    {
        const int cells = objective.orientations.empty() ? 0 : objective.orientations.front().cells;
        line("about.plot_objectives.pattern", {{"plots", std::int64_t{cells}}});
        for (std::size_t i = 0; i < m_rules.colours.size() && cells > 0; ++i) {
            const auto &steps = objective.orientations.front().steps;
            const auto count = std::count_if(steps.begin(), steps.begin() + cells,
                                             [&](const Orientation::Step &step) { return step.colour == i; });
            if (count == 0)
                continue;
            line("about.plot_objectives.colour",
                 {{"colour", colourName(static_cast<int>(i))}, {"plots", std::int64_t{count}}});
        }
        cite({Rule::ObjectivePattern, Rule::ObjectiveIrrigated});
    }

    void addShoots(const Objective &objective)
    {
        line("about.gardener_objectives.shoots", {{"colour", colourName(objective.colour)},
                                                  {"height", std::int64_t{objective.height}},
                                                  {"shoots", std::int64_t{objective.shoots}}});
        if (const Improvement *improvement = m_rules.improvementAt(objective.improvement))
            line("about.gardener_objectives.improvement", {{"improvement", nameOf(improvement->id)}});
        else if (objective.improvement == noImprovement)
            line("about.gardener_objectives.plain");
        if (m_rules.parameters.gardenerMustStand)
            line("about.gardener_objectives.stand");
        cite({Rule::ObjectiveShoots, Rule::ObjectiveStand});
    }

    void addMeal(const Objective &objective)
    {
        line("about.panda_objectives.meal");
        for (std::size_t i = 0; i < m_rules.colours.size(); ++i)
            if (objective.bamboo[i]) {
                line("about.panda_objectives.colour",
                     {{"colour", colourName(static_cast<int>(i))}, {"sections", std::int64_t{objective.bamboo[i]}}});
            }
        cite({Rule::ObjectiveBamboo, Rule::ObjectiveGiveBack});
    }

    void addMode(const Mode &mode)
    {
        line(has(ownKey()) ? ownKey() : std::string(mode.weather ? "about.modes.weather" : "about.modes.no_weather"));
        cite({Rule::SetupObjectives, Rule::TurnActions, Rule::EndObjectives});
        if (mode.weather)
            cite({Rule::WeatherRound, Rule::WeatherRoll});
    }
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::takenoko
