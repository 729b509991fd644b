#pragma once

#include "core/game/position_reader.h"
#include "core/games/momiji/momiji.h"

namespace engawa::momiji {

// The pieces that a position has named so far, and what is wrong with them and with the rest of it.
class Pieces : public PositionFaults
{
public:
    Pieces(const Rules &rules, Problems &problems) : PositionFaults(problems), m_rules(rules) {}

    std::optional<CopyIndex> card(const Json &name, const std::string &pointer);
    std::optional<TileIndex> tile(const Json &name, const std::string &pointer);
    std::optional<int> leaf(const Json &name, const std::string &pointer);
    std::optional<int> token(const Json &name, const std::string &pointer);
    std::uint32_t objective(const Json &name, const std::string &pointer); // its bit; 0: unknown

    template <class List>
    void cards(const Json &names, List &list, const std::string &pointer)
    {
        fill(list, names, pointer, [this](const Json &name, const std::string &at) { return card(name, at); });
    }

    bool has(CopyIndex copy) const { return m_cards.has(copy); }
    bool hasTile(TileIndex tile) const { return m_tiles.has(tile); }
    std::uint32_t objectives() const { return m_objectives; } // a bit each
    std::uint8_t leavesNamed() const;

    std::uint8_t handsGiven = 0; // a bit per seat
    std::uint8_t tilesGiven = 0;

private:
    const Rules &m_rules;
    NamedPieces<CopyIndex> m_cards;
    NamedPieces<TileIndex> m_tiles;
    std::uint32_t m_objectives = 0;
};

void readSeat(const Rules &rules, State &state, int seat, const Json &json, const std::string &pointer, Pieces &pieces);
// Seats whose landscapes are not given keep those dealt to them, in copies that the position doesn't name.
void freeTiles(const Rules &rules, State &state, const Pieces &pieces);

// A pile of the seat that can't have come about, from the left; -1 if all can.
int impossiblePile(const Rules &rules, const State &state, int seat);

// Does the phase fit everything else of the position, so that somebody can go on?
bool phaseFits(const Rules &rules, const State &state);

} // namespace engawa::momiji
