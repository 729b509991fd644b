#include "app/match/list_models.h"

namespace engawa {

QVariant SeatRow::value(int role) const
{
    switch (role) {
    case SeatModel::SeatRole:
        return seat;
    case SeatModel::NameRole:
        return name;
    case SeatModel::BotRole:
        return bot;
    case SeatModel::LevelRole:
        return level;
    case SeatModel::ActingRole:
        return acting;
    case SeatModel::ViewingRole:
        return viewing;
    case SeatModel::WinnerRole:
        return winner;
    case SeatModel::PointsRole:
        return points;
    case SeatModel::LinesRole:
        return QVariant::fromValue(lines);
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {{SeatRole, "seat"},     {NameRole, "name"},     {BotRole, "bot"},
            {LevelRole, "level"},   {ActingRole, "acting"}, {ViewingRole, "viewing"},
            {WinnerRole, "winner"}, {PointsRole, "points"}, {LinesRole, "lines"}};
}

QVariant MoveRow::value(int role) const
{
    switch (role) {
    case MoveModel::TextRole:
        return text;
    case MoveModel::NotationRole:
        return notation;
    case MoveModel::MoveRole:
        return move;
    case MoveModel::KeyRole:
        return shortcut;
    case MoveModel::PrimaryRole:
        return primary;
    default:
        return {};
    }
}

QHash<int, QByteArray> MoveModel::roleNames() const
{
    return {{TextRole, "text"},
            {NotationRole, "notation"},
            {MoveRole, "moveIndex"},
            {KeyRole, "key"},
            {PrimaryRole, "primary"}};
}

QVariant LogRow::value(int role) const
{
    switch (role) {
    case LogModel::TextRole:
        return text;
    case LogModel::NodeRole:
        return node;
    case LogModel::SeatRole:
        return seat;
    case LogModel::ComponentRole:
        return component;
    case LogModel::CurrentRole:
        return current;
    case LogModel::TurnSeatRole:
        return turnSeat;
    case LogModel::TurnRole:
        return turn;
    case LogModel::StandingRole:
        return standing;
    case LogModel::DepthRole:
        return depth;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},           {NodeRole, "node"},         {SeatRole, "seat"},
            {ComponentRole, "component"}, {TurnSeatRole, "turnSeat"}, {TurnRole, "turn"},
            {CurrentRole, "current"},     {StandingRole, "standing"}, {DepthRole, "depth"}};
}

QVariant ScoreRow::value(int role) const
{
    switch (role) {
    case ScoreModel::TextRole:
        return text;
    case ScoreModel::PointsRole:
        return QVariant::fromValue(points);
    case ScoreModel::CountsRole:
        return counts;
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{TextRole, "text"}, {PointsRole, "points"}, {CountsRole, "counts"}};
}

void ScoreModel::setSides(const QStringList &sides, const QList<int> &totals)
{
    if (m_sides == sides && m_totals == totals)
        return;
    m_sides = sides;
    m_totals = totals;
    emit sidesChanged();
}

} // namespace engawa
