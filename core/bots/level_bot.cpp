#include "core/bots/level_bot.h"

#include <algorithm>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

LevelBot::LevelBot(Level level, Pace pace, int threads)
    : m_level(std::move(level)), m_pace(pace), m_search(threads), m_memory(std::make_unique<Memory>())
{
    m_values.reserve(MoveList::capacity());
}

const LevelBot::Guide &LevelBot::guideFor(const Game &game, const State &state)
{
    const auto same = [](std::string_view a, std::string_view b) {
        return a.data() == b.data() && a.size() == b.size();
    };
    if (m_guide.data == &game.data() && same(m_guide.mode, game.modeOf(state))
        && same(m_guide.scenario, game.scenarioOf(state)))
        return m_guide;
    m_guide = {&game.data(), game.modeOf(state), game.scenarioOf(state), levelUnder(game.data(), m_level), {}, {}};
    m_guide.formula = botFormula(game, state, m_guide.level.formula);
    m_guide.lost = botFormula(game, state, m_guide.level.formula + "_lost");
    return m_guide;
}

Move LevelBot::choose(const Game &game, const State &state, Seat seat, std::uint64_t seed, const std::stop_token &stop)
{
    auto &[moves, dealt] = *m_memory;
    m_thought = nullptr;
    dealt = game.redeal(state, seat, seed);
    game.legal(dealt, moves);
    if (moves.size() <= 1)
        return moves.empty() ? Move{} : moves[0];
    const Guide &guide = guideFor(game, dealt);
    const std::int64_t lost = guide.lost ? game.evaluate(*guide.lost, dealt, seat) : -Evaluation::won;
    const Evaluation evaluation(game, guide.formula.get(), lost);
    if (guide.level.iterations == 0)
        return chosenAtOnce(evaluation, dealt, seed, stop);
    Search::Budget budget{guide.level.iterations, {}, guide.level.turns, guide.level.ripe, guide.level.rivals};
    if (m_pace == Pace::Timed)
        budget.time = std::chrono::milliseconds(guide.level.milliseconds);
    const Thought &thought = m_search.think(evaluation, guide.formula.get(), dealt, seat, seed, budget, stop);
    m_thought = &thought;
    m_values.clear();
    std::int64_t least = SeatValues::one; // by the order of the candidates, which have been thought on unequally often
    for (const Thought::Candidate &candidate : thought.candidates)
        m_values.push_back(least = candidate.visits > 0 ? std::min<std::int64_t>(least, candidate.expected[seat]) : 0);
    return thought.candidates[mistakenForBest(m_values, guide.level.noise, seed)].move;
}

Move LevelBot::chosenAtOnce(const Evaluation &evaluation, const State &dealt, std::uint64_t seed,
                            const std::stop_token &stop)
{
    const auto rated = m_rating.rate(evaluation, dealt, seed, 0, stop);
    m_values.clear();
    for (const RatedMove &each : rated)
        m_values.push_back(each.value);
    return rated[mistakenForBest(m_values, m_guide.level.noise, seed)].move;
}

} // namespace engawa
