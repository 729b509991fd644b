#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/bots/turns.h"

namespace engawa {

struct RatedMove
{
    Move move;
    std::int64_t value = 0;
    std::uint64_t tie = 0; // by the seed
};

// What each legal move looks worth at once to whoever is to act.
class MoveRating
{
public:
    MoveRating();

    // The best first. With `nodes`, each is judged when the turn is finished, for which about so many positions are
    // looked at in all; without, where it leads in one step. Once stopped, it leaves out what it has not come to, but
    // never all. `among`: only these of the legal moves; none: all.
    std::span<const RatedMove> rate(const Evaluation &evaluation, const State &state, std::uint64_t seed, int nodes,
                                    const std::stop_token &stop, std::span<const Move> among = {});

    // Judges the best again, each when the turn is finished and with the hidden pieces in several ways, and puts them in a
    // new order.
    std::span<const RatedMove> refine(const Evaluation &evaluation, const State &state, std::uint64_t seed,
                                      const std::stop_token &stop);

private:
    static constexpr std::size_t refined = 6; // of the moves
    static constexpr int deals = 4;
    static constexpr int refiningNodes = 300; // positions that are looked at for one of them in one deal, about

    struct Memory
    {
        MoveList moves;
        State dealt;
        State reached;
    };
    std::unique_ptr<Memory> m_memory;
    std::vector<RatedMove> m_rated;
    Turns m_turns;
};

// How far the best value lies above the middle one; above the least where those are equal. `values` fall from the first on.
std::int64_t spreadOf(std::span<const std::int64_t> values);

// Which of the values somebody takes for the best who misjudges each by up to `noise` hundredths of their spread: what lies
// close is mistaken, what lies far apart hardly. The noise is drawn from the seed.
std::size_t mistakenForBest(std::span<const std::int64_t> values, int noise, std::uint64_t seed);

} // namespace engawa
