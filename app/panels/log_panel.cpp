#include "app/panels/log_panel.h"

#include <algorithm>

#include <QKeyEvent>

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
    setSelectionMode(NoSelection); // what is marked is where one looks, and where the match stands
    setVerticalScrollMode(ScrollPerPixel);
    setAccessibleName(tr("Log"));
    connect(this, &QListView::entered, this, [this](const QModelIndex &row) {
        if (viewport()->underMouse()) // a view that scrolls tells what lies where the pointer is, though it is hidden
            m_match.mark(row.data(LogModel::ComponentRole).toString());
    });
    const auto go = [this](const QModelIndex &row) { m_match.goTo(row.data(LogModel::NodeRole).toInt()); };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
    connect(&match, &MatchController::changed, this, &LogPanel::follow, Qt::QueuedConnection);
}

void LogPanel::leaveEvent(QEvent *event)
{
    m_match.mark({});
    QListView::leaveEvent(event);
}

void LogPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_match.replaying())
        return m_match.leaveReplay();
    QListView::keyPressEvent(event);
}

// To the moment that the table shows: what happened last, or where one looks.
void LogPanel::follow()
{
    const auto &rows = m_match.log()->rows();
    const auto shown = std::ranges::find(rows, true, &LogRow::current);
    const int row = shown == rows.end() ? -1 : static_cast<int>(shown - rows.begin());
    if (row == m_shown && static_cast<int>(rows.size()) == m_lines)
        return;
    m_shown = row;
    m_lines = static_cast<int>(rows.size());
    if (!m_match.replaying())
        scrollToBottom();
    else if (row >= 0)
        scrollTo(model()->index(row, 0));
    if (row >= 0 && !hasFocus()) // whoever walks through it with the keys stays where they are
        selectionModel()->setCurrentIndex(model()->index(row, 0), QItemSelectionModel::NoUpdate);
}

} // namespace engawa
