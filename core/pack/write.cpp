#include "core/pack/write.h"

#include <unordered_map>
#include <vector>

#include "core/pack/json_slices.h"

namespace engawa {
namespace {

using Place = std::vector<std::string>;

std::string dumped(const Json &value)
{
    return value.dump();
}

// Writes a value, and where a text was there before, follows it.
class Writer
{
public:
    Writer(std::string_view text, const OneALine &oneALine)
        : m_newline(text.contains("\r\n") ? "\r\n" : "\n"), m_oneALine(oneALine)
    {
    }

    std::string overFile(std::string_view text, const Json &value)
    {
        if (!value.empty() && Json::accept(text) && text[text.find_first_of("{[\"")] == '{')
            if (const ObjectSlices slices = slicesOf(text); !slices.members.empty())
                return overObject(slices, value, "");
        return anew(value, "", isOpen(value)) + m_newline;
    }

private:
    bool isOpen(const Json &value) const { return value.is_structured() && m_oneALine(m_place); }

    std::string over(std::string_view text, const Json &value, const std::string &indent)
    {
        const Json before = Json::parse(text);
        if (before == value && before.type() == value.type())
            return std::string(text);
        if (before.is_object() && value.is_object() && !before.empty() && !value.empty())
            return overObject(slicesOf(text), value, indent);
        const bool list = before.is_array() && value.is_array() && !before.empty();
        return anew(value, indent, list ? text.find('\n') < text.find_first_not_of(" \t\r\n", 1) : isOpen(value));
    }

    std::string anew(const Json &value, const std::string &indent, bool open)
    {
        if (!open || !value.is_structured() || value.empty())
            return inLine(value);
        const std::string inner = indent + "  ";
        std::string text;
        const auto add = [&](const std::string &line) { text += (text.empty() ? "" : ",") + m_newline + inner + line; };
        if (value.is_array()) {
            for (const Json &item : value)
                add(inLine(item));
            return "[" + text + m_newline + indent + "]";
        }
        for (const auto &[key, member] : value.items()) {
            m_place.push_back(key);
            add(dumped(key) + ": " + anew(member, inner, isOpen(member)));
            m_place.pop_back();
        }
        return "{" + text + m_newline + indent + "}";
    }

    std::string overObject(const ObjectSlices &slices, const Json &value, const std::string &indent)
    {
        std::unordered_map<std::string_view, std::size_t> known;
        for (std::size_t i = 0; i < slices.members.size(); ++i)
            known.emplace(slices.members[i].key, i); // of a name that stands twice the first one counts
        const std::string_view lead = slices.members.front().space;
        const std::size_t line = lead.rfind('\n');
        const bool open = line != std::string_view::npos;
        const std::string inner = open ? std::string(lead.substr(line + 1)) : indent;
        const std::string usual = open ? m_newline + inner : " ";

        std::string text;
        std::size_t follows = 0; // the member that came next in the old text
        for (const auto &[key, member] : value.items()) {
            const auto found = known.find(key);
            const bool there = found != known.end();
            const std::size_t at = there ? found->second : 0;
            if (text.empty())
                text += lead;
            else
                text += there && at == follows && at > 0 ? std::string(slices.members[at].space) : "," + usual;
            m_place.push_back(key);
            if (there)
                text.append(slices.members[at].name).append(over(slices.members[at].value, member, inner));
            else
                text += dumped(key) + ": " + anew(member, inner, isOpen(member));
            m_place.pop_back();
            follows = there ? at + 1 : 0;
        }
        return std::string(slices.before) + "{" + text + std::string(slices.space) + "}" + std::string(slices.after);
    }

    std::string m_newline;
    const OneALine &m_oneALine;
    Place m_place;
};

} // namespace

std::string inLine(const Json &value)
{
    std::string text;
    if (value.is_object()) {
        for (const auto &[key, member] : value.items())
            text += (text.empty() ? "" : ", ") + dumped(key) + ": " + inLine(member);
        return "{" + text + "}";
    }
    if (value.is_array()) {
        for (const Json &item : value)
            text += (text.empty() ? "" : ", ") + inLine(item);
        return "[" + text + "]";
    }
    return dumped(value);
}

std::string rewritten(std::string_view text, const Json &value, const OneALine &oneALine)
{
    return Writer(text, oneALine).overFile(text, value);
}

std::string tableText(const std::string &file, const Table &table, std::string_view before)
{
    Json value = Json::object();
    if (!table.schemaLink().empty())
        value.append("$schema", table.schemaLink());
    for (const EntryPtr &entry : table.entries())
        value.append(entry->id, entry->value);
    const std::size_t open = file.starts_with("text/") ? 1 : 0;
    return rewritten(before, value, [open](std::span<const std::string> place) { return place.size() <= open; });
}

} // namespace engawa
