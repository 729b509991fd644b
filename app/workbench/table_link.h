#pragma once

#include "app/match/match_controller.h"
#include "editor/document/live_game.h"

namespace engawa {

// The match at the table, for the editor's panels.
class TableLink : public LiveGame
{
    Q_OBJECT

public:
    explicit TableLink(MatchController &match, QObject *parent = nullptr);

    GamePtr game() const override { return m_match.game(); }
    const State *state() const override;
    QStringList seatNames() const override;
    void mark(const QStringList &components) override { m_match.markComponents(components); }

private:
    MatchController &m_match;
};

} // namespace engawa
