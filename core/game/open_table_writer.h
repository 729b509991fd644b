#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game/arrangement.h"
#include "core/game/scene_pieces.h"
#include "core/game/seat_names.h"

namespace engawa {

// Lays a position open: begins with what everybody sees, and adds what nobody or one seat knows, the free places, and the
// counters. The frame of every game's open_table.cpp.
template <class Rules, class Typed>
class OpenTableWriter : protected ScenePieces
{
public:
    OpenTableWriter(const Rules &rules, const Typed &state) : m_rules(rules), m_state(state)
    {
        m_scene = sceneFor(rules, state, nobody);
    }

protected:
    // Pieces of which everybody sees the back only; they are added again, from the front.
    void removeBacks()
    {
        std::erase_if(m_scene.pieces, [](const Piece &piece) { return !piece.faceUp; });
    }
    void addMissingZone(std::string id, Zone::Form form, int owner = nobody)
    {
        if (!std::ranges::contains(m_scene.zones, id, &Zone::id))
            addZone(std::move(id), form, owner);
    }
    void addSpot(const std::string &zone, int x, int y = 0)
    {
        addPiece("spot/" + zone + "/" + std::to_string(x) + "," + std::to_string(y), "spot", "", zone, x, y);
    }
    void addCounter(std::string id, std::string name, int owner, int value, int most, int least = 0)
    {
        m_counters.push_back({std::move(id), std::move(name), static_cast<Seat>(owner), value, least, most});
    }
    OpenTable take() { return {std::move(m_scene), std::move(m_counters)}; }

    const Rules &m_rules;
    const Typed &m_state;

private:
    std::vector<Counter> m_counters;
};

} // namespace engawa
