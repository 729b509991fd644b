#include "core/lab/results.h"

#include <algorithm>

namespace engawa {

namespace {

Json json(const Run &run)
{
    return {{"engine", run.engine}, {"game", run.game}, {"data_hash", run.dataHash}, {"setup", toJson(run.setup)},
            {"bots", run.bots},     {"seed", run.seed}, {"games", run.games},        {"coverage", run.coverage}};
}

Json json(const SeatResults &seat)
{
    return {{"wins", seat.wins},
            {"shared_wins", seat.sharedWins},
            {"losses", seat.losses},
            {"starts", seat.starts},
            {"wins_starting", seat.winsStarting}};
}

Json json(const PointResults &points)
{
    return {{"sum", points.sum}, {"squares", points.squares}, {"least", points.least}, {"most", points.most}};
}

} // namespace

void Results::add(const Played &played)
{
    ++games;
    decisions += played.decisions;
    endedByRules += played.byRules;
    nobodyWon += played.outcome.contest && played.outcome.winners == 0;
    ++lengths[played.decisions];
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool wins = played.outcome.winners >> seat & 1;
        const bool alone = played.outcome.winners == 1u << seat;
        const bool starts = played.starter == static_cast<Seat>(seat);
        seats[seat].wins += alone;
        seats[seat].sharedWins += wins && !alone;
        seats[seat].losses += played.outcome.contest && !wins;
        seats[seat].starts += starts;
        seats[seat].winsStarting += starts && alone;
    }
    sides.resize(std::max(sides.size(), played.outcome.points.size()));
    for (std::size_t side = 0; side < played.outcome.points.size(); ++side) {
        const std::int64_t points = played.outcome.points[side];
        sides[side].sum += points;
        sides[side].squares += points * points;
        sides[side].least = std::min(sides[side].least, points);
        sides[side].most = std::max(sides[side].most, points);
    }
}

void Results::add(const Results &part)
{
    games += part.games;
    decisions += part.decisions;
    endedByRules += part.endedByRules;
    nobodyWon += part.nobodyWon;
    for (const auto &[decided, count] : part.lengths)
        lengths[decided] += count;
    for (std::size_t seat = 0; seat < seats.size() && seat < part.seats.size(); ++seat) {
        seats[seat].wins += part.seats[seat].wins;
        seats[seat].sharedWins += part.seats[seat].sharedWins;
        seats[seat].losses += part.seats[seat].losses;
        seats[seat].starts += part.seats[seat].starts;
        seats[seat].winsStarting += part.seats[seat].winsStarting;
    }
    sides.resize(std::max(sides.size(), part.sides.size()));
    for (std::size_t side = 0; side < part.sides.size(); ++side) {
        sides[side].sum += part.sides[side].sum;
        sides[side].squares += part.sides[side].squares;
        sides[side].least = std::min(sides[side].least, part.sides[side].least);
        sides[side].most = std::max(sides[side].most, part.sides[side].most);
    }
    for (std::size_t rule = 0; rule < rules.size() && rule < part.rules.size(); ++rule)
        rules[rule].fired += part.rules[rule].fired;
}

std::string toText(const Results &results)
{
    Json all{{"run", json(results.run)}};
    if (!results.shard.whole())
        all["shard"] = nameOf(results.shard);
    all["games"] = results.games;
    all["decisions"] = results.decisions;
    all["ended_by_rules"] = results.endedByRules;
    all["nobody_won"] = results.nobodyWon;
    all["seats"] = Json::array();
    for (const SeatResults &seat : results.seats)
        all["seats"].push_back(json(seat));
    all["points"] = Json::array();
    for (const PointResults &side : results.sides)
        all["points"].push_back(json(side));
    all["lengths"] = Json::array();
    for (const auto &[decisions, games] : results.lengths)
        all["lengths"].push_back({{"decisions", decisions}, {"games", games}});
    all["rules"] = Json::array();
    for (const RuleCount &rule : results.rules)
        all["rules"].push_back({{"id", rule.id}, {"fired", rule.fired}});
    return all.dump(1) + "\n";
}

} // namespace engawa
