#include <algorithm>
#include <cassert>
#include <utility>

#include "core/expr/formula.h"

namespace engawa {

namespace {

constexpr int firstOwnKind = 2; // after Number and Truth

} // namespace

Kind Vocabulary::addKind(std::string name)
{
    const auto known = std::ranges::find(m_kinds, name);
    const auto number = firstOwnKind + (known - m_kinds.begin());
    assert(number <= 255);
    if (known == m_kinds.end())
        m_kinds.push_back(std::move(name));
    return static_cast<Kind>(number);
}

void Vocabulary::addConstant(std::string name, Kind kind, int value)
{
    add({.name = std::move(name), .kind = kind, .arguments = {}, .constant = true, .index = value});
}

void Vocabulary::addValue(std::string name, Kind kind, int index)
{
    add({.name = std::move(name), .kind = kind, .arguments = {}, .index = index});
}

void Vocabulary::addFunction(std::string name, std::vector<Kind> arguments, Kind result, int index)
{
    assert(std::ssize(arguments) <= maximumArguments);
    add({.name = std::move(name), .kind = result, .arguments = std::move(arguments), .function = true, .index = index});
}

void Vocabulary::add(Name name)
{
    if (m_index.try_emplace(name.name, m_names.size()).second)
        m_names.push_back(std::move(name));
}

const Vocabulary::Name *Vocabulary::find(std::string_view name) const
{
    const auto found = m_index.find(name);
    return found == m_index.end() ? nullptr : &m_names[found->second];
}

std::string Vocabulary::kindName(Kind kind) const
{
    if (kind == Kind::Number)
        return "number";
    if (kind == Kind::Truth)
        return "truth";
    return m_kinds.at(static_cast<std::size_t>(std::to_underlying(kind) - firstOwnKind));
}

} // namespace engawa
