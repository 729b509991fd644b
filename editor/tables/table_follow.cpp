// How the table follows its document: the smallest signals that tell what changed.
#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/pack/pointer.h"
#include "editor/tables/table_model.h"

namespace engawa {

namespace {

std::vector<EntryPtr> entriesOf(const Data &data, const std::string &file)
{
    const auto table = data.files.find(file);
    return table == data.files.end() ? std::vector<EntryPtr>() : table->second->entries();
}

std::unordered_set<std::string_view> idsOf(const std::vector<EntryPtr> &entries)
{
    std::unordered_set<std::string_view> ids;
    for (const EntryPtr &entry : entries)
        ids.insert(entry->id);
    return ids;
}

} // namespace

void TableModel::reload()
{
    beginResetModel();
    m_fields.clear();
    m_keys.clear();
    const Schema *schema = m_document.schemaOf(m_file);
    const auto table = m_document.data().files.find(m_file);
    m_names.refresh();
    if (schema && table != m_document.data().files.end()) {
        m_fields = FieldSchema(*schema, m_document.language()).columns(*table->second);
        for (const Field &field : m_fields) {
            const auto parts = pointerParts(field.pointer);
            m_keys.push_back(parts && !parts->empty() ? parts->front() : std::string());
        }
        m_named = m_names.belongTo(*table->second);
    }
    m_entries = entriesOf(m_document.data(), m_file);
    m_faults = RowFaults(m_document);
    endResetModel();
}

void TableModel::follow()
{
    if (std::exchange(m_opened, false)) {
        reload();
        return;
    }
    const std::vector<EntryPtr> entries = entriesOf(m_document.data(), m_file);
    if (entries != m_entries)
        followRows(entries);
    followNames();
}

void TableModel::followRows(const std::vector<EntryPtr> &entries)
{
    const auto now = idsOf(entries);
    for (int last = static_cast<int>(m_entries.size()) - 1; last >= 0; --last) {
        if (now.contains(m_entries[static_cast<std::size_t>(last)]->id))
            continue;
        int first = last;
        while (first > 0 && !now.contains(m_entries[static_cast<std::size_t>(first - 1)]->id))
            --first;
        beginRemoveRows({}, first, last);
        m_entries.erase(m_entries.begin() + first, m_entries.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
    const auto before = idsOf(m_entries);
    std::vector<EntryPtr> kept;
    for (const EntryPtr &entry : entries)
        if (before.contains(entry->id))
            kept.push_back(entry);
    if (!std::ranges::equal(kept, m_entries, {}, &Entry::id, &Entry::id))
        followOrder(kept);

    std::vector<EntryPtr> changed;
    std::vector<int> rows;
    for (std::size_t i = 0, row = 0; i < entries.size(); ++i)
        if (row < kept.size() && kept[row]->id == entries[i]->id) {
            if (m_entries[row] != kept[row]) {
                changed.push_back(kept[row]);
                rows.push_back(static_cast<int>(i));
            }
            m_entries[row] = kept[row];
            ++row;
        }
    for (std::size_t first = 0; first < entries.size(); ++first) {
        if (before.contains(entries[first]->id))
            continue;
        std::size_t last = first;
        while (last + 1 < entries.size() && !before.contains(entries[last + 1]->id))
            ++last;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(last));
        m_entries.insert(m_entries.begin() + static_cast<std::ptrdiff_t>(first),
                         entries.begin() + static_cast<std::ptrdiff_t>(first),
                         entries.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        endInsertRows();
        changed.insert(changed.end(), entries.begin() + static_cast<std::ptrdiff_t>(first),
                       entries.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        first = last;
    }
    followColumns(changed);
    touch(rows, 0, columnCount() - 1);
}

// The same entries in another order; what else changed in them comes later.
void TableModel::followOrder(const std::vector<EntryPtr> &entries)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::unordered_map<std::string_view, int> places;
    for (int row = 0; const EntryPtr &entry : entries)
        places.emplace(entry->id, row++);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex &index : from)
        to += createIndex(places.at(m_entries[static_cast<std::size_t>(index.row())]->id), index.column());
    std::vector<EntryPtr> ordered(m_entries.size());
    for (const EntryPtr &entry : m_entries)
        ordered[static_cast<std::size_t>(places.at(entry->id))] = entry;
    m_entries = std::move(ordered);
    changePersistentIndexList(from, to);
    emit layoutChanged({}, VerticalSortHint);
}

// A member that no column shows yet gets one, at the end.
void TableModel::followColumns(const std::vector<EntryPtr> &changed)
{
    std::set<std::string> known(m_keys.begin(), m_keys.end());
    for (const EntryPtr &entry : changed) {
        if (!entry->value.is_object() || known.contains(""))
            continue;
        for (const auto &[key, value] : entry->value.get_ref<const Json::object_t &>()) {
            if (!known.insert(key).second)
                continue;
            beginInsertColumns({}, columnCount(), columnCount());
            m_fields.push_back(
                FieldSchema(*m_document.schemaOf(m_file), m_document.language()).field(*entry, pointerPart(key)));
            m_keys.push_back(key);
            endInsertColumns();
        }
    }
}

void TableModel::followNames()
{
    if (!m_names.refresh() || m_entries.empty())
        return;
    emit dataChanged(index(0, NameColumn), index(rowCount() - 1, NameColumn));
}

void TableModel::followLanguage()
{
    followNames();
    const Schema *schema = m_document.schemaOf(m_file);
    const auto table = m_document.data().files.find(m_file);
    if (!schema || table == m_document.data().files.end() || m_fields.empty())
        return;
    const std::vector<Field> told = FieldSchema(*schema, m_document.language()).columns(*table->second);
    for (Field &field : m_fields)
        if (const auto same = std::ranges::find(told, field.pointer, &Field::pointer); same != told.end())
            field = *same;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TableModel::followProblems()
{
    const RowFaults before = std::exchange(m_faults, RowFaults(m_document));
    const auto &old = before.of(m_file), &now = m_faults.of(m_file);
    std::vector<int> rows;
    const auto look = [&rows, this](const RowFaults::ById &these, const RowFaults::ById &those) {
        for (const auto &[id, faults] : these)
            if (const auto other = those.find(id); other == those.end() || other->second != faults)
                if (const int row = rowOf(id); row >= 0 && row < rowCount())
                    rows.push_back(row);
    };
    look(old, now);
    look(now, old);
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    touch(rows, 0, columnCount() - 1);
}

void TableModel::retranslate()
{
    followProblems();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TableModel::touch(const std::vector<int> &rows, int firstColumn, int lastColumn)
{
    for (std::size_t first = 0; first < rows.size(); ++first) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        emit dataChanged(index(rows[first], firstColumn), index(rows[last], lastColumn));
        first = last;
    }
}

} // namespace engawa
