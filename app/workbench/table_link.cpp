#include "app/workbench/table_link.h"

#include "app/match/match_session.h"
#include "app/match/match_view.h"

namespace engawa {

TableLink::TableLink(MatchSession &session, MatchView &table, QObject *parent)
    : LiveGame(parent), m_session(session), m_table(table)
{
    connect(&session, &MatchSession::settled, this, &LiveGame::changed);
}

GamePtr TableLink::game() const
{
    return m_session.game();
}

const State *TableLink::state() const
{
    return m_session.match() ? &m_session.match()->state() : nullptr;
}

QStringList TableLink::seatNames() const
{
    QStringList names;
    for (const SeatRow &seat : m_table.seatModel()->rows())
        names.append(seat.name);
    return names;
}

void TableLink::mark(const QStringList &components)
{
    m_table.markComponents(components);
}

} // namespace engawa
