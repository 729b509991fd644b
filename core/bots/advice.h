#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/bots/bot.h"
#include "core/bots/outlook.h"
#include "core/bots/search.h"

namespace engawa {

// What a search thinks of a decision, for people: all from what its seat may know.
struct Advice
{
    struct Choice
    {
        Move move;
        std::optional<int> share; // of the win that it expects, in parts of SeatValues::one; nothing: nobody can win
        Outlook outlook;
        bool operator==(const Choice &) const = default;
    };
    std::vector<Choice> choices; // the best first; none: it was stopped, or there is nothing to choose
    bool operator==(const Advice &) const = default;
};

int percentOf(int share); // to the nearest whole one

// A move beside what would have been better.
struct Missed
{
    Advice::Choice best;
    Advice::Choice played;
    int loss =
        0; // of the share of the win, in parts of SeatValues::one; where nobody can win, of what its lines are worth
    bool operator==(const Missed &) const = default;
};

// Advises whoever is to act. For one thread at a time: it keeps its working memory.
class Adviser
{
public:
    static constexpr std::size_t mostChoices = 3;

    explicit Adviser(int threads = 1) : m_search(threads) {}

    // What is asked about: a decision, how well to think about it, and the seed that its answer hangs on.
    struct Question
    {
        const Game &game;
        const State &state;
        Seat seat; // which is to act
        const Level &level;
        std::uint64_t seed = 0;
        Pace pace = Pace::Counted;
    };
    Advice advise(const Question &question, const std::stop_token &stop = {});
    // What somebody has thought of it before, in the same form.
    Advice told(const Question &question, const Thought &thought, const std::stop_token &stop = {});
    // What a bot thinks of it, a persona as itself; for one that doesn't search the question's level answers.
    Advice reasons(const Question &question, Bot &bot, const std::stop_token &stop = {});
    // What a legal move lost; nothing where it lost next to nothing, or once it is stopped.
    static constexpr int leastLoss = SeatValues::one / 50;
    std::optional<Missed> missed(const Question &question, Move played, const std::stop_token &stop = {});

private:
    struct Guide
    {
        explicit Guide(const Question &question);
        const Game &game;
        Seat seat;
        std::uint64_t seed;
        State dealt; // as the seat can know it
        Level level; // under the game's data
        std::shared_ptr<const Formula> formula;
        Evaluation evaluation;
        Pace pace;
    };
    const Thought *think(const Guide &guide, std::span<const Move> among, const std::stop_token &stop);
    Advice tell(const Guide &guide, const Thought &thought, const std::stop_token &stop);
    Advice::Choice choice(const Guide &guide, const Thought &thought, const Thought::Candidate &candidate,
                          const std::stop_token &stop);

    Search m_search;
    Foresight m_foresight;
};

// Whether a seat can see that another could make a move: it is legal however what the seat can't know may lie.
bool isOpenTo(const Game &game, const State &state, Seat viewer, Move move);

// The level that a bot's name says where it thinks at all, else the one that thinks for those that don't: "normal".
Level thinkingLevel(const Levels &levels, std::string_view name);

} // namespace engawa
