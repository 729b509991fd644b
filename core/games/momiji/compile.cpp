#include <algorithm>
#include <charconv>

#include "core/base/chance.h"
#include "core/game/entries.h"
#include "core/game/pack_reader.h"
#include "core/games/momiji/compile_check.h"

namespace engawa::momiji {

namespace {

// A formula that is nothing but a number; 0 for any other.
int plainNumber(const std::string &formula)
{
    int number = 0;
    const char *const end = formula.data() + formula.size();
    const auto [read, error] = std::from_chars(formula.data(), end, number);
    return error == std::errc() && read == end ? number : 0;
}

// Reads the checked data into Rules. A reference that leads nowhere counts as left out.
class Compiler : PackReader
{
public:
    using PackReader::PackReader;

    Rules compile()
    {
        compileLeaves();
        compileCards();
        compileLandscapes();
        compileObjectives();
        compileTokens();
        compileModes();
        compileScenarios();
        compileParameters();
        return std::move(m_rules);
    }

private:
    void compileLeaves()
    {
        for (const EntryPtr &entry : m_data.table("leaves").entries())
            m_rules.leaves.push_back({entry->id, false, hashText(entry->id), entry});
        // A card that stays on the table keeps its leaf.
        eachEntry("leaf_cards", [&](const EntryPtr &entry, bool retired, int) {
            const Json &leaf = entry->value["leaf"];
            if (retired && leafNamed(leaf) < 0)
                m_rules.leaves.push_back({leaf, true, hashText(leaf.get_ref<const std::string &>()), entry});
        });
    }

    int leafNamed(const Json &id) const { return indexById(m_rules.leaves, id.get_ref<const std::string &>()); }

    Card card(const EntryPtr &entry, bool retired) const
    {
        const Json &value = entry->value;
        const std::string acorn = value.value("acorn", "");
        Card card;
        card.leaf = static_cast<std::uint8_t>(std::max(leafNamed(value["leaf"]), 0));
        card.value = value["value"].get<std::uint8_t>();
        card.acornLeft = acorn == "left" || acorn == "both";
        card.acornRight = acorn == "right" || acorn == "both";
        card.retired = retired;
        card.count = retired ? std::int16_t{0} : value["count"].get<std::int16_t>();
        card.idHash = hashText(entry->id);
        card.entry = entry;
        return card;
    }

    void compileCards()
    {
        const auto add = [&](Card card, int first, int count) {
            m_rules.firstCopy.push_back(static_cast<CopyIndex>(m_rules.copies.size()));
            for (int n = first; n < first + count && m_rules.copies.size() <= maxCopies; ++n)
                m_rules.copies.push_back(
                    {card, static_cast<std::uint16_t>(m_rules.cards.size()), static_cast<std::uint16_t>(n)});
            m_rules.cards.push_back(std::move(card));
        };
        eachEntry("leaf_cards", [&](const EntryPtr &entry, bool retired, int copy) {
            add(card(entry, retired), copy, retired ? 1 : entry->value["count"].get<int>());
        });
    }

    static Effect effect(const Json &value)
    {
        const auto number = [&](const char *field) { return static_cast<std::uint8_t>(value.value(field, 0)); };
        Effect effect;
        effect.does = static_cast<Do>(indexOfWord(effectWords, value["do"]));
        effect.cards = number("cards");
        effect.columns = number("columns");
        effect.piles = number("piles");
        effect.discard = number("discard");
        effect.acorns = number("acorns");
        effect.by = number("by");
        effect.buy = value.value("buy", false);
        effect.swap = value.value("swap", false);
        return effect;
    }

    static Landscape landscape(const EntryPtr &entry, bool retired)
    {
        const Json &value = entry->value;
        Landscape landscape;
        landscape.id = entry->id;
        landscape.trigger = static_cast<Trigger>(indexOfWord(triggerWords, value["trigger"]));
        landscape.count = value["count"];
        landscape.draft = std::min(value["draft"].get<int>(), landscape.count);
        landscape.worth = value.value("worth", 0);
        landscape.retired = retired;
        landscape.idHash = hashText(entry->id);
        landscape.entry = entry;
        for (const Json &each : value["effects"]) {
            const auto index = static_cast<int>(landscape.effects.size());
            landscape.effects.push_back(effect(each));
            const Do does = landscape.effects.back().does;
            if (landscape.trigger == Trigger::Collect && takes(does))
                landscape.taking = index;
            if (does == Do::SkipValue)
                landscape.skipping = index;
            if (does == Do::MoreCards)
                landscape.widening = index;
        }
        return landscape;
    }

    void compileLandscapes()
    {
        const auto add = [&](Landscape landscape, int first, int count) {
            m_rules.firstTile.push_back(static_cast<TileIndex>(m_rules.tiles.size()));
            for (int n = first; n < first + count && m_rules.tiles.size() <= maxTiles; ++n)
                m_rules.tiles.push_back(
                    {static_cast<std::uint16_t>(m_rules.landscapes.size()), static_cast<std::uint8_t>(n)});
            if (landscape.inMatch() && m_rules.landscapesInMatch.size() < maxTiles) {
                landscape.place = static_cast<std::uint8_t>(m_rules.landscapesInMatch.size());
                m_rules.landscapesInMatch.push_back(static_cast<std::uint16_t>(m_rules.landscapes.size()));
            }
            m_rules.landscapes.push_back(std::move(landscape));
        };
        eachEntry("landscapes", [&](const EntryPtr &entry, bool retired, int copy) {
            add(landscape(entry, retired), copy, retired ? 1 : entry->value["count"].get<int>());
        });
    }

    Objective objective(const EntryPtr &entry, bool retired) const
    {
        const Json &value = entry->value;
        Objective objective;
        objective.id = entry->id;
        objective.metric = formula("area", Kind::Number, value["metric"]);
        objective.fewest = value["best"] == "fewest";
        if (const auto leaf = value.find("leaf"); leaf != value.end())
            objective.leaf = leafNamed(*leaf);
        if (const auto trio = value.find("trio"); trio != value.end())
            for (const Json &leaf : *trio)
                if (const int index = leafNamed(leaf); index >= 0 && index < maxLeaves)
                    objective.trio |= static_cast<std::uint8_t>(1u << index);
        objective.retired = retired;
        objective.idHash = hashText(entry->id);
        objective.entry = entry;
        return objective;
    }

    void compileObjectives()
    {
        eachEntry("objectives", [&](const EntryPtr &entry, bool retired, int) {
            m_rules.objectives.push_back(objective(entry, retired));
        });
    }

    void compileTokens()
    {
        for (const EntryPtr &entry : m_data.table("garden").entries()) {
            const std::string surcharge = entry->value.value("surcharge", "");
            const Surcharge kind = surcharge == "refill"      ? Surcharge::Refill
                                   : surcharge == "landscape" ? Surcharge::Landscape
                                   : surcharge == "objective" ? Surcharge::Objective
                                                              : Surcharge::None;
            m_rules.tokens.push_back({entry->id, entry->value["count"].get<int>(), entry->value.value("spaces", 0),
                                      kind, entry->value.value("acorns", 0), hashText(entry->id)});
        }
    }

    std::vector<std::uint16_t> landscapesNamed(const Json &ids) const
    {
        std::vector<std::uint16_t> found;
        for (const Json &id : ids)
            if (const int index = m_data.table("landscapes").indexOf(id.get_ref<const std::string &>()); index >= 0)
                found.push_back(static_cast<std::uint16_t>(index));
        return found;
    }

    void compileModes()
    {
        for (const EntryPtr &entry : m_data.table("modes").entries()) {
            const Json &value = entry->value;
            Mode mode;
            mode.id = entry->id;
            mode.minPlayers = value["min_players"];
            mode.maxPlayers = value["max_players"];
            mode.solo = value["solo"];
            mode.landscapes = value["landscapes"] == "series"  ? LandscapeDeal::Series
                              : value["landscapes"] == "draft" ? LandscapeDeal::Draft
                                                               : LandscapeDeal::Scenario;
            if (const auto series = value.find("series"); series != value.end())
                mode.series = landscapesNamed(*series);
            mode.tieBreaks = tieBreaks(value);
            m_rules.modes.push_back(std::move(mode));
        }
    }

    void compileScenarios()
    {
        eachEntry("scenarios", [&](const EntryPtr &entry, bool retired, int) { compileScenario(entry, retired); });
    }

    void compileScenario(const EntryPtr &entry, bool retired)
    {
        const Json &value = entry->value;
        Scenario scenario;
        scenario.id = entry->id;
        scenario.entry = entry;
        scenario.retired = retired;
        for (const Json &leaf : value["leaves"])
            if (const int index = leafNamed(leaf); index >= 0 && index < maxLeaves)
                scenario.leaves |= static_cast<std::uint8_t>(1u << index);
        scenario.hand = value["hand"];
        scenario.landscapes = landscapesNamed(value["landscapes"]);
        for (const auto &token : value["tokens"].items()) {
            const int index = m_data.table("objectives").indexOf(token.key);
            if (index < 0 || index >= maxObjectives)
                continue;
            scenario.tokens |= 1u << index;
            Scenario::Price &price = scenario.prices[static_cast<std::size_t>(index)];
            price.requirement = formula("area", Kind::Truth, token.value["requires"]);
            price.cost = formula("area", Kind::Number, token.value["cost"]);
            price.least = plainNumber(token.value["cost"].get_ref<const std::string &>());
        }
        for (const auto &[id, condition] : value["victory"].items())
            scenario.victory.push_back({id, formula("area", Kind::Truth, condition)});
        scenario.tax = value["tax"];
        scenario.defeatWithoutAcorns = value["defeat_without_acorns"];
        m_rules.scenarios.push_back(std::move(scenario));
    }

    void compileParameters()
    {
        Parameters &p = m_rules.parameters;
        p.leafTypes = {0, 0, parameter("leaf_types_2"), parameter("leaf_types_3"), parameter("leaf_types_4")};
        p.handStart = parameter("hand_start");
        p.displayStart = parameter("display_start");
        p.acornsFirst = parameter("acorns_first");
        p.acornsOthers = parameter("acorns_others");
        p.objectivesExtra = parameter("objectives_extra");
        p.toriisExtra = parameter("toriis_extra");
        p.triosDropWithType = parameter("trios_drop_with_type");
        p.landscapesEach = parameter("landscapes_each");
        p.draftShown = parameter("draft_shown");
        p.handLimit = parameter("hand_limit");
        p.tradeCards = parameter("trade_cards");
        p.tradeAcorns = parameter("trade_acorns");
        p.refillCards = parameter("refill_cards");
        p.refillCost = parameter("refill_cost");
        p.columnCap = parameter("column_cap");
        p.emptyDisplayRefills = parameter("empty_display_refills");
        p.startValue = parameter("start_value");
        p.toriiValue = parameter("torii_value");
        p.stackMax = parameter("stack_max");
        p.bonusAcorns = parameter("bonus_acorns");
        p.objectiveCost = parameter("objective_cost");
        p.landscapeCost = parameter("landscape_cost");
        p.revealStartsPiles = parameter("reveal_starts_piles");
        p.pileSizesShown = parameter("pile_sizes_shown");
        p.acornPoints = parameter("acorn_points");
        p.ownerPoints = parameter("owner_points");
        p.otherPoints = parameter("other_points");
        p.squirrelAcorns = parameter("squirrel_acorns");
        p.squirrelShare = parameter("squirrel_share");
        p.squirrelSharePerPair = parameter("squirrel_share_per_pair");
        p.squirrelPoints = parameter("squirrel_points");
        p.goldenSupply = parameter("golden_supply");
        p.goldenColumn = parameter("golden_column");
        p.goldenPoints = parameter("golden_points");
        p.gardenAreas = parameter("garden_areas");
        p.gardenStartMax = parameter("garden_start_max");
        p.gardenBoxCards = parameter("garden_box_cards");
        p.gardenRemoved2 = parameter("garden_removed_2");
        p.gardenPath = parameter("garden_path").get<std::vector<int>>();
        p.gardenExchange = parameter("garden_exchange") == "same_or_next"       ? Exchange::SameOrNext
                           : parameter("garden_exchange") == "same_or_previous" ? Exchange::SameOrPrevious
                                                                                : Exchange::Adjacent;
        p.gardenLeafPoints = parameter("garden_leaf_points");
        p.soloAcorns = parameter("solo_acorns");
        p.soloPlayDiscards = parameter("solo_play_discards");
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

} // namespace engawa::momiji
