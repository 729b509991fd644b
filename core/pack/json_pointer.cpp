#include <charconv>

#include "core/pack/json.h"

namespace engawa {
namespace {

std::string unescaped(std::string_view part)
{
    std::string text;
    for (std::size_t i = 0; i < part.size(); ++i) {
        if (part[i] != '~') {
            text += part[i];
            continue;
        }
        ++i;
        if (i == part.size() || (part[i] != '0' && part[i] != '1'))
            throw Json::exception("in a pointer 0 or 1 follows ~: " + std::string(part));
        text += part[i] == '0' ? '~' : '/';
    }
    return text;
}

std::optional<std::size_t> indexIn(const std::string &part)
{
    std::size_t index = 0;
    const char *end = part.data() + part.size();
    const auto [last, fault] = std::from_chars(part.data(), end, index);
    if (fault != std::errc() || last != end || (part.size() > 1 && part.front() == '0'))
        return std::nullopt;
    return index;
}

const Json *stepInto(const Json &value, const std::string &part)
{
    if (value.is_object()) {
        const auto found = value.find(part);
        return found == value.end() ? nullptr : &*found;
    }
    const std::optional<std::size_t> index = value.is_array() ? indexIn(part) : std::nullopt;
    return index && *index < value.size() ? &value[*index] : nullptr;
}

const Json *lookUp(const Json &value, const JsonPointer &place)
{
    const Json *at = &value;
    for (const std::string &part : place.parts())
        if (at = stepInto(*at, part); !at)
            return nullptr;
    return at;
}

} // namespace

JsonPointer::JsonPointer(std::string_view text)
{
    if (!text.empty() && text.front() != '/')
        throw Json::exception("a pointer begins with /: " + std::string(text));
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('/', 1), text.size());
        m_parts.push_back(unescaped(text.substr(1, end - 1)));
        text.remove_prefix(end);
    }
}

JsonPointer JsonPointer::parent_pointer() const
{
    JsonPointer parent = *this;
    if (!empty())
        parent.m_parts.pop_back();
    return parent;
}

bool Json::contains(const JsonPointer &place) const
{
    return lookUp(*this, place);
}

const Json &Json::at(const JsonPointer &place) const
{
    const Json *found = lookUp(*this, place);
    if (!found)
        throw exception("there is nothing at the pointer's place");
    return *found;
}

Json &Json::at(const JsonPointer &place)
{
    return const_cast<Json &>(std::as_const(*this).at(place));
}

Json &Json::operator[](const JsonPointer &place)
{
    Json *at = this;
    for (const std::string &part : place.parts()) {
        const std::optional<std::size_t> index = indexIn(part);
        if (at->is_array() || (at->is_null() && index)) {
            if (!index && part != "-")
                throw exception("a list has no member \"" + part + "\"");
            at = &(*at)[index.value_or(at->size())];
        } else {
            at = &(*at)[part];
        }
    }
    return *at;
}

} // namespace engawa
