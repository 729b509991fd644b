#include "editor/document/entry_texts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "editor/document/data_draft.h"

namespace engawa {

namespace {

bool isText(const std::string &file)
{
    return file.starts_with("text/");
}

// Whether the entry names one of its own parts so.
bool hasPart(const Entry &entry, const std::string &part)
{
    return entry.value.is_object() && std::ranges::any_of(entry.value.items(), [&](const auto &field) {
               return field.value.is_object() && field.value.contains(part);
           });
}

// Whose keys are the table's ids, most of them.
bool isOfTable(const Json &section, const Table &table)
{
    const auto known = std::ranges::count_if(section.get_ref<const Json::object_t &>(),
                                             [&](const auto &text) { return table.find(text.key) != nullptr; });
    return known * 4 >= static_cast<std::ptrdiff_t>(table.size()) * 3;
}

bool isElsewhere(const Data &data, const std::string &file, const std::string &id)
{
    return std::ranges::any_of(data.files, [&](const auto &other) {
        return other.first != file && !isText(other.first) && other.second->find(id);
    });
}

// Ids have no dot, so that a key falls apart at its dots.
class Keys
{
public:
    Keys(const Data &data, const std::string &file, const std::vector<std::string> &ids)
        : m_table(*data.files.at(file)), m_start(file.substr(0, file.rfind('.')) + "."), m_ids(ids.begin(), ids.end())
    {
        for (const std::string &id : ids)
            if (isElsewhere(data, file, id))
                m_shared.insert(id);
    }

    // Where the id of one of the entries stands in the key; nothing: the key is about something else.
    std::optional<std::size_t> idIn(const std::string &key, bool plain) const
    {
        if (m_ids.contains(key))
            return plain && !m_shared.contains(key) ? std::optional<std::size_t>(0) : std::nullopt;
        if (key.starts_with(m_start) && m_ids.contains(firstPart(key.substr(m_start.size()))))
            return m_start.size();
        const std::string id = firstPart(key);
        if (id.size() < key.size() && m_ids.contains(id))
            if (const EntryPtr *entry = m_table.find(id); entry && hasPart(**entry, key.substr(id.size() + 1)))
                return 0;
        return std::nullopt;
    }

private:
    static std::string firstPart(const std::string &key) { return key.substr(0, key.find('.')); }

    const Table &m_table;
    std::string m_start;
    std::set<std::string> m_ids;
    std::set<std::string> m_shared;
};

} // namespace

std::vector<EntryText> textsOf(const Data &data, const std::string &file, const std::vector<std::string> &ids)
{
    std::vector<EntryText> texts;
    if (!data.files.contains(file))
        return texts;
    const Keys keys(data, file, ids);
    for (const auto &[text, sections] : data.files) {
        if (!isText(text))
            continue;
        for (const EntryPtr &section : sections->entries()) {
            if (!section->value.is_object())
                continue;
            const bool plain = section->id == "name" || isOfTable(section->value, *data.files.at(file));
            for (const auto &[key, value] : section->value.get_ref<const Json::object_t &>())
                if (const auto at = keys.idIn(key, plain))
                    texts.push_back({text, section->id, key, *at});
        }
    }
    return texts;
}

void removeWithTexts(DataDraft &draft, const Data &data, const std::string &file, const std::vector<std::string> &ids)
{
    std::map<std::pair<std::string, std::string>, std::map<std::string, Json>> gone;
    for (const EntryText &text : textsOf(data, file, ids))
        gone[{text.file, text.section}][text.key] = Json();
    for (const auto &[place, keys] : gone)
        draft.setMembers(place.first, place.second, keys);
    for (const std::string &id : ids)
        draft.remove(file, id);
}

} // namespace engawa
