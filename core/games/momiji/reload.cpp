#include <algorithm>

#include "core/games/momiji/momiji.h"
#include "core/games/momiji/shuffle.h"
#include "core/match/receipt.h"

namespace engawa::momiji {

namespace {

// Moves a position from the old data's numbering to the new one's.
class Migration
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : m_rules(rules), m_old(oldRules), m_receipt(receipt)
    {
    }

    void run(State &state, const State &old)
    {
        state = old;
        state.mode = static_cast<std::uint8_t>(indexById(m_rules.modes, modeOf(m_old, old).id));
        const Scenario *scenario = scenarioOf(m_old, old);
        const int now = scenario ? indexById(m_rules.scenarios, scenario->id) : -1;
        state.scenario = static_cast<std::uint8_t>(now + 1);
        state.leaves = leafBits(old.leaves);
        state.turn.leaves = leafBits(old.turn.leaves);
        state.turn.active = 0; // an edit goes back to a whole decision
        carryPublicCards(state, old);
        for (int seat = 0; seat < old.seats; ++seat)
            carryPlayer(state, playerOf(state, seat), old, playerOf(old, seat));
        carryDeck(state, old);
        carryTiles(state, old);
        state.available = objectiveBits(old.available);
        if (has(old, Module::AncientGarden))
            carryGarden(state, old);
        carryNumbers(state, old);
        sayRetired(state);
    }

private:
    template <class List>
    static int indexById(const List &list, const std::string &id)
    {
        const auto found = std::ranges::find_if(list, [&](const auto &each) { return each.id == id; });
        return found == list.end() ? -1 : static_cast<int>(found - list.begin());
    }

    std::uint8_t leafBits(std::uint8_t old) const
    {
        std::uint8_t bits = 0;
        for (std::size_t i = 0; i < m_old.leaves.size(); ++i)
            if (const int now = indexById(m_rules.leaves, m_old.leaves[i].id); (old >> i & 1) && now >= 0)
                bits |= bitOf(now);
        return bits;
    }
    std::uint32_t objectiveBits(std::uint32_t old) const
    {
        std::uint32_t bits = 0;
        for (; old; old &= old - 1) {
            const std::string &id = m_old.objectives[static_cast<std::size_t>(std::countr_zero(old))].id;
            if (const int now = indexById(m_rules.objectives, id); now >= 0)
                bits |= 1u << now;
        }
        return bits;
    }

    // -1: the new data have no such copy.
    int carried(CopyIndex copy) const
    {
        const Copy &old = m_old.copies[copy];
        const std::uint64_t idHash = m_old.cards[old.card].idHash;
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i)
            if (m_rules.copies[i].number == old.number && m_rules.cards[m_rules.copies[i].card].idHash == idHash)
                return static_cast<int>(i);
        return -1;
    }
    int carriedTile(TileIndex tile) const
    {
        for (std::size_t i = 0; i < m_rules.tiles.size(); ++i)
            if (m_rules.tiles[i].number == m_old.tiles[tile].number
                && m_rules.landscapes[m_rules.tiles[i].landscape].idHash == m_old.landscapeOf(tile).idHash)
                return static_cast<int>(i);
        return -1;
    }

    // Cards that are held on the table stay, as retired if they must; the others may be gone.
    template <class List>
    void carry(List &list, const List &old)
    {
        list.clear();
        for (const CopyIndex copy : old)
            if (const int now = carried(copy); now >= 0)
                list.push(static_cast<CopyIndex>(now));
    }

    void carryPublicCards(State &state, const State &old)
    {
        state.open.fill(0);
        state.below.fill(0);
        for (Column &column : state.columns)
            column.clear();
        for (std::size_t i = 0; i < m_old.leaves.size(); ++i)
            if (const int now = indexById(m_rules.leaves, m_old.leaves[i].id); now >= 0)
                carry(state.columns[static_cast<std::size_t>(now)], old.columns[i]);
        carry(state.discard, old.discard);
        carry(state.drawn, old.drawn);
        sortRow(state.drawn);
        carry(state.box, old.box);
        sortRow(state.box);
        for (const CopyIndex copy : old.discard)
            if (carried(copy) < 0)
                say("receipt.left_discard", m_old.cardOf(copy));
        for (const CopyIndex copy : old.box)
            if (carried(copy) < 0)
                say("receipt.left_deck", m_old.cardOf(copy));
        carry(state.garden.cards, old.garden.cards);
    }

    void carryPlayer(State &state, Player &player, const State &old, const Player &before)
    {
        carry(player.hand, before.hand);
        sortRow(player.hand);
        for (const CopyIndex copy : before.hand)
            if (const int now = carried(copy); now >= 0 && isOpen(old, copy))
                setOpen(state, static_cast<CopyIndex>(now), true);
        player.piles.clear();
        for (const Pile &pile : before.piles)
            carryPile(state, player, old, pile);
        player.tiles.clear();
        for (const OwnTile &tile : before.tiles)
            if (const int now = carriedTile(tile.tile); now >= 0)
                player.tiles.push({static_cast<TileIndex>(now), tile.acorn, tile.golden, tile.ownerUsed});
        player.objectives = objectiveBits(before.objectives);
        player.path = static_cast<std::uint8_t>(std::min<std::size_t>(before.path, m_rules.is.gardenPath.size()));
    }

    void carryPile(State &state, Player &player, const State &old, const Pile &before)
    {
        Row<CopyIndex, maxCopies> cards; // from the top down
        eachCard(old, before, [&](CopyIndex copy) {
            if (const int now = carried(copy); now >= 0)
                cards.push(static_cast<CopyIndex>(now));
        });
        const int leaf = indexById(m_rules.leaves, m_old.leaves[before.leaf].id);
        if (cards.empty() || leaf < 0)
            return;
        for (std::size_t i = 0; i + 1 < cards.size(); ++i)
            state.below[cards[i]] = cards[i + 1];
        player.piles.push({static_cast<std::uint8_t>(leaf), cards[0], static_cast<std::uint8_t>(cards.size()), 0});
    }

    bool inMatch(const State &state, const Card &card) const
    {
        return !card.retired && (state.leaves >> card.leaf & 1);
    }

    void carryDeck(State &state, const State &old)
    {
        state.deck.clear();
        for (const CopyIndex copy : old.deck) {
            const int now = carried(copy);
            if (now >= 0 && inMatch(state, m_rules.cardOf(static_cast<CopyIndex>(now))))
                state.deck.push(static_cast<CopyIndex>(now));
            else
                say("receipt.left_deck", m_old.cardOf(copy));
        }
        // New copies come into the draw pile at their stable place.
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i) {
            const Card &card = m_rules.cards[m_rules.copies[i].card];
            if (!inMatch(state, card) || knownBefore(m_rules.copies[i].number, card, old) || state.deck.full()
                || lies(state, static_cast<CopyIndex>(i)))
                continue;
            insertAtPlace(m_rules, state, static_cast<CopyIndex>(i));
            say("receipt.entered_deck", card);
        }
    }

    bool knownBefore(int number, const Card &card, const State &old) const
    {
        for (const Copy &copy : m_old.copies) {
            const Card &before = m_old.cards[copy.card];
            if (copy.number == number && before.idHash == card.idHash)
                return before.retired || (old.leaves >> before.leaf & 1);
        }
        return false;
    }

    // Held on the table or put aside: cards stay there while their leaf is out of the match.
    bool lies(const State &state, CopyIndex copy) const
    {
        const auto in = [&](const auto &cards) { return std::ranges::contains(cards, copy); };
        bool found = in(state.discard) || in(state.box) || in(state.drawn) || in(state.garden.cards)
                     || std::ranges::any_of(state.columns, in);
        for (int seat = 0; seat < state.seats; ++seat) {
            found |= in(playerOf(state, seat).hand);
            for (const Pile &pile : playerOf(state, seat).piles)
                eachCard(state, pile, [&](CopyIndex card) { found |= card == copy; });
        }
        return found;
    }

    void carryTiles(State &state, const State &old)
    {
        const auto carryList = [&](auto &list, const auto &before) {
            list.clear();
            for (const TileIndex tile : before)
                if (const int now = carriedTile(tile); now >= 0)
                    list.push(static_cast<TileIndex>(now));
                else
                    sayOf("receipt.left_deck", m_old.landscapeOf(tile).id);
        };
        carryList(state.tileDeck, old.tileDeck);
        carryList(state.tilesShown, old.tilesShown);
        if (old.phase == Phase::Draft)
            addNewTiles(state);
        else
            sortRow(state.tileDeck);
    }

    void addNewTiles(State &state)
    {
        for (std::size_t i = 0; i < m_rules.tiles.size(); ++i) {
            const Tile &tile = m_rules.tiles[i];
            const Landscape &landscape = m_rules.landscapes[tile.landscape];
            const int before = indexById(m_old.landscapes, landscape.id);
            const bool known = before >= 0 && tile.number < m_old.landscapes[static_cast<std::size_t>(before)].draft;
            if (known || landscape.retired || tile.number >= landscape.draft || state.tileDeck.full())
                continue;
            state.tileDeck.push(static_cast<TileIndex>(i));
            sayOf("receipt.entered_deck", landscape.id);
        }
        sortTileDeck(m_rules, state);
    }

    void carryGarden(State &state, const State &old)
    {
        const auto kindNow = [&](std::size_t kind) { return indexById(m_rules.tokens, m_old.tokens[kind].id); };
        Garden &garden = state.garden;
        for (std::size_t i = 0; i < old.garden.path.size(); ++i)
            garden.path[i] = old.garden.path[i] && i < m_rules.is.gardenPath.size()
                                 ? static_cast<std::uint8_t>(kindNow(old.garden.path[i] - 1u) + 1)
                                 : std::uint8_t{0};
        garden.removed.clear();
        for (const std::uint8_t kind : old.garden.removed)
            if (const int now = kindNow(kind); now >= 0)
                garden.removed.push(static_cast<std::uint8_t>(now));
        garden.trees.fill(0);
        for (std::size_t i = 0; i < m_old.tokens.size(); ++i)
            if (const int now = kindNow(i); now >= 0)
                garden.trees[static_cast<std::size_t>(now)] = old.garden.trees[i];
    }

    // Supplies whose size was changed keep what is in play.
    void carryNumbers(State &state, const State &old)
    {
        const int toriis = m_rules.is.toriisExtra - m_old.is.toriisExtra;
        if (!modeOf(m_rules, state).solo)
            state.toriis = static_cast<std::uint8_t>(std::clamp(old.toriis + toriis, 0, 99));
        if (has(state, Module::GoldenLeaves))
            state.goldenSupply = static_cast<std::uint8_t>(
                std::clamp(old.goldenSupply + m_rules.is.goldenSupply - m_old.is.goldenSupply, 0, 99));
        const auto later = [&](bool changed, const char *parameter) {
            if (changed)
                m_receipt.lines.push_back(
                    {"receipt.next_match", {{"parameter", TextKey{std::string("parameter.") + parameter}}}});
        };
        later(m_rules.is.handStart != m_old.is.handStart, "hand_start");
        later(m_rules.is.displayStart != m_old.is.displayStart, "display_start");
        later(m_rules.is.leafTypes != m_old.is.leafTypes, "leaf_types_2");
        later(m_rules.is.objectivesExtra != m_old.is.objectivesExtra, "objectives_extra");
        later(m_rules.is.gardenAreas != m_old.is.gardenAreas, "garden_areas");
    }

    void sayRetired(const State &state)
    {
        std::vector<PlacedCopy> placed;
        listPieces(m_rules, state, placed);
        for (const PlacedCopy &piece : placed)
            if (isRetired(piece.table, static_cast<std::size_t>(piece.entry)))
                sayOf("receipt.stays_retired", std::string(piece.id));
    }
    bool isRetired(std::string_view table, std::size_t entry) const
    {
        return table == "leaf_cards"   ? m_rules.cards[entry].retired
               : table == "landscapes" ? m_rules.landscapes[entry].retired
               : table == "objectives" ? m_rules.objectives[entry].retired
                                       : m_rules.scenarios[entry].retired;
    }

    void say(const char *key, const Card &card) { sayOf(key, card.entry->id); }
    void sayOf(const char *key, const std::string &id)
    {
        m_receipt.lines.push_back({key, {{"component", TextKey{"name." + id}}}});
    }

    const Rules &m_rules;
    const Rules &m_old;
    Receipt &m_receipt;
};

class Listing
{
public:
    Listing(const Rules &rules, std::vector<PlacedCopy> &copies) : m_rules(rules), m_copies(copies) {}

    template <class Copies>
    void cards(const Copies &copies, std::string_view zone, bool held)
    {
        for (const CopyIndex copy : copies)
            card(copy, zone, held);
    }
    void card(CopyIndex copy, std::string_view zone, bool held)
    {
        const Copy &found = m_rules.copies[copy];
        m_copies.push_back({"leaf_cards", m_rules.cards[found.card].entry->id, found.card, found.number, zone, held});
    }
    void tile(TileIndex index, std::string_view zone, bool held)
    {
        const Tile &found = m_rules.tiles[index];
        m_copies.push_back(
            {"landscapes", m_rules.landscapes[found.landscape].id, found.landscape, found.number, zone, held});
    }
    void objectives(std::uint32_t bits, std::string_view zone)
    {
        for (; bits; bits &= bits - 1) {
            const int index = std::countr_zero(bits);
            m_copies.push_back(
                {"objectives", m_rules.objectives[static_cast<std::size_t>(index)].id, index, 0, zone, true});
        }
    }
    void scenario(int index)
    {
        m_copies.push_back(
            {"scenarios", m_rules.scenarios[static_cast<std::size_t>(index)].id, index, 0, "match", true});
    }

private:
    const Rules &m_rules;
    std::vector<PlacedCopy> &m_copies;
};

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    Listing list(rules, copies);
    list.cards(state.deck, "deck", false);
    list.cards(state.discard, "discard", false);
    list.cards(state.box, "box", false);
    list.cards(state.drawn, "drawn", true);
    list.cards(state.garden.cards, "garden", true);
    for (const Column &column : state.columns)
        list.cards(column, "display", true);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player &player = playerOf(state, seat);
        list.cards(player.hand, "hand", true);
        for (const Pile &pile : player.piles)
            eachCard(state, pile, [&](CopyIndex copy) { list.card(copy, "area", true); });
        for (const OwnTile &tile : player.tiles)
            list.tile(tile.tile, "landscapes", true);
        list.objectives(player.objectives, "owned");
    }
    list.objectives(state.available, "available");
    for (const TileIndex tile : state.tilesShown)
        list.tile(tile, "draft", true);
    for (const TileIndex tile : state.tileDeck)
        list.tile(tile, "draft", false);
    if (state.scenario)
        list.scenario(state.scenario - 1);
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::momiji
