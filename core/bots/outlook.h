#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/bots/move_rating.h"

namespace engawa {

// A move in thought, as a request in the game's words.
struct ThoughtMove
{
    Seat seat = nobody;
    Message label;
    bool operator==(const ThoughtMove &) const = default;
};

// What a move is likely to lead to until its seat is to act again. Moves without a choice are left out, and so are those
// that hang on what chance shows in the same turn.
struct Outlook
{
    std::vector<ThoughtMove> turn; // the move, and how its seat goes on with it
    std::vector<ThoughtMove> answers; // of the others
    int points = 0; // of the seat then …
    std::optional<int> lead; // … and how many more than the best other; nothing: it is alone
    bool operator==(const Outlook &) const = default;
};

// Plays on from a move, with the hidden pieces in several ways.
class Foresight
{
public:
    // The moves that were thought of come first, as long as they can be made; then each seat plays what looks best for it.
    // `line` begins with the move. What was not come to when it is stopped is left out.
    Outlook after(const Evaluation &evaluation, const State &state, Seat seat, std::span<const Move> line,
                  std::uint64_t seed, const std::stop_token &stop = {});

private:
    static constexpr int deals = 8;
    static constexpr int nodes = 120; // positions that are looked at for a decision, about
    static constexpr int mostMoves = 200; // until the seat is to act again

    struct Course
    {
        Outlook told;
        std::size_t followed = 0; // moves of the line
        std::int64_t points = 0, lead = 0;
    };
    Course course(const Evaluation &evaluation, Seat seat, std::span<const Move> line, std::uint64_t seed,
                  const std::stop_token &stop);

    MoveRating m_rating;
    State m_state;
};

} // namespace engawa
