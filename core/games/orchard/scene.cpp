#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

// As a seat sees it, or laid open, with a free place in every zone.
Scene staged(const Rules &rules, const State &state, Seat seat, bool open)
{
    Scene scene;
    MoveList moves;
    const bool own = seat != nobody && seatToAct(rules, state) == seat;
    if (own)
        listLegal(rules, state, moves);
    for (const Move &legal : moves) {
        scene.legal.push_back(legal);
        scene.moves.push_back(notationOf(rules, state, legal));
    }
    const auto movesOf = [&](auto &&fits) {
        std::vector<std::uint16_t> found;
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (fits(moves[i]))
                found.push_back(static_cast<std::uint16_t>(i));
        return found;
    };
    eachList(state, [&](const std::string &zone, Seat owner, const auto &list) {
        const bool pile = zone == "deck", hand = owner == seat && zone.starts_with("hand");
        const bool seen = open || (!pile && (hand || !zone.starts_with("hand")));
        scene.zones.push_back({zone, pile ? Zone::Form::Pile : hand ? Zone::Form::Fan : Zone::Form::Row, owner, 0});
        for (std::size_t i = 0; i < list.size(); ++i) {
            const int fruit = rules.copies[list[i]].fruit;
            Piece &piece = scene.pieces.emplace_back();
            piece.id = seen ? "fruits/" + copyName(rules, list[i]) : zone + "/" + std::to_string(i);
            piece.kind = "fruit";
            piece.component = seen ? "fruits/" + rules.fruitOf(list[i]).entry->id : "";
            piece.faceUp = seen;
            piece.zone = zone;
            piece.x = static_cast<int>(i);
            if (hand || zone == "row")
                piece.moves = movesOf([&](const Move &move) {
                    return static_cast<Verb>(move.verb) == Verb::Choose && move.a == hand && move.b == fruit;
                });
            if (zone == "chosen")
                piece.moves = movesOf([](const Move &) { return true; });
        }
        if (auto planting = movesOf([&](const Move &move) {
                return static_cast<Verb>(move.verb) == Verb::Plant && owner == seat
                       && zone == "bed." + std::to_string(seat) + "." + std::to_string(move.b);
            });
            open ? zone != "chosen" : !planting.empty()) {
            Piece &spot = scene.pieces.emplace_back();
            spot.id = "spot/" + zone;
            spot.kind = "spot";
            spot.zone = zone;
            spot.x = static_cast<int>(list.size());
            spot.moves = std::move(planting);
        }
    });
    scene.prompt.key = state.over      ? "prompt.over"
                       : !own          ? "prompt.wait"
                       : moves[0].verb ? "prompt.plant"
                                       : "prompt.choose";
    scene.prompt.arguments.emplace_back("seat", TextKey{"name.seat_" + std::to_string(state.seat)});
    return scene;
}

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return staged(rules, state, seat, false);
}

OpenTable openTable(const Rules &rules, const State &state)
{
    return {staged(rules, state, nobody, true), {}};
}

} // namespace engawa::orchard
