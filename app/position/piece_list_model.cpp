#include "app/position/piece_list_model.h"

#include <algorithm>

#include <QMimeData>

namespace engawa {

void PieceListModel::show(std::vector<PieceEntry> entries)
{
    if (!std::ranges::equal(entries, m_entries, {}, &PieceEntry::id, &PieceEntry::id)) {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i] == m_entries[i])
            continue;
        m_entries[i] = std::move(entries[i]);
        const int row = static_cast<int>(i);
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

int PieceListModel::rowOf(const QString &id) const
{
    const auto found = std::ranges::find(m_entries, id, &PieceEntry::id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int PieceListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int PieceListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PieceListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PieceEntry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return entry.id;
    case Qt::ToolTipRole:
    case Qt::DisplayRole:
        return index.column() == NameColumn ? entry.name : entry.place;
    case Qt::AccessibleTextRole:
        return tr("%1, %2", "a piece, and where it is").arg(entry.name, entry.place);
    default:
        return {};
    }
}

QVariant PieceListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Piece") : tr("Where");
}

Qt::ItemFlags PieceListModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

QMimeData *PieceListModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(mimeType), indexes.front().data(IdRole).toString().toUtf8());
    return data;
}

} // namespace engawa
