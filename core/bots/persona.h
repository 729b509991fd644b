#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"

namespace engawa {

// Moves that somebody has an opinion on: all that is said must hold of one; something is.
struct MovePattern
{
    RuleIndex rule = noRule; // that the move makes happen, to the one who makes it or to nobody; noRule: any
    int action = -1; // in MoveWords::actions; -1: any
    std::string table, id; // that the move names; without an id any entry of the table, without a table any move

    bool fits(const MoveNames &names) const; // but for the rule
};

// A style of play, compiled from an entry of the pack's personas.json.
struct Persona
{
    struct Weight
    {
        MovePattern moves;
        int points = 0; // in the measure of the pack's evaluation
    };
    std::string level; // that it plays at if nothing else is said
    std::shared_ptr<const Formula> formula; // added to the pack's evaluation; null: nothing is
    std::vector<Weight> weights;
    std::vector<MovePattern> never; // what it does only where nothing else is legal

    static constexpr std::string_view usualLevel = "normal";
};

// Nothing where the pack has none of that id.
std::optional<Persona> personaOf(const Game &game, std::string_view id);

// The ids of a pack's personas, in its order; its texts have the names ("name.hoarder") and a sentence about each
// ("persona.hoarder").
std::vector<std::string> personasOf(const Data &data);

} // namespace engawa
