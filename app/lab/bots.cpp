#include <algorithm>
#include <iostream>

#include "app/lab/named_games.h"
#include "app/lab/playing.h"
#include "app/lab/setup_words.h"
#include "core/lab/match_bots.h"

namespace engawa::lab {

namespace {

constexpr int mostMoves = 10'000; // a game that goes on for longer is broken off

// Those that the words name; without any, those that the record names, and the strongest in people's places.
std::vector<std::string> botsIn(const Match &match, const std::vector<std::string> &words, const Levels &levels)
{
    const int players = match.opening().setup.players;
    if (!words.empty())
        return botsFor(words, players, levels);
    const std::vector<std::string> known = botNames(levels);
    const std::string strongest = botNames().back();
    std::vector<std::string> bots(static_cast<std::size_t>(players), strongest);
    for (std::size_t i = 0; i < bots.size() && i < match.opening().seats.size(); ++i)
        if (std::ranges::contains(known, match.opening().seats[i].player))
            bots[i] = match.opening().seats[i].player;
    return bots;
}

} // namespace

int bots(const Common &common, const BotsWords &words)
{
    const Levels levels = levelsFor(common);
    checkBots(words.bots, levels); // before anything is written
    return playOn(common, words.record, 0, [&](Playing &playing) {
        MatchBots bots(botsIn(playing.match(), words.bots, levels), levels);
        const int most = words.moves.value_or(mostMoves);
        for (int made = 0; made < most; ++made) {
            const auto move = bots.next(playing.match());
            if (!move || !playing.play(*move))
                break;
        }
        const bool over = playing.match().game().toAct(playing.match().state()) == nobody;
        std::cerr << "engawa-lab: " << playing.played() << (playing.played() == 1 ? " move" : " moves") << " played, "
                  << (over ? "the game is over" : "the game goes on") << '\n';
        return true;
    });
}

} // namespace engawa::lab
