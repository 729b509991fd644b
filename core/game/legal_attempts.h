#pragma once

#include "core/game/event.h"
#include "core/game/move.h"

namespace engawa {

// The legal moves of a game whose attempts hold them all: those that no rule forbids.
template <class Rules, class Typed>
    requires requires(const Rules &rules, const Typed &state, MoveList &moves, Move move) {
        listAttempts(rules, state, moves);
        checkMove(rules, state, move);
    }
void listLegal(const Rules &rules, const Typed &state, MoveList &moves)
{
    MoveList attempts;
    listAttempts(rules, state, attempts);
    moves.clear();
    for (const Move &tried : attempts)
        if (checkMove(rules, state, tried) == noRule)
            moves.push(tried);
}

} // namespace engawa
