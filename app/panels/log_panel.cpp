#include "app/panels/log_panel.h"

#include <QEvent>

#include "app/panels/log_delegate.h"

namespace engawa {

LogPanel::LogPanel(MatchController &match, QWidget *parent) : QListView(parent), m_match(match)
{
    setModel(match.log());
    setItemDelegate(new LogDelegate(this));
    setMouseTracking(true);
    setWordWrap(true);
    setUniformItemSizes(false);
    setResizeMode(Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setAccessibleName(tr("Log"));
    connect(this, &QListView::entered, this,
            [this](const QModelIndex &row) { m_match.mark(row.data(LogModel::ComponentRole).toString()); });
    const auto go = [this](const QModelIndex &row) { m_match.goTo(row.data(LogModel::NodeRole).toInt()); };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
    connect(match.log(), &LogModel::rowsInserted, this, &LogPanel::follow, Qt::QueuedConnection);
}

void LogPanel::leaveEvent(QEvent *event)
{
    m_match.mark({});
    QListView::leaveEvent(event);
}

void LogPanel::follow()
{
    if (!m_match.replaying())
        scrollToBottom();
}

} // namespace engawa
