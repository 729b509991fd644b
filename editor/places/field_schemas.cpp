#include "editor/places/field_schemas.h"

#include <algorithm>

#include "core/pack/pointer.h"

using namespace Qt::StringLiterals;

namespace engawa {

const FieldSchema *FieldSchemas::of(const std::string &file) const
{
    const Schema *schema = m_pack.schemaOf(file);
    if (!schema)
        return nullptr;
    if (const QString language = m_pack.language(); language != m_language) {
        m_schemas.clear();
        m_language = language;
    }
    auto &fields = m_schemas[schema];
    if (!fields)
        fields = std::make_unique<FieldSchema>(*schema, m_language);
    return fields.get();
}

QString FieldSchemas::titleOf(const std::string &file, const Entry &entry, const std::string &pointer) const
{
    const FieldSchema *schema = of(file);
    QStringList words;
    std::string inside;
    for (const std::string &part : pointerParts(pointer).value_or(std::vector<std::string>())) {
        const bool item = valueAt(entry, inside).is_array();
        inside += pointerPart(part);
        const QString key = QString::fromStdString(part);
        const QString title = schema ? schema->field(entry, inside).title : key;
        words += item ? QString::number(key.toInt() + 1) : title == key ? m_pack.nameOf(part) : title;
    }
    return words.join(u" › "_s);
}

QString FieldSchemas::titleOfFile(const std::string &file) const
{
    const FieldSchema *schema = of(file);
    const QString title = schema ? schema->title() : QString();
    return title.isEmpty() ? QString::fromStdString(file) : title;
}

QString FieldSchemas::nameOf(const std::string &file, const Entry &entry) const
{
    const FieldSchema *schema = of(file);
    const bool named = schema && std::ranges::contains(schema->namedEntries(), entry.id);
    return named ? schema->field(entry, "").title : m_pack.nameOf(entry.id);
}

Json valueAt(const Entry &entry, const std::string &pointer)
{
    const Json *value = &entry.value;
    for (const std::string &part : pointerParts(pointer).value_or(std::vector<std::string>())) {
        if (value->is_object() && value->contains(part)) {
            value = &(*value)[part];
        } else if (value->is_array()) {
            bool whole = false;
            const uint index = QString::fromStdString(part).toUInt(&whole);
            if (!whole || index >= value->size())
                return nullptr;
            value = &(*value)[index];
        } else {
            return nullptr;
        }
    }
    return *value;
}

const EntryPtr *entryOf(const Data &data, const std::string &file, const std::string &id)
{
    const auto table = data.files.find(file);
    return table == data.files.end() ? nullptr : table->second->find(id);
}

} // namespace engawa
