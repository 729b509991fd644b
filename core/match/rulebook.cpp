#include "core/match/rulebook.h"

#include <algorithm>

#include "core/match/parameters.h"

namespace engawa {

namespace {

std::string idOf(const Game &game, RuleIndex rule)
{
    return std::string(game.rules()[static_cast<std::size_t>(rule)]);
}

} // namespace

std::string ruleSentence(const Game &game, RuleIndex rule, std::string_view mode, std::string_view language)
{
    Message message{"rule." + std::string(game.rules()[static_cast<std::size_t>(rule)]), {}};
    addParameters(message, game.data());
    if (const EntryPtr *found = game.data().table("modes").find(mode))
        for (const auto &field : (*found)->value.items())
            addArgument(message, field.key(), field.value());
    return game.texts().format(language, message);
}

bool ruleHolds(const Game &game, RuleIndex rule, std::string_view mode)
{
    const Json *entry = game.data().value("rulebook", idOf(game, rule));
    return entry && std::ranges::contains(entry->at("modes"), Json(mode));
}

std::string whyNever(const Game &game, RuleIndex rule, std::string_view mode, std::string_view language)
{
    const std::string key = "never." + idOf(game, rule);
    for (const std::string &candidate : {key + "." + std::string(mode), key})
        if (game.texts().has(language, candidate) || game.texts().has(game.texts().languages().front(), candidate))
            return game.texts().format(language, Message{candidate, {}});
    return {};
}

} // namespace engawa
