#pragma once

#include "editor/document/live_game.h"

namespace engawa {

class MatchSession;
class MatchView;

// The match at the table, for the editor's panels.
class TableLink : public LiveGame
{
    Q_OBJECT

public:
    TableLink(MatchSession &session, MatchView &table, QObject *parent = nullptr);

    GamePtr game() const override;
    const State *state() const override;
    QStringList seatNames() const override;
    void mark(const QStringList &components) override;

private:
    MatchSession &m_session;
    MatchView &m_table;
};

} // namespace engawa
