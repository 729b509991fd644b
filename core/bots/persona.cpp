#include "core/bots/persona.h"

#include <algorithm>

namespace engawa {

namespace {

std::string_view textIn(const Json &entry, const char *field)
{
    const auto found = entry.find(field);
    return found != entry.end() && found->is_string() ? std::string_view(found->get_ref<const std::string &>())
                                                      : std::string_view();
}

int indexIn(std::span<const std::string_view> words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

// Nothing for one that says nothing yet.
std::optional<MovePattern> patternOf(const Game &game, const Json &entry)
{
    MovePattern pattern;
    pattern.rule = static_cast<RuleIndex>(indexIn(game.rules(), textIn(entry, "rule")));
    pattern.action = indexIn(game.moveWords().actions, textIn(entry, "action"));
    const std::string_view component = textIn(entry, "component");
    const std::size_t slash = std::min(component.find('/'), component.size());
    pattern.table = component.substr(0, slash);
    pattern.id = component.substr(std::min(slash + 1, component.size()));
    const bool says = pattern.rule != noRule || pattern.action >= 0 || !pattern.table.empty();
    return says ? std::optional(std::move(pattern)) : std::nullopt;
}

template <class Take>
void eachOf(const Json &persona, const char *list, Take &&take)
{
    const auto found = persona.find(list);
    if (found == persona.end() || !found->is_array())
        return;
    for (const Json &entry : *found)
        if (entry.is_object())
            take(entry);
}

} // namespace

bool MovePattern::fits(const MoveNames &names) const
{
    if (action >= 0 && names.action != action)
        return false;
    return table.empty() || std::ranges::any_of(names.components, [this](const ComponentName &named) {
               return named.table == table && (id.empty() || named.id == id);
           });
}

std::optional<Persona> personaOf(const Game &game, std::string_view id)
{
    const Json *entry = game.data().value("personas", id);
    if (!entry || !entry->is_object())
        return std::nullopt;
    Persona persona;
    persona.level = textIn(*entry, "level");
    if (persona.level.empty())
        persona.level = Persona::usualLevel;
    if (const std::string_view formula = textIn(*entry, "formula"); !formula.empty())
        persona.formula = game.formulas().find("seat", Kind::Number, formula);
    eachOf(*entry, "weights", [&](const Json &weight) {
        const auto points = weight.find("weight");
        const bool counts = points != weight.end() && points->is_number_integer();
        if (auto moves = patternOf(game, weight); moves && counts)
            persona.weights.push_back({std::move(*moves), points->get<int>()});
    });
    eachOf(*entry, "never", [&](const Json &each) {
        if (auto moves = patternOf(game, each))
            persona.never.push_back(std::move(*moves));
    });
    return persona;
}

std::vector<std::string> personasOf(const Data &data)
{
    std::vector<std::string> ids;
    for (const EntryPtr &entry : data.table("personas").entries())
        ids.push_back(entry->id);
    return ids;
}

} // namespace engawa
