#include <algorithm>

#include "core/base/chance.h"
#include "core/game/compile_report.h"
#include "core/game/pack_reader.h"
#include "core/games/kimono/rules.h"

namespace engawa::kimono {

namespace {

// Reads the checked data into Rules. A reference that leads nowhere counts as left out.
class Compiler : PackReader
{
public:
    Compiler(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems)
        : PackReader(data, formulas), m_previous(previous), m_report(data, problems)
    {
    }

    Rules compile()
    {
        compilePatterns();
        for (const EntryPtr &entry : m_data.table("objects").entries())
            m_rules.objects.push_back(entry->id);
        compileCards();
        compileModes();
        compileParameters();
        for (const EntryPtr &entry : m_data.table("fanny").entries())
            m_rules.priorities.push_back({entry->id, formula("end", Kind::Number, entry->value["prefers"])});
        checkCapacities();
        return std::move(m_rules);
    }

private:
    void compilePatterns()
    {
        for (const EntryPtr &entry : m_data.table("patterns").entries())
            m_rules.patterns.push_back(
                {entry->id, entry->value["value"].get<int>(), entry->value["supply"].get<int>()});
        m_rules.catSupply = m_data.value("symbols", "cat")->at("supply").get<int>();
    }

    int indexOf(const char *table, const Json &value, const char *field) const
    {
        const auto found = value.find(field);
        return found == value.end() ? -1 : m_data.table(table).indexOf(found->get_ref<const std::string &>());
    }

    Symbol half(const Json &value, const char *field) const
    {
        const auto found = value.find(field);
        if (found == value.end())
            return blank;
        const auto &symbol = found->get_ref<const std::string &>();
        if (symbol == "cat")
            return cat;
        if (symbol == "wild")
            return wild;
        return static_cast<Symbol>(m_data.table("patterns").indexOf(symbol));
    }

    Card card(const EntryPtr &entry, CardKind kind) const
    {
        const Json &value = entry->value;
        Card card;
        card.kind = kind;
        card.left = half(value, "left");
        card.right = half(value, "right");
        card.idHash = hashText(entry->id);
        card.entry = entry;
        if (kind == CardKind::Departure) {
            card.count = 2; // one for each side of the board
            return card;
        }
        card.pattern = static_cast<std::int8_t>(indexOf("patterns", value, "pattern"));
        card.object = static_cast<std::int8_t>(indexOf("objects", value, "object"));
        if (const auto mon = value.find("mon"); mon != value.end())
            card.mon = *mon == "left" ? Side::Left : Side::Right;
        if (const auto points = value.find("points"); points != value.end())
            card.points = formula("album", Kind::Number, *points);
        card.count = value["count"].get<std::int16_t>();
        return card;
    }

    static CardKind kindOf(const EntryPtr &entry)
    {
        return entry->value["kind"] == "prop" ? CardKind::Prop : CardKind::Beauty;
    }

    // The same entry under the same patterns and objects gives the same card.
    bool previousFits() const
    {
        return m_previous && std::ranges::equal(m_previous->patterns, m_rules.patterns, {}, &Pattern::id, &Pattern::id)
               && m_previous->objects == m_rules.objects;
    }

    void compileCards()
    {
        const auto &entries = m_data.table("cards").entries();
        const bool fits = previousFits();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Card *same = fits && i < m_previous->cards.size() && m_previous->cards[i].entry == entries[i]
                                   ? &m_previous->cards[i]
                                   : nullptr;
            m_rules.cards.push_back(same ? *same : card(entries[i], kindOf(entries[i])));
        }
        m_rules.cardCount = static_cast<int>(m_rules.cards.size());
        for (const EntryPtr &entry : m_data.table("departures").entries())
            m_rules.cards.push_back(card(entry, CardKind::Departure));
        m_rules.departureCount = static_cast<int>(m_rules.cards.size()) - m_rules.cardCount;
        for (std::size_t i = 0; i < m_rules.cards.size(); ++i) {
            m_rules.firstCopy.push_back(static_cast<CopyIndex>(m_rules.copies.size()));
            for (int n = 0; n < m_rules.cards[i].count && m_rules.copies.size() < noCopy; ++n)
                m_rules.copies.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(n), false});
        }
        for (const Retired &retired : m_data.retired)
            addRetired(retired);
    }

    void addRetired(const Retired &retired)
    {
        const bool departure = retired.table == "departures";
        m_rules.firstCopy.push_back(static_cast<CopyIndex>(m_rules.copies.size()));
        m_rules.copies.push_back(
            {static_cast<std::uint16_t>(m_rules.cards.size()), static_cast<std::uint16_t>(retired.copy), true});
        m_rules.cards.push_back(card(retired.entry, departure ? CardKind::Departure : kindOf(retired.entry)));
        m_rules.cards.back().count = 0;
    }

    void compileModes()
    {
        for (const EntryPtr &entry : m_data.table("modes").entries()) {
            const Json &value = entry->value;
            Mode mode;
            mode.id = entry->id;
            mode.minPlayers = value["min_players"];
            mode.rival = value["rival"];
            mode.scoring = value["scoring"] == "markers"  ? Scoring::Markers
                           : value["scoring"] == "points" ? Scoring::Points
                                                          : Scoring::Prizes;
            mode.departure = indexOf("departures", value, "departure");
            mode.beauties = std::ranges::contains(value["deck"], Json("beauty"));
            mode.props = std::ranges::contains(value["deck"], Json("prop"));
            mode.crossMin = value["cross_min"];
            mode.crossMax = value["cross_max"];
            mode.layers = value["max_layers"];
            mode.catTokens = value["cat_tokens"];
            mode.rewardCards = value["reward_cards"];
            mode.endCards = value["end_cards"];
            mode.tieBreaks = tieBreaks(value);
            m_rules.modes.push_back(std::move(mode));
        }
    }

    void compileParameters()
    {
        m_rules.ringSize = parameter("ring_size");
        m_rules.trackLength = parameter("track_length");
        m_rules.catPoints = formula("album", Kind::Number, parameter("cat_points"));
        m_rules.monValues = parameter("mon_values").get<std::vector<int>>();
        m_rules.leftoversJoinRewards = parameter("leftovers_join_rewards");
        m_rules.rewardCompulsory = parameter("reward_compulsory");
        m_rules.resolvedTracksFreeze = parameter("resolved_tracks_freeze");
        m_rules.shuffleTrackValues = parameter("shuffle_track_values");
        m_rules.soloMargin = parameter("solo_margin");
        m_rules.soloPlayerPlacesFirst = parameter("solo_player_places_first");
        m_rules.soloRivalRefillsFirst = parameter("solo_refill_first") == "rival";
        m_rules.soloLastCardScores = parameter("solo_last_card_scores");
        m_rules.soloMiddleToRival = parameter("solo_middle_to_rival");
        m_rules.soloUnmatchedCatsCount = parameter("solo_unmatched_cats_count");
    }

    void checkCapacities()
    {
        m_report.capacity("patterns.json", inWords("counted.patterns"), m_rules.patterns.size(), maxPatterns);
        m_report.capacity("objects.json", inWords("counted.objects"), m_rules.objects.size(), maxObjects);
        for (const Mode &mode : m_rules.modes) {
            int deck = 0;
            for (const Card &card : m_rules.cards)
                if ((card.kind == CardKind::Beauty && mode.beauties) || (card.kind == CardKind::Prop && mode.props))
                    deck += card.count;
            checkMode(mode, deck);
        }
    }

    void checkMode(const Mode &mode, int deck)
    {
        const std::string pointer = "/" + mode.id;
        const Argument cards = inWords("counted.deck_of_mode", {{"mode", mode.id}});
        m_report.capacity("cards.json", cards, static_cast<std::size_t>(deck), maxCopies);
        m_report.below("modes.json", pointer + "/cross_max", mode.crossMax, mode.crossMin);
        m_report.below("modes.json", pointer + "/cross_min", mode.crossMin, mode.rival ? 2 : 1);
        m_report.tooFew("cards.json", "", cards, deck, std::max(mode.endCards + 1, mode.crossMin) + mode.rewardCards);
        m_report.below("rules.json", "/ring_size", m_rules.ringSize, mode.endCards + 1);
    }

    const Rules *m_previous;
    CompileReport m_report;
    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems)
{
    return Compiler(data, formulas, previous, problems).compile();
}

} // namespace engawa::kimono
