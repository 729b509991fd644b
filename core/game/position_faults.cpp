#include "core/game/position_faults.h"

#include <algorithm>

namespace engawa {

namespace {

std::string cut(std::string text)
{
    constexpr std::size_t most = 60;
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && (text[end] & 0xc0) == 0x80) // not inside a character
        --end;
    text.resize(end);
    return text;
}

} // namespace

std::string asWritten(const Json &name)
{
    return cut(name.is_string() ? name.get<std::string>() : name.dump());
}

void PositionFaults::problem(std::string code, const std::string &below, Problem::Arguments arguments)
{
    m_ok = false;
    m_problems.push_back({Problem::Level::Error, std::move(code), {}, 0, m_pointer + below, std::move(arguments)});
}

void PositionFaults::unknown(const std::string &below, const Json &name)
{
    problem("position-unknown-piece", below, {{"piece", asWritten(name)}});
}

void PositionFaults::twice(const std::string &below, std::string piece)
{
    problem("position-twice", below, {{"piece", std::move(piece)}});
}

void PositionFaults::unexpected(const std::string &below, Argument found, Argument expected)
{
    problem("position-value", below, {{"value", std::move(found)}, {"expected", std::move(expected)}});
}

void PositionFaults::unexpectedValue(const std::string &below, const Json &found, Argument expected)
{
    unexpected(below, cut(found.dump()), std::move(expected));
}

void PositionFaults::forbidden(const std::string &below, Argument piece, std::string_view rule)
{
    problem("position-rule", below, {{"piece", std::move(piece)}, {"rule", rule}});
}

void PositionFaults::warn(std::string code, const std::string &below, Problem::Arguments arguments)
{
    m_problems.push_back({Problem::Level::Warning, std::move(code), {}, 0, m_pointer + below, std::move(arguments)});
}

void PositionFaults::unusual(const std::string &below, Argument found, std::string_view rule)
{
    warn("position-unusual", below, {{"value", std::move(found)}, {"rule", rule}});
}

std::optional<int> PositionFaults::number(const Json &value, const std::string &below, int least, int most)
{
    if (value.is_number_integer() && value >= least && value <= most)
        return value.get<int>();
    unexpectedValue(below, value, inWords("expected.whole_number", {{"least", least}, {"most", most}}));
    return std::nullopt;
}

bool PositionFaults::isList(const Json &value, const std::string &below, std::size_t most)
{
    const bool fits = value.is_array() && value.size() <= most;
    if (!fits)
        unexpectedValue(below, value, inWords("expected.list_of", {{"most", most}}));
    return fits;
}

} // namespace engawa
