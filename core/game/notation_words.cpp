#include "core/game/notation_words.h"

#include <algorithm>
#include <charconv>

namespace engawa {

NotationWords::NotationWords(std::string_view text)
{
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end == begin || m_size == most) {
            m_size = 0;
            return;
        }
        m_words[m_size++] = text.substr(begin, end - begin);
        begin = end + 1;
    }
}

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < -30000 || number > 30000)
        return std::nullopt;
    return number;
}

std::optional<std::pair<int, int>> twoNumbers(std::string_view text)
{
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto one = wholeNumber(text.substr(0, comma)), other = wholeNumber(text.substr(comma + 1));
    return one && other ? std::optional(std::pair(*one, *other)) : std::nullopt;
}

std::string nameOfCopy(const std::string &id, int number)
{
    return number == 0 ? id : nameOfRetired(id, number);
}

std::string nameOfRetired(const std::string &id, int number)
{
    return id + "#" + std::to_string(number + 1);
}

std::optional<NumberedName> numberedName(std::string_view name)
{
    const auto mark = name.find('#');
    if (mark == std::string_view::npos)
        return NumberedName{name, {}};
    const auto number = wholeNumber(name.substr(mark + 1));
    if (!number || *number < 1)
        return std::nullopt;
    return NumberedName{name.substr(0, mark), *number - 1};
}

} // namespace engawa
