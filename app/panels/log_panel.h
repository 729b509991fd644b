#pragma once

#include <QListView>

#include "app/match/match_controller.h"

namespace engawa {

// What happened, line by line, beside the table: pointing at a line marks its piece, a click goes to that moment.
class LogPanel : public QListView
{
    Q_OBJECT

public:
    explicit LogPanel(MatchController &match, QWidget *parent = nullptr);

protected:
    void leaveEvent(QEvent *event) override;

private:
    void follow();

    MatchController &m_match;
};

} // namespace engawa
