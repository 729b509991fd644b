#include "core/game/position_reader.h"

#include <algorithm>
#include <limits>
#include <span>

namespace engawa {

std::string asWritten(const Json &name)
{
    constexpr std::size_t most = 60;
    std::string text = name.is_string() ? name.get<std::string>() : name.dump();
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && (text[end] & 0xc0) == 0x80) // not inside a character
        --end;
    text.resize(end);
    return text;
}

PositionReader::PositionReader(const Json &object, std::string pointer, Problems &problems)
    : m_object(object), m_pointer(std::move(pointer)), m_problems(problems)
{
    if (!object.is_object())
        problem("position-value", "", {{"value", object.dump().substr(0, 60)}, {"expected", "an object"}});
}

void PositionReader::problem(std::string code, const std::string &below, Problem::Arguments arguments)
{
    m_ok = false;
    m_problems.push_back({Problem::Level::Error, std::move(code), {}, 0, m_pointer + below, std::move(arguments)});
}

void PositionReader::unusual(const std::string &below, std::string value, std::string_view rule)
{
    m_problems.push_back({Problem::Level::Warning,
                          "position-unusual",
                          {},
                          0,
                          m_pointer + below,
                          {{"value", std::move(value)}, {"rule", std::string(rule)}}});
}

const Json *PositionReader::find(const char *field, Json::value_t type, const char *expected)
{
    m_asked.emplace_back(field);
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(field);
    if (found == m_object.end())
        return nullptr;
    const bool integer = type == Json::value_t::number_integer && found->is_number_integer();
    if (found->type() != type && !integer) {
        problem("position-value", std::string("/") + field,
                {{"value", found->dump().substr(0, 60)}, {"expected", expected}});
        return nullptr;
    }
    return &*found;
}

std::optional<int> PositionReader::integer(const char *field, int least, int most)
{
    const std::string expected = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    const Json *value = find(field, Json::value_t::number_integer, expected.c_str());
    if (!value)
        return std::nullopt;
    const bool fits = *value >= least && *value <= most;
    if (!fits) {
        problem("position-value", std::string("/") + field, {{"value", value->dump()}, {"expected", expected}});
        return std::nullopt;
    }
    return value->get<int>();
}

std::optional<std::uint64_t> PositionReader::number64(const char *field)
{
    const Json *value = find(field, Json::value_t::number_integer, "a whole number");
    if (!value)
        return std::nullopt;
    return value->get<std::uint64_t>();
}

std::optional<bool> PositionReader::truth(const char *field)
{
    const Json *value = find(field, Json::value_t::boolean, "true or false");
    return value ? std::optional(value->get<bool>()) : std::nullopt;
}

std::optional<std::string> PositionReader::text(const char *field)
{
    const Json *value = find(field, Json::value_t::string, "a text");
    return value ? std::optional(value->get<std::string>()) : std::nullopt;
}

std::optional<int> PositionReader::oneOf(const char *field, std::span<const std::string_view> words)
{
    const auto word = text(field);
    if (!word)
        return std::nullopt;
    const auto found = std::ranges::find(words, *word);
    if (found == words.end()) {
        std::string expected = "one of";
        for (const std::string_view known : words)
            expected += (known == words.front() ? " " : ", ") + std::string(known);
        problem("position-value", std::string("/") + field, {{"value", *word}, {"expected", expected}});
        return std::nullopt;
    }
    return static_cast<int>(found - words.begin());
}

const Json *PositionReader::array(const char *field)
{
    return find(field, Json::value_t::array, "a list");
}

const Json *PositionReader::object(const char *field)
{
    return find(field, Json::value_t::object, "an object");
}

void PositionReader::refuseOthers()
{
    if (!m_object.is_object())
        return;
    for (const auto &member : m_object.items())
        if (!std::ranges::contains(m_asked, member.key))
            problem("position-field", "/" + member.key, {{"field", member.key}});
}

} // namespace engawa
