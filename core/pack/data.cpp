#include "core/pack/data.h"

#include <utility>

#include "core/base/chance.h"
#include "core/pack/pointer.h"

namespace engawa {

Table::Table(std::vector<EntryPtr> entries, std::string schemaLink)
    : m_entries(std::move(entries)), m_schemaLink(std::move(schemaLink))
{
    m_index.reserve(m_entries.size());
    for (int i = 0; const EntryPtr &entry : m_entries)
        m_index.emplace(entry->id, i++);
}

const EntryPtr *Table::find(std::string_view id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_entries[static_cast<std::size_t>(index)];
}

int Table::indexOf(std::string_view id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? -1 : found->second;
}

const Table &Data::table(std::string_view name) const
{
    static const Table none;
    const auto found = files.find(std::string(name) + ".json");
    return found == files.end() ? none : *found->second;
}

const Json *Data::value(std::string_view tableName, std::string_view id) const
{
    const EntryPtr *entry = table(tableName).find(id);
    return entry ? &(*entry)->value : nullptr;
}

namespace {

int nearestLine(const Lines &lines, std::string pointer)
{
    for (;;) {
        if (const auto line = lines.find(pointer); line != lines.end())
            return line->second;
        if (pointer.empty())
            return 0;
        pointer = parentPointer(pointer);
    }
}

const std::vector<Origin> *writersOf(const Data &data, const std::string &file, const std::string &pointer)
{
    const std::size_t end = pointer.find('/', 1);
    const auto found = data.changed.find(file + pointer.substr(0, end));
    return found == data.changed.end() ? nullptr : &found->second;
}

} // namespace

int Data::lineOf(const std::string &file, std::string pointer) const
{
    const auto found = lines.find(file);
    return found == lines.end() ? 0 : nearestLine(*found->second, std::move(pointer));
}

Problem at(const Data &data, const std::string &file, const std::string &pointer, std::string code,
           Problem::Arguments arguments, Problem::Level level)
{
    Problem problem{level, std::move(code), file, 0, pointer, std::move(arguments)};
    const auto path = data.origins.find(file);
    if (path != data.origins.end())
        problem.file = path->second;
    problem.line = data.lineOf(file, pointer);

    const std::vector<Origin> *writers = writersOf(data, file, pointer);
    if (!writers)
        return problem;
    const auto in = [&](const Origin &origin) {
        problem.file = origin.file;
        problem.pointer = origin.prefix + pointer;
        problem.line = nearestLine(*origin.lines, problem.pointer);
        return problem;
    };
    for (auto origin = writers->rbegin(); origin != writers->rend(); ++origin)
        if (origin->lines->contains(origin->prefix + pointer))
            return in(*origin);
    const auto base = data.lines.find(file);
    if (base != data.lines.end() && base->second->contains(pointer))
        return problem;
    return in(writers->back());
}

Json toJson(const Data &data)
{
    Json files = Json::object();
    for (const auto &[name, table] : data.files) {
        Json entries = Json::object();
        for (const EntryPtr &entry : table->entries())
            entries.append(entry->id, entry->value);
        files[name] = std::move(entries);
    }
    return files;
}

namespace {

TablePtr sharing(const TablePtr &table, const TablePtr &before)
{
    std::vector<EntryPtr> entries = table->entries();
    for (EntryPtr &entry : entries)
        if (const EntryPtr *old = before->find(entry->id); old && (*old)->value == entry->value)
            entry = *old;
    if (entries == before->entries() && table->schemaLink() == before->schemaLink())
        return before;
    return std::make_shared<const Table>(std::move(entries), table->schemaLink());
}

} // namespace

Data sharing(Data data, const Data &before)
{
    for (auto &[name, table] : data.files)
        if (const auto old = before.files.find(name); old != before.files.end() && old->second != table)
            table = sharing(table, old->second);
    for (auto &[name, svg] : data.faces)
        if (const auto old = before.faces.find(name); old != before.faces.end() && *old->second == *svg)
            svg = old->second;
    return data;
}

// The text of toJson, without building it: a hash is wanted after every edit.
std::uint64_t dataHash(const Data &data)
{
    const auto dumped = [](const Json &value) { return value.dump(); };
    std::string text;
    for (const auto &[name, table] : data.files) {
        text += (text.empty() ? '{' : ',') + dumped(name) + ":{";
        for (bool first = true; const EntryPtr &entry : table->entries())
            text += (std::exchange(first, false) ? "" : ",") + dumped(entry->id) + ':' + dumped(entry->value);
        text += '}';
    }
    return hashText(text.empty() ? "{}" : text + '}');
}

} // namespace engawa
