#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "app/lab/playing.h"

namespace engawa::lab {

namespace {

// Each with what it does, in words.
void printMoves(const Match &match, const std::string &language)
{
    MoveList legal;
    match.game().legal(match.state(), legal);
    const std::vector<std::string> notations = legalNotations(match);
    std::size_t width = 0;
    for (const std::string &notation : notations)
        width = std::max(width, widthOf(notation));
    for (std::size_t i = 0; i < notations.size(); ++i)
        std::cout << notations[i] << std::string(width + 2 - widthOf(notations[i]), ' ')
                  << say(match.game(), match.game().label(match.state(), legal[i]), language) << '\n';
}

} // namespace

int moves(const Common &common, const std::string &record)
{
    const auto named = NamedGames::open(common);
    const auto opened = named ? openedRecord(*named, record) : std::nullopt;
    if (!opened)
        return Faulty;
    if (common.json)
        std::cout << laidOut(legalNotations(opened->match));
    else
        printMoves(opened->match, common.language);
    return opened->sound ? Fine : Faulty;
}

int play(const Common &common, const MoveWords &words)
{
    const std::vector<std::string> moves = separated(words.moves);
    if (moves.empty())
        throw UsageError("there is no move in these words");
    return playOn(common, words.record, moves.size(), [&moves](Playing &playing) {
        return std::ranges::all_of(moves, [&playing](const std::string &move) { return playing.play(move); });
    });
}

} // namespace engawa::lab
