#include "app/workbench/table_link.h"

namespace engawa {

TableLink::TableLink(MatchController &match, QObject *parent) : LiveGame(parent), m_match(match)
{
    connect(&match, &MatchController::changed, this, &LiveGame::changed);
}

const State *TableLink::state() const
{
    return m_match.match() ? &m_match.match()->state() : nullptr;
}

QStringList TableLink::seatNames() const
{
    QStringList names;
    for (const SeatRow &seat : m_match.seatModel()->rows())
        names.append(seat.name);
    return names;
}

} // namespace engawa
