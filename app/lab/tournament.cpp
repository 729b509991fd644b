#include "core/lab/tournament.h"

#include <chrono>
#include <format>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"

namespace engawa::lab {

namespace {

std::string percent(const Estimate &estimate)
{
    return std::format("{:.1f} % ({:.1f} to {:.1f})", 100 * estimate.value, 100 * estimate.low, 100 * estimate.high);
}

std::string points(const Estimate &estimate, bool sign)
{
    return sign ? std::format("{:+.1f} ({:+.1f} to {:+.1f})", estimate.value, estimate.low, estimate.high)
                : std::format("{:.1f} ({:.1f} to {:.1f})", estimate.value, estimate.low, estimate.high);
}

// A row for each bot: how it did in all, and against each other one.
template <class Cell>
void printCross(const Tournament &tournament, const TournamentResults &results, const std::string &corner, Cell &&cell)
{
    std::vector<std::vector<std::string>> rows{{corner, "all"}};
    for (const std::string &bot : tournament.bots)
        rows.front().push_back("and " + bot);
    for (std::size_t bot = 0; bot < tournament.bots.size(); ++bot) {
        rows.push_back({tournament.bots[bot], cell(results.overall[bot], true)});
        for (const auto &standing : results.against[bot])
            rows.back().push_back(standing ? cell(*standing, false) : "");
    }
    printTable(std::cout, rows);
}

void print(const Tournament &tournament, const TournamentResults &results)
{
    const Json *id = tournament.game->data().value("pack", "id");
    std::cout << (id ? id->get<std::string>() : std::string()) << ", mode " << tournament.setup.mode << ", "
              << tournament.setup.players << (tournament.setup.players == 1 ? " player" : " players") << ", seed "
              << tournament.seed << "; " << results.deals << (results.deals == 1 ? " deal" : " deals") << ", "
              << results.games << " games, every deal at every seat\n"
              << std::format("Share of the win for each seat; even is {:.1f} %. ", 100 * results.even)
              << "Intervals hold the true value with 95 % confidence, by deal.\n\n";
    printCross(tournament, results, "share", [](const Standing &standing, bool) { return percent(standing.share); });
    std::cout << "\nPoints for each seat, and how many more than the other's.\n\n";
    printCross(tournament, results, "points",
               [](const Standing &standing, bool all) { return points(standing.margin, !all); });
}

Json toJson(const Estimate &estimate)
{
    return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

Json toJson(const Tournament &tournament, const TournamentResults &results)
{
    Json bots = Json::array();
    Json pairs = Json::array();
    for (std::size_t bot = 0; bot < tournament.bots.size(); ++bot) {
        const Standing &all = results.overall[bot];
        bots.push_back({{"bot", tournament.bots[bot]}, {"share", toJson(all.share)}, {"points", toJson(all.margin)}});
        for (std::size_t other = 0; other < tournament.bots.size(); ++other)
            if (const auto &standing = results.against[bot][other])
                pairs.push_back({{"bot", tournament.bots[bot]},
                                 {"against", tournament.bots[other]},
                                 {"share", toJson(standing->share)},
                                 {"margin", toJson(standing->margin)}});
    }
    const Json *id = tournament.game->data().value("pack", "game");
    return {{"engine", ENGAWA_VERSION},
            {"game", id ? *id : Json()},
            {"data_hash", std::format("{:016x}", dataHash(tournament.game->data()))},
            {"setup", engawa::toJson(tournament.setup)},
            {"seed", tournament.seed},
            {"deals", results.deals},
            {"games", results.games},
            {"even", results.even},
            {"bots", std::move(bots)},
            {"pairs", std::move(pairs)}};
}

} // namespace

int tournament(const Common &common, const TournamentWords &words)
{
    constexpr std::size_t mostBots = 10;
    const Levels levels = levelsFor(common);
    const std::vector<std::string> &bots = words.bots.bots;
    if (bots.size() < 2 || bots.size() > mostBots)
        throw UsageError("there are " + std::to_string(bots.size()) + " bots, expected 2 to "
                         + std::to_string(mostBots));
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    checkBots(bots, levels, game->data());
    const Tournament tournament{named->forBots(game, bots),
                                setupFrom(words.setup, nobody, game->data(), named->sentences()),
                                bots,
                                words.deals,
                                words.bots.seed,
                                threadsFor(words.bots),
                                levels};
    const auto start = std::chrono::steady_clock::now();
    ProgressBar bar("playing");
    const TournamentResults results = playTournament(tournament, bar.progress());
    bar.clear();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (common.json)
        std::cout << laidOut(toJson(tournament, results));
    else
        print(tournament, results);
    std::cerr << std::format("{} games in {:.2f} s on {} {}\n", results.games, seconds.count(), tournament.threads,
                             tournament.threads == 1 ? "thread" : "threads");
    return Fine;
}

} // namespace engawa::lab
