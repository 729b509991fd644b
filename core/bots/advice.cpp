#include "core/bots/advice.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engawa {

namespace {

// Of all seats' values the own one; alone there is nothing to share.
int shareOf(const SeatValues &values, Seat seat, int seats)
{
    if (seats == 1)
        return values[seat];
    std::int64_t sum = 0;
    for (int each = 0; each < seats; ++each)
        sum += values[static_cast<Seat>(each)];
    return sum > 0 ? static_cast<int>(std::int64_t{SeatValues::one} * values[seat] / sum) : SeatValues::one / seats;
}

// What a lost game is worth beyond the formula.
std::int64_t lostValue(const Game &game, const State &state, Seat seat, const Level &level)
{
    const auto formula = botFormula(game, state, level.formula + "_lost");
    return formula ? game.evaluate(*formula, state, seat) : -Evaluation::won;
}

bool isChoice(const Adviser::Question &question)
{
    MoveList moves;
    question.game.legal(question.state, moves);
    return moves.size() > 1;
}

} // namespace

int percentOf(int share)
{
    return static_cast<int>((std::int64_t{100} * share + SeatValues::one / 2) / SeatValues::one);
}

bool isOpenTo(const Game &game, const State &state, Seat viewer, Move move)
{
    constexpr std::uint64_t deals = 16;
    for (std::uint64_t deal = 0; deal < deals; ++deal)
        if (game.check(game.redeal(state, viewer, deal), move) != noRule)
            return false;
    return true;
}

Level thinkingLevel(const Levels &levels, std::string_view name)
{
    if (const Level *level = levels.find(BotName(name, levels).level); level && level->iterations > 0)
        return *level;
    if (const Level *normal = levels.find("normal"))
        return *normal;
    return {.name = "normal", .iterations = 400, .milliseconds = 300};
}

Adviser::Guide::Guide(const Question &question)
    : game(question.game), seat(question.seat), seed(question.seed), dealt(game.redeal(question.state, seat, seed)),
      level(levelUnder(game.data(), question.level)), formula(botFormula(game, dealt, level.formula)),
      evaluation(game, formula.get(), lostValue(game, dealt, seat, level)), pace(question.pace)
{
}

// With the seed of a bot of the level it thinks as that bot does.
const Thought *Adviser::think(const Guide &guide, std::span<const Move> among, const std::stop_token &stop)
{
    Search::Budget budget{guide.level.iterations, {}, guide.level.turns, guide.level.ripe, guide.level.rivals, among};
    if (guide.pace == Pace::Timed)
        budget.time = std::chrono::milliseconds(guide.level.milliseconds);
    const Thought &thought =
        m_search.think(guide.evaluation, guide.formula.get(), guide.dealt, guide.seat, guide.seed, budget, stop);
    return stop.stop_requested() || thought.candidates.empty() ? nullptr : &thought;
}

Advice::Choice Adviser::choice(const Guide &guide, const Thought &thought, const Thought::Candidate &candidate,
                               const std::stop_token &stop)
{
    const bool leads = !thought.line.empty() && thought.line[0] == candidate.move;
    const std::span<const Move> line = leads ? std::span<const Move>(thought.line.begin(), thought.line.end())
                                             : std::span<const Move>(&candidate.move, 1);
    Advice::Choice choice{candidate.move, {}, {}};
    if (guide.game.outcome(guide.dealt).contest)
        choice.share = shareOf(candidate.expected, guide.seat, guide.game.seats(guide.dealt));
    choice.outlook = m_foresight.after(guide.evaluation, guide.dealt, guide.seat, line, guide.seed, stop);
    return choice;
}

// What was tried less is never told to be better than what was tried more: the search trusts it less.
Advice Adviser::tell(const Guide &guide, const Thought &thought, const std::stop_token &stop)
{
    Advice advice;
    for (const Thought::Candidate &candidate : thought.candidates) {
        if (advice.choices.size() == mostChoices || stop.stop_requested())
            break;
        if (candidate.visits == 0 && !advice.choices.empty())
            continue; // nothing is known of it
        Advice::Choice &next = advice.choices.emplace_back(choice(guide, thought, candidate, stop));
        if (next.share && advice.choices.size() > 1)
            next.share = std::min(*next.share, *advice.choices[advice.choices.size() - 2].share);
    }
    return stop.stop_requested() ? Advice{} : advice;
}

Advice Adviser::told(const Question &question, const Thought &thought, const std::stop_token &stop)
{
    return tell(Guide(question), thought, stop);
}

Advice Adviser::advise(const Question &question, const std::stop_token &stop)
{
    if (!isChoice(question))
        return {};
    const Guide guide(question);
    const Thought *thought = think(guide, {}, stop);
    return thought ? tell(guide, *thought, stop) : Advice{};
}

Advice Adviser::reasons(const Question &question, Bot &bot, const std::stop_token &stop)
{
    if (!isChoice(question))
        return {};
    bot.choose(question.game, question.state, question.seat, question.seed, stop);
    return bot.thought() ? told(question, *bot.thought(), stop) : advise(question, stop);
}

// Moves that look bad are hardly tried: the one that was played is thought about once more, beside the best alone.
std::optional<Missed> Adviser::missed(const Question &question, Move played, const std::stop_token &stop)
{
    if (!isChoice(question))
        return std::nullopt;
    const Guide guide(question);
    const Thought *thought = think(guide, {}, stop);
    if (!thought || thought->candidates.front().move == played)
        return std::nullopt;
    const std::array<Move, 2> two{thought->candidates.front().move, played};
    thought = think(guide, two, stop);
    if (!thought || thought->candidates.size() != two.size())
        return std::nullopt;
    const Thought::Candidate &best = thought->candidates[0], &other = thought->candidates[1];
    if (best.move == played || other.visits == 0)
        return std::nullopt;
    const int seats = guide.game.seats(guide.dealt);
    const int loss = shareOf(best.expected, guide.seat, seats) - shareOf(other.expected, guide.seat, seats);
    if (loss < leastLoss)
        return std::nullopt;
    Missed missed{choice(guide, *thought, best, stop), choice(guide, *thought, other, stop), loss};
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(missed));
}

} // namespace engawa
