#include "app/match/component_facts.h"

namespace engawa {

About factsAbout(const Game &game, const State &state, const std::string &component, const std::string &kind)
{
    const std::size_t slash = component.find('/');
    if (slash == std::string::npos)
        return game.about("kinds", kind);
    if (const std::string_view scenario = game.scenarioOf(state); !scenario.empty())
        if (About within = game.about("scenarios", std::string(scenario) + "/" + component); !within.rules.empty())
            return within;
    return game.about(component.substr(0, slash), component.substr(slash + 1));
}

} // namespace engawa
