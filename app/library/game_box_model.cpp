#include "app/library/game_box_model.h"

#include <algorithm>

namespace engawa {

void GameBoxModel::show(QList<GameBox> boxes)
{
    if (!std::ranges::equal(boxes, m_boxes, {}, &GameBox::gameId, &GameBox::gameId)) {
        beginResetModel();
        m_boxes = std::move(boxes);
        endResetModel();
        emit countChanged();
        return;
    }
    for (int row = 0; row < count(); ++row) {
        if (m_boxes[row] == boxes[row])
            continue;
        m_boxes[row] = std::move(boxes[row]);
        emit dataChanged(index(row), index(row));
    }
}

int GameBoxModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant GameBoxModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GameBox &box = m_boxes[index.row()];
    switch (role) {
    case GameIdRole:
        return box.gameId;
    case Qt::DisplayRole:
    case NameRole:
        return box.name;
    case TaglineRole:
        return box.tagline;
    case PlayersRole:
        return box.players;
    case BoxSourceRole:
        return box.source;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameBoxModel::roleNames() const
{
    return {{GameIdRole, "gameId"},
            {NameRole, "name"},
            {TaglineRole, "tagline"},
            {PlayersRole, "players"},
            {BoxSourceRole, "boxSource"}};
}

} // namespace engawa
