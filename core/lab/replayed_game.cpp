#include "core/lab/replayed_game.h"

#include "core/lab/match_bots.h"
#include "core/lab/playout.h"

namespace engawa {

std::optional<Match> replayedGame(const LabPlan &plan, const GameMoment &moment, Problems &problems,
                                  const std::stop_token &stop)
{
    const auto refuse = [&] {
        problems.push_back({Problem::Level::Error, "run-no-game", {}, 0, {}, {{"number", moment.deal + 1}}});
        return std::nullopt;
    };
    if (moment.side < 0 || moment.side >= plan.sides() || moment.deal < 0 || moment.deal >= plan.deals)
        return refuse();
    const LabSide &side = plan.sideAt(moment.side);
    const std::vector<Lineup> lineups = lineupsOf(side, plan.rotates);
    if (moment.lineup < 0 || moment.lineup >= std::ssize(lineups))
        return refuse();

    Opening opening;
    opening.setup = plan.setup;
    opening.seed = dealSeed(side, moment.deal);
    std::vector<std::string> names;
    for (const std::size_t bot : lineups[static_cast<std::size_t>(moment.lineup)]) {
        names.push_back(side.bots[bot]);
        opening.seats.push_back({"", side.bots[bot]});
    }
    if (!side.name.empty())
        opening.variants.push_back(side.name);
    auto match = Match::begin(side.game, std::move(opening), problems);
    if (!match)
        return std::nullopt;
    MatchBots bots(names, plan.levels, side.game->data());
    int head = match->head().id;
    for (int made = 0; made < Playout::maxDecisions && !stop.stop_requested(); ++made) {
        const auto move = bots.next(*match);
        if (!move || match->play(*move) != noRule)
            break;
        if (made < moment.decision)
            head = match->head().id;
    }
    match->goTo(head);
    return match;
}

} // namespace engawa
