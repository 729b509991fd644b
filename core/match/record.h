#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/match.h"

namespace engawa {

// A record is JSON Lines: a header with all that is needed to replay it, then a line per event.

Json headerLine(const Match &match);
Json moveLine(const Node &node);
Json editLine(const Node &node);
Json noteLine(const Note &note);
Json playerLine(const SeatChange &change);
Json headLine(int id);
Json branchLine(int id, int waits); // a head that leaves the match waiting at a node

// What a move revealed, as words: "refilled card=pink_0 place=3".
std::vector<std::string> chanceWords(const Game &game, const EventList &events);

std::optional<std::vector<Difference>> editOf(const Json &edit, Problems &problems);

// Compares the hash in a line with the state it led to; a difference is a warning that names the event.
void checkHash(const Json &line, const Node &node, Problems &problems);

// Opens a record up to its last whole, legal event. A line cut in the middle is a warning, anything else that doesn't
// fit an error; in both cases the match holds what came before. Nothing if the header itself can't be read.
std::optional<Match> openRecord(std::string_view text, const std::string &file, const Compiler &compiler,
                                Problems &problems);

// Re-applies the moves on the way to the head under another game.
struct Replay
{
    Match match;
    std::optional<int> misfit; // the node of the first move that no longer fits
    RuleIndex rule = noRule;   // … and the rule that forbids it (noRule: it can't even be read)
};
std::optional<Replay> replayUnder(const Match &match, GamePtr game, Problems &problems);

} // namespace engawa
