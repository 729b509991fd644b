#pragma once

#include "core/games/registry.h"

namespace engawa::bench {

constexpr std::size_t manyComponents = 5000;

// Processor time of this thread in milliseconds: what other programs do meanwhile is not in it.
double work();

// Each takes its figure in as many steps and prints it; false when it can't be taken. None fails for being slow.

// Components with 5,000 rows, scrolled step by step: what one step costs the window's thread, beside the time of a frame.
bool scroll(const GameCompiler &compiler, int steps);

// One number and one name of a component, edited in the middle of a game: from the document to the new scene, for every
// shipped pack and for the same with 5,000 components.
bool editToScene(const GameCompiler &compiler, int steps);

} // namespace engawa::bench
