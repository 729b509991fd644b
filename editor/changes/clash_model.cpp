#include "editor/changes/clash_model.h"

#include <QFont>

namespace engawa {

ClashModel::ClashModel(const PackDocument &document, Merge merge, QObject *parent)
    : QAbstractTableModel(parent), m_words(document), m_merge(std::move(merge))
{
}

void ClashModel::keepAll(bool mine)
{
    for (Clash &clash : m_merge.clashes)
        clash.keepMine = mine;
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0, 0), index(rows - 1, columns - 1));
}

int ClashModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_merge.clashes.size());
}

int ClashModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ClashModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Clash &clash = m_merge.clashes[static_cast<std::size_t>(index.row())];
    const bool mine = index.column() == MineColumn;
    if (index.column() == PlaceColumn)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? m_words.place(clash.file, clash.pointer, true)
                                                                  : QVariant();
    const bool chosen = clash.keepMine == mine;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        const Json &value = mine ? clash.mine : clash.theirs;
        return value.is_null() ? tr("taken away") : m_words.value(clash.file, clash.pointer, value);
    }
    case Qt::CheckStateRole:
        return chosen ? Qt::Checked : Qt::Unchecked;
    case Qt::FontRole: {
        QFont font;
        font.setBold(chosen);
        return font;
    }
    default:
        return {};
    }
}

bool ClashModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole
        || index.column() == PlaceColumn)
        return false;
    const bool ticked = value.toInt() == Qt::Checked;
    m_merge.clashes[static_cast<std::size_t>(index.row())].keepMine = (index.column() == MineColumn) == ticked;
    emit dataChanged(index.siblingAtColumn(MineColumn), index.siblingAtColumn(TheirsColumn));
    return true;
}

Qt::ItemFlags ClashModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != PlaceColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ClashModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PlaceColumn ? tr("Field") : section == MineColumn ? tr("Yours") : tr("Outside");
}

} // namespace engawa
