#include "core/pack/words.h"

#include <algorithm>
#include <numeric>

#include "core/pack/syntax.h"

namespace engawa {
namespace {

constexpr std::size_t longest = 60; // bytes of a value that a sentence shows

std::string cut(std::string_view text)
{
    return text.size() <= longest ? std::string(text) : std::string(startOf(text, longest)) + "…";
}

// Insertions, removals, changes and swaps of neighbours that lead from one word to the other; `most` + 1 for more.
std::size_t slips(std::string_view from, std::string_view to, std::size_t most)
{
    if (std::max(from.size(), to.size()) - std::min(from.size(), to.size()) > most)
        return most + 1;
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    std::vector<std::size_t> above;
    std::vector<std::size_t> twoAbove;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        twoAbove = std::move(above);
        above = row;
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

Argument kindOf(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::string:
        return inWords("kind.text");
    case Json::value_t::boolean:
        return inWords("kind.truth");
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return inWords("kind.whole_number");
    case Json::value_t::number_float:
        return inWords("kind.decimal_number");
    case Json::value_t::object:
        return inWords("kind.object");
    case Json::value_t::array:
        return inWords("kind.list");
    default:
        return "null";
    }
}

Argument inShort(const Json &value)
{
    if (value.is_structured())
        return kindOf(value);
    return value.is_string() ? inQuotes(value.get_ref<const std::string &>()) : value.dump();
}

std::string inQuotes(std::string_view text)
{
    return "“" + cut(text) + "”";
}

std::string listed(std::span<const std::string> words)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    return list;
}

std::string nearest(std::string_view word, std::span<const std::string> known)
{
    constexpr std::size_t longestWord = 60;
    const std::size_t most = word.size() < 4 ? 1 : 2;
    const std::string *best = nullptr;
    std::size_t bestSlips = most + 1;
    if (word.size() <= longestWord) {
        for (const std::string &one : known) {
            const std::size_t count = slips(word, one, most);
            if (count < bestSlips) {
                best = &one;
                bestSlips = count;
            }
        }
    }
    return best ? *best : "";
}

} // namespace engawa
