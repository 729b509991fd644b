#include <algorithm>

#include "core/game/migration_frame.h"
#include "core/games/momiji/momiji.h"
#include "core/games/momiji/shuffle.h"

namespace engawa::momiji {

namespace {

class Migration : MigrationFrame<Rules>
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : MigrationFrame(rules, oldRules, receipt), m_copies(oldRules, rules, &Rules::copies, copyOf),
          m_tiles(oldRules, rules, &Rules::tiles, tileOf)
    {
    }

    void run(State &state, const State &old)
    {
        state = old;
        state.mode = carriedMode(m_rules, m_old, old);
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
        sayRetired(state, [&](const PlacedCopy &piece) {
            return isRetired(piece.table, static_cast<std::size_t>(piece.entry));
        });
    }

private:
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

    void carryPublicCards(State &state, const State &old)
    {
        state.open.fill(0);
        state.below.fill(0);
        for (Column &column : state.columns)
            column.clear();
        carryPile(m_copies, state.discard, old.discard, "receipt.left_discard");
        carryColumns(state, old);
        m_copies.carry(state.drawn, old.drawn); // held, like all that follows: it stays, as retired if it must
        sortRow(state.drawn);
        carryPile(m_copies, state.box, old.box, "receipt.left_deck");
        sortRow(state.box);
        m_copies.carry(state.garden.cards, old.garden.cards);
    }

    // A card whose leaf was changed goes on top of the column of its new one.
    void carryColumns(State &state, const State &old)
    {
        Row<CopyIndex, maxCopies> moved;
        for (std::size_t i = 0; i < old.columns.size(); ++i)
            for (const CopyIndex copy : old.columns[i]) {
                const int now = m_copies.now(copy);
                if (now < 0)
                    continue;
                const std::size_t leaf = m_rules.faceOf(static_cast<CopyIndex>(now)).leaf;
                if (m_rules.leaves[leaf].id == m_old.leaves[i].id)
                    state.columns[leaf].push(static_cast<CopyIndex>(now));
                else
                    moved.push(static_cast<CopyIndex>(now));
            }
        for (const CopyIndex copy : moved) {
            Column &column = state.columns[m_rules.faceOf(copy).leaf];
            if (column.full())
                state.discard.push(copy);
            else
                column.push(copy);
        }
    }

    void carryPlayer(State &state, Player &player, const State &old, const Player &before)
    {
        m_copies.carry(player.hand, before.hand);
        sortRow(player.hand);
        for (const CopyIndex copy : before.hand)
            if (const int now = m_copies.now(copy); now >= 0 && isOpen(old, copy))
                setOpen(state, static_cast<CopyIndex>(now), true);
        player.piles.clear();
        for (const Pile &pile : before.piles)
            carryOwnPile(state, player, old, pile);
        player.tiles.clear();
        for (const OwnTile &tile : before.tiles)
            if (const int now = m_tiles.now(tile.tile); now >= 0)
                player.tiles.push({static_cast<TileIndex>(now), tile.acorn, tile.golden, tile.ownerUsed});
        player.objectives = objectiveBits(before.objectives);
        player.path =
            static_cast<std::uint8_t>(std::min<std::size_t>(before.path, m_rules.parameters.gardenPath.size()));
    }

    void carryOwnPile(State &state, Player &player, const State &old, const Pile &before)
    {
        Row<CopyIndex, maxCopies> cards; // from the top down
        eachCard(old, before, [&](CopyIndex copy) {
            if (const int now = m_copies.now(copy); now >= 0)
                cards.push(static_cast<CopyIndex>(now));
        });
        if (cards.empty())
            return;
        int leaf = indexById(m_rules.leaves, m_old.leaves[before.leaf].id);
        if (leaf < 0) // gone, though its cards are not: the top card has another one now
            leaf = m_rules.faceOf(cards[0]).leaf;
        if (Pile *there = pileOf(player, leaf)) {
            for (const CopyIndex copy : cards)
                tuckUnder(state, *there, copy);
            return;
        }
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
        const auto inDeck = [&](CopyIndex copy) { return inMatch(state, m_rules.cardOf(copy)); };
        carryPile(m_copies, state.deck, old.deck, "receipt.left_deck", inDeck);
        const auto enters = [&](CopyIndex copy) {
            return inDeck(copy) && !knownBefore(copy, old) && !lies(state, copy);
        };
        addNewCopies(m_copies, state.deck, enters, [&](CopyIndex copy) { insertAtPlace(m_rules, state, copy); });
    }

    bool knownBefore(CopyIndex copy, const State &old) const
    {
        if (m_copies.before(copy) < 0)
            return false;
        const Card &before = m_old.cardOf(static_cast<CopyIndex>(m_copies.before(copy)));
        return before.retired || (old.leaves >> before.leaf & 1);
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
        carryPile(m_tiles, state.tileDeck, old.tileDeck, "receipt.left_deck");
        carryPile(m_tiles, state.tilesShown, old.tilesShown, "receipt.left_deck");
        if (old.phase == Phase::Draft)
            matchDraft(state);
        else
            sortRow(state.tileDeck);
    }

    // The pile of the draft has the copies that the data ask for, but for those on the table.
    void matchDraft(State &state)
    {
        const auto drafted = [&](TileIndex tile) {
            const Landscape &landscape = m_rules.landscapeOf(tile);
            return !landscape.retired && m_rules.tiles[tile].number < landscape.draft;
        };
        for (std::size_t i = state.tileDeck.size(); i-- > 0;)
            if (!drafted(state.tileDeck[i])) {
                say("receipt.left_deck", m_rules.landscapeOf(state.tileDeck[i]).id);
                state.tileDeck.erase(i);
            }
        const auto enters = [&](TileIndex tile) { return drafted(tile) && !tileLies(state, tile); };
        addNewCopies(m_tiles, state.tileDeck, enters, [&](TileIndex tile) { state.tileDeck.push(tile); });
        sortTileDeck(m_rules, state);
    }

    bool tileLies(const State &state, TileIndex tile) const
    {
        bool found = std::ranges::contains(state.tileDeck, tile) || std::ranges::contains(state.tilesShown, tile);
        for (int seat = 0; seat < state.seats; ++seat)
            found |= std::ranges::contains(playerOf(state, seat).tiles, tile, &OwnTile::tile);
        return found;
    }

    void carryGarden(State &state, const State &old)
    {
        const auto kindNow = [&](std::size_t kind) { return indexById(m_rules.tokens, m_old.tokens[kind].id); };
        Garden &garden = state.garden;
        garden.path.fill(0);
        for (std::size_t i = 0; i < old.garden.path.size(); ++i) {
            if (old.garden.path[i] == 0)
                continue;
            const int now = kindNow(old.garden.path[i] - 1u);
            if (now >= 0 && i < m_rules.parameters.gardenPath.size())
                garden.path[i] = static_cast<std::uint8_t>(now + 1);
            else
                sayOnce({"receipt.left_path", {{"space", static_cast<std::int64_t>(i + 1)}}});
        }
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
        const int toriis = m_rules.parameters.toriisExtra - m_old.parameters.toriisExtra;
        if (!modeOf(m_rules, state).solo)
            state.toriis = static_cast<std::uint8_t>(std::clamp(old.toriis + toriis, 0, 99));
        if (has(state, Module::GoldenLeaves))
            state.goldenSupply = static_cast<std::uint8_t>(
                std::clamp(old.goldenSupply + m_rules.parameters.goldenSupply - m_old.parameters.goldenSupply, 0, 99));
        saySetup(state);
    }

    // What only the setup of a match asks for holds from the next one on.
    void saySetup(const State &state)
    {
        const bool solo = modeOf(m_rules, state).solo;
        const bool garden = has(state, Module::AncientGarden);
        const bool drafted = modeOf(m_rules, state).landscapes == LandscapeDeal::Draft && state.phase != Phase::Draft;
        sayLater(m_rules.parameters.displayStart != m_old.parameters.displayStart, "display_start");
        sayLater(solo && m_rules.parameters.soloAcorns != m_old.parameters.soloAcorns, "solo_acorns");
        for (const auto &[parameter, number] : {std::pair{"hand_start", &Parameters::handStart},
                                                {"acorns_first", &Parameters::acornsFirst},
                                                {"acorns_others", &Parameters::acornsOthers},
                                                {"objectives_extra", &Parameters::objectivesExtra}})
            sayLater(!solo && m_rules.parameters.*number != m_old.parameters.*number, parameter);
        sayLater(!solo && m_rules.parameters.leafTypes[state.seats] != m_old.parameters.leafTypes[state.seats],
                 "leaf_types_" + std::to_string(state.seats));
        sayLater(!solo && m_rules.parameters.triosDropWithType != m_old.parameters.triosDropWithType,
                 "trios_drop_with_type");
        sayLater(drafted && m_rules.parameters.landscapesEach != m_old.parameters.landscapesEach, "landscapes_each");
        sayLater(drafted && m_rules.parameters.draftShown != m_old.parameters.draftShown, "draft_shown");
        for (const auto &[parameter, number] : {std::pair{"garden_areas", &Parameters::gardenAreas},
                                                {"garden_start_max", &Parameters::gardenStartMax},
                                                {"garden_box_cards", &Parameters::gardenBoxCards}})
            sayLater(garden && m_rules.parameters.*number != m_old.parameters.*number, parameter);
        sayLater(garden && state.seats == 2 && m_rules.parameters.gardenRemoved2 != m_old.parameters.gardenRemoved2,
                 "garden_removed_2");
    }
    bool isRetired(std::string_view table, std::size_t entry) const
    {
        return table == "leaf_cards"   ? m_rules.cards[entry].retired
               : table == "landscapes" ? m_rules.landscapes[entry].retired
               : table == "objectives" ? m_rules.objectives[entry].retired
                                       : m_rules.scenarios[entry].retired;
    }

    CarriedCopies<CopyIndex> m_copies;
    CarriedCopies<TileIndex> m_tiles;
};

} // namespace

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::momiji
