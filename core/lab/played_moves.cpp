#include "core/lab/played_moves.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace engawa {

std::string playerAt(const Match &match, Seat seat, int node)
{
    const auto index = static_cast<std::size_t>(seat);
    if (seat < 0 || index >= match.opening().seats.size())
        return "human";
    std::string player = match.opening().seats[index].player;
    for (const SeatChange &change : match.seatChanges()) // by order of their making, as their ids
        if (change.seat == seat && change.id < node)
            player = change.player;
    return player;
}

std::vector<PlayedMove> playedMoves(const Match &match, std::span<const int> line)
{
    std::vector<PlayedMove> moves;
    for (const int id : line) {
        const Node &node = match.node(id);
        if (!node.move || node.parent < 0)
            continue;
        const Node &before = match.node(node.parent);
        const int number = static_cast<int>(moves.size()) + 1;
        moves.push_back({id, number, node.seat, *node.move, before.game, before.state});
    }
    return moves;
}

void addTurningPoint(std::vector<TurningPoint> &points, TurningPoint point)
{
    const Seat seat = point.seat;
    const auto order = [](const TurningPoint &each) { return std::tuple(-each.missed.loss, each.number); };
    points.insert(std::ranges::upper_bound(points, order(point), {}, order), std::move(point));
    if (std::ranges::count(points, seat, &TurningPoint::seat) <= static_cast<std::ptrdiff_t>(mostTurningPoints))
        return;
    const auto last = std::ranges::find_last(points, seat, &TurningPoint::seat);
    points.erase(last.begin());
}

} // namespace engawa
