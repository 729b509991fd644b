#include <algorithm>

#include "core/game/open_table_writer.h"
#include "core/games/momiji/arranging.h"

namespace engawa::momiji {

namespace {

class LayingOpen : OpenTableWriter<Rules, State>
{
public:
    using OpenTableWriter::OpenTableWriter;

    OpenTable table()
    {
        removeBacks();
        std::erase_if(m_scene.pieces, [](const Piece &piece) { return piece.zone.starts_with("hand."); });
        addCards("deck", m_state.deck);
        addSpot("discard", static_cast<int>(m_state.discard.size()));
        for (std::size_t i = 0; i < m_rules.leaves.size(); ++i)
            if (m_state.leaves >> i & 1)
                addSpot("column." + m_rules.leaves[i].id, static_cast<int>(m_state.columns[i].size()));
        for (int seat = 0; seat < m_state.seats; ++seat)
            addSeat(seat, "." + std::to_string(seat));
        addSpot("objectives", std::popcount(m_state.available));
        addBox();
        if (m_state.phase == Phase::Draft) {
            addSpot("draft", static_cast<int>(m_state.tilesShown.size()));
            for (std::size_t i = 0; i < m_state.tileDeck.size(); ++i)
                addTile(m_state.tileDeck[i], "draft_deck", static_cast<int>(i));
        }
        if (has(m_state, Module::Squirrel))
            addSquirrel();
        if (has(m_state, Module::AncientGarden))
            addGarden();
        if (!modeOf(m_rules, m_state).solo)
            addCounter("toriis", "kind.torii", nobody, m_state.toriis, dealtToriis(m_rules, m_state));
        return take();
    }

private:
    void addCard(CopyIndex copy, const std::string &zone, int x)
    {
        addPiece("leaf_cards/" + copyName(m_rules, copy), "card", "leaf_cards/" + m_rules.cardOf(copy).entry->id, zone,
                 x);
    }
    template <class Copies>
    void addCards(const std::string &zone, const Copies &copies)
    {
        int x = 0;
        for (const CopyIndex copy : copies)
            addCard(copy, zone, x++);
        addSpot(zone, x);
    }
    void addTile(TileIndex tile, const std::string &zone, int x)
    {
        addPiece("landscapes/" + tileName(m_rules, tile), "landscape", "landscapes/" + m_rules.landscapeOf(tile).id,
                 zone, x);
    }

    void addSeat(int seat, const std::string &n)
    {
        const Player &player = playerOf(m_state, seat);
        addCards("hand" + n, player.hand);
        for (Piece &piece : m_scene.pieces)
            if (piece.zone == "hand" + n && piece.kind == "card" && isOpen(m_state, *copyNamed(m_rules, nameOf(piece))))
                piece.badge = "open";
        for (std::size_t i = 0; i < player.piles.size(); ++i) {
            const Pile &pile = player.piles[i];
            addSpot("area" + n, static_cast<int>(i));
            const std::string zone = "pile" + n + "." + m_rules.leaves[pile.leaf].id;
            addMissingZone(zone, Zone::Form::Pile, seat);
            int x = pile.size - 1; // the top is in the row
            eachCard(m_state, pile, [&](CopyIndex copy) {
                if (copy != pile.top)
                    addCard(copy, zone, x);
                --x;
            });
            addSpot(zone, 0);
        }
        addSpot("area" + n, -1);
        addSpot("area" + n, static_cast<int>(player.piles.size()));
        addSpot("landscapes" + n, static_cast<int>(player.tiles.size()));
        addSpot("objectives" + n, std::popcount(player.objectives));
        addCounter("acorns" + n, "kind.acorns", seat, player.acorns, maxAcorns);
        if (has(m_state, Module::GoldenLeaves))
            addCounter("golden" + n, "kind.golden", seat, player.golden, player.golden + m_state.goldenSupply);
    }
    static std::string nameOf(const Piece &piece) { return piece.id.substr(piece.id.find('/') + 1); }

    // Cards that nobody has seen, and every landscape and objective that is not in play.
    void addBox()
    {
        addMissingZone("box", Zone::Form::Row);
        int x = 0;
        for (const CopyIndex copy : m_state.box)
            addCard(copy, "box", x++);
        for (std::size_t i = 0; i < m_rules.tiles.size(); ++i) {
            const auto tile = static_cast<TileIndex>(i);
            const bool drafted = m_state.phase == Phase::Draft && std::ranges::contains(m_state.tileDeck, tile);
            if (!m_rules.landscapeOf(tile).retired && !drafted && !isInPlay("landscapes/" + tileName(m_rules, tile)))
                addTile(tile, "box", x++);
        }
        for (const Objective &objective : m_rules.objectives)
            if (const std::string id = "objectives/" + objective.id; !objective.retired && !isInPlay(id))
                addPiece(id, "objective", id, "box", x++);
        addSpot("box", x);
    }
    bool isInPlay(const std::string &id) const { return std::ranges::contains(m_scene.pieces, id, &Piece::id); }

    void addSquirrel()
    {
        addMissingZone("squirrel", Zone::Form::Row);
        if (m_state.squirrel != nobody)
            addSpot("squirrel", 0);
        for (int seat = 0; seat < m_state.seats; ++seat) {
            const std::string zone = "squirrel." + std::to_string(seat);
            addMissingZone(zone, Zone::Form::Row, seat);
            if (seat != m_state.squirrel)
                addSpot(zone, 0);
        }
    }

    void addGarden()
    {
        for (int i = 0; i < static_cast<int>(m_rules.parameters.gardenPath.size()); ++i) {
            if (const std::uint8_t token = m_state.garden.path[static_cast<std::size_t>(i)])
                addPiece("path/" + std::to_string(i + 1), "token", "garden/" + m_rules.tokens[token - 1u].id, "path",
                         i);
            else
                addSpot("path", i);
        }
        addMissingZone("removed", Zone::Form::Row);
        int x = 0;
        for (const std::uint8_t kind : m_state.garden.removed) {
            const std::string number = std::to_string(x);
            addPiece("removed/" + number, "token", "garden/" + m_rules.tokens[kind].id, "removed", x++);
        }
        addSpot("removed", x);
        for (std::size_t i = 0; i < m_rules.tokens.size(); ++i)
            if (const Token &token = m_rules.tokens[i]; token.spaces > 0)
                addCounter("trees/" + token.id, "name." + token.id, nobody, m_state.garden.trees[i],
                           mostOnTree(m_rules, m_state, static_cast<int>(i)));
    }
};

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::momiji
