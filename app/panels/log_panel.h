#pragma once

#include <QListView>

#include "app/match/match_controller.h"

namespace engawa {

// What happened, line by line, beside the table: pointing at a line marks its piece, a click goes to that moment, Esc
// comes back.
class LogPanel : public QListView
{
    Q_OBJECT

public:
    explicit LogPanel(MatchController &match, QWidget *parent = nullptr);

protected:
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();

    MatchController &m_match;
    int m_shown = -1; // row, when it was last followed …
    int m_lines = 0;  // … among so many
};

} // namespace engawa
