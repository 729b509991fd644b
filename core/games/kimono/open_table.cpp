#include <algorithm>

#include "core/games/kimono/arranging.h"

namespace engawa::kimono {

namespace {

void addSpot(Scene &scene, const std::string &zone, int x, int y)
{
    const std::string id = "spot/" + zone + "/" + std::to_string(x) + "," + std::to_string(y);
    scene.pieces.push_back({id, "spot", "", true, zone, x, y, {}, {}});
}

// The ends of the base and every place on two photos.
void addAlbumSpots(const Rules &rules, const State &state, int side, Scene &scene)
{
    const Album &album = state.albums[static_cast<std::size_t>(side)];
    const std::string zone = "album." + std::to_string(side);
    const Ends ends = endsOf(album);
    addSpot(scene, zone, ends.left->x - 2, 0);
    addSpot(scene, zone, ends.right->x + 2, 0);
    for (const Spot spot : Layers(album).freeUpperSpots(modeOf(rules, state).layers))
        addSpot(scene, zone, spot.x, spot.y);
}

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    OpenTable table{sceneFor(rules, state, nobody), {}};
    Scene &scene = table.scene;
    std::erase_if(scene.pieces, [](const Piece &piece) { return !piece.faceUp; }); // the deck
    const auto addCard = [&](CopyIndex copy, int x) {
        scene.pieces.push_back({"cards/" + copyName(rules, copy),
                                "card",
                                "cards/" + rules.cardOf(copy).entry->id,
                                true,
                                "deck",
                                x,
                                0,
                                {},
                                {}});
    };
    for (std::size_t i = 0; i < state.deck.size(); ++i)
        addCard(state.deck[i], static_cast<int>(i));
    addSpot(scene, "deck", static_cast<int>(state.deck.size()), 0);
    for (int place = 0; place < state.ringSize; ++place)
        if (state.ring[static_cast<std::size_t>(place)] == noCopy)
            addSpot(scene, "ring", place, 0);
    if (modeOf(rules, state).scoring == Scoring::Points)
        addSpot(scene, "rewards", static_cast<int>(state.display.size()), 0);
    for (int side = 0; side < 2; ++side)
        addAlbumSpots(rules, state, side, scene);
    for (std::size_t i = 0; i < rules.patterns.size(); ++i)
        table.counters.push_back({"marker/" + rules.patterns[i].id, "name." + rules.patterns[i].id, nobody,
                                  state.marker[i], -rules.trackLength, rules.trackLength});
    table.counters.push_back({"photographer", "kind.photographer", nobody, state.gap, 0, state.ringSize - 1});
    return table;
}

} // namespace engawa::kimono
