#include <algorithm>

#include "core/game/migration_frame.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

PlacedCopy copyOf(const Rules &rules, CopyIndex copy)
{
    const Copy &found = rules.copies[copy];
    const Card &card = rules.cards[found.card];
    return {card.kind == CardKind::Departure ? "departures" : "cards", card.entry->id, found.card, found.number, {}};
}

class Migration : MigrationFrame<Rules>
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : MigrationFrame(rules, oldRules, receipt), m_copies(oldRules, rules, &Rules::copies, copyOf)
    {
        for (std::size_t i = 0; i < rules.patterns.size(); ++i)
            m_oldPattern[i] = indexById(oldRules.patterns, rules.patterns[i].id);
    }

    void run(State &state, const State &old)
    {
        state.mode = carriedMode(m_rules, m_old, old);
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
        sayLater(m_rules.ringSize != old.ringSize, "ring_size");
    }

private:
    CopyIndex carried(CopyIndex copy) const
    {
        return copy == noCopy ? noCopy : static_cast<CopyIndex>(m_copies.now(copy)); // -1 is noCopy, too
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
                    say("receipt.token_lost", m_old.cardOf(photo.copy).entry->id);
            }
        state.inHand = carried(old.inHand);
        state.rivalHand = carried(old.rivalHand);
        carryPile(m_copies, state.deck, old.deck, "receipt.left_deck",
                  [&](CopyIndex copy) { return !m_rules.copies[copy].retired && isOfDeck(m_rules, state, copy); });
        addToDeck(state, old);
        sayRetired(state, [&](const PlacedCopy &piece) { return m_rules.cards[at(piece.entry)].count <= piece.copy; });
    }

    static bool isOfDeck(const Rules &rules, const State &state, CopyIndex copy)
    {
        const CardKind kind = rules.cardOf(copy).kind;
        const Mode &mode = modeOf(rules, state);
        return (kind == CardKind::Beauty && mode.beauties) || (kind == CardKind::Prop && mode.props);
    }

    // Copies that the old deck had not enter the draw pile at their stable place, but for those that are still on the table
    // from an even older one. Once nobody draws any more, they stay in the box.
    void addToDeck(State &state, const State &old)
    {
        if (old.phase == Phase::Over || old.rewarding)
            return;
        std::vector<PlacedCopy> placed;
        listPieces(m_old, old, placed);
        const auto lies = [&](const PlacedCopy &wanted) {
            return std::ranges::any_of(placed, [&](const PlacedCopy &piece) {
                return piece.table == wanted.table && piece.id == wanted.id && piece.copy == wanted.copy;
            });
        };
        const auto enters = [&](CopyIndex copy) {
            const int before = m_copies.before(copy);
            const bool known = before >= 0
                               && (isOfDeck(m_old, old, static_cast<CopyIndex>(before))
                                   || lies(m_copies.oldCopy(static_cast<CopyIndex>(before))));
            return !m_rules.copies[copy].retired && isOfDeck(m_rules, state, copy) && !known;
        };
        addNewCopies(m_copies, state.deck, enters, [&](CopyIndex copy) { insertAtPlace(m_rules, state, copy); });
    }

    CarriedCopies<CopyIndex> m_copies;
    std::array<int, maxPatterns> m_oldPattern{}; // -1: it is new
};

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    const auto add = [&](CopyIndex copy, std::string_view zone, bool held, int side = nobody,
                         Sight sight = Sight::All) {
        if (copy != noCopy)
            addPlaced(copies, copyOf(rules, copy), zone, held, side, sight);
    };
    for (const CopyIndex copy : state.deck)
        add(copy, "deck", false, nobody, Sight::Nobody);
    for (std::size_t i = 0; i < state.ringSize; ++i)
        add(state.ring[i], "ring", true);
    for (const CopyIndex copy : state.display)
        add(copy, "rewards", true);
    const Mode &mode = modeOf(rules, state);
    add(state.inHand, "hand", true, state.seat);
    add(state.rivalHand, "hand", true, rival);
    for (int side = 0; side < 2; ++side)
        for (const Photo &photo : state.albums[static_cast<std::size_t>(side)])
            add(photo.copy, "album", true, speaker(mode, side));
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::kimono
