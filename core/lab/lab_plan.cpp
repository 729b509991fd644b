#include "core/lab/lab_plan.h"

#include <algorithm>
#include <format>

#include "core/lab/simulate.h"

namespace engawa {

namespace {

std::string hashOf(const LabSide &side)
{
    return std::format("{:016x}", dataHash(side.game->data()));
}

Json json(const LabSide &side)
{
    return {{"data_hash", hashOf(side)}, {"bots", side.bots}, {"seed", side.seed}};
}

} // namespace

std::vector<Lineup> lineupsOf(const LabSide &side, bool rotates)
{
    const std::size_t seats = side.bots.size();
    std::vector<Lineup> lineups;
    const auto sameAs = [&](const Lineup &one, const Lineup &other) {
        return std::ranges::equal(
            one, other, {}, [&](std::size_t bot) { return side.bots[bot]; },
            [&](std::size_t bot) { return side.bots[bot]; });
    };
    for (std::size_t first = 0; first < (rotates ? seats : std::min<std::size_t>(seats, 1)); ++first) {
        Lineup lineup;
        for (std::size_t seat = 0; seat < seats; ++seat)
            lineup.push_back((first + seat) % seats);
        if (std::ranges::none_of(lineups, [&](const Lineup &known) { return sameAs(known, lineup); }))
            lineups.push_back(std::move(lineup));
    }
    return lineups;
}

std::vector<std::string> measuresAsked(const LabPlan &plan)
{
    if (!plan.question.measures.empty())
        return plan.question.measures;
    if (plan.setup.players == 1)
        return {"share.place.1", "points"};
    if (plan.against && plan.against->bots != plan.side.bots)
        return {"share.bot.1"};
    std::vector<std::string> places; // what all but one have is what the last one has not
    for (int place = 1; place < plan.setup.players; ++place)
        places.push_back(std::format("share.place.{}", place));
    return places;
}

std::uint64_t dealSeed(const LabSide &side, std::int64_t deal)
{
    return gameSeed(side.seed, deal);
}

Json identityOf(const LabPlan &plan)
{
    const Json *id = plan.side.game->data().value("pack", "game");
    Json identity{{"engine", ENGAWA_VERSION}, {"game", id ? *id : Json()}, {"setup", toJson(plan.setup)},
                  {"deals", plan.deals},      {"rotates", plan.rotates},   {"side", json(plan.side)}};
    if (plan.against)
        identity["against"] = json(*plan.against);
    return identity;
}

} // namespace engawa
