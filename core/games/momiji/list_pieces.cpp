#include "core/games/momiji/momiji.h"

// Which copy of a component is where.
namespace engawa::momiji {

namespace {

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

} // namespace engawa::momiji
