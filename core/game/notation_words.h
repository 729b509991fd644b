#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace engawa {

// The words of a move as it is written, with one blank between two: "play red_2 left".
class NotationWords
{
public:
    static constexpr std::size_t most = 5;

    explicit NotationWords(std::string_view text); // none if it has more, or a blank too many

    std::size_t size() const { return m_size; }
    std::string_view operator[](std::size_t index) const
    {
        return index < m_size ? m_words[index] : std::string_view();
    }
    std::string_view last() const { return (*this)[m_size - 1]; }
    bool are(std::string_view verb, std::size_t size) const { return m_size == size && m_words[0] == verb; }

private:
    std::array<std::string_view, most> m_words;
    std::size_t m_size = 0;
};

// The whole text as a number that a move can hold.
std::optional<int> wholeNumber(std::string_view text);
std::optional<std::pair<int, int>> twoNumbers(std::string_view text); // "1,-1"

// "red_2" is the first copy of red_2, "red_2#2" the second: copies are numbered from 0.
std::string nameOfCopy(const std::string &id, int number);
// A retired entry is one copy, and its number, even the first, tells it apart from the entry in the data.
std::string nameOfRetired(const std::string &id, int number);

struct NumberedName
{
    std::string_view id;
    std::optional<int> number; // of the copy, where it is written
};
std::optional<NumberedName> numberedName(std::string_view name);

// Which of the copies, each with its number, is called so? `idOf` tells what one is a copy of.
template <class Index, class Copies, class IdOf>
std::optional<Index> copyCalled(std::string_view name, const Copies &copies, IdOf &&idOf)
{
    const auto wanted = numberedName(name);
    if (!wanted || wanted->number == 0) // the first one goes without a number
        return std::nullopt;
    for (std::size_t i = 0; i < std::size(copies); ++i)
        if (copies[i].number == wanted->number.value_or(0) && idOf(copies[i]) == wanted->id)
            return static_cast<Index>(i);
    return std::nullopt;
}

// The first of `count` that is called so.
template <class NameOf>
std::optional<int> firstCalled(std::string_view name, std::size_t count, NameOf &&nameOf)
{
    for (std::size_t i = 0; i < count; ++i)
        if (nameOf(i) == name)
            return static_cast<int>(i);
    return std::nullopt;
}
template <class Entries> // each with an id
std::optional<int> entryCalled(std::string_view id, const Entries &entries)
{
    return firstCalled(id, std::size(entries), [&](std::size_t i) -> const auto & { return entries[i].id; });
}
template <class Words>
std::optional<int> wordIndex(std::string_view word, const Words &words)
{
    return firstCalled(word, std::size(words), [&](std::size_t i) { return words[i]; });
}

} // namespace engawa
