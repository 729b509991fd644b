#include <algorithm>
#include <iostream>

#include "app/lab/advising.h"
#include "app/lab/layout.h"
#include "app/lab/progress_bar.h"
#include "core/lab/playout.h"

namespace engawa::lab {

namespace {

// What a seat did.
struct Reviewed
{
    Seat seat = nobody;
    int decisions = 0; // with a choice
    std::vector<TurningPoint> points;
};

std::vector<Reviewed> reviewed(const Advising &advising, const std::vector<PlayedMove> &moves, const Level &level,
                               const std::optional<int> &seat)
{
    const Match &match = advising.match();
    std::vector<Reviewed> seats;
    for (int each = 0; each < match.opening().setup.players; ++each)
        if (!seat || *seat == each)
            seats.push_back({static_cast<Seat>(each), 0, {}});
    Adviser adviser;
    ProgressBar bar("thinking");
    const Progress progress = bar.progress();
    MoveList legal;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const PlayedMove &move = moves[i];
        if (progress)
            progress(static_cast<std::int64_t>(i), static_cast<std::int64_t>(moves.size()));
        const auto who = std::ranges::find(seats, move.seat, &Reviewed::seat);
        if (who == seats.end())
            continue;
        move.game->legal(move.state, legal);
        who->decisions += legal.size() > 1;
        auto missed = adviser.missed(
            {*move.game, move.state, move.seat, level, botSeed(match.opening().seed, move.seat, move.number - 1)},
            move.move);
        if (missed)
            addTurningPoint(who->points, {move.node, move.number, move.seat, std::move(*missed)});
    }
    bar.clear();
    return seats;
}

void print(const Advising &advising, const std::vector<PlayedMove> &moves, const std::vector<Reviewed> &seats)
{
    for (const Reviewed &seat : seats) {
        const auto count = static_cast<std::int64_t>(seat.points.size());
        std::cout << advising.engine(
            {count > 0 ? "advice.turning_points" : "advice.nothing_lost",
             {{"name", advising.name(seat.seat)}, {"count", count}, {"decisions", std::int64_t{seat.decisions}}}})
                  << '\n';
        for (const TurningPoint &point : seat.points) {
            const PlayedMove &move = moves[static_cast<std::size_t>(point.number - 1)];
            const AdviceWords words = advising.words(*move.game);
            std::cout << "  "
                      << advising.engine({"advice.moment",
                                          {{"number", std::int64_t{point.number}},
                                           {"move", advising.moveText(move)},
                                           {"lost", words.lost(point.missed)}}})
                      << "\n    " << words.better(point.missed) << '\n';
        }
    }
    std::cout << advising.engine({"advice.scale", {}}) << '\n';
}

Json toJson(const Advising &advising, const std::vector<PlayedMove> &moves, const std::vector<Reviewed> &seats)
{
    Json list = Json::array();
    for (const Reviewed &seat : seats) {
        Json points = Json::array();
        for (const TurningPoint &point : seat.points) {
            const PlayedMove &move = moves[static_cast<std::size_t>(point.number - 1)];
            points.push_back({{"number", point.number},
                              {"node", point.node},
                              {"loss", percentOf(point.missed.loss)},
                              {"best", advising.toJson(*move.game, move.state, point.missed.best)},
                              {"played", advising.toJson(*move.game, move.state, point.missed.played)}});
        }
        list.push_back({{"seat", seat.seat},
                        {"name", advising.name(seat.seat)},
                        {"decisions", seat.decisions},
                        {"turning_points", std::move(points)}});
    }
    return {{"seats", std::move(list)}};
}

} // namespace

int review(const Common &common, const HintWords &words)
{
    const auto advising = Advising::open(common, words.record);
    if (!advising)
        return Faulty;
    const Level level = advising->level(words.level);
    if (words.seat)
        advising->checkSeat(*words.seat);
    const std::vector<PlayedMove> moves = advising->moves();
    if (moves.empty())
        return advising->refuse({"advice.nobody_moved", {}});
    const std::vector<Reviewed> seats = reviewed(*advising, moves, level, words.seat);
    if (common.json)
        std::cout << laidOut(toJson(*advising, moves, seats));
    else
        print(*advising, moves, seats);
    return advising->sound() ? Fine : Faulty;
}

} // namespace engawa::lab
