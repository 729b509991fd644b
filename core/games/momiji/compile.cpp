#include <algorithm>
#include <charconv>

#include "core/base/chance.h"
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

// Reads the checked data into Rules. References have been checked; one in a retired entry may lead nowhere and then
// counts as left out.
class Compiler
{
public:
    Compiler(const Data &data, const FormulaBook &formulas) : m_data(data), m_formulas(formulas) {}

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
    std::shared_ptr<const Formula> formula(std::string_view scope, Kind kind, const Json &text) const
    {
        return m_formulas.find(scope, kind, text.get_ref<const std::string &>());
    }

    // Entries of a table, then its retired ones with the number of their copy.
    template <class Use>
    void eachRetired(std::string_view table, Use &&use)
    {
        for (const Retired &retired : m_data.retired)
            if (retired.table == table)
                use(retired.entry, retired.copy);
    }

    void compileLeaves()
    {
        for (const EntryPtr &entry : m_data.table("leaves").entries())
            m_rules.leaves.push_back({entry->id, false, hashText(entry->id), entry});
        // A card that stays on the table keeps its leaf.
        eachRetired("leaf_cards", [&](const EntryPtr &entry, int) {
            const Json &leaf = entry->value["leaf"];
            if (leafNamed(leaf) < 0)
                m_rules.leaves.push_back({leaf, true, hashText(leaf.get_ref<const std::string &>()), entry});
        });
    }

    int leafNamed(const Json &id) const
    {
        const auto found = std::ranges::find(m_rules.leaves, id.get_ref<const std::string &>(), &Leaf::id);
        return found == m_rules.leaves.end() ? -1 : static_cast<int>(found - m_rules.leaves.begin());
    }

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
        for (const EntryPtr &entry : m_data.table("leaf_cards").entries())
            add(card(entry, false), 0, entry->value["count"].get<int>());
        eachRetired("leaf_cards", [&](const EntryPtr &entry, int copy) { add(card(entry, true), copy, 1); });
    }

    static Effect effect(const Json &value)
    {
        const auto number = [&](const char *field) { return static_cast<std::uint8_t>(value.value(field, 0)); };
        Effect effect;
        effect.does = static_cast<Do>(std::ranges::find(effectWords, value["do"].get_ref<const std::string &>())
                                      - effectWords.begin());
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
        landscape.trigger = static_cast<Trigger>(
            std::ranges::find(triggerWords, value["trigger"].get_ref<const std::string &>()) - triggerWords.begin());
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
        for (const EntryPtr &entry : m_data.table("landscapes").entries())
            add(landscape(entry, false), 0, entry->value["count"].get<int>());
        eachRetired("landscapes", [&](const EntryPtr &entry, int copy) { add(landscape(entry, true), copy, 1); });
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
        for (const EntryPtr &entry : m_data.table("objectives").entries())
            m_rules.objectives.push_back(objective(entry, false));
        eachRetired("objectives",
                    [&](const EntryPtr &entry, int) { m_rules.objectives.push_back(objective(entry, true)); });
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
            for (const Json &tieBreak : value["tie_breaks"])
                mode.tieBreaks.push_back({formula("seat", Kind::Number, tieBreak),
                                          tieBreakKey(m_data, tieBreak.get_ref<const std::string &>())});
            m_rules.modes.push_back(std::move(mode));
        }
    }

    void compileScenarios()
    {
        for (const EntryPtr &entry : m_data.table("scenarios").entries())
            compileScenario(entry, false);
        eachRetired("scenarios", [&](const EntryPtr &entry, int) { compileScenario(entry, true); });
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
        const auto is = [&](const char *id) -> const Json & { return *m_data.value("rules", id); };
        Parameters &p = m_rules.parameters;
        p.leafTypes = {0, 0, is("leaf_types_2"), is("leaf_types_3"), is("leaf_types_4")};
        p.handStart = is("hand_start");
        p.displayStart = is("display_start");
        p.acornsFirst = is("acorns_first");
        p.acornsOthers = is("acorns_others");
        p.objectivesExtra = is("objectives_extra");
        p.toriisExtra = is("toriis_extra");
        p.triosDropWithType = is("trios_drop_with_type");
        p.landscapesEach = is("landscapes_each");
        p.draftShown = is("draft_shown");
        p.handLimit = is("hand_limit");
        p.tradeCards = is("trade_cards");
        p.tradeAcorns = is("trade_acorns");
        p.refillCards = is("refill_cards");
        p.refillCost = is("refill_cost");
        p.columnCap = is("column_cap");
        p.emptyDisplayRefills = is("empty_display_refills");
        p.startValue = is("start_value");
        p.toriiValue = is("torii_value");
        p.stackMax = is("stack_max");
        p.bonusAcorns = is("bonus_acorns");
        p.objectiveCost = is("objective_cost");
        p.landscapeCost = is("landscape_cost");
        p.revealStartsPiles = is("reveal_starts_piles");
        p.pileSizesShown = is("pile_sizes_shown");
        p.acornPoints = is("acorn_points");
        p.ownerPoints = is("owner_points");
        p.otherPoints = is("other_points");
        p.squirrelAcorns = is("squirrel_acorns");
        p.squirrelShare = is("squirrel_share");
        p.squirrelSharePerPair = is("squirrel_share_per_pair");
        p.squirrelPoints = is("squirrel_points");
        p.goldenSupply = is("golden_supply");
        p.goldenColumn = is("golden_column");
        p.goldenPoints = is("golden_points");
        p.gardenAreas = is("garden_areas");
        p.gardenStartMax = is("garden_start_max");
        p.gardenBoxCards = is("garden_box_cards");
        p.gardenRemoved2 = is("garden_removed_2");
        p.gardenPath = is("garden_path").get<std::vector<int>>();
        p.gardenExchange = is("garden_exchange") == "same_or_next"       ? Exchange::SameOrNext
                           : is("garden_exchange") == "same_or_previous" ? Exchange::SameOrPrevious
                                                                         : Exchange::Adjacent;
        p.gardenLeafPoints = is("garden_leaf_points");
        p.soloAcorns = is("solo_acorns");
        p.soloPlayDiscards = is("solo_play_discards");
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

} // namespace engawa::momiji
