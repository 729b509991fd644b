#include <algorithm>
#include <iostream>

#include "app/lab/named_games.h"
#include "app/lab/playing.h"
#include "app/lab/setup_words.h"
#include "core/lab/match_bots.h"

namespace engawa::lab {

namespace {

constexpr int mostMoves = 10'000; // a game that goes on for longer is broken off

// Those that the words name; without any, those that play in the record now, and the strongest in people's places. Where
// the pack has lost a persona, its level plays, and that is said.
std::vector<std::string> botsIn(const Match &match, const std::vector<std::string> &words, const Levels &levels)
{
    const int players = match.opening().setup.players;
    if (!words.empty())
        return botsFor(words, players, levels, match.game().data());
    const std::string strongest = botNames().back();
    std::vector<std::string> bots(static_cast<std::size_t>(players), strongest);
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const std::string &player = match.seats()[i].player;
        if (!player.empty() && player != "human")
            bots[i] = playableBot(player, levels, match.game().data());
    }
    return bots;
}

} // namespace

int bots(const Common &common, const BotsWords &words)
{
    const Levels levels = levelsFor(common);
    const auto check = [&](const Match &match) {
        checkBots(words.bots, levels, match.game().data());
        std::vector<std::string> players;
        for (const SeatInfo &seat : match.seats())
            players.push_back(seat.player);
        if (words.bots.empty())
            printProblems(std::cerr, lostPersonas(players, levels, match.game().data()),
                          Sentences(engineTextsFor(common), common.language));
    };
    const auto play = [&](Playing &playing) {
        const Match &match = playing.match();
        MatchBots bots(botsIn(match, words.bots, levels), levels, match.game().data());
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
    };
    return playOn(common, words.record, 0, play, check);
}

} // namespace engawa::lab
