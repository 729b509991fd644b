#include "core/lab/match_bots.h"

#include "core/lab/playout.h"

namespace engawa {

namespace {

int movesIn(const Match &match)
{
    int moves = 0;
    for (const int id : match.line())
        moves += match.node(id).move.has_value();
    return moves;
}

} // namespace

MatchBots::MatchBots(std::span<const std::string> names, const Levels &levels, const Data &data)
{
    for (const std::string &name : names)
        m_bots.push_back(makeBot(name, levels, data));
}

std::optional<Move> MatchBots::next(const Match &match)
{
    const Game &game = match.game();
    const Seat seat = game.toAct(match.state());
    if (seat == nobody)
        return std::nullopt;
    const Move move = m_bots[static_cast<std::size_t>(seat)]->choose(
        game, match.state(), seat, botSeed(match.opening().seed, seat, movesIn(match)));
    return game.check(match.state(), move) == noRule ? std::optional(move) : std::nullopt;
}

} // namespace engawa
