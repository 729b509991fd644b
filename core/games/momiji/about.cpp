#include <algorithm>
#include <charconv>

#include "core/game/about_writer.h"
#include "core/game/name_parts.h"
#include "core/game/parameters.h"
#include "core/games/momiji/compile_check.h"
#include "core/games/momiji/momiji.h"
#include "core/games/momiji/token_words.h"

namespace engawa::momiji {

namespace {

// The kinds of pieces in scene.cpp.
const std::vector<PieceKind<Rule>> &kinds()
{
    static const std::vector<PieceKind<Rule>> all{
        {"card", {Rule::PlayNoGap, Rule::PlayStart, Rule::ScorePiles, Rule::TurnHandLimit}},
        {"landscape", {Rule::LandscapeUse, Rule::LandscapeOnce, Rule::LandscapeOncePerTurn}},
        {"objective", {Rule::ObjectiveTake, Rule::ScoreObjective, Rule::ScoreObjectiveOther}},
        {"torii", {Rule::PlayTorii, Rule::PlayToriiShortage, Rule::EndToriis}},
        {"acorns", {Rule::BonusMatch, Rule::TradeCards, Rule::ScoreAcorns}},
        {"golden", {Rule::GoldenGain, Rule::GoldenUse, Rule::GoldenOnce, Rule::ScoreGolden}},
        {"squirrel", {Rule::SquirrelTake, Rule::SquirrelShare, Rule::ScoreSquirrel}},
        {"animal", {Rule::GardenAnimal, Rule::ScorePath}},
        {"token", {Rule::GardenToken, Rule::GardenEmpty, Rule::GardenFull}},
        {"tree", {Rule::GardenFull}},
        {"deck", {Rule::CollectRefill, Rule::EndDeck}},
        {"spot", {Rule::PlaySide}},
        {"button", {Rule::TurnOneMain, Rule::TurnPass}},
    };
    return all;
}

Rule ruleOf(Do effect)
{
    switch (effect) {
    case Do::SkipValue:
        return Rule::AbilitySkip;
    case Do::MoreCards:
        return Rule::AbilityPiles;
    case Do::TuckUnder:
        return Rule::AbilityTuck;
    case Do::PlayCards:
        return Rule::AbilityPlay;
    case Do::TakeColumns:
        return Rule::AbilityColumns;
    case Do::TakeTops:
        return Rule::AbilityTops;
    case Do::DrawCards:
        return Rule::AbilityDraw;
    case Do::TakeDiscarded:
        return Rule::AbilityDiscarded;
    case Do::RearrangePiles:
        return Rule::AbilityRearrange;
    case Do::GainAcorns:
        return Rule::AbilityAcorns;
    case Do::DiscardForAcorns:
        return Rule::AbilityDiscard;
    case Do::RevealToPiles:
        return Rule::AbilityReveal;
    case Do::MatchingBonus:
        return Rule::AbilityBonus;
    case Do::Objective:
        return Rule::AbilityObjective;
    }
    return Rule::LandscapeUse;
}

// The numbers that a formula types, in their order: {n1}, {n2}, … in the sentence about it.
std::vector<std::int64_t> numbersIn(std::string_view formula)
{
    constexpr std::string_view digits = "0123456789";
    std::vector<std::int64_t> numbers;
    std::size_t end = 0;
    while (true) {
        const std::size_t begin = formula.find_first_of("abcdefghijklmnopqrstuvwxyz_0123456789", end);
        if (begin == std::string_view::npos)
            return numbers;
        end = std::min(formula.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789", begin), formula.size());
        std::int64_t number = 0;
        if (digits.contains(formula[begin])) { // else it is a name
            std::from_chars(formula.data() + begin, formula.data() + end, number);
            numbers.push_back(number);
        }
    }
}

class Describing : public AboutWriter<Rules, Rule>
{
public:
    using AboutWriter::AboutWriter;

    About about()
    {
        tellKinds(kinds());
        tell("landscapes", m_rules.landscapes, &Describing::addLandscape);
        tell("objectives", m_rules.objectives, &Describing::addObjective);
        tell("garden", m_rules.tokens, &Describing::addToken);
        tell("leaves", m_rules.leaves, &Describing::addLeaf);
        tell("modes", m_rules.modes, &Describing::addMode);
        if (m_table == "leaf_cards")
            find(m_rules.cards, [&](const Card &card) { return card.entry->id == m_id; }, &Describing::addCard);
        if (m_table == "scenarios")
            find(
                m_rules.scenarios, [&](const auto &each) { return each.id == before(m_id, '/'); },
                m_id.contains('/') ? &Describing::addWithin : &Describing::addScenario);
        if (m_table == "modules")
            addModule();
        return std::move(m_about);
    }

private:
    void addCard(const Card &card)
    {
        const auto say = [&](const char *key) {
            Message &message = line(key);
            message.arguments.emplace_back("leaf", nameOf(m_rules.leaves[card.leaf].id));
            message.arguments.emplace_back("value", std::int64_t{card.value});
            message.arguments.emplace_back("lower", std::int64_t{card.value - 1});
            const char *acorns = card.acornLeft && card.acornRight ? "both" : card.acornLeft ? "left" : "right";
            message.arguments.emplace_back("acorn", std::string(acorns));
        };
        const bool closes = card.value >= m_rules.parameters.toriiValue;
        say("about.leaf_cards.card");
        cite({Rule::PlayNoGap});
        if (card.value == m_rules.parameters.startValue) {
            say("about.leaf_cards.start");
            cite({Rule::PlayStart, Rule::PlaySide});
        }
        if (!closes && card.value > m_rules.parameters.startValue)
            say("about.leaf_cards.onto");
        else if (!closes)
            say("about.leaf_cards.onto_same");
        else if (card.value > m_rules.parameters.startValue)
            say("about.leaf_cards.onto_lower");
        if (closes) {
            say("about.leaf_cards.torii");
            cite({Rule::PlayClosed, Rule::PlayTorii});
        }
        if (card.acornLeft || card.acornRight) {
            say("about.leaf_cards.acorn");
            cite({Rule::BonusMatch});
        }
        cite({Rule::ScorePiles});
    }

    void addLandscape(const Landscape &landscape)
    {
        const std::string trigger(triggerWords[static_cast<std::size_t>(landscape.trigger)]);
        line("about.landscapes." + trigger);
        for (std::size_t i = 0; i < landscape.effects.size(); ++i) {
            const Effect &effect = landscape.effects[i];
            const Json &written = landscape.entry->value.at("effects")[i];
            Message &message = line("effect." + written.at("do").get<std::string>());
            for (const auto &[name, number] : {std::pair{"cards", effect.cards},
                                               {"columns", effect.columns},
                                               {"piles", effect.piles},
                                               {"discard", effect.discard},
                                               {"acorns", effect.acorns},
                                               {"by", effect.by}})
                message.arguments.emplace_back(name, std::int64_t{number});
            message.arguments.emplace_back("trigger", trigger);
            addArgument(message, "buy", effect.buy);
            addArgument(message, "swap", effect.swap);
            cite({ruleOf(effect.does)});
        }
        cite({Rule::LandscapeUse, Rule::LandscapeOnce, Rule::LandscapeTiming});
    }

    void addObjective(const Objective &objective)
    {
        if (has(ownKey()))
            addNumbers(line(ownKey()), objective.entry->value.at("metric"));
        else
            addArgument(line(objective.fewest ? "about.objectives.fewest_of" : "about.objectives.most_of"), "metric",
                        objective.entry->value.at("metric"));
        line("about.objectives.points");
        cite({Rule::ObjectiveTake, Rule::ScoreObjective, Rule::ScoreObjectiveOther});
    }

    void addToken(const Token &token)
    {
        constexpr std::array surcharges{"none", "refill", "landscape", "objective"};
        const bool tree = token.spaces > 0;
        Message &message = line(std::string("about.garden.")
                                + (tree ? surcharges[static_cast<std::size_t>(token.surcharge)] : "none"));
        message.arguments.emplace_back("token", nameOf(token.id));
        message.arguments.emplace_back("spaces", std::int64_t{token.spaces});
        message.arguments.emplace_back("acorns", std::int64_t{token.acorns});
        if (!tree)
            cite({Rule::GardenEmpty});
        else
            cite({Rule::GardenFull, Rule::GardenToken});
    }

    void addLeaf(const Leaf &leaf)
    {
        line("about.leaves.leaf", {{"leaf", nameOf(leaf.id)}});
        cite({Rule::SetupLeaves, Rule::PlaySide});
    }

    void addCondition(const std::string &key, const std::string &formula)
    {
        Message &message = m_about.goals.emplace_back(has(key) ? key : "about.scenarios.condition");
        message.arguments.emplace_back("formula", formula);
        addNumbers(message, formula);
    }
    static void addNumbers(Message &message, const std::string &formula)
    {
        int count = 0;
        for (const std::int64_t number : numbersIn(formula))
            message.arguments.emplace_back("n" + std::to_string(++count), number);
    }

    // "cold_breeze/objectives/zeros": what the component is in this scenario. "cold_breeze/solo.requires": what the rule
    // means there.
    void addWithin(const Scenario &scenario)
    {
        const std::string_view within = after(m_id, '/');
        if (before(within, '/') == "objectives") {
            m_about.goals = wordsOfToken(m_rules, m_texts, scenario, after(within, '/'));
            if (!m_about.goals.empty())
                cite({Rule::SoloRequires, Rule::SoloCost, Rule::SoloObjective});
        } else if (within == ruleIds[static_cast<std::size_t>(Rule::SoloRequires)]) {
            for (const auto &token : scenario.entry->value.at("tokens").items())
                for (Message &words : wordsOfToken(m_rules, m_texts, scenario, token.key))
                    m_about.goals.push_back(std::move(words));
        }
    }

    void addScenario(const Scenario &scenario)
    {
        if (has(ownKey()))
            line(ownKey());
        line("about.scenarios.start", {{"hand", std::int64_t{scenario.hand}},
                                       {"leaves", std::int64_t{std::popcount(scenario.leaves)}},
                                       {"tokens", std::int64_t{std::popcount(scenario.tokens)}}});
        for (const auto &[id, condition] : scenario.entry->value.at("victory").items())
            addCondition("condition." + conditionKey(scenario, id), condition.get<std::string>());
        cite({Rule::SoloVictory, Rule::SoloSetup, Rule::SoloRequires, Rule::SoloCost});
        if (scenario.tax > 0) {
            line("about.scenarios.tax", {{"tax", std::int64_t{scenario.tax}}});
            cite({Rule::SoloTax});
        }
        if (scenario.defeatWithoutAcorns) {
            line("about.scenarios.defeat");
            cite({Rule::SoloDefeat});
        }
    }

    void addModule()
    {
        if (m_id == "squirrel")
            cite({Rule::SquirrelTake, Rule::SquirrelKeep, Rule::SquirrelShare, Rule::ModuleLandscapeBlocks,
                  Rule::ScoreSquirrel});
        else if (m_id == "golden_leaves")
            cite({Rule::GoldenGain, Rule::GoldenUse, Rule::GoldenOnce, Rule::ModuleLandscapeBlocks, Rule::ScoreGolden});
        else if (m_id == "ancient_garden")
            cite({Rule::GardenSetup, Rule::GardenAnimal, Rule::GardenToken, Rule::GardenExchange, Rule::GardenValue,
                  Rule::GardenFull, Rule::ScorePath, Rule::ScoreGarden});
        else
            return;
        line(ownKey());
    }

    void addMode(const Mode &mode)
    {
        constexpr std::array deals{"series", "draft", "scenario"};
        line(has(ownKey()) ? ownKey() : std::string("about.modes.") + deals[static_cast<std::size_t>(mode.landscapes)]);
        if (mode.solo)
            cite({Rule::SoloSetup, Rule::SoloCollect, Rule::SoloPlayDiscard, Rule::SoloObjective, Rule::SoloVictory});
        else if (mode.landscapes == LandscapeDeal::Draft)
            cite({Rule::DraftShown, Rule::DraftPick, Rule::ScoreTotal});
        else
            cite({Rule::SetupLandscapes, Rule::ScoreTotal});
    }
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::momiji
