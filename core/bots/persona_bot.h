#pragma once

#include <memory>
#include <string>

#include "core/bots/bot.h"
#include "core/bots/persona_game.h"

namespace engawa {

// Plays at a level as a persona of the pack would. The persona is read anew whenever the data are others; without it, the
// bot is one of its level.
class PersonaBot final : public Bot
{
public:
    // Without a level it plays at the persona's own.
    PersonaBot(std::string persona, std::string level, Levels levels, Pace pace = Pace::Counted, int threads = 1);

    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                const std::stop_token &stop) override;
    const Thought *thought() const override { return m_bot ? m_bot->thought() : nullptr; }

private:
    // What holds for a game in one of its modes.
    struct Seen
    {
        const Game *game = nullptr;
        std::string_view mode, scenario; // of the game
        std::unique_ptr<PersonaGame> as; // null: the persona is lost
    };
    void look(const Game &game, const State &state);

    const std::string m_persona, m_level;
    const Levels m_levels;
    const Pace m_pace;
    const int m_threads;
    Seen m_seen;
    std::string m_playedLevel;
    std::unique_ptr<Bot> m_bot; // of that level
    std::unique_ptr<State> m_root;
};

} // namespace engawa
