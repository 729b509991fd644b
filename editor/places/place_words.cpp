#include "editor/places/place_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/fields/field_help.h"
#include "editor/fields/field_text.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QString tr(const char *text, const char *comment = nullptr)
{
    return QCoreApplication::translate("engawa::PlaceWords", text, comment);
}

std::string firstPart(const std::string &pointer)
{
    const auto parts = pointerParts(pointer);
    return parts && !parts->empty() ? parts->front() : std::string();
}

std::string rest(const std::string &pointer)
{
    const std::size_t end = pointer.find('/', 1);
    return end == std::string::npos ? std::string() : pointer.substr(end);
}

// "text/en.json" to "English".
QString languageOf(const std::string &file)
{
    const QString code = QString::fromStdString(file.substr(5)).section(u'.', 0, 0);
    const QLocale locale(code);
    return locale.language() == QLocale::C ? code : QLocale::languageToString(locale.language());
}

} // namespace

QString PlaceWords::file(const std::string &file) const
{
    if (file.starts_with("text/"))
        return tr("Texts, %1", "%1 is a language").arg(languageOf(file));
    if (file.starts_with("faces/"))
        return tr("Faces");
    return m_schemas.titleOfFile(file);
}

QString PlaceWords::entry(const std::string &file, const Entry &entry) const
{
    return m_schemas.nameOf(file, entry);
}

Entry PlaceWords::entryAt(const std::string &file, const std::string &id) const
{
    const EntryPtr *entry = m_pack.entryAt(file, id);
    return entry ? **entry : Entry{id, nullptr};
}

QString PlaceWords::place(const std::string &file, const std::string &pointer, bool inShort) const
{
    if (file.starts_with("faces/"))
        return this->file(file) + u" › "_s + QString::fromStdString(file.substr(6));
    const std::string id = firstPart(pointer);
    if (id.empty())
        return this->file(file);
    if (file.starts_with("text/")) {
        const auto parts = pointerParts(pointer).value();
        QStringList key;
        for (const std::string &part : parts)
            key += QString::fromStdString(part);
        return this->file(file) + u" › "_s + key.join(u'.');
    }
    const Entry entry = entryAt(file, id);
    const QString name = this->entry(file, entry);
    const bool named = inShort && name != QString::fromStdString(id) && m_pack.nameOf(id) == name;
    QStringList words;
    if (!named)
        words += this->file(file);
    words += name;
    if (const std::string inside = rest(pointer); !inside.empty())
        words += m_schemas.titleOf(file, entry, inside);
    return words.join(u" › "_s);
}

QString PlaceWords::fieldValue(const Field &field, const Json &value) const
{
    if (value.is_boolean())
        return value.get<bool>() ? tr("yes") : tr("no");
    if (value.is_string() && field.type == Field::Type::Choice)
        return field.nameOfChoice(QString::fromStdString(value.get<std::string>()));
    const bool word = value.is_string() && field.type == Field::Type::Reference;
    return word ? m_pack.nameOf(value.get<std::string>()) : textOf(value, field);
}

// The parts of an object or a list by their titles, one after the other; what has no parts by itself.
QString PlaceWords::partsOf(const FieldSchema &schema, const Entry &entry, const std::string &pointer) const
{
    const Json value = valueAt(entry, pointer);
    if (!value.is_structured())
        return fieldValue(schema.field(entry, pointer), value);
    if (value.empty())
        return u"–"_s;
    QStringList words;
    bool nested = pointer.empty();
    for (const Field &part : schema.members(entry, pointer)) {
        const Json inside = valueAt(entry, part.pointer);
        if (inside.is_null())
            continue;
        nested = nested || inside.is_structured();
        const QString told = partsOf(schema, entry, part.pointer);
        const QString key = QString::fromStdString(pointerParts(part.pointer).value().back());
        const QString title = part.title == key ? m_pack.nameOf(key.toStdString()) : part.title;
        words += value.is_array() ? told : tr("%1 %2", "a field and its value").arg(title, told);
    }
    return words.join(nested ? u" · "_s : u", "_s);
}

QString PlaceWords::value(const std::string &file, const std::string &pointer, const Json &value) const
{
    if (value.is_null())
        return {};
    if (file.starts_with("faces/"))
        return tr("a picture");
    const FieldSchema *schema = m_schemas.of(file);
    if (!schema || file.starts_with("text/")) // texts have keys and no titles
        return summaryOf(value, {});
    Entry entry = entryAt(file, firstPart(pointer));
    const std::string inside = rest(pointer);
    try {
        entry.value[Json::json_pointer(inside)] = value;
    } catch (const Json::exception &) { // the entry has no such place any more
        return summaryOf(value, schema->field(entry, inside));
    }
    return partsOf(*schema, entry, inside);
}

QString PlaceWords::shortValue(const Difference &difference, const Json &value) const
{
    constexpr int longest = 60;
    const QString words = value.is_null() ? u"–"_s : this->value(difference.file, difference.pointer, value);
    return words.size() <= longest ? words : words.first(longest - 1) + u'…';
}

QString PlaceWords::change(const Difference &difference) const
{
    const auto &[file, pointer, before, after] = difference;
    if (file.starts_with("faces/")) {
        const QString name = QString::fromStdString(file.substr(6));
        return before.is_null()  ? tr("New picture: %1").arg(name)
               : after.is_null() ? tr("Picture taken away: %1").arg(name)
                                 : tr("Another picture: %1").arg(name);
    }
    if (pointer.empty())
        return tr("%1: another order", "%1 is a table").arg(this->file(file));
    const std::string id = firstPart(pointer), inside = rest(pointer);
    const bool text = file.starts_with("text/");
    if (inside.empty() && !text && (before.is_null() || after.is_null())) {
        const QString name = entry(file, entryAt(file, id));
        return before.is_null() ? tr("New in %1: %2", "a table, and what is new in it").arg(this->file(file), name)
                                : tr("Taken out of %1: %2", "a table, and what is gone").arg(this->file(file), name);
    }
    const QString was = shortValue(difference, before), now = shortValue(difference, after);
    if (inside.empty() || text)
        return tr("%1: %2 → %3", "a place, its old and its new value").arg(place(file, pointer, true), was, now);
    return tr("%1: %2 %3 → %4", "a component, its field, the old and the new value")
        .arg(place(file, pointerPart(id), true), m_schemas.titleOf(file, entryAt(file, id), inside), was, now);
}

} // namespace engawa
