#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/games/registry.h"

namespace engawa::bench {

// A game of the registry with the pack that ships for it.
struct Shipped
{
    std::string id;
    std::shared_ptr<const GameCompiler> compiler;
    GamePtr game;

    std::vector<std::string> modes() const;
};

// Every one; ends the program with the problems if one doesn't compile.
std::vector<Shipped> shippedGames();

// A position some decisions into a game, at a whole decision.
State middleOf(const Game &game, const Setup &setup);
State middleOf(const Game &game); // of the first mode

} // namespace engawa::bench
