#include "core/games/persona_check.h"

#include <algorithm>

#include "core/game/words_of_moves.h"
#include "core/pack/words.h"

namespace engawa {

namespace {

constexpr auto file = "personas.json";

class PersonaCheck
{
public:
    PersonaCheck(const Game &game, Problems &problems)
        : m_game(game), m_actions(knownWords(game, "actions")), m_components(knownWords(game, "components")),
          m_problems(problems)
    {
    }

    void check(const Entry &persona)
    {
        for (const char *list : {"weights", "never"})
            if (const auto found = persona.value.find(list); found != persona.value.end())
                for (std::size_t i = 0; i < found->size(); ++i)
                    checkMoves((*found)[i], "/" + persona.id + "/" + list + "/" + std::to_string(i));
        const std::string language = m_game.texts().languages().front();
        for (const char *section : {"name.", "persona."})
            if (const std::string key = section + persona.id; !m_game.texts().has(language, key))
                m_problems.push_back(at(m_game.data(), file, "/" + persona.id, "persona-unsaid",
                                        {{"key", key}, {"language", language}}, Problem::Level::Warning));
    }

private:
    void checkMoves(const Json &moves, const std::string &pointer)
    {
        if (!moves.contains("rule") && !moves.contains("action") && !moves.contains("component"))
            m_problems.push_back(at(m_game.data(), file, pointer, "persona-no-move", {}, Problem::Level::Warning));
        checkWord(moves, pointer, "action", "unknown-action", m_actions);
        checkWord(moves, pointer, "component", "unknown-component", m_components);
    }

    void checkWord(const Json &moves, const std::string &pointer, const char *field, const char *code,
                   const std::vector<std::string> &known)
    {
        const auto found = moves.find(field);
        if (found == moves.end() || std::ranges::contains(known, found->get_ref<const std::string &>()))
            return;
        const auto &word = found->get_ref<const std::string &>();
        m_problems.push_back(at(m_game.data(), file, pointer + "/" + field, code,
                                {{"word", word}, {"suggestion", nearest(word, known)}}));
    }

    const Game &m_game;
    const std::vector<std::string> m_actions, m_components;
    Problems &m_problems;
};

} // namespace

void checkPersonas(const Game &game, Problems &problems)
{
    PersonaCheck check(game, problems);
    for (const EntryPtr &persona : game.data().table("personas").entries())
        check.check(*persona);
}

} // namespace engawa
