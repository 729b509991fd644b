#include <algorithm>

#include "core/games/momiji/position_read.h"

namespace engawa::momiji {

void Pieces::problem(std::string code, const std::string &pointer, Problem::Arguments arguments)
{
    m_ok = false;
    m_problems.push_back({Problem::Level::Error, std::move(code), {}, 0, pointer, std::move(arguments)});
}

void Pieces::warn(std::string code, const std::string &pointer, Problem::Arguments arguments)
{
    m_problems.push_back({Problem::Level::Warning, std::move(code), {}, 0, pointer, std::move(arguments)});
}

void Pieces::unusual(const std::string &pointer, const std::string &value, Rule rule)
{
    warn("position-unusual", pointer,
         {{"value", value}, {"rule", std::string(ruleIds[static_cast<std::size_t>(rule)])}});
}

void Pieces::unexpected(const std::string &pointer, const std::string &value, const std::string &expected)
{
    problem("position-value", pointer, {{"value", value}, {"expected", expected}});
}

bool Pieces::isList(const Json &value, const std::string &pointer, std::size_t most)
{
    const bool fits = value.is_array() && value.size() <= most;
    if (!fits)
        unexpected(pointer, value.dump().substr(0, 60), "a list of at most " + std::to_string(most));
    return fits;
}

template <class Found, class Used>
std::optional<Found> Pieces::once(const std::optional<Found> &found, Used &used, const Json &name,
                                  const std::string &pointer)
{
    if (!found)
        problem("position-unknown-piece", pointer, {{"piece", asWritten(name)}, {"suggestion", ""}});
    else if (!used.insert(*found).second)
        problem("position-twice", pointer, {{"piece", name.get<std::string>()}});
    else
        return found;
    return std::nullopt;
}

std::optional<CopyIndex> Pieces::card(const Json &name, const std::string &pointer)
{
    const auto found = name.is_string() ? copyNamed(m_rules, name.get_ref<const std::string &>()) : std::nullopt;
    return once(found, m_cards, name, pointer);
}

std::optional<TileIndex> Pieces::tile(const Json &name, const std::string &pointer)
{
    const auto found = name.is_string() ? tileNamed(m_rules, name.get_ref<const std::string &>()) : std::nullopt;
    return once(found, m_tiles, name, pointer);
}

template <class List>
std::optional<int> Pieces::named(const List &list, const Json &name, const std::string &pointer)
{
    for (std::size_t i = 0; i < list.size() && name.is_string(); ++i)
        if (list[i].id == name.get_ref<const std::string &>())
            return static_cast<int>(i);
    problem("position-unknown-piece", pointer, {{"piece", asWritten(name)}, {"suggestion", ""}});
    return std::nullopt;
}

std::optional<int> Pieces::leaf(const Json &name, const std::string &pointer)
{
    return named(m_rules.leaves, name, pointer);
}

std::optional<int> Pieces::objective(const Json &name, const std::string &pointer)
{
    return named(m_rules.objectives, name, pointer);
}

std::optional<int> Pieces::token(const Json &name, const std::string &pointer)
{
    return named(m_rules.tokens, name, pointer);
}

std::uint8_t Pieces::leavesNamed() const
{
    std::uint8_t leaves = 0;
    for (const CopyIndex copy : m_cards)
        leaves |= bitOf(m_rules.cardOf(copy).leaf);
    return leaves;
}

} // namespace engawa::momiji
