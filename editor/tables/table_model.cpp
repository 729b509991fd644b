#include "editor/tables/table_model.h"

#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/fields/field_help.h"
#include "editor/fields/field_text.h"

namespace engawa {

TableModel::TableModel(PackDocument &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_names(document), m_words(document)
{
    connect(&document, &PackDocument::opened, this, [this] { m_opened = true; }); // its data come with `changed`
    connect(&document, &PackDocument::changed, this, &TableModel::follow);
    connect(&document, &PackDocument::checked, this, &TableModel::followProblems);
    connect(&document, &PackDocument::languageChanged, this, &TableModel::followLanguage);
}

void TableModel::setFile(const std::string &file)
{
    if (file == m_file)
        return;
    m_file = file;
    reload();
}

int TableModel::rowOf(const std::string &id) const
{
    const auto table = m_document.data().files.find(m_file);
    const int row = table == m_document.data().files.end() ? -1 : table->second->indexOf(id);
    if (row >= 0 && row < rowCount() && m_entries[static_cast<std::size_t>(row)]->id == id)
        return row;
    const auto found = std::ranges::find(m_entries, id, &Entry::id); // the document is ahead of the table
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

const Field *TableModel::field(int column) const
{
    const int place = column - FirstField;
    return place >= 0 && place < std::ssize(m_fields) ? &m_fields[static_cast<std::size_t>(place)] : nullptr;
}

int TableModel::columnOf(const std::string &pointer) const
{
    const auto parts = pointerParts(pointer);
    if (!parts || parts->empty())
        return IdColumn;
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        if (m_keys[i] == parts->front())
            return FirstField + static_cast<int>(i);
    return IdColumn;
}

const Json *TableModel::value(int row, int column) const
{
    const Json &entry = m_entries[static_cast<std::size_t>(row)]->value;
    const std::string &key = m_keys[static_cast<std::size_t>(column - FirstField)];
    if (key.empty())
        return &entry;
    if (!entry.is_object())
        return nullptr;
    const auto found = entry.find(key);
    return found == entry.end() ? nullptr : &*found;
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_fields.size());
}

Qt::ItemFlags TableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
    const Field *column = field(index.column());
    if (column && column->type == Field::Type::Truth)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

const Json *TableModel::baseValue(int row, int column, bool &differs) const
{
    differs = false;
    const EntryPtr &entry = m_entries[static_cast<std::size_t>(row)];
    const auto table = m_document.base().files.find(m_file);
    const EntryPtr *before = table == m_document.base().files.end() ? nullptr : table->second->find(entry->id);
    if (before && *before == entry)
        return nullptr;
    if (column < FirstField || !before) {
        differs = !before && column == IdColumn;
        return nullptr;
    }
    const std::string &key = m_keys[static_cast<std::size_t>(column - FirstField)];
    const Json &old = (*before)->value;
    const Json *was = key.empty() ? &old : nullptr;
    if (!was && old.is_object())
        if (const auto found = old.find(key); found != old.end())
            was = &*found;
    const Json *now = value(row, column);
    differs = static_cast<bool>(was) != static_cast<bool>(now) || (was && *was != *now);
    return was;
}

std::vector<const RowFaults::Fault *> TableModel::faults(int row, int column) const
{
    const auto &all = m_faults.of(m_file);
    std::vector<const RowFaults::Fault *> found;
    if (all.empty())
        return found;
    if (const auto of = all.find(m_entries[static_cast<std::size_t>(row)]->id); of != all.end())
        for (const RowFaults::Fault &fault : of->second)
            if (columnOf(fault.field) == column)
                found.push_back(&fault);
    return found;
}

// Objects, and lists of them, by the titles of what is in them.
QString TableModel::words(int row, const Field &field, const Json &value) const
{
    const bool nested = value.is_object() || (value.is_array() && std::ranges::any_of(value, &Json::is_structured));
    return nested
               ? m_words.value(m_file, pointerPart(m_entries[static_cast<std::size_t>(row)]->id) + field.pointer, value)
               : summaryOf(value, field);
}

QString TableModel::shown(int row, int column) const
{
    const Field *of = field(column);
    if (!of)
        return column == IdColumn ? QString::fromStdString(m_entries[static_cast<std::size_t>(row)]->id)
                                  : m_names.of(m_entries[static_cast<std::size_t>(row)]->id);
    const Json *at = value(row, column);
    return !at || (of->type == Field::Type::Truth && at->is_boolean()) ? QString() : words(row, *of, *at);
}

QString TableModel::edited(int row, int column) const
{
    const Field *of = field(column);
    if (!of)
        return column == IdColumn ? shown(row, column) : m_names.text(m_entries[static_cast<std::size_t>(row)]->id);
    const Json *at = value(row, column);
    return at ? textOf(*at, *of) : QString();
}

QString TableModel::toolTip(int row, int column) const
{
    QStringList lines;
    for (const RowFaults::Fault *fault : faults(row, column))
        lines += tr("Problem: %1").arg(fault->sentence);
    bool differs = false;
    const Json *was = baseValue(row, column, differs);
    const Field *of = field(column);
    if (differs && of)
        lines += was ? tr("Before: %1").arg(words(row, *of, *was)) : tr("Before: nothing");
    else if (differs)
        lines += tr("New: the base has no such entry.");
    if (of && (of->type == Field::Type::List || of->type == Field::Type::Object))
        if (const QString all = shown(row, column); !all.isEmpty())
            lines += all;
    lines += headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    return lines.join(u'\n');
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row(), column = index.column();
    const Field *of = field(column);
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::EditRole:
        return edited(row, column);
    case FilterRole:
        return column == NameColumn ? shown(row, column) : edited(row, column);
    case SortRole:
        if (const Json *at = of ? value(row, column) : nullptr; at && at->is_number_integer())
            return at->get<qint64>();
        return data(index, FilterRole);
    case Qt::CheckStateRole:
        if (of && of->type == Field::Type::Truth)
            if (const Json *at = value(row, column); !at || at->is_boolean())
                return at && at->get<bool>() ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (of && of->type == Field::Type::Integer ? Qt::AlignRight : Qt::AlignLeft)));
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case ChangedRole: {
        bool differs = false;
        baseValue(row, column, differs);
        return differs;
    }
    case FaultRole: {
        int worst = 0;
        for (const RowFaults::Fault *fault : faults(row, column))
            worst = std::max(worst, fault->level == Problem::Level::Error ? 2 : 1);
        return worst;
    }
    case Qt::AccessibleDescriptionRole: {
        const auto found = faults(row, column);
        return found.empty() ? QVariant() : found.front()->sentence;
    }
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const Field *of = field(section);
    if (role == Qt::DisplayRole)
        return of ? of->title : section == IdColumn ? tr("Id") : tr("Name");
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (of && of->type == Field::Type::Integer ? Qt::AlignRight : Qt::AlignLeft)));
    if (role != Qt::ToolTipRole)
        return {};
    if (!of)
        return section == IdColumn ? tr("How data and formulas name it; stable, never shown to players.")
                                   : tr("What players read, in the language of the workbench.");
    return fieldHelp(*of);
}

bool TableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const std::size_t before = static_cast<std::size_t>(m_document.steps().index());
    if (role == Qt::CheckStateRole)
        emit entered(index, value.toInt() == Qt::Checked ? QStringLiteral("true") : QStringLiteral("false"));
    else if (role == Qt::EditRole)
        emit entered(index, value.toString());
    return static_cast<std::size_t>(m_document.steps().index()) != before;
}

} // namespace engawa
