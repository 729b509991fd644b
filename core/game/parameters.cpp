#include "core/game/parameters.h"

#include "core/game/formula_words.h"

namespace engawa {

void addArgument(Message &message, const std::string &name, const Json &value)
{
    if (value.is_number_integer())
        message.arguments.emplace_back(name, value.get<std::int64_t>());
    else if (value.is_string())
        message.arguments.emplace_back(name, value.get<std::string>());
    else if (value.is_boolean())
        message.arguments.emplace_back(name, std::string(value.get<bool>() ? "yes" : "no"));
}

void addParameters(Message &message, const Data &data)
{
    for (const EntryPtr &entry : data.table("rules").entries()) {
        addArgument(message, entry->id, entry->value);
        if (entry->value.is_string())
            message.arguments.emplace_back(entry->id + "_key", formulaKey(entry->value.get_ref<const std::string &>()));
    }
    for (const EntryPtr &action : data.table("actions").entries()) // "roots_limit" is the limit of the action "roots"
        if (action->value.is_object())
            for (const auto &field : action->value.items())
                addArgument(message, action->id + "_" + field.key, field.value);
}

} // namespace engawa
