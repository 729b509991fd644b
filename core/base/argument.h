#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engawa {

// One thing that the sentence of a problem names.
struct Argument
{
    enum class Sort {
        Value,      // `text` as it stands
        Words,      // what the texts have under the key `text`, with `parts` as the arguments
        OneOf,      // the `parts`, of which one will do: "a, b or c"
        Translated, // the `parts` say the same, each in the language that it is named after
    };
    using List = std::vector<std::pair<std::string, Argument>>;

    Argument(std::string value) : text(std::move(value)) {}
    Argument(std::string_view value) : text(value) {}
    Argument(const char *value) : text(value) {}
    Argument(std::integral auto number) : text(std::to_string(number)) {}
    Argument(Sort kind, std::string key, List list) : sort(kind), text(std::move(key)), parts(std::move(list)) {}

    bool operator==(const Argument &) const = default;

    Sort sort = Sort::Value;
    std::string text;
    List parts;
};

// "expected.range" with {least} and {most}: a phrase of the engine's texts or of the pack's.
Argument inWords(std::string key, Argument::List arguments = {});
Argument oneOf(const std::vector<Argument> &choices);
Argument oneOf(const std::vector<std::string> &choices);

// Without texts at hand nothing that is known gets lost: the value, or the key and its arguments.
std::string bare(const Argument &argument);

} // namespace engawa
