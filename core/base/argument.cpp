#include "core/base/argument.h"

namespace engawa {

Argument inWords(std::string key, Argument::List arguments)
{
    return {Argument::Sort::Words, std::move(key), std::move(arguments)};
}

Argument oneOf(const std::vector<Argument> &choices)
{
    Argument all{Argument::Sort::OneOf, {}, {}};
    for (const Argument &choice : choices)
        all.parts.emplace_back(std::string(), choice);
    return all;
}

Argument oneOf(const std::vector<std::string> &choices)
{
    return oneOf(std::vector<Argument>(choices.begin(), choices.end()));
}

std::string bare(const Argument &argument)
{
    std::string text = argument.text;
    switch (argument.sort) {
    case Argument::Sort::Value:
        break;
    case Argument::Sort::Words:
        for (const auto &[name, part] : argument.parts)
            text += " " + name + "=" + bare(part);
        break;
    case Argument::Sort::OneOf:
        for (const auto &[name, part] : argument.parts)
            text += (text.empty() ? "" : "|") + bare(part);
        break;
    case Argument::Sort::Translated:
        return argument.parts.empty() ? std::string() : bare(argument.parts.front().second);
    }
    return text;
}

} // namespace engawa
