#include "core/game/rulebook.h"

#include <algorithm>

#include "core/game/formula_words.h"
#include "core/game/parameters.h"

namespace engawa {

namespace {

std::string idOf(const Game &game, RuleIndex rule)
{
    return std::string(game.rules()[static_cast<std::size_t>(rule)]);
}

// Names or formulas one after the other, joined by the pack's text "list.then".
std::string listed(const Json &list, const Texts &texts, std::string_view language)
{
    std::string told;
    for (const Json &each : list) {
        std::string next = formulaWords(each.get_ref<const std::string &>(), texts, language);
        if (told.empty())
            told = std::move(next);
        else if (texts.has(texts.languages().front(), "list.then"))
            told = texts.format(language, {"list.then", {{"first", told}, {"next", std::move(next)}}});
        else
            told += ", " + next;
    }
    return told;
}

// A field of the mode; of a list of words, such as the tie-breaks, both what it says and how long it is: "tie_breaks" and
// "tie_breaks_count".
void addField(Message &message, const std::string &name, const Json &value, const Texts &texts,
              std::string_view language)
{
    addArgument(message, name, value);
    if (!value.is_array() || !std::ranges::all_of(value, [](const Json &each) { return each.is_string(); }))
        return;
    message.arguments.emplace_back(name, listed(value, texts, language));
    message.arguments.emplace_back(name + "_count", static_cast<std::int64_t>(value.size()));
}

} // namespace

std::string ruleSentence(const Game &game, RuleIndex rule, std::string_view mode, std::string_view language)
{
    Message message{"rule." + std::string(game.rules()[static_cast<std::size_t>(rule)]), {}};
    addParameters(message, game.data());
    if (const EntryPtr *found = game.data().table("modes").find(mode))
        for (const auto &field : (*found)->value.items())
            addField(message, field.key, field.value, game.texts(), language);
    return game.texts().format(language, message);
}

Argument ruleInWords(const Game &game, RuleIndex rule, std::string_view mode)
{
    Argument all{Argument::Sort::Translated, {}, {}};
    for (const std::string &language : game.texts().languages())
        all.parts.emplace_back(language, ruleSentence(game, rule, mode, language));
    return all;
}

void citeRules(const Game &game, std::string_view mode, Problems &problems)
{
    const auto argument = [](const Problem &problem, std::string_view name) {
        return std::ranges::find(problem.arguments, name, &Problem::Arguments::value_type::first);
    };
    for (Problem &problem : problems) {
        const auto named = argument(problem, "rule");
        if (named == problem.arguments.end() || argument(problem, "sentence") != problem.arguments.end())
            continue;
        if (const auto rule = std::ranges::find(game.rules(), named->second.text); rule != game.rules().end())
            problem.arguments.emplace_back(
                "sentence", ruleInWords(game, static_cast<RuleIndex>(rule - game.rules().begin()), mode));
    }
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
