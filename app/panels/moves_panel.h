#pragma once

#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>

#include "app/match/match_controller.h"

namespace engawa {

// All legal moves as sentences: type to narrow, Enter plays. A whole game can be played here.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MovesPanel(MatchController &match, QWidget *parent = nullptr);

private:
    void play(const QModelIndex &row);

    MatchController &m_match;
    QSortFilterProxyModel m_found;
    QLineEdit *m_filter;
    QListView *m_list;
};

} // namespace engawa
