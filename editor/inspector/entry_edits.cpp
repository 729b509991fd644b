#include "editor/inspector/entry_edits.h"

#include <algorithm>
#include <set>

#include "core/game/words_of_moves.h"
#include "core/pack/pointer.h"
#include "editor/fields/field_help.h"

namespace engawa {

namespace {

// The entry's value with a place set; null takes it away. Unchanged when there is no such place.
Json withValue(Json whole, const std::string &pointer, const Json &value)
{
    if (pointer.empty())
        return value;
    try {
        const Json::json_pointer place(pointer);
        if (!value.is_null()) {
            whole[place] = value;
            return whole;
        }
        Json &parent = whole.at(place.parent_pointer());
        if (parent.is_array())
            parent.erase(static_cast<std::size_t>(std::stoul(place.back())));
        else
            parent.erase(place.back());
    } catch (const std::exception &) {
        return whole;
    }
    return whole;
}

// What a choice or a reference may say; nothing for any other field.
QStringList wordsFor(const Field &field, const PackDocument &document)
{
    QStringList words = field.type == Field::Type::Choice ? field.choices : QStringList();
    if (field.type == Field::Type::Reference)
        for (const QString &table : field.references)
            for (const EntryPtr &entry : document.data().table(table.toStdString()).entries())
                words += QString::fromStdString(entry->id);
    if (document.game() && !field.names.empty())
        for (const std::string &word : knownWords(*document.game(), field.names))
            words += QString::fromStdString(word);
    return words;
}

} // namespace

void EntryEdits::setEntries(const std::string &file, std::vector<std::string> ids)
{
    m_file = file;
    m_ids = std::move(ids);
}

std::vector<EntryPtr> EntryEdits::entries() const
{
    std::vector<EntryPtr> found;
    for (const std::string &id : m_ids)
        if (const EntryPtr *entry = entryOf(m_document.data(), m_file, id))
            found.push_back(*entry);
    return found;
}

std::vector<EntryPtr> EntryEdits::baseEntries() const
{
    std::vector<EntryPtr> found;
    for (const EntryPtr &entry : entries()) {
        const EntryPtr *base = entryOf(m_document.base(), m_file, entry->id);
        found.push_back(base ? *base : nullptr);
    }
    return found;
}

QString EntryEdits::nameOfEntries() const
{
    if (m_ids.size() != 1)
        return tr("%n entries", nullptr, static_cast<int>(m_ids.size()));
    const EntryPtr *entry = entryOf(m_document.data(), m_file, m_ids.front());
    return entry ? m_schemas.nameOf(m_file, **entry) : m_document.nameOf(m_ids.front());
}

bool EntryEdits::change(const QString &name, const std::function<Json(const Entry &)> &wholeValue)
{
    std::vector<Edit> edits;
    for (const EntryPtr &entry : entries())
        if (const Json value = wholeValue(*entry); value != entry->value)
            edits.push_back({m_file, pointerPart(entry->id), value});
    return !edits.empty() && m_document.edit(name, edits);
}

Json EntryEdits::withMembers(const Entry &entry, const std::string &pointer, const Json &value) const
{
    Entry changed{entry.id, withValue(entry.value, pointer, value)};
    const FieldSchema *schema = m_schemas.of(m_file);
    const std::string parent = parentPointer(pointer);
    if (!schema || pointer.empty() || valueAt(entry, parent).is_array())
        return changed.value;
    const auto required = [&](const Entry &of) {
        std::set<std::string> pointers;
        for (const Field &member : schema->members(of, parent))
            if (member.required)
                pointers.insert(member.pointer);
        return pointers;
    };
    const std::set<std::string> before = required(entry);
    const std::set<std::string> after = required(changed);
    for (const std::string &member : before)
        if (!after.contains(member) && member != pointer)
            changed.value = withValue(changed.value, member, nullptr);
    for (const std::string &member : after)
        if (!before.contains(member) && valueAt(changed, member).is_null())
            changed.value = withValue(changed.value, member, schema->smallest(changed, member));
    return changed.value;
}

bool EntryEdits::set(const Field &field, const Json &value)
{
    const auto now = entries();
    if (now.empty())
        return false;
    const auto shown = [&](const Json &of) { return of.is_null() ? tr("nothing") : summaryOf(of, field); };
    const QString name = now.size() == 1 ? tr("%1 of %2: %3 → %4")
                                               .arg(field.title, nameOfEntries(),
                                                    shown(valueAt(*now.front(), field.pointer)), shown(value))
                                         : tr("%1 of %2: %3").arg(field.title, nameOfEntries(), shown(value));
    return change(name, [&](const Entry &entry) {
        return field.type == Field::Type::Choice ? withMembers(entry, field.pointer, value)
                                                 : withValue(entry.value, field.pointer, value);
    });
}

bool EntryEdits::reset(const Field &field)
{
    return change(tr("%1 of %2: back to the base").arg(field.title, nameOfEntries()), [&](const Entry &entry) {
        const EntryPtr *base = entryOf(m_document.base(), m_file, entry.id);
        return base ? withValue(entry.value, field.pointer, valueAt(**base, field.pointer)) : entry.value;
    });
}

bool EntryEdits::changeList(const QString &name, const Field &list, const std::function<void(Json &)> &change)
{
    return this->change(name, [&](const Entry &entry) {
        Json items = valueAt(entry, list.pointer);
        if (!items.is_array())
            items = Json::array();
        change(items);
        return withValue(entry.value, list.pointer, items);
    });
}

bool EntryEdits::addItem(const Field &list)
{
    const FieldSchema *schema = m_schemas.of(m_file);
    if (!schema)
        return false;
    return change(tr("Add to %1 of %2").arg(list.title, nameOfEntries()), [&](const Entry &entry) {
        Json items = valueAt(entry, list.pointer);
        if (!items.is_array())
            items = Json::array();
        Entry grown = entry;
        const std::string item = list.pointer + "/" + std::to_string(items.size());
        items.push_back(Json::object());
        grown.value = withValue(grown.value, list.pointer, items);
        // A first guess: a word that the list has not got yet.
        items.erase(items.size() - 1);
        const QStringList words = wordsFor(schema->field(grown, item), m_document);
        const auto fresh = std::ranges::find_if(
            words, [&](const QString &word) { return !std::ranges::contains(items, Json(word.toStdString())); });
        items.push_back(words.isEmpty()        ? schema->smallest(grown, item)
                        : fresh != words.end() ? Json(fresh->toStdString())
                                               : Json(words.front().toStdString()));
        return withValue(entry.value, list.pointer, items);
    });
}

bool EntryEdits::removeItem(const Field &list, int item)
{
    return changeList(tr("Remove %1 of %2 in %3").arg(item + 1).arg(list.title, nameOfEntries()), list,
                      [&](Json &items) {
                          if (item >= 0 && item < static_cast<int>(items.size()))
                              items.erase(static_cast<std::size_t>(item));
                      });
}

bool EntryEdits::moveItem(const Field &list, int item, int by)
{
    return changeList(tr("Move %1 of %2 in %3").arg(item + 1).arg(list.title, nameOfEntries()), list, [&](Json &items) {
        const int to = item + by;
        if (item >= 0 && to >= 0 && std::max(item, to) < static_cast<int>(items.size()))
            std::swap(items[static_cast<std::size_t>(item)], items[static_cast<std::size_t>(to)]);
    });
}

bool EntryEdits::add(const Field &field)
{
    const FieldSchema *schema = m_schemas.of(m_file);
    return schema && change(tr("Add %1 to %2").arg(field.title, nameOfEntries()), [&](const Entry &entry) {
               return withValue(entry.value, field.pointer, schema->smallest(entry, field.pointer));
           });
}

bool EntryEdits::remove(const Field &field)
{
    return change(tr("Remove %1 from %2").arg(field.title, nameOfEntries()),
                  [&](const Entry &entry) { return withValue(entry.value, field.pointer, nullptr); });
}

bool EntryEdits::addKey(const Field &object, const QString &key)
{
    const FieldSchema *schema = m_schemas.of(m_file);
    const std::string pointer = object.pointer + pointerPart(key.toStdString());
    return schema
           && change(
               tr("Add %1 to %2 of %3").arg(m_document.nameOf(key.toStdString()), object.title, nameOfEntries()),
               [&](const Entry &entry) { return withValue(entry.value, pointer, schema->smallest(entry, pointer)); });
}

} // namespace engawa
