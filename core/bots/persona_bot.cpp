#include "core/bots/persona_bot.h"

#include "core/bots/evaluation.h"

namespace engawa {

PersonaBot::PersonaBot(std::string persona, std::string level, Levels levels, Pace pace, int threads)
    : m_persona(std::move(persona)), m_level(std::move(level)), m_levels(std::move(levels)), m_pace(pace),
      m_threads(threads), m_root(std::make_unique<State>())
{
}

void PersonaBot::look(const Game &game, const State &state)
{
    const auto same = [](std::string_view a, std::string_view b) {
        return a.data() == b.data() && a.size() == b.size();
    };
    if (m_seen.game == &game && same(m_seen.mode, game.modeOf(state)) && same(m_seen.scenario, game.scenarioOf(state)))
        return;
    std::optional<Persona> persona = personaOf(game, m_persona);
    const std::string wished = !m_level.empty() ? m_level : persona ? persona->level : std::string();
    std::string level = playableLevel(wished, m_levels);
    if (!m_bot || m_playedLevel != level)
        m_bot = makeBot(level, m_levels, m_pace, m_threads);
    m_seen = {&game, game.modeOf(state), game.scenarioOf(state), nullptr};
    if (persona) {
        const Level *known = m_levels.find(level);
        const auto judged = botFormula(game, state, known ? levelUnder(game.data(), *known).formula : "greedy");
        m_seen.as = std::make_unique<PersonaGame>(game, std::move(*persona), judged.get());
    }
    m_playedLevel = std::move(level);
}

Move PersonaBot::choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                        const std::stop_token &stop)
{
    look(game, state);
    if (!m_seen.as)
        return m_bot->choose(game, state, seat, seed, stop);
    PersonaGame &seen = *m_seen.as;
    seen.sit(seat);
    *m_root = seen.fresh(game.redeal(state, seat, seed)); // what it never does may depend on what lies hidden
    return m_bot->choose(seen, *m_root, seat, seed, stop);
}

} // namespace engawa
