#include "editor/inspector/form_rows.h"

#include <algorithm>
#include <functional>

#include "editor/places/field_schemas.h"

namespace engawa {

namespace {

constexpr std::ptrdiff_t enough = 200; // entries that are asked for their rows: thousands would hold up the window

class RowCollector
{
public:
    RowCollector(const FieldSchema &schema, const Entry &entry) : m_schema(schema), m_entry(entry) {}

    std::vector<FormRow> take()
    {
        const Field whole = m_schema.field(m_entry, "");
        if (whole.type == Field::Type::Object || m_entry.value.is_object())
            for (const Field &field : m_schema.members(m_entry, ""))
                add({.field = field, .depth = 0});
        else
            add({.field = whole, .depth = 0});
        return std::move(m_rows);
    }

private:
    void add(FormRow row)
    {
        const Json value = valueAt(m_entry, row.field.pointer);
        row.present = !value.is_null();
        if (row.field.type == Field::Type::Object && (value.is_object() || value.is_null()))
            addObject(std::move(row), value);
        else if (row.field.type == Field::Type::List && (value.is_array() || value.is_null())
                 && row.field.picker.isEmpty() && !ofPlainWords(row.field))
            addList(std::move(row), value);
        else
            m_rows.push_back(std::move(row));
    }

    // "1, 1, 2, 3" is read and written faster in one line than in four.
    bool ofPlainWords(const Field &list) const
    {
        Entry one = m_entry;
        try {
            one.value[Json::json_pointer(list.pointer)] = Json::array({0});
        } catch (const Json::exception &) {
            return false;
        }
        const Field::Type type = m_schema.field(one, list.pointer + "/0").type;
        return type == Field::Type::Integer || type == Field::Type::Text;
    }

    void addObject(FormRow row, const Json &value)
    {
        row.sort = FormRow::Sort::Object;
        const std::vector<Field> members = m_schema.members(m_entry, row.field.pointer);
        const auto shown = [&](const Field &member) {
            return member.required || !valueAt(m_entry, member.pointer).is_null();
        };
        if (!value.is_null()) {
            std::ranges::copy_if(members, std::back_inserter(row.addable), std::not_fn(shown));
            row.keys = m_schema.freeKeys(m_entry, row.field.pointer);
        }
        const int depth = row.depth + 1;
        m_rows.push_back(std::move(row));
        if (!value.is_null())
            for (const Field &member : members)
                if (shown(member))
                    add({.field = member, .depth = depth});
    }

    void addList(FormRow row, const Json &value)
    {
        row.sort = FormRow::Sort::List;
        row.items = value.is_array() ? static_cast<int>(value.size()) : 0;
        const int depth = row.depth + 1;
        const int items = row.items;
        const std::string pointer = row.field.pointer;
        m_rows.push_back(std::move(row));
        if (!value.is_array())
            return;
        int item = 0;
        for (const Field &field : m_schema.members(m_entry, pointer))
            add({.field = field, .depth = depth, .item = item++, .items = items});
    }

    const FieldSchema &m_schema;
    const Entry &m_entry;
    std::vector<FormRow> m_rows;
};

} // namespace

std::vector<FormRow> formRows(const FieldSchema &schema, const Entry &entry)
{
    return RowCollector(schema, entry).take();
}

std::vector<FormRow> commonRows(const FieldSchema &schema, const std::vector<EntryPtr> &entries)
{
    if (entries.empty())
        return {};
    std::vector<FormRow> common = formRows(schema, *entries.front());
    const auto last = entries.begin() + std::min<std::ptrdiff_t>(std::ssize(entries), enough);
    for (auto entry = entries.begin() + 1; entry != last; ++entry) {
        const std::vector<FormRow> others = formRows(schema, **entry);
        std::erase_if(common, [&](const FormRow &row) {
            return std::ranges::none_of(others, [&](const FormRow &other) {
                return other.sort == row.sort && other.field.pointer == row.field.pointer
                       && other.field.type == row.field.type && other.items == row.items;
            });
        });
    }
    return common;
}

} // namespace engawa
