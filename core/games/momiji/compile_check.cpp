#include "core/games/momiji/compile_check.h"

#include <algorithm>
#include <bit>

#include "core/game/compile_report.h"

namespace engawa::momiji {

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
        checkParameters();
        checkLandscapes(m_data, m_rules, m_problems);
        for (const Mode &mode : m_rules.modes)
            checkMode(mode);
        for (const Scenario &scenario : m_rules.scenarios)
            if (!scenario.retired)
                checkScenario(scenario);
    }

private:
    // More than this changes nothing.
    void warnAbove(const std::string &file, const std::string &pointer, int value, int least, int most)
    {
        above(file, pointer, value, least, most, Problem::Level::Warning);
    }

    void checkCapacities()
    {
        capacity("leaves.json", inWords("counted.leaf_types"), m_rules.leaves.size(), maxLeaves);
        capacity("leaf_cards.json", inWords("counted.card_copies"), copiesOf(m_rules.cards), maxCopies);
        capacity("leaf_cards.json", inWords("counted.cards"), m_rules.cards.size(), maxEntries);
        capacity("landscapes.json", inWords("counted.landscape_copies"), copiesOf(m_rules.landscapes), maxTiles);
        capacity("landscapes.json", inWords("counted.landscapes"), m_rules.landscapes.size(), maxEntries);
        capacity("objectives.json", inWords("counted.objectives"), m_rules.objectives.size(), maxObjectives);
        capacity("garden.json", inWords("counted.token_kinds"), m_rules.tokens.size(), maxTokens);
        capacity("garden.json", inWords("counted.tokens"), tokens(), maxPath);
    }

    std::size_t tokens() const
    {
        std::size_t count = 0;
        for (const Token &token : m_rules.tokens)
            count += static_cast<std::size_t>(token.count);
        return count;
    }

    int leaves() const { return static_cast<int>(std::ranges::count(m_rules.leaves, false, &Leaf::retired)); }

    // Numbers that can't have the effect they were written for.
    void checkParameters()
    {
        const bool begins = std::ranges::any_of(m_rules.cards, [&](const Card &card) {
            return !card.retired && card.count > 0 && card.value == m_rules.parameters.startValue;
        });
        tooFew("rules.json", "/start_value", inWords("counted.first_cards"), begins, 1);
        for (std::size_t players = 2; players < m_rules.parameters.leafTypes.size(); ++players)
            warnAbove("rules.json", "/leaf_types_" + std::to_string(players), m_rules.parameters.leafTypes[players], 1,
                      leaves());
        if (const std::size_t spaces = m_rules.parameters.gardenPath.size(); tokens() > spaces)
            report("capacity", "rules.json", "/garden_path",
                   {{"what", inWords("counted.path_tokens")},
                    {"count", std::to_string(tokens())},
                    {"limit", std::to_string(spaces)}},
                   Problem::Level::Warning);
        for (const Token &token : m_rules.tokens)
            warnAbove("garden.json", "/" + token.id + "/spaces", token.spaces, 0, token.count);
    }

    // Cards in the deck when the types with the fewest cards are in play.
    int smallestDeck(int types) const
    {
        std::array<int, maxLeaves> count{};
        for (const Card &card : m_rules.cards)
            if (card.leaf < maxLeaves)
                count[card.leaf] += card.count;
        std::vector<int> sorted;
        for (std::size_t i = 0; i < m_rules.leaves.size() && i < count.size(); ++i)
            if (!m_rules.leaves[i].retired)
                sorted.push_back(count[i]);
        std::ranges::sort(sorted);
        int cards = 0;
        for (std::size_t i = 0; i < sorted.size() && static_cast<int>(i) < types; ++i)
            cards += sorted[i];
        return cards;
    }

    int items(const Mode &mode, const char *list) const
    {
        return static_cast<int>((*m_data.value("modes", mode.id))[list].size());
    }
    void checkNone(const Mode &mode, const char *list)
    {
        if (const int count = items(mode, list); count > 0)
            report("items", "modes.json", "/" + mode.id + "/" + list,
                   {{"count", std::to_string(count)}, {"minimum", "0"}, {"maximum", "0"}});
    }

    void checkMode(const Mode &mode)
    {
        players(mode.id, mode.minPlayers, mode.maxPlayers);
        if (mode.solo) {
            above("modes.json", "/" + mode.id + "/max_players", mode.maxPlayers, 1, 1);
            tooFew("modes.json", "/" + mode.id + "/scenarios", inWords("counted.solo_scenarios"),
                   items(mode, "scenarios"), 1);
            checkNone(mode, "modules");
            if (mode.landscapes != LandscapeDeal::Scenario)
                report("enum", "modes.json", "/" + mode.id + "/landscapes",
                       {{"value", mode.landscapes == LandscapeDeal::Draft ? "“draft”" : "“series”"},
                        {"expected", "“scenario”"},
                        {"suggestion", ""}});
            return;
        }
        checkNone(mode, "scenarios");
        below("modes.json", "/" + mode.id + "/min_players", mode.minPlayers, 2);
        for (int n = std::max(mode.minPlayers, 2); n <= mode.maxPlayers; ++n) {
            const int needed = n * m_rules.parameters.handStart + m_rules.parameters.displayStart
                               + m_rules.parameters.gardenAreas + m_rules.parameters.gardenBoxCards + 1;
            tooFew("leaf_cards.json", "", inWords("counted.deck_of", {{"players", n}}),
                   smallestDeck(m_rules.parameters.leafTypes[static_cast<std::size_t>(n)]), needed);
        }
        if (mode.landscapes == LandscapeDeal::Draft) {
            int draft = 0;
            for (const Landscape &landscape : m_rules.landscapes)
                draft += landscape.retired ? 0 : landscape.draft;
            tooFew("landscapes.json", "", inWords("counted.draft_of", {{"players", mode.maxPlayers}}), draft,
                   mode.maxPlayers * m_rules.parameters.landscapesEach);
        }
        if (mode.landscapes == LandscapeDeal::Series)
            checkTiles("/" + mode.id + "/series", "modes.json", mode.series, mode.maxPlayers);
        if (mode.landscapes == LandscapeDeal::Scenario)
            report("enum", "modes.json", "/" + mode.id + "/landscapes",
                   {{"value", "“scenario”"},
                    {"expected", oneOf(std::vector<std::string>{"“series”", "“draft”"})},
                    {"suggestion", ""}});
    }

    void checkScenario(const Scenario &scenario)
    {
        checkTiles("/" + scenario.id + "/landscapes", "scenarios.json", scenario.landscapes, 1);
        int cards = 0;
        for (const Card &card : m_rules.cards)
            cards += card.leaf < maxLeaves && (scenario.leaves >> card.leaf & 1) ? card.count : 0;
        tooFew("scenarios.json", "/" + scenario.id + "/leaves", inWords("counted.deck"), cards,
               scenario.hand + m_rules.parameters.displayStart + 1);
        for (const Scenario::Condition &condition : scenario.victory)
            checkSentence(scenario, condition);
    }

    void checkSentence(const Scenario &scenario, const Scenario::Condition &condition)
    {
        const std::string language = m_data.value("pack", "languages")->front();
        const std::string key = conditionKey(scenario, condition.id);
        const Json *sentences = m_data.value("text/" + language, "condition");
        if (!sentences || !sentences->contains(key))
            report("missing-sentence", "scenarios.json", "/" + scenario.id + "/victory/" + condition.id,
                   {{"key", "condition." + key}, {"language", language}}, Problem::Level::Warning);
    }

    void checkTiles(const std::string &pointer, const char *file, const std::vector<std::uint16_t> &series, int players)
    {
        for (std::size_t i = 0; i < series.size(); ++i) {
            const Landscape &landscape = m_rules.landscapes[series[i]];
            const auto each = static_cast<int>(std::ranges::count(series, series[i]));
            if (std::ranges::find(series, series[i]) - series.begin() == static_cast<std::ptrdiff_t>(i))
                tooFew(file, pointer + "/" + std::to_string(i),
                       inWords("counted.copies_of", {{"landscape", landscape.id}}), landscape.count, each * players);
        }
    }

    const Rules &m_rules;
};

} // namespace

void checkCompiled(const Data &data, const Rules &rules, Problems &problems)
{
    Checking(data, rules, problems).check();
}

} // namespace engawa::momiji
