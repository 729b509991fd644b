#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// A piece's name as a person wrote it, for a sentence that puts it in quotes; cut when long.
std::string asWritten(const Json &name);

// The piece that `called(rules, name)` finds by its name as a person wrote it.
template <class Called, class Rules>
auto pieceCalled(const Json &name, const Rules &rules, Called &&called)
{
    return name.is_string() ? called(rules, name.get_ref<const std::string &>()) : std::nullopt;
}

// What is wrong in a position written by hand, or in a part of it: pointers count from that part on.
class PositionFaults
{
public:
    explicit PositionFaults(Problems &problems, std::string pointer = {})
        : m_pointer(std::move(pointer)), m_problems(problems)
    {
    }

    void problem(std::string code, const std::string &below, Problem::Arguments arguments);
    void unknown(const std::string &below, const Json &name); // no piece is called so
    void twice(const std::string &below, std::string piece);
    void unexpected(const std::string &below, Argument found, Argument expected); // "… can't stand here"
    void unexpectedValue(const std::string &below, const Json &found, Argument expected); // the same, as written
    void forbidden(const std::string &below, Argument piece, std::string_view rule);

    // Warnings: it can be played, but play would not have come to it.
    void warn(std::string code, const std::string &below, Problem::Arguments arguments);
    void unusual(const std::string &below, Argument found, std::string_view rule);

    // Values inside lists and objects.
    std::optional<int> number(const Json &value, const std::string &below, int least, int most);
    bool isList(const Json &value, const std::string &below, std::size_t most);
    template <class Entries> // each with an id: the index of the one that is called so
    std::optional<int> entry(const Entries &entries, const Json &name, const std::string &below);
    template <class Use> // use(item, below)
    void each(const Json &list, const std::string &below, Use &&use) const;
    template <class List, class Read> // read(item, below) gives a piece, or nothing
    void fill(List &list, const Json &names, const std::string &below, Read &&read);
    template <class Use> // use(key, count) is false for a key that nothing is called by
    void counts(const Json &object, const std::string &below, int most, Use &&use);

    std::string at(std::string_view below) const { return m_pointer + std::string(below); }
    Problems &problems() { return m_problems; }
    void take(const PositionFaults &part) { m_ok &= part.m_ok; } // of a part with its own faults
    bool ok() const { return m_ok; }

private:
    std::string m_pointer;
    Problems &m_problems;
    bool m_ok = true;
};

// The pieces of one kind that a position has named so far: each may be named once.
template <class Index>
class NamedPieces
{
public:
    std::optional<Index> take(const std::optional<Index> &found, const Json &name, const std::string &below,
                              PositionFaults &faults)
    {
        if (!found)
            faults.unknown(below, name);
        else if (!m_named.insert(*found).second)
            faults.twice(below, name.get<std::string>());
        else
            return found;
        return std::nullopt;
    }
    bool has(Index piece) const { return m_named.contains(piece); }
    auto begin() const { return m_named.begin(); }
    auto end() const { return m_named.end(); }

private:
    std::set<Index> m_named;
};

template <class Entries>
std::optional<int> PositionFaults::entry(const Entries &entries, const Json &name, const std::string &below)
{
    for (std::size_t i = 0; i < std::size(entries) && name.is_string(); ++i)
        if (entries[i].id == name.get_ref<const std::string &>())
            return static_cast<int>(i);
    unknown(below, name);
    return std::nullopt;
}

template <class Use>
void PositionFaults::each(const Json &list, const std::string &below, Use &&use) const
{
    for (std::size_t i = 0; i < list.size(); ++i)
        use(list[i], below + "/" + std::to_string(i));
}

template <class List, class Read>
void PositionFaults::fill(List &list, const Json &names, const std::string &below, Read &&read)
{
    list.clear();
    if (isList(names, below, list.capacity()))
        each(names, below, [&](const Json &name, const std::string &here) {
            if (const auto piece = read(name, here))
                list.push(*piece);
        });
}

template <class Use>
void PositionFaults::counts(const Json &object, const std::string &below, int most, Use &&use)
{
    for (const auto &member : object.items()) {
        const std::string here = below + "/" + member.key;
        if (const auto count = number(member.value, here, 0, most))
            if (!use(member.key, *count))
                unknown(here, member.key);
    }
}

} // namespace engawa
