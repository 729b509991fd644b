#include "core/lab/playout.h"

#include "core/base/chance.h"

namespace engawa {

std::uint64_t botSeed(std::uint64_t game, Seat seat, int decision)
{
    constexpr std::uint64_t firstBot = 1000;
    return draw(game, firstBot + static_cast<std::uint64_t>(seat), static_cast<std::uint64_t>(decision));
}

Playout::Playout(const Game &game, Setup setup, std::span<const std::string> bots, const Levels &levels)
    : m_game(game), m_setup(std::move(setup))
{
    for (const std::string &name : bots)
        m_bots.push_back(makeBot(name, levels, game.data()));
}

void Playout::countEvents(std::span<std::int64_t> fired)
{
    for (const Event &event : m_events)
        if (event.rule != noRule)
            ++fired[static_cast<std::size_t>(event.rule)];
    m_events.clear();
}

void Playout::countRefusals(std::span<std::int64_t> fired)
{
    m_game.attempts(m_state, m_attempts);
    for (const Move move : m_attempts)
        if (const RuleIndex rule = m_game.check(m_state, move); rule != noRule)
            ++fired[static_cast<std::size_t>(rule)];
}

Played Playout::play(std::uint64_t seed)
{
    return play(seed, {}, false);
}

Played Playout::play(std::uint64_t seed, std::span<std::int64_t> fired, bool attempts)
{
    EventList *events = fired.empty() ? nullptr : &m_events;
    m_state = m_game.deal(m_setup, seed, events);
    countEvents(fired);
    Played played;
    played.starter = m_game.toAct(m_state);
    for (Seat seat = played.starter; seat != nobody && played.decisions < maxDecisions; seat = m_game.toAct(m_state)) {
        if (attempts)
            countRefusals(fired);
        Bot &bot = *m_bots[static_cast<std::size_t>(seat)];
        const Move move = bot.choose(m_game, m_state, seat, botSeed(seed, seat, played.decisions));
        if (move == Move{} && m_game.check(m_state, move) != noRule)
            break; // no move is legal: the pack's data lead to a dead end
        m_game.apply(m_state, move, events);
        countEvents(fired);
        ++played.decisions;
    }
    if (attempts)
        countRefusals(fired); // the last position refuses as well
    finish(played);
    return played;
}

Played Playout::watch(std::uint64_t seed, PlayoutWatcher &watcher, const std::stop_token &stop)
{
    m_events.clear();
    m_state = m_game.deal(m_setup, seed, &m_events);
    watcher.dealt(m_state, m_events);
    Played played;
    played.starter = m_game.toAct(m_state);
    for (Seat seat = played.starter; seat != nobody && played.decisions < maxDecisions; seat = m_game.toAct(m_state)) {
        Bot &bot = *m_bots[static_cast<std::size_t>(seat)];
        const Move move = bot.choose(m_game, m_state, seat, botSeed(seed, seat, played.decisions), stop);
        if (stop.stop_requested() || (move == Move{} && m_game.check(m_state, move) != noRule))
            break;
        watcher.chosen(m_state, seat, move, played.decisions);
        m_events.clear();
        m_game.apply(m_state, move, &m_events);
        watcher.made(m_state, m_events, played.decisions);
        ++played.decisions;
    }
    finish(played);
    return played;
}

void Playout::finish(Played &played) const
{
    played.outcome = m_game.outcome(m_state);
    played.byRules = played.outcome.over && played.outcome.byRules;
}

} // namespace engawa
