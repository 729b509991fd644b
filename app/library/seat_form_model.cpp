#include "app/library/seat_form_model.h"

#include <algorithm>

namespace engawa {

void SeatFormModel::show(QList<SeatForm> seats)
{
    const int before = static_cast<int>(m_seats.size());
    const int after = static_cast<int>(seats.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_seats.resize(after);
        endRemoveRows();
    }
    for (int row = 0; row < std::min(before, after); ++row) {
        if (m_seats[row] == seats[row])
            continue;
        m_seats[row] = seats[row];
        emit dataChanged(index(row), index(row));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_seats = std::move(seats);
        endInsertRows();
    }
}

int SeatFormModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_seats.size());
}

QVariant SeatFormModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SeatForm &seat = m_seats[index.row()];
    switch (role) {
    case SeatRole:
        return index.row();
    case Qt::DisplayRole:
    case NameRole:
        return seat.name;
    case SuggestedRole:
        return seat.suggested;
    case PlayerRole:
        return seat.player;
    case WordsRole:
        return seat.words;
    case LevelRole:
        return seat.level;
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatFormModel::roleNames() const
{
    return {{SeatRole, "seat"},     {NameRole, "name"},   {SuggestedRole, "suggested"},
            {PlayerRole, "player"}, {WordsRole, "words"}, {LevelRole, "level"}};
}

} // namespace engawa
