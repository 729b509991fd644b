#include "core/games/momiji/compile_check.h"

#include <algorithm>
#include <bit>

namespace engawa::momiji {

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
        for (const Landscape &landscape : m_rules.landscapes)
            if (!landscape.retired)
                checkLandscape(landscape);
        for (const Mode &mode : m_rules.modes)
            checkMode(mode);
        for (const Scenario &scenario : m_rules.scenarios)
            if (!scenario.retired)
                checkScenario(scenario);
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

    void checkCapacities()
    {
        capacity("leaves.json", "leaf types", m_rules.leaves.size(), maxLeaves);
        capacity("leaf_cards.json", "copies of cards", m_rules.copies.size(), maxCopies);
        capacity("leaf_cards.json", "cards", m_rules.cards.size(), maxCards);
        capacity("landscapes.json", "copies of landscapes", m_rules.tiles.size(), maxTiles);
        capacity("landscapes.json", "landscapes", m_rules.landscapes.size(), maxTiles * 2 - 1);
        capacity("objectives.json", "objectives", m_rules.objectives.size(), maxObjectives);
        capacity("garden.json", "kinds of tokens", m_rules.tokens.size(), maxTokens);
        int tokens = 0;
        for (const Token &token : m_rules.tokens)
            tokens += token.count;
        capacity("garden.json", "tokens", static_cast<std::size_t>(tokens), maxPath);

        // The fullest hand there can be: the limit, a column and the best landscape.
        int best = 0;
        for (const Landscape &landscape : m_rules.landscapes) {
            int cards = 0;
            for (const Effect &effect : landscape.effects)
                cards += effect.does == Do::TakeColumns ? (effect.cards ? effect.cards : effect.columns * maxColumn)
                         : effect.does == Do::TakeTops  ? effect.columns
                         : effect.does == Do::DrawCards || effect.does == Do::TakeDiscarded ? effect.cards
                                                                                            : 0;
            best = std::max(best, cards);
        }
        const int first = std::max({m_rules.is.handStart, m_rules.is.handLimit, 16});
        capacity("landscapes.json", "cards in a hand", static_cast<std::size_t>(first + maxColumn + best), maxHand);
    }

    void checkLandscape(const Landscape &landscape)
    {
        const std::string pointer = "/" + landscape.id + "/effects";
        for (std::size_t i = 0; i < landscape.effects.size(); ++i) {
            const Effect &effect = landscape.effects[i];
            const std::string here = pointer + "/" + std::to_string(i);
            checkFields(landscape, i, here);
            if (const char *needed = neededTrigger(landscape.trigger, effect.does))
                report("effect-trigger", "landscapes.json", here + "/do",
                       {{"effect", wordOf(effect.does)}, {"expected", needed}});
            for (std::size_t k = 0; k < i; ++k)
                if (clash(landscape.trigger, landscape.effects[k].does, effect.does))
                    report("effect-clash", "landscapes.json", here + "/do",
                           {{"effect", wordOf(effect.does)},
                            {"other", wordOf(landscape.effects[k].does)},
                            {"what", takes(effect.does) ? "the taking of a column" : "the same part of the Play"}});
            if (effect.does == Do::MoreCards && effect.cards < effect.piles)
                report("below", "landscapes.json", here + "/cards",
                       {{"value", std::to_string(effect.cards)}, {"least", std::to_string(effect.piles)}});
            if (effect.does == Do::Objective && !effect.buy && !effect.swap)
                report("effect-nothing", "landscapes.json", here, {{"effect", wordOf(effect.does)}});
        }
    }

    static std::string wordOf(Do does) { return std::string(effectWords[static_cast<std::size_t>(does)]); }

    // The trigger that an effect asks for, or null when it fits.
    static const char *neededTrigger(Trigger trigger, Do does)
    {
        const bool playing = trigger == Trigger::Play || trigger == Trigger::Stack;
        switch (does) {
        case Do::SkipValue:
            return playing ? nullptr : "“play” or “stack”";
        case Do::MoreCards:
            return trigger == Trigger::Play ? nullptr : "“play”";
        case Do::PlayCards:
            return playing ? "“free”, “collect” or “objective”" : nullptr;
        case Do::Objective:
            return trigger == Trigger::Objective ? "“free”, “collect”, “play” or “stack”" : nullptr;
        default:
            return nullptr;
        }
    }

    static bool clash(Trigger trigger, Do a, Do b)
    {
        if (trigger == Trigger::Collect && takes(a) && takes(b))
            return true;
        return a == b && (a == Do::SkipValue || a == Do::MoreCards);
    }

    void checkFields(const Landscape &landscape, std::size_t index, const std::string &pointer)
    {
        const Json &value = landscape.entry->value["effects"][index];
        for (const auto &field : value.items())
            if (field.key() != "do" && !std::ranges::contains(fieldsOf(landscape.effects[index].does), field.key()))
                report("effect-field", "landscapes.json", pointer + "/" + field.key(),
                       {{"effect", wordOf(landscape.effects[index].does)}, {"field", field.key()}});
    }

    static std::vector<std::string> fieldsOf(Do does)
    {
        switch (does) {
        case Do::SkipValue:
            return {"cards", "by"};
        case Do::MoreCards:
            return {"cards", "piles"};
        case Do::TakeColumns:
            return {"columns", "cards"};
        case Do::TakeTops:
            return {"columns"};
        case Do::DrawCards:
            return {"cards", "discard"};
        case Do::GainAcorns:
        case Do::DiscardForAcorns:
            return {"acorns"};
        case Do::Objective:
            return {"buy", "swap"};
        case Do::RearrangePiles:
        case Do::MatchingBonus:
            return {};
        case Do::TuckUnder:
        case Do::PlayCards:
        case Do::TakeDiscarded:
        case Do::RevealToPiles:
            return {"cards"};
        }
        return {};
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

    void checkMode(const Mode &mode)
    {
        if (mode.maxPlayers < mode.minPlayers)
            report("below", "modes.json", "/" + mode.id + "/max_players",
                   {{"value", std::to_string(mode.maxPlayers)}, {"least", std::to_string(mode.minPlayers)}});
        const int players = mode.maxPlayers;
        if (mode.solo) {
            if (players > 1)
                report("range", "modes.json", "/" + mode.id + "/max_players",
                       {{"value", std::to_string(players)}, {"minimum", "1"}, {"maximum", "1"}});
            const Json *scenarios = m_data.value("modes", mode.id);
            tooFew("modes.json", "/" + mode.id + "/scenarios", "scenarios of a solo mode",
                   static_cast<int>((*scenarios)["scenarios"].size()), 1);
            return;
        }
        if (mode.minPlayers < 2)
            report("below", "modes.json", "/" + mode.id + "/min_players",
                   {{"value", std::to_string(mode.minPlayers)}, {"least", "2"}});
        for (int n = std::max(mode.minPlayers, 2); n <= players; ++n) {
            const int needed = n * m_rules.is.handStart + m_rules.is.displayStart + m_rules.is.gardenAreas
                               + m_rules.is.gardenBoxCards + 1;
            tooFew("leaf_cards.json", "", "cards in the deck of " + std::to_string(n) + " players",
                   smallestDeck(m_rules.is.leafTypes[static_cast<std::size_t>(n)]), needed);
        }
        if (mode.landscapes == LandscapeDeal::Draft) {
            int draft = 0;
            for (const Landscape &landscape : m_rules.landscapes)
                draft += landscape.retired ? 0 : landscape.draft;
            tooFew("landscapes.json", "", "landscapes in the draft of " + std::to_string(players) + " players", draft,
                   players * m_rules.is.landscapesEach);
        }
        if (mode.landscapes == LandscapeDeal::Series)
            checkTiles("/" + mode.id + "/series", "modes.json", mode.series, players);
        if (mode.landscapes == LandscapeDeal::Scenario)
            report("enum", "modes.json", "/" + mode.id + "/landscapes",
                   {{"value", "“scenario”"}, {"expected", "“series” or “draft”"}, {"suggestion", ""}});
    }

    void checkScenario(const Scenario &scenario)
    {
        checkTiles("/" + scenario.id + "/landscapes", "scenarios.json", scenario.landscapes, 1);
        int cards = 0;
        for (const Card &card : m_rules.cards)
            cards += card.leaf < maxLeaves && (scenario.leaves >> card.leaf & 1) ? card.count : 0;
        tooFew("scenarios.json", "/" + scenario.id + "/leaves", "cards in the deck", cards,
               scenario.hand + m_rules.is.displayStart + 1);
        for (const Scenario::Condition &condition : scenario.victory)
            checkSentence(scenario, condition);
    }

    void checkSentence(const Scenario &scenario, const Scenario::Condition &condition)
    {
        const std::string language = m_data.value("pack", "languages")->front();
        const std::string key = conditionKey(scenario, condition.id);
        const Json *sentences = m_data.value("text/" + language, "condition");
        if (!sentences || !sentences->contains(key))
            m_problems.push_back(at(m_data, "scenarios.json", "/" + scenario.id + "/victory/" + condition.id,
                                    "missing-sentence", {{"key", "condition." + key}, {"language", language}},
                                    Problem::Level::Warning));
    }

    void checkTiles(const std::string &pointer, const char *file, const std::vector<std::uint8_t> &series, int players)
    {
        for (std::size_t i = 0; i < series.size(); ++i) {
            const Landscape &landscape = m_rules.landscapes[series[i]];
            const auto each = static_cast<int>(std::ranges::count(series, series[i]));
            if (std::ranges::find(series, series[i]) - series.begin() == static_cast<std::ptrdiff_t>(i))
                tooFew(file, pointer + "/" + std::to_string(i), "copies of the landscape " + landscape.id,
                       landscape.count, each * players);
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

} // namespace engawa::momiji
