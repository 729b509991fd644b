#pragma once

#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>

#include "app/match/match_view.h"

namespace engawa {

// All legal moves as sentences: type to narrow, Enter plays. A whole game can be played here.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MovesPanel(MatchView &table, QWidget *parent = nullptr);

private:
    void play(const QModelIndex &row);

    MatchView &m_table;
    QSortFilterProxyModel m_found;
    QLineEdit *m_filter;
    QListView *m_list;
};

} // namespace engawa
