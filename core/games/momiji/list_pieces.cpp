#include "core/game/migration_frame.h"
#include "core/games/momiji/momiji.h"

// Which copy of a component is where.
namespace engawa::momiji {

PlacedCopy copyOf(const Rules &rules, CopyIndex copy)
{
    const Copy &found = rules.copies[copy];
    return {"leaf_cards", rules.cards[found.card].entry->id, found.card, found.number, {}};
}

PlacedCopy tileOf(const Rules &rules, TileIndex tile)
{
    const Tile &found = rules.tiles[tile];
    return {"landscapes", rules.landscapes[found.landscape].id, found.landscape, found.number, {}};
}

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    const auto addCard = [&](CopyIndex copy, std::string_view zone, bool held, int seat = nobody,
                             Sight sight = Sight::All) {
        addPlaced(copies, copyOf(rules, copy), zone, held, seat, sight);
    };
    const auto addCards = [&](const auto &cards, std::string_view zone, bool held, int seat = nobody,
                              Sight sight = Sight::All) {
        for (const CopyIndex copy : cards)
            addCard(copy, zone, held, seat, sight);
    };
    const auto addTile = [&](TileIndex tile, std::string_view zone, bool held, int seat, Sight sight = Sight::All) {
        addPlaced(copies, tileOf(rules, tile), zone, held, seat, sight);
    };
    const auto addObjectives = [&](std::uint32_t bits, std::string_view zone, int seat) {
        for (; bits; bits &= bits - 1) {
            const int index = std::countr_zero(bits);
            copies.push_back({"objectives", rules.objectives[static_cast<std::size_t>(index)].id, index, 0, zone, true,
                              static_cast<Seat>(seat)});
        }
    };
    addCards(state.deck, "deck", false, nobody, Sight::Nobody);
    addCards(state.discard, "discard", false);
    addCards(state.box, "box", false, nobody, Sight::Nobody);
    addCards(state.drawn, "drawn", true, state.seat, Sight::Owner);
    addCards(state.garden.cards, "garden", true);
    for (const Column &column : state.columns)
        addCards(column, "display", true);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player &player = playerOf(state, seat);
        addCards(player.hand, "hand", true, seat, Sight::Owner);
        for (const Pile &pile : player.piles)
            eachCard(state, pile, [&](CopyIndex copy) { addCard(copy, "area", true, seat); });
        for (const OwnTile &tile : player.tiles)
            addTile(tile.tile, "landscapes", true, seat);
        addObjectives(player.objectives, "owned", seat);
    }
    addObjectives(state.available, "available", nobody);
    for (const TileIndex tile : state.tilesShown)
        addTile(tile, "draft", true, nobody);
    for (const TileIndex tile : state.tileDeck)
        addTile(tile, "draft", false, nobody, Sight::Nobody);
    if (state.scenario)
        copies.push_back({"scenarios", rules.scenarios[state.scenario - 1u].id, state.scenario - 1, 0, "match", true});
}

} // namespace engawa::momiji
