#include "editor/document/data_draft.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "core/pack/pointer.h"

namespace engawa {

namespace {

std::optional<std::size_t> placeIn(const Json &list, const std::string &part)
{
    std::size_t index = 0;
    const char *end = part.data() + part.size();
    const auto [rest, error] = std::from_chars(part.data(), end, index);
    return error == std::errc{} && rest == end && index <= list.size() ? std::optional(index) : std::nullopt;
}

Json *childOf(Json &container, const std::string &part)
{
    if (container.is_object()) {
        const auto found = container.find(part);
        return found == container.end() ? nullptr : &*found;
    }
    const auto index = container.is_array() ? placeIn(container, part) : std::nullopt;
    return index && *index < container.size() ? &container[*index] : nullptr;
}

bool setChild(Json &container, const std::string &part, const Json &value)
{
    if (container.is_object()) {
        if (!value.is_null())
            container[part] = value;
        else
            return container.erase(part) > 0;
        return true;
    }
    const auto index = container.is_array() ? placeIn(container, part) : std::nullopt;
    if (!index || (value.is_null() && *index == container.size()))
        return false;
    if (value.is_null())
        container.erase(*index);
    else if (*index == container.size())
        container.push_back(value);
    else
        container[*index] = value;
    return true;
}

} // namespace

DataDraft::Sheet *DataDraft::sheet(const std::string &file)
{
    if (const auto known = m_sheets.find(file); known != m_sheets.end())
        return &known->second;
    const auto table = m_data.files.find(file);
    if (table == m_data.files.end())
        return nullptr;
    Sheet &sheet = m_sheets[file];
    for (const EntryPtr &entry : table->second->entries()) {
        sheet.index.emplace(entry->id, sheet.rows.size());
        sheet.rows.push_back({entry, nullptr});
    }
    return &sheet;
}

Entry *DataDraft::changeable(const std::string &file, const std::string &id)
{
    Sheet *rows = sheet(file);
    if (!rows)
        return nullptr;
    const auto found = rows->index.find(id);
    if (found == rows->index.end())
        return nullptr;
    Row &row = rows->rows[found->second];
    if (!row.own)
        row.own = std::make_shared<Entry>(*row.shared);
    return row.own.get();
}

const Entry *DataDraft::entry(const std::string &file, const std::string &id)
{
    Sheet *rows = sheet(file);
    if (!rows)
        return nullptr;
    const auto found = rows->index.find(id);
    return found == rows->index.end() ? nullptr : &rows->rows[found->second].entry();
}

bool DataDraft::set(const std::string &file, const std::string &id, const std::string &pointer, const Json &value)
{
    const auto parts = pointerParts(pointer);
    if (!parts)
        return false;
    if (parts->empty() && value.is_null())
        return remove(file, id);
    Entry *entry = changeable(file, id);
    if (!entry)
        return false;
    if (parts->empty()) {
        entry->value = value;
        return true;
    }
    Json *place = &entry->value;
    for (std::size_t i = 0; place && i + 1 < parts->size(); ++i)
        place = childOf(*place, (*parts)[i]);
    return place && setChild(*place, parts->back(), value);
}

bool DataDraft::add(const std::string &file, const std::string &id, Json value)
{
    Sheet *rows = sheet(file);
    if (!rows || !rows->index.emplace(id, rows->rows.size()).second)
        return false;
    rows->rows.push_back({nullptr, std::make_shared<Entry>(id, std::move(value))});
    return true;
}

bool DataDraft::remove(const std::string &file, const std::string &id)
{
    Sheet *rows = sheet(file);
    if (!rows)
        return false;
    const auto found = rows->index.find(id);
    if (found == rows->index.end())
        return false;
    rows->rows[found->second] = {};
    rows->index.erase(found);
    return true;
}

bool DataDraft::rename(const std::string &file, const std::string &id, const std::string &to)
{
    Sheet *rows = sheet(file);
    if (!rows || rows->index.contains(to))
        return false;
    Entry *entry = changeable(file, id);
    if (!entry)
        return false;
    entry->id = to;
    auto node = rows->index.extract(id);
    node.key() = to;
    rows->index.insert(std::move(node));
    return true;
}

void DataDraft::setMembers(const std::string &file, const std::string &id, const std::map<std::string, Json> &members)
{
    const Entry *before = entry(file, id);
    Json value = Json::object();
    std::set<std::string> seen;
    if (before && before->value.is_object())
        for (const auto &[key, old] : before->value.get_ref<const Json::object_t &>()) {
            const auto found = members.find(key);
            if (found != members.end())
                seen.insert(key);
            if (found == members.end() || !found->second.is_null())
                value.append(key, found == members.end() ? old : found->second);
        }
    for (const auto &[key, member] : members)
        if (!member.is_null() && !seen.contains(key))
            value.append(key, member);
    if (before)
        set(file, id, "", value);
    else
        add(file, id, std::move(value));
}

void DataDraft::order(const std::string &file, const std::vector<std::string> &ids)
{
    Sheet *rows = sheet(file);
    if (!rows)
        return;
    std::vector<Row> ordered;
    const auto take = [&ordered](Row &row) {
        if (row.shared || row.own)
            ordered.push_back(std::exchange(row, {}));
    };
    for (const std::string &id : ids)
        if (const auto found = rows->index.find(id); found != rows->index.end())
            take(rows->rows[found->second]);
    std::ranges::for_each(rows->rows, take);
    rows->rows = std::move(ordered);
    for (std::size_t i = 0; i < rows->rows.size(); ++i)
        rows->index[rows->rows[i].entry().id] = i;
}

std::vector<std::string> DataDraft::ids(const std::string &file)
{
    std::vector<std::string> ids;
    if (const Sheet *rows = sheet(file))
        for (const Row &row : rows->rows)
            if (row.shared || row.own)
                ids.push_back(row.entry().id);
    return ids;
}

Data DataDraft::take()
{
    Data data = std::move(m_data);
    for (const auto &[file, sheet] : std::exchange(m_sheets, {})) {
        std::vector<EntryPtr> entries;
        entries.reserve(sheet.rows.size());
        for (const Row &row : sheet.rows)
            if (row.own)
                entries.push_back(row.own);
            else if (row.shared)
                entries.push_back(row.shared);
        TablePtr &table = data.files[file];
        if (entries != table->entries())
            table = std::make_shared<const Table>(std::move(entries), table->schemaLink());
    }
    return data;
}

} // namespace engawa
