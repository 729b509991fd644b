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

class Describing : AboutWriter<Rule>
{
public:
    Describing(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
        : AboutWriter(texts, table, id), m_rules(rules)
    {
    }

    About about()
    {
        if (m_table == "kinds")
            addKind(kinds(), m_id);
        else if (m_table == "cards" || m_table == "departures")
            addCard();
        else if (m_table == "patterns")
            addPattern();
        else if (m_table == "symbols")
            addSymbol();
        else if (m_table == "objects" && std::ranges::contains(m_rules.objects, m_id))
            addObject();
        else if (m_table == "fanny")
            addPriority();
        else if (m_table == "modes")
            addMode();
        return std::move(m_about);
    }

private:
    void addCard()
    {
        const auto found = std::ranges::find_if(m_rules.cards, [&](const Card &card) {
            return card.entry->id == m_id && (card.kind == CardKind::Departure) == (m_table == "departures");
        });
        if (found == m_rules.cards.end())
            return;
        const auto half = [&](Symbol symbol) {
            return TextKey{symbol == blank ? "name.blank" : "name." + symbolName(m_rules, symbol)};
        };
        const Card &card = *found;
        const std::string table = "about." + std::string(m_table) + ".";
        if (card.kind == CardKind::Departure) {
            line(table + "departure");
            cite({Rule::SetupDeparture});
        } else if (card.pattern >= 0) {
            const std::string &pattern = m_rules.patterns[static_cast<std::size_t>(card.pattern)].id;
            line(table + "beauty").arguments.emplace_back("pattern", TextKey{"name." + pattern});
            cite({Rule::MarkerKimono});
        } else {
            line(table + "prop");
            cite({Rule::MarkerProp});
        }
        Message &halves = line(table + "halves");
        halves.arguments.emplace_back("left", half(card.left));
        halves.arguments.emplace_back("right", half(card.right));
        cite({Rule::TokenMatch});
        if (card.object >= 0)
            line(table + "object")
                .arguments.emplace_back("object",
                                        TextKey{"name." + m_rules.objects[static_cast<std::size_t>(card.object)]});
        if (card.mon != Side::None) {
            line(table + "mon").arguments.emplace_back("mon", std::string(card.mon == Side::Left ? "left" : "right"));
            cite({Rule::ExpertMon, Rule::ExpertMonCovered});
        }
        if (card.points) {
            line(table + "points");
            m_about.lines.push_back(formulaMessage(card.points->text(), m_texts));
            cite({Rule::ExpertProps});
        }
    }

    void addPattern()
    {
        const auto found = std::ranges::find(m_rules.patterns, m_id, &Pattern::id);
        if (found == m_rules.patterns.end())
            return;
        if (has(ownKey()))
            line(ownKey());
        Message &message = line("about.patterns.pattern");
        message.arguments.emplace_back("pattern", ownName());
        message.arguments.emplace_back("value", std::int64_t{found->value});
        message.arguments.emplace_back("supply", std::int64_t{found->supply});
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
        line("about.objects.object").arguments.emplace_back("object", ownName());
        cite({Rule::ExpertProps});
    }

    void addPriority()
    {
        if (std::ranges::find(m_rules.priorities, m_id, &Priority::id) == m_rules.priorities.end())
            return;
        line("about.fanny.priority").arguments.emplace_back("reason", ownName());
        cite({Rule::SoloRivalPlaces});
    }

    void addMode()
    {
        const auto found = std::ranges::find(m_rules.modes, m_id, &Mode::id);
        if (found == m_rules.modes.end())
            return;
        constexpr std::array scorings{"markers", "points", "prizes"};
        line(has(ownKey()) ? ownKey()
                           : std::string("about.modes.") + scorings[static_cast<std::size_t>(found->scoring)]);
        switch (found->scoring) {
        case Scoring::Markers:
            return cite({Rule::BasicMarkers, Rule::BasicTieBreak});
        case Scoring::Points:
            return cite({Rule::ExpertTotal, Rule::ExpertRewards, Rule::ExpertTile});
        case Scoring::Prizes:
            return cite({Rule::SoloVictory, Rule::SoloRivalCard});
        }
    }

    const Rules &m_rules;
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::kimono
