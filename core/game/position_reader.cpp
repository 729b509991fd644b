#include "core/game/position_reader.h"

#include <algorithm>
#include <limits>
#include <span>

namespace engawa {

PositionReader::PositionReader(const Json &object, std::string pointer, Problems &problems)
    : PositionFaults(problems, std::move(pointer)), m_object(object)
{
    if (!object.is_object())
        unexpectedValue("", object, inWords("kind.object"));
}

const Json *PositionReader::find(const char *field, Json::value_t type, const Argument &expected)
{
    m_asked.emplace_back(field);
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(field);
    if (found == m_object.end())
        return nullptr;
    const bool integer = type == Json::value_t::number_integer && found->is_number_integer();
    if (found->type() != type && !integer) {
        unexpectedValue(std::string("/") + field, *found, expected);
        return nullptr;
    }
    return &*found;
}

std::optional<int> PositionReader::integer(const char *field, int least, int most)
{
    const Argument expected = inWords("expected.whole_number", {{"least", least}, {"most", most}});
    const Json *value = find(field, Json::value_t::number_integer, expected);
    if (!value)
        return std::nullopt;
    return number(*value, std::string("/") + field, least, most);
}

std::optional<std::uint64_t> PositionReader::number64(const char *field)
{
    const Json *value = find(field, Json::value_t::number_integer, inWords("kind.whole_number"));
    if (!value)
        return std::nullopt;
    return value->get<std::uint64_t>();
}

std::optional<bool> PositionReader::truth(const char *field)
{
    const Json *value = find(field, Json::value_t::boolean, inWords("kind.truth"));
    return value ? std::optional(value->get<bool>()) : std::nullopt;
}

std::optional<std::string> PositionReader::text(const char *field)
{
    const Json *value = find(field, Json::value_t::string, inWords("kind.a_text"));
    return value ? std::optional(value->get<std::string>()) : std::nullopt;
}

std::optional<int> PositionReader::oneOf(const char *field, std::span<const std::string_view> words)
{
    const auto word = text(field);
    if (!word)
        return std::nullopt;
    const auto found = std::ranges::find(words, *word);
    if (found == words.end()) {
        std::string choices;
        for (const std::string_view known : words)
            choices.append(choices.empty() ? "" : ", ").append(known);
        unexpected(std::string("/") + field, *word, inWords("expected.one_of", {{"choices", choices}}));
        return std::nullopt;
    }
    return static_cast<int>(found - words.begin());
}

const Json *PositionReader::array(const char *field)
{
    return find(field, Json::value_t::array, inWords("kind.list"));
}

const Json *PositionReader::object(const char *field)
{
    return find(field, Json::value_t::object, inWords("kind.object"));
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
