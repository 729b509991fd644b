#include <algorithm>

#include "core/game/about_writer.h"
#include "core/game/formula_words.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

// The kinds of pieces in scene.cpp.
const std::vector<PieceKind<Rule>> &kinds()
{
    static const std::vector<PieceKind<Rule>> all{
        {"card", {Rule::SetupRing, Rule::RefillDraw}},
        {"departure", {Rule::SetupDeparture}},
        {"photographer", {Rule::TakeCrossing, Rule::TakeLastCrossed}},
        {"token", {Rule::TokenMatch, Rule::MarkerToken}},
        {"marker", {Rule::MarkerKimono, Rule::MarkerToken, Rule::MarkerEnd}},
        {"supply", {Rule::TokenSupply}},
        {"spot", {Rule::PlaceBaseEnd, Rule::PlaceOnTwo}},
        {"tile", {Rule::ExpertTile, Rule::ExpertOrder}},
        {"starter", {Rule::SetupStarter}},
        {"prize", {Rule::SoloCatPrize}},
        {"rival", {Rule::SoloRivalCard, Rule::SoloRivalPlaces}},
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
        tell("patterns", m_rules.patterns, &Describing::addPattern);
        tell("fanny", m_rules.priorities, &Describing::addPriority);
        tell("modes", m_rules.modes, &Describing::addMode);
        if (m_table == "cards" || m_table == "departures")
            find(
                m_rules.cards,
                [&](const Card &card) {
                    return card.entry->id == m_id && (card.kind == CardKind::Departure) == (m_table == "departures");
                },
                &Describing::addCard);
        if (m_table == "symbols")
            addSymbol();
        if (m_table == "objects" && std::ranges::contains(m_rules.objects, m_id))
            addObject();
        return std::move(m_about);
    }

private:
    void addCard(const Card &card)
    {
        const auto half = [&](Symbol symbol) {
            return TextKey{symbol == blank ? "name.blank" : "name." + symbolName(m_rules, symbol)};
        };
        const std::string table = "about." + std::string(m_table) + ".";
        if (card.kind == CardKind::Departure) {
            line(table + "departure");
            cite({Rule::SetupDeparture});
        } else if (card.pattern >= 0) {
            const std::string &pattern = m_rules.patterns[static_cast<std::size_t>(card.pattern)].id;
            line(table + "beauty", {{"pattern", nameOf(pattern)}});
            cite({Rule::MarkerKimono});
        } else {
            line(table + "prop");
            cite({Rule::MarkerProp});
        }
        line(table + "halves", {{"left", half(card.left)}, {"right", half(card.right)}});
        cite({Rule::TokenMatch});
        if (card.object >= 0)
            line(table + "object", {{"object", nameOf(m_rules.objects[static_cast<std::size_t>(card.object)])}});
        if (card.mon != Side::None) {
            line(table + "mon", {{"mon", std::string(card.mon == Side::Left ? "left" : "right")}});
            cite({Rule::ExpertMon, Rule::ExpertMonCovered});
        }
        if (card.points) {
            line(table + "points");
            m_about.lines.push_back(formulaMessage(card.points->text(), m_texts));
            cite({Rule::ExpertProps});
        }
    }

    void addPattern(const Pattern &pattern)
    {
        if (has(ownKey()))
            line(ownKey());
        line(
            "about.patterns.pattern",
            {{"pattern", ownName()}, {"value", std::int64_t{pattern.value}}, {"supply", std::int64_t{pattern.supply}}});
        cite({Rule::MarkerKimono, Rule::MarkerToken, Rule::BasicMarkers, Rule::ExpertTile});
    }

    void addSymbol()
    {
        if (m_id == "cat")
            cite({Rule::MarkerCat, Rule::ExpertCats, Rule::SoloCatPrize});
        else if (m_id == "wild")
            cite({Rule::TokenWild, Rule::TokenBothWild});
        else
            return;
        line(ownKey());
    }

    void addObject()
    {
        line("about.objects.object", {{"object", ownName()}});
        cite({Rule::ExpertProps});
    }

    void addPriority(const Priority &)
    {
        line("about.fanny.priority", {{"reason", ownName()}});
        cite({Rule::SoloRivalPlaces});
    }

    void addMode(const Mode &mode)
    {
        constexpr std::array scorings{"markers", "points", "prizes"};
        line(has(ownKey()) ? ownKey() : std::string("about.modes.") + scorings[static_cast<std::size_t>(mode.scoring)]);
        switch (mode.scoring) {
        case Scoring::Markers:
            return cite({Rule::BasicMarkers, Rule::BasicTieBreak});
        case Scoring::Points:
            return cite({Rule::ExpertTotal, Rule::ExpertRewards, Rule::ExpertTile});
        case Scoring::Prizes:
            return cite({Rule::SoloVictory, Rule::SoloRivalCard});
        }
    }
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::kimono
