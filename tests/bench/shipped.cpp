#include "tests/bench/shipped.h"

#include <cstdlib>
#include <iostream>

#include "core/bots/bot.h"
#include "core/pack/read.h"

namespace engawa::bench {

namespace {

[[noreturn]] void giveUp(const Problems &problems)
{
    for (const Problem &problem : problems)
        std::cerr << toLine(problem) << '\n';
    std::exit(1);
}

} // namespace

std::vector<std::string> Shipped::modes() const
{
    std::vector<std::string> ids;
    for (const EntryPtr &mode : game->data().table("modes").entries())
        ids.push_back(mode->id);
    return ids;
}

std::vector<Shipped> shippedGames()
{
    const std::filesystem::path resources = ENGAWA_RESOURCES;
    Problems problems;
    auto schemas = Schemas::load(resources / "schema", problems);
    if (!schemas)
        giveUp(problems);
    const auto compiler = std::make_shared<const GameCompiler>(std::move(*schemas));
    std::vector<Shipped> games;
    for (const GameType &type : gameTypes()) {
        if (!type.shipped)
            continue;
        const Data data = readPack(resources / "packs" / type.id, problems);
        const GamePtr game = compiler->compile(data, nullptr, problems);
        if (!game)
            giveUp(problems);
        games.push_back({std::string(type.id), compiler, game});
    }
    return games;
}

State middleOf(const Game &game)
{
    return middleOf(game, completed({}, game.data()));
}

State middleOf(const Game &game, const Setup &setup)
{
    State state = game.deal(setup, 1);
    const auto bot = makeBot("random");
    constexpr int least = 10, most = 1000;
    for (int n = 0; n < most && (n < least || !game.wholeDecision(state)); ++n) {
        const Seat seat = game.toAct(state);
        if (seat == nobody)
            break;
        game.apply(state, bot->choose(game, state, seat, static_cast<std::uint64_t>(n)));
    }
    return state;
}

} // namespace engawa::bench
