#pragma once

#include <QListView>

namespace engawa {

class MatchAdvice;
class MatchSession;
class MatchView;

// What happened, line by line, beside the table: pointing at a line marks its piece, a click goes to that moment, Esc
// comes back.
class LogPanel : public QListView
{
    Q_OBJECT

public:
    LogPanel(MatchSession &session, MatchView &table, MatchAdvice &advice, QWidget *parent = nullptr);

protected:
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void follow();

    MatchSession &m_session;
    MatchView &m_table;
    MatchAdvice &m_advice;
    int m_shown = -1; // row, when it was last followed …
    int m_lines = 0;  // … among so many
};

} // namespace engawa
