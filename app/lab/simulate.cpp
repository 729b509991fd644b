#include "core/lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <format>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"
#include "core/lab/match_bots.h"
#include "core/lab/merge.h"
#include "core/lab/playout.h"
#include "core/lab/shard_run.h"
#include "core/lab/statistics.h"

namespace engawa::lab {

namespace {

std::string percent(const Estimate &estimate)
{
    return std::format("{:.1f} % ({:.1f} to {:.1f})", 100 * estimate.value, 100 * estimate.low, 100 * estimate.high);
}

std::string decimal(const Estimate &estimate)
{
    return std::format("{:.2f} ({:.2f} to {:.2f})", estimate.value, estimate.low, estimate.high);
}

double squaredLengths(const Results &results)
{
    double sum = 0;
    for (const auto &[decisions, games] : results.lengths)
        sum += static_cast<double>(games) * decisions * decisions;
    return sum;
}

void print(const Results &results)
{
    const Run &run = results.run;
    std::cout << run.game << ", mode " << run.setup.mode << ", " << run.setup.players
              << (run.setup.players == 1 ? " player" : " players") << ", seed " << run.seed;
    if (!results.shard.whole())
        std::cout << ", shard " << engawa::nameOf(results.shard) << " of " << run.games << " games";
    std::cout << "\nIntervals hold the true value with 95 % confidence.\n\n";
    std::vector<std::vector<std::string>> rows{
        {"seat", "bot", "wins", "shared", "begins", "wins when beginning", "points", "least", "most"}};
    for (std::size_t i = 0; i < std::max(results.seats.size(), results.sides.size()); ++i) {
        std::vector<std::string> row{i < results.seats.size() ? std::to_string(i) : "rival",
                                     i < run.bots.size() ? run.bots[i] : "rules"};
        if (i < results.seats.size()) {
            const SeatResults &seat = results.seats[i];
            row.insert(row.end(), {percent(share(seat.wins, results.games)), std::to_string(seat.sharedWins),
                                   std::to_string(seat.starts), percent(share(seat.winsStarting, seat.starts))});
        } else {
            row.insert(row.end(), {"", "", "", ""});
        }
        if (i < results.sides.size()) {
            const PointResults &side = results.sides[i];
            row.insert(row.end(),
                       {decimal(mean(static_cast<double>(side.sum), static_cast<double>(side.squares), results.games)),
                        std::to_string(side.least), std::to_string(side.most)});
        }
        rows.push_back(std::move(row));
    }
    printTable(std::cout, rows);
    std::cout << "\ngames      " << results.games << ", nobody won " << results.nobodyWon << '\n'
              << "by rules   " << percent(share(results.endedByRules, results.games)) << " ended so\n"
              << "decisions  "
              << decimal(mean(static_cast<double>(results.decisions), squaredLengths(results), results.games))
              << " a game";
    if (!results.lengths.empty())
        std::cout << ", " << results.lengths.begin()->first << " to " << results.lengths.rbegin()->first;
    std::cout << '\n';
}

void output(const Common &common, const Results &results)
{
    if (common.json)
        std::cout << toText(results);
    else
        print(results);
}

// The record of one game of the run, as it was played there.
int keep(const NamedGames &named, const Simulation &simulation, const std::vector<std::string> &variants,
         std::int64_t number)
{
    if (number > simulation.games)
        throw UsageError("there is no game " + std::to_string(number) + ", expected 1 to "
                         + std::to_string(simulation.games));
    Opening opening;
    opening.setup = simulation.setup;
    opening.seed = gameSeed(simulation.seed, number - 1);
    for (const std::string &bot : simulation.bots)
        opening.seats.push_back({"", bot});
    opening.variants = variants;
    Problems problems;
    auto match = Match::begin(simulation.game, std::move(opening), problems);
    printProblems(std::cerr, problems, named.sentences(&simulation.game->texts()));
    if (!match)
        return Faulty;
    std::cout << match->header() << '\n';
    match->setWrite([](const std::string &line) { std::cout << line << '\n'; });
    MatchBots bots(simulation.bots, simulation.levels, simulation.game->data());
    for (int made = 0; made < Playout::maxDecisions; ++made) {
        const auto move = bots.next(*match);
        if (!move || match->play(*move) != noRule)
            break;
    }
    return Fine;
}

// The signal that asks to stop; lock-free, as a handler must be.
std::atomic<bool> stopAsked = false;
static_assert(std::atomic<bool>::is_always_lock_free);

int intoFile(const NamedGames &named, const Simulation &simulation, const std::string &file)
{
    Problems problems;
    ProgressBar bar("playing");
    const ShardEnd end = runShard({simulation, file, [] { return stopAsked.load(); }, 30}, problems, bar.progress());
    bar.clear();
    printProblems(std::cerr, problems, named.sentences());
    const std::int64_t games = gamesOf(simulation.shard, simulation.games);
    switch (end) {
    case ShardEnd::Refused:
        return Faulty;
    case ShardEnd::Stopped:
        std::cerr << "stopped; what is finished is in " << partOf(file).string()
                  << ", the same words go on from there\n";
        return Stopped;
    case ShardEnd::WasFinished:
        std::cerr << file << " is there already, with all of its " << games << " games\n";
        return Fine;
    default:
        std::cerr << file << ": " << games << " games\n";
        return Fine;
    }
}

// "2,5-7"
std::string inRanges(const std::vector<int> &numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        text += (text.empty() ? "" : ",") + std::to_string(numbers[i]);
        if (last > i)
            text += "-" + std::to_string(numbers[last]);
        i = last + 1;
    }
    return text;
}

} // namespace

int simulate(const Common &common, const SimulateWords &words)
{
    if (!words.out.empty())
        for (const int signal : {SIGTERM, SIGINT, SIGHUP})
            std::signal(signal, [](int) { stopAsked = true; });
    const auto shard = shardNamed(words.shard);
    if (!shard)
        throw UsageError("“" + words.shard + "” is not a shard, expected I/N with I from 1 to N, and N at most "
                         + std::to_string(Shard::most));
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    Simulation simulation;
    simulation.levels = levelsFor(common);
    simulation.setup = setupFrom(words.setup, nobody, game->data(), named->sentences());
    simulation.bots = botsFor(words.bots.bots, simulation.setup.players, simulation.levels, game->data());
    simulation.game = named->forBots(game, simulation.bots);
    simulation.games = words.games;
    simulation.seed = words.bots.seed;
    simulation.shard = *shard;
    simulation.threads = threadsFor(words.bots);
    if (words.record > 0)
        return keep(*named, simulation, named->variantNames(words.game, game->data()), words.record);

    if (!words.out.empty())
        return intoFile(*named, simulation, words.out);

    const auto start = std::chrono::steady_clock::now();
    ProgressBar bar("playing");
    const Results results = engawa::simulate(simulation, bar.progress());
    bar.clear();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    output(common, results);
    std::cerr << std::format("{} games in {:.2f} s, {:.0f} games and {:.0f} decisions a second on {} {}\n",
                             results.games, seconds.count(), static_cast<double>(results.games) / seconds.count(),
                             static_cast<double>(results.decisions) / seconds.count(), simulation.threads,
                             simulation.threads == 1 ? "thread" : "threads");
    return Fine;
}

int merge(const Common &common, const MergeWords &words)
{
    if (words.files.empty() && words.missing == 0)
        throw UsageError("no file is named, expected what simulate --json printed, one file for each shard");
    Problems problems;
    std::vector<Part> parts;
    for (const std::string &file : words.files) {
        const auto text = inputText(file, problems);
        if (auto results = text ? readResults(*text, file, problems) : std::nullopt)
            parts.push_back({file, std::move(*results)});
    }
    const Texts engine = engineTextsFor(common);
    if (words.missing > 0) {
        const std::vector<int> missing = missingShards(parts, words.missing, problems);
        printProblems(std::cerr, problems, Sentences(engine, common.language));
        if (!missing.empty())
            std::cout << inRanges(missing) << '\n';
        return missing.empty() ? Fine : Faulty;
    }
    const auto whole = problems.empty() ? merged(parts, problems) : std::nullopt;
    printProblems(std::cerr, problems, Sentences(engine, common.language));
    if (!whole)
        return Faulty;
    output(common, *whole);
    return Fine;
}

} // namespace engawa::lab
