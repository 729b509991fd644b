#pragma once

#include <string>
#include <utility>

#include "core/game/scene.h"

namespace engawa {

// Puts zones and pieces into a scene.
class ScenePieces
{
protected:
    void addZone(std::string id, Zone::Form form, int owner = nobody, int columns = 0)
    {
        m_scene.zones.push_back({std::move(id), form, static_cast<Seat>(owner), columns});
    }
    Piece &addPiece(std::string id, std::string kind, std::string component, std::string zone, int x = 0, int y = 0)
    {
        m_scene.pieces.push_back(
            {std::move(id), std::move(kind), std::move(component), true, std::move(zone), x, y, {}, {}});
        return m_scene.pieces.back();
    }

    Scene m_scene;
};

} // namespace engawa
