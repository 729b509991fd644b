#include "editor/tables/new_entry.h"

#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/fields/field.h"

namespace engawa {

namespace {

std::vector<std::string> tablesOf(const Json &hint)
{
    std::vector<std::string> tables;
    for (const Json &table : hint.is_array() ? hint : Json::array({hint}))
        if (table.is_string())
            tables.push_back(table.get<std::string>());
    return tables;
}

// The id that a reference of something new takes: the first, or in a list the next that isn't used.
std::string firstId(const Data &data, const Json &hint, const std::string &pointer)
{
    const auto parts = pointerParts(pointer);
    const std::string last = parts && !parts->empty() ? parts->back() : std::string();
    const bool item = !last.empty() && std::ranges::all_of(last, [](char c) { return c >= '0' && c <= '9'; });
    for (const std::string &name : tablesOf(hint))
        if (const Table &table = data.table(name); table.size() > 0) {
            const std::size_t place = item ? std::min(table.size() - 1, static_cast<std::size_t>(std::stoul(last))) : 0;
            return table.entries()[place]->id;
        }
    return {};
}

} // namespace

Json newValue(const PackDocument &document, const std::string &file)
{
    const Schema *schema = document.schemaOf(file);
    if (!schema)
        return Json::object();
    Entry entry{"a", Json::object()};
    entry.value = FieldSchema(*schema, document.language()).smallest(entry, "");
    std::vector<std::pair<std::string, std::string>> filled;
    const Data &data = document.data();
    schema->findHints(entry, "x-ref", [&](const std::string &text, const std::string &pointer, const Json &hint) {
        const auto tables = tablesOf(hint);
        const bool known = std::ranges::any_of(tables, [&](const auto &table) { return data.table(table).find(text); });
        if (!known)
            filled.emplace_back(pointer, firstId(data, hint, pointer));
    });
    schema->findHints(entry, "x-face", [&](const std::string &text, const std::string &pointer, const Json &) {
        if (text.empty() && !data.faces.empty()) {
            std::string face = data.faces.begin()->first.substr(std::string("faces/").size());
            filled.emplace_back(pointer, face.substr(0, face.rfind('.')));
        }
    });
    for (const auto &[pointer, id] : filled) {
        const Json::json_pointer place(pointer.substr(pointer.find('/', 1))); // the first part is the entry
        if (!id.empty() && entry.value.contains(place))
            entry.value[place] = id;
    }
    return entry.value;
}

std::vector<Json> newValues(const PackDocument &document, const std::string &file, const std::string &after)
{
    std::vector<Json> values{newValue(document, file)};
    const auto found = document.data().files.find(file);
    if (found == document.data().files.end())
        return values;
    const Table &table = *found->second;
    if (const EntryPtr *entry = table.find(after))
        values.push_back((*entry)->value);
    if (table.size() > 0)
        values.push_back(table.entries().back()->value);
    return values;
}

} // namespace engawa
