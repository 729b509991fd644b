#include <algorithm>

#include "core/games/momiji/position_read.h"
#include "core/games/momiji/shuffle.h"

namespace engawa::momiji {

namespace {

void readPile(State &state, Player &player, const Json &json, const std::string &pointer, Pieces &pieces)
{
    PositionReader reader(json, pointer, pieces.problems());
    const Json *cards = reader.array("cards");
    const auto word = reader.text("leaf");
    reader.refuseOthers();
    pieces.take(reader);
    Row<CopyIndex, maxCopies> copies;
    if (cards)
        pieces.cards(*cards, copies, pointer + "/cards");
    const auto leaf = word ? pieces.leaf(*word, pointer + "/leaf") : std::nullopt;
    const bool fits = leaf && !copies.empty() && copies.size() < 256 && !player.piles.full();
    if (!fits || pileOf(player, *leaf)) {
        pieces.unexpectedValue(pointer, json, inWords("expected.only_pile"));
        return;
    }
    for (std::size_t i = 1; i < copies.size(); ++i)
        state.below[copies[i]] = copies[i - 1];
    player.piles.push({static_cast<std::uint8_t>(*leaf), copies.back(), static_cast<std::uint8_t>(copies.size()), 0});
}

void readTile(Player &player, const Json &json, const std::string &pointer, Pieces &pieces)
{
    PositionReader reader(json, pointer, pieces.problems());
    const auto name = reader.text("tile");
    OwnTile tile;
    tile.acorn = reader.truth("acorn").value_or(false);
    tile.golden = reader.truth("golden").value_or(false);
    tile.ownerUsed = reader.truth("owner_used").value_or(tile.acorn);
    reader.refuseOthers();
    pieces.take(reader);
    if (const auto index = pieces.tile(name ? Json(*name) : Json(), pointer + "/tile")) {
        tile.tile = *index;
        player.tiles.push(tile);
    }
}

} // namespace

void readSeat(const Rules &rules, State &state, int seat, const Json &json, const std::string &pointer, Pieces &pieces)
{
    PositionReader reader(json, pointer, pieces.problems());
    Player &player = playerOf(state, seat);
    if (const Json *hand = reader.array("hand")) {
        pieces.cards(*hand, player.hand, pointer + "/hand");
        sortRow(player.hand);
        pieces.handsGiven |= bitOf(seat);
    }
    if (const Json *open = reader.array("open"))
        pieces.each(*open, pointer + "/open", [&](const Json &name, const std::string &at) {
            const auto copy = pieceCalled(name, rules, copyNamed);
            if (copy && std::ranges::contains(player.hand, *copy))
                setOpen(state, *copy, true);
            else
                pieces.unexpectedValue(at, name, inWords("expected.card_of_hand"));
        });
    if (const Json *piles = reader.array("piles"))
        pieces.each(*piles, pointer + "/piles",
                    [&](const Json &pile, const std::string &at) { readPile(state, player, pile, at, pieces); });
    reader.set(player.acorns, "acorns", 0, maxAcorns);
    if (const Json *tiles = reader.array("landscapes")) {
        player.tiles.clear();
        pieces.tilesGiven |= bitOf(seat);
        if (pieces.isList(*tiles, pointer + "/landscapes", maxOwnTiles))
            pieces.each(*tiles, pointer + "/landscapes",
                        [&](const Json &tile, const std::string &at) { readTile(player, tile, at, pieces); });
    }
    if (const Json *objectives = reader.array("objectives"))
        pieces.each(*objectives, pointer + "/objectives",
                    [&](const Json &name, const std::string &at) { player.objectives |= pieces.objective(name, at); });
    if (const auto golden = has(state, Module::GoldenLeaves) ? reader.integer("golden", 0, 99) : std::nullopt)
        player.golden = static_cast<std::uint8_t>(*golden);
    const int spaces = static_cast<int>(rules.parameters.gardenPath.size());
    if (const auto path = has(state, Module::AncientGarden) ? reader.integer("path", 0, spaces) : std::nullopt)
        player.path = static_cast<std::uint8_t>(*path);
    reader.refuseOthers();
    pieces.take(reader);
}

void freeTiles(const Rules &rules, State &state, const Pieces &pieces)
{
    const auto taken = [&](TileIndex tile) {
        bool found = pieces.hasTile(tile);
        for (int seat = 0; seat < state.seats; ++seat)
            found |= std::ranges::contains(playerOf(state, seat).tiles, tile, &OwnTile::tile);
        return found;
    };
    for (int seat = 0; seat < state.seats; ++seat) {
        auto &tiles = playerOf(state, seat).tiles;
        for (std::size_t i = tiles.size(); i-- > 0;) {
            if ((pieces.tilesGiven >> seat & 1) || !pieces.hasTile(tiles[i].tile))
                continue;
            const int landscape = rules.tiles[tiles[i].tile].landscape;
            std::size_t other = 0;
            while (other < rules.tiles.size()
                   && (rules.tiles[other].landscape != landscape || taken(static_cast<TileIndex>(other))))
                ++other;
            if (other < rules.tiles.size())
                tiles[i].tile = static_cast<TileIndex>(other);
            else
                tiles.erase(i);
        }
    }
}

} // namespace engawa::momiji
