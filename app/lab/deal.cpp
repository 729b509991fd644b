#include <iostream>
#include <random>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "app/lab/setup_words.h"
#include "core/pack/pointer.h"
#include "core/pack/read.h"
#include "core/pack/syntax.h"

namespace engawa::lab {

namespace {

// A position's problems know their pointers; the file and the line come from here.
void place(Problems &problems, const std::string &file, const Lines &lines)
{
    for (Problem &problem : problems) {
        if (!problem.file.empty())
            continue;
        problem.file = file;
        for (std::string pointer = problem.pointer; problem.line == 0; pointer = parentPointer(pointer)) {
            if (const auto line = lines.find(pointer); line != lines.end())
                problem.line = line->second;
            if (pointer.empty())
                break;
        }
    }
}

std::vector<SeatInfo> seatsFrom(const std::vector<std::string> &names, int players)
{
    if (std::ssize(names) > players)
        throw UsageError("there are " + std::to_string(names.size()) + " names, expected at most "
                         + std::to_string(players));
    std::vector<SeatInfo> seats(static_cast<std::size_t>(players), {"", "human"});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (illFormedUtf8(names[i]) != std::string::npos)
            throw UsageError("a name is not UTF-8");
        seats[i].name = names[i];
    }
    return seats;
}

std::uint64_t anySeed()
{
    std::random_device device;
    return device();
}

} // namespace

int deal(const Common &common, const DealWords &words)
{
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    Opening opening;
    opening.setup = setupFrom(words.setup, words.starter, game->data(), named->sentences());
    opening.seed = words.seed ? *words.seed : anySeed();
    opening.seats = seatsFrom(words.seats, opening.setup.players);

    opening.variants = named->variantNames(words.game, game->data());
    Problems problems;
    Lines lines;
    const std::string file = words.position == "-" ? "standard input" : words.position;
    if (!words.position.empty()) {
        const auto text = inputText(words.position, problems);
        opening.position = text ? readValue(*text, file, &lines, problems) : std::nullopt;
        if (!opening.position || hasError(problems)) {
            printProblems(std::cerr, problems, named->sentences());
            return Faulty;
        }
    }
    const auto match = Match::begin(game, std::move(opening), problems);
    place(problems, file, lines);
    printProblems(std::cerr, problems, named->sentences(&game->texts()));
    if (!match)
        return Faulty;
    std::cout << match->header() << '\n';
    return Fine;
}

} // namespace engawa::lab
