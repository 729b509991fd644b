#pragma once

#include <optional>
#include <stop_token>

#include "core/lab/lab_plan.h"
#include "core/match/match.h"

namespace engawa {

// A game of a run as a match that can be looked at: all of its moves, with the head at the moment. Nothing, and the
// problems, where the plan has no such game. `stop` ends a long one early.
std::optional<Match> replayedGame(const LabPlan &plan, const GameMoment &moment, Problems &problems,
                                  const std::stop_token &stop = {});

} // namespace engawa
