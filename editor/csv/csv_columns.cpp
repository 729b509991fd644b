#include "editor/csv/csv_columns.h"

#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/fields/field_text.h"

namespace engawa {

namespace {

const QString asJson = QStringLiteral("json:");

bool isNumber(const std::string &key)
{
    return !key.empty() && key.size() < 6 && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; });
}

bool isPlain(const Json &value)
{
    return !value.is_structured() || (value.is_array() && std::ranges::none_of(value, &Json::is_structured));
}

// Whether columns can stand for what is inside: keys of an object must not look like places of a list.
bool canSpread(const Json &value)
{
    if (isPlain(value) || value.empty())
        return false;
    if (value.is_array())
        return std::ranges::none_of(value, &Json::is_null);
    for (const auto &[key, member] : value.items())
        if (isNumber(key) || key.empty() || member.is_null())
            return false;
    return true;
}

std::string text(const Json &value)
{
    return value.dump();
}

QString csvHeader(const std::string &path)
{
    return QString::fromStdString(path == "/id" ? path : path.substr(1)); // "id" itself is taken
}

void collect(const CsvColumn &column, std::map<std::string, Field> &fields)
{
    fields.emplace(column.path, column.field);
    for (const CsvColumn &member : column.inside)
        collect(member, fields);
}

struct Held
{
    const Entry *entry;
    const Json *value;
};

// Adds the columns for all these values of one place.
void grow(CsvColumn &column, const std::vector<Held> &values, const FieldSchema &schema, QStringList &headers,
          int &next)
{
    const bool whole = column.path.empty();
    const bool own = std::ranges::any_of(
        values, [whole](const Held &held) { return whole ? !held.value->is_object() : !canSpread(*held.value); });
    if (own || (values.empty() && !whole)) {
        column.column = next++;
        headers += whole ? QStringLiteral(".") : csvHeader(column.path);
    }
    std::vector<std::string> keys;
    std::map<std::string, std::vector<Held>> members;
    for (const Held &held : values) {
        const Json &value = *held.value;
        if (whole ? !value.is_object() : !canSpread(value))
            continue;
        for (auto item = value.begin(); item != value.end(); ++item) {
            const std::string key = value.is_array() ? std::to_string(item - value.begin()) : item.key();
            auto &same = members[key];
            if (same.empty())
                keys.push_back(key);
            same.push_back({held.entry, &*item});
        }
    }
    std::vector<std::string> ordered;
    if (whole)
        for (const CsvColumn &known : column.inside)
            ordered.push_back(known.key);
    for (const std::string &key : keys)
        if (!std::ranges::contains(ordered, key))
            ordered.push_back(key);
    std::vector<CsvColumn> inside;
    for (const std::string &key : ordered) {
        CsvColumn child{key, column.path + pointerPart(key), {}, -1, {}};
        const auto &held = members[key];
        child.field = schema.field(held.empty() ? Entry{"a", Json::object()} : *held.front().entry, child.path);
        grow(child, held, schema, headers, next);
        inside.push_back(std::move(child));
    }
    column.inside = std::move(inside);
}

} // namespace

QString csvCell(const Json &value, const Field &field)
{
    const QString plain = isPlain(value) ? textOf(value, field) : QString();
    const bool same = !plain.isEmpty() && !plain.startsWith(asJson) && text(valueOf(plain, field)) == text(value);
    return same ? plain : asJson + QString::fromStdString(text(value));
}

Json csvValue(const QString &cell, const Field &field)
{
    if (cell.startsWith(asJson)) {
        if (std::optional<Json> value = Json::parsed(cell.mid(asJson.size()).toStdString()))
            return *std::move(value);
    }
    return valueOf(cell, field);
}

std::optional<Json> CsvColumn::read(const QStringList &cells, const Json *before) const
{
    if (column >= 0 && !cells.value(column).isEmpty())
        return csvValue(cells[column], field);
    if (inside.empty())
        return column >= 0 || !before ? std::nullopt : std::optional(*before);
    const bool list = before && before->is_structured()
                          ? before->is_array()
                          : field.type == Field::Type::List
                                || (!field.declared && std::ranges::all_of(inside, isNumber, &CsvColumn::key));
    if (list) {
        Json items = Json::array();
        std::size_t count = before && before->is_array() ? before->size() : 0;
        for (const CsvColumn &item : inside)
            if (isNumber(item.key))
                count = std::max(count, static_cast<std::size_t>(std::stoul(item.key)) + 1);
        for (std::size_t i = 0; i < count; ++i) {
            const Json *old = before && i < before->size() ? &(*before)[i] : nullptr;
            const auto item = std::ranges::find(inside, std::to_string(i), &CsvColumn::key);
            if (auto value = item == inside.end() ? old ? std::optional(*old) : std::nullopt : item->read(cells, old))
                items.push_back(std::move(*value));
        }
        return items.empty() ? std::nullopt : std::optional(items);
    }
    Json members = before && before->is_object() ? *before : Json::object();
    for (const CsvColumn &member : inside) {
        const auto old = members.find(member.key);
        if (auto value = member.read(cells, old == members.end() ? nullptr : &*old))
            members[member.key] = std::move(*value);
        else
            members.erase(member.key);
    }
    return members.empty() && !path.empty() ? std::nullopt : std::optional(members);
}

void CsvColumn::write(const Json *value, QStringList &cells) const
{
    if (!value)
        return;
    const bool spread = path.empty() ? value->is_object() : canSpread(*value);
    if (!spread) {
        if (column >= 0)
            cells[column] = csvCell(*value, field);
        return;
    }
    for (const CsvColumn &member : inside) {
        if (value->is_array()) {
            const std::size_t place = std::stoul(member.key);
            member.write(place < value->size() ? &(*value)[place] : nullptr, cells);
        } else if (const auto found = value->find(member.key); found != value->end()) {
            member.write(&*found, cells);
        }
    }
}

CsvColumn csvColumns(const Table &table, const FieldSchema &schema, QStringList &headers, int firstColumn)
{
    CsvColumn whole;
    for (const Field &field : schema.columns(table))
        if (const auto parts = pointerParts(field.pointer); parts && !parts->empty())
            whole.inside.push_back({parts->front(), field.pointer, field, -1, {}});
    std::vector<Held> entries;
    for (const EntryPtr &entry : table.entries())
        entries.push_back({entry.get(), &entry->value});
    whole.field = schema.field(entries.empty() ? Entry{"a", Json::object()} : *entries.front().entry, "");
    grow(whole, entries, schema, headers, firstColumn);
    return whole;
}

CsvColumn csvColumns(const QStringList &headers, const std::vector<std::string> &paths, const Table &table,
                     const FieldSchema &schema)
{
    const Entry any = table.size() ? *table.entries().front() : Entry{"a", Json::object()};
    std::map<std::string, Field> known; // read as they would be written
    QStringList written;
    collect(csvColumns(table, schema, written, 0), known);
    CsvColumn whole;
    whole.field = known.at("");
    for (int column = 0; column < headers.size(); ++column) {
        const auto parts = pointerParts(paths[static_cast<std::size_t>(column)]);
        if (paths[static_cast<std::size_t>(column)] == ".") {
            whole.column = column;
            continue;
        }
        if (!parts || parts->empty())
            continue;
        CsvColumn *place = &whole;
        for (const std::string &part : *parts) {
            auto found = std::ranges::find(place->inside, part, &CsvColumn::key);
            if (found == place->inside.end()) {
                const std::string path = place->path + pointerPart(part);
                const auto field = known.find(path);
                found = place->inside.insert(place->inside.end(), CsvColumn{part, path, {}, -1, {}});
                found->field = field == known.end() ? schema.field(any, path) : field->second;
            }
            place = &*found;
        }
        place->column = column;
    }
    return whole;
}

} // namespace engawa
