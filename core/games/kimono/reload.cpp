#include <algorithm>

#include "core/base/chance.h"
#include "core/games/kimono/kimono.h"
#include "core/game/receipt.h"

namespace engawa::kimono {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Moves a position from the old data's numbering to the new one's.
class Migration
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : m_rules(rules), m_old(oldRules), m_receipt(receipt)
    {
        for (std::size_t i = 0; i < rules.patterns.size(); ++i) {
            const auto found = std::ranges::find(oldRules.patterns, rules.patterns[i].id, &Pattern::id);
            m_oldPattern[i] =
                found == oldRules.patterns.end() ? -1 : static_cast<int>(found - oldRules.patterns.begin());
        }
    }

    void run(State &state, const State &old)
    {
        state.mode = static_cast<std::uint8_t>(std::ranges::find(m_rules.modes, modeOf(m_old, old).id, &Mode::id)
                                               - m_rules.modes.begin());
        state.seed = old.seed;
        state.ringSize = old.ringSize;
        state.gap = old.gap;
        state.takenPlace = old.takenPlace;
        state.rivalPlace = old.rivalPlace;
        state.seat = old.seat;
        state.starter = old.starter;
        state.phase = old.phase;
        state.seam = old.seam;
        state.rewarding = old.rewarding;
        state.turns = old.turns;
        carryTracks(state, old);
        carryCards(state, old);
        if (m_rules.ringSize != old.ringSize)
            m_receipt.lines.push_back({"receipt.next_match", {{"parameter", TextKey{"parameter.ring_size"}}}});
    }

private:
    CopyIndex carried(CopyIndex copy) const
    {
        if (copy == noCopy)
            return noCopy;
        const Copy &old = m_old.copies[copy];
        const Card &card = m_old.cards[old.card];
        const bool departure = card.kind == CardKind::Departure;
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i) {
            const Card &candidate = m_rules.cards[m_rules.copies[i].card];
            if (m_rules.copies[i].number == old.number && candidate.idHash == card.idHash
                && (candidate.kind == CardKind::Departure) == departure)
                return static_cast<CopyIndex>(i);
        }
        return noCopy;
    }

    Symbol carriedSymbol(Symbol symbol) const
    {
        if (symbol == blank || symbol == cat || symbol == wild)
            return symbol;
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i)
            if (m_oldPattern[i] == symbol)
                return static_cast<Symbol>(i);
        return blank;
    }

    int tokensInPlay(const State &old, Symbol kind) const
    {
        int count = 0;
        for (const Album &album : old.albums)
            count += static_cast<int>(std::ranges::count(album, kind, &Photo::token));
        return count;
    }

    std::uint8_t suppliedNow(int total, int inPlay) const
    {
        return static_cast<std::uint8_t>(std::max(total - inPlay, 0));
    }

    void carryTracks(State &state, const State &old)
    {
        state.tileOwner.fill(-1);
        for (std::size_t i = 0; i < maxPatterns; ++i)
            state.valueOf[i] = static_cast<std::int8_t>(i);
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i) {
            const int before = m_oldPattern[i];
            const int supply = m_rules.patterns[i].supply;
            if (before < 0) {
                state.supply[i] = suppliedNow(supply, 0);
                continue;
            }
            const bool same = m_old.patterns[at(before)].supply == supply;
            state.marker[i] = old.marker[at(before)];
            state.supply[i] =
                same ? old.supply[at(before)] : suppliedNow(supply, tokensInPlay(old, static_cast<Symbol>(before)));
            state.tileOwner[i] = old.tileOwner[at(before)];
            state.resolved = static_cast<std::uint16_t>(state.resolved | (old.resolved >> before & 1) << i);
            if (const Symbol value = carriedSymbol(static_cast<Symbol>(old.valueOf[at(before)])); value != blank)
                state.valueOf[i] = value;
        }
        const bool cats = modeOf(m_rules, state).catTokens;
        const bool sameCats = m_rules.catSupply == m_old.catSupply && cats == modeOf(m_old, old).catTokens;
        state.supply[cat] =
            sameCats ? old.supply[cat] : suppliedNow(cats ? m_rules.catSupply : 0, tokensInPlay(old, cat));
    }

    void carryCards(State &state, const State &old)
    {
        state.ring.fill(noCopy);
        for (std::size_t i = 0; i < old.ringSize; ++i)
            state.ring[i] = carried(old.ring[i]);
        for (const CopyIndex copy : old.display)
            state.display.push(carried(copy));
        for (std::size_t side = 0; side < 2; ++side)
            for (const Photo &photo : old.albums[side]) {
                const Symbol token = carriedSymbol(photo.token);
                state.albums[side].push({carried(photo.copy), photo.x, photo.y, token, 0});
                if (token != photo.token && token == blank)
                    say("receipt.token_lost", m_old.cardOf(photo.copy));
            }
        state.inHand = carried(old.inHand);
        state.rivalHand = carried(old.rivalHand);
        for (const CopyIndex copy : old.deck) {
            const CopyIndex now = carried(copy);
            if (now != noCopy && !m_rules.copies[now].retired && inDeckOf(state, now))
                state.deck.push(now);
            else
                say("receipt.left_deck", m_old.cardOf(copy));
        }
        addNewCopies(state, old);
        sayRetired(state);
    }

    bool inDeckOf(const State &state, CopyIndex copy) const
    {
        const CardKind kind = m_rules.cardOf(copy).kind;
        const Mode &mode = modeOf(m_rules, state);
        return (kind == CardKind::Beauty && mode.beauties) || (kind == CardKind::Prop && mode.props);
    }

    // Copies that the old data had not enter the draw pile at their stable place. Once nobody draws any more, they stay
    // in the box.
    void addNewCopies(State &state, const State &old)
    {
        if (old.phase == Phase::Over || old.rewarding)
            return;
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i) {
            const auto copy = static_cast<CopyIndex>(i);
            if (m_rules.copies[i].retired || !inDeckOf(state, copy) || knownBefore(copy, old) || state.deck.full())
                continue;
            insertAtPlace(m_rules, state, copy);
            say("receipt.entered_deck", m_rules.cardOf(copy));
        }
    }

    bool knownBefore(CopyIndex copy, const State &old) const
    {
        const Copy &now = m_rules.copies[copy];
        for (std::size_t i = 0; i < m_old.copies.size(); ++i) {
            const Card &card = m_old.cards[m_old.copies[i].card];
            if (m_old.copies[i].number == now.number && card.idHash == m_rules.cards[now.card].idHash
                && card.kind != CardKind::Departure)
                return wasInDeckOf(card, old);
        }
        return false;
    }

    bool wasInDeckOf(const Card &card, const State &old) const
    {
        const Mode &mode = modeOf(m_old, old);
        return (card.kind == CardKind::Beauty && mode.beauties) || (card.kind == CardKind::Prop && mode.props);
    }

    void sayRetired(const State &state)
    {
        std::vector<PlacedCopy> placed;
        listPieces(m_rules, state, placed);
        for (const PlacedCopy &piece : placed)
            if (m_rules.cards[at(piece.entry)].count <= piece.copy)
                say("receipt.stays_retired", m_rules.cards[at(piece.entry)]);
    }

    void say(const char *key, const Card &card)
    {
        m_receipt.lines.push_back({key, {{"component", TextKey{"name." + card.entry->id}}}});
    }

    const Rules &m_rules;
    const Rules &m_old;
    Receipt &m_receipt;
    std::array<int, maxPatterns> m_oldPattern{};
};

void add(const Rules &rules, CopyIndex copy, std::string_view zone, bool held, std::vector<PlacedCopy> &copies)
{
    if (copy == noCopy)
        return;
    const Copy &found = rules.copies[copy];
    const bool departure = rules.cards[found.card].kind == CardKind::Departure;
    copies.push_back(
        {departure ? "departures" : "cards", rules.cards[found.card].entry->id, found.card, found.number, zone, held});
}

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    for (const CopyIndex copy : state.deck)
        add(rules, copy, "deck", false, copies);
    for (std::size_t i = 0; i < state.ringSize; ++i)
        add(rules, state.ring[i], "ring", true, copies);
    for (const CopyIndex copy : state.display)
        add(rules, copy, "rewards", true, copies);
    add(rules, state.inHand, "hand", true, copies);
    add(rules, state.rivalHand, "hand", true, copies);
    for (const Album &album : state.albums)
        for (const Photo &photo : album)
            add(rules, photo.copy, "album", true, copies);
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::kimono
