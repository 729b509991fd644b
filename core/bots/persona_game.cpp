#include "core/bots/persona_game.h"

#include <algorithm>

namespace engawa {

namespace {

constexpr std::size_t alignment = sizeof(std::int64_t);

std::size_t behind(std::size_t bytes)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

} // namespace

PersonaGame::PersonaGame(const Game &game, Persona persona, const Formula *judged)
    : Game(game, behind(game.stateBytes()) + sizeof(Points)), m_game(game), m_persona(std::move(persona)),
      m_judged(judged),
      m_weighsRules(std::ranges::any_of(m_persona.weights,
                                        [](const Persona::Weight &weight) { return weight.moves.rule != noRule; })),
      m_forbidsRules(
          std::ranges::any_of(m_persona.never, [](const MovePattern &moves) { return moves.rule != noRule; })),
      m_place(behind(game.stateBytes()))
{
}

PersonaGame::Points PersonaGame::counted(const State &state) const
{
    Points points = 0;
    std::memcpy(&points, state.bytes.data() + m_place, sizeof points);
    return points;
}

void PersonaGame::count(State &state, Points points) const
{
    std::memcpy(state.bytes.data() + m_place, &points, sizeof points);
}

State PersonaGame::fresh(State state) const
{
    count(state, 0);
    return state;
}

State PersonaGame::deal(const Setup &setup, std::uint64_t seed, EventList *events) const
{
    return fresh(m_game.deal(setup, seed, events));
}

// What happens to the others by the way is not the persona's doing.
bool PersonaGame::happens(RuleIndex rule, const EventList &events, std::size_t from) const
{
    return std::any_of(events.begin() + from, events.end(), [&](const Event &event) {
        return event.rule == rule && (event.seat == m_seat || event.seat == nobody);
    });
}

bool PersonaGame::isNever(const State &state, Move move) const
{
    const MoveNames names = m_game.namesIn(state, move);
    const auto said = [&](const MovePattern &moves) { return moves.rule == noRule && moves.fits(names); };
    if (std::ranges::any_of(m_persona.never, said))
        return true;
    if (!m_forbidsRules)
        return false;
    EventList events;
    State after;
    m_game.copy(state, after);
    m_game.apply(after, move, &events);
    return std::ranges::any_of(m_persona.never, [&](const MovePattern &moves) {
        return moves.rule != noRule && moves.fits(names) && happens(moves.rule, events, 0);
    });
}

// A move that only leads on to what it never does is as good as that itself.
bool PersonaGame::avoids(const State &state, Move move) const
{
    if (isNever(state, move))
        return true;
    State after;
    m_game.copy(state, after);
    m_game.apply(after, move);
    if (m_game.toAct(after) != m_seat || m_game.wholeDecision(after))
        return false;
    MoveList next;
    m_game.legal(after, next);
    return !next.empty() && std::ranges::all_of(next, [&](Move each) { return isNever(after, each); });
}

void PersonaGame::legal(const State &state, MoveList &moves) const
{
    m_game.legal(state, moves);
    if (m_persona.never.empty() || moves.size() < 2 || m_game.toAct(state) != m_seat)
        return;
    const auto dropped = [&moves](auto &&unwanted) {
        const auto kept = std::remove_if(moves.begin(), moves.end(), unwanted);
        if (kept == moves.begin())
            return false; // all stay where they are
        moves.shrink(static_cast<std::size_t>(kept - moves.begin()));
        return true;
    };
    if (!dropped([&](Move move) { return avoids(state, move); }))
        dropped([&](Move move) { return isNever(state, move); });
}

void PersonaGame::apply(State &state, Move move, EventList *events) const
{
    if (m_persona.weights.empty() || m_game.toAct(state) != m_seat)
        return m_game.apply(state, move, events);
    const MoveNames names = m_game.namesIn(state, move);
    std::optional<EventList> own;
    EventList *told = events ? events : m_weighsRules ? &own.emplace() : nullptr;
    const std::size_t before = told ? told->size() : 0;
    m_game.apply(state, move, told);
    Points points = counted(state);
    for (const auto &[moves, more] : m_persona.weights)
        if (moves.fits(names) && (moves.rule == noRule || happens(moves.rule, *told, before)))
            points = std::clamp(points + more, -Formula::bound, Formula::bound);
    count(state, points);
}

int PersonaGame::evaluate(const Formula &formula, const State &state, Seat seat, std::optional<Fault> *fault) const
{
    const int value = m_game.evaluate(formula, state, seat, fault);
    if (&formula != m_judged || seat != m_seat)
        return value;
    const int liked = m_persona.formula ? m_game.evaluate(*m_persona.formula, state, seat) : 0;
    return std::clamp(value + liked + counted(state), -Formula::bound, Formula::bound);
}

} // namespace engawa
