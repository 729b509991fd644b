#include "app/panels/log_panel.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include "app/match/match_advice.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/panels/log_delegate.h"

namespace engawa {

LogPanel::LogPanel(MatchSession &session, MatchView &table, MatchAdvice &advice, QWidget *parent)
    : QListView(parent), m_session(session), m_table(table), m_advice(advice)
{
    setModel(table.log());
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
            m_table.mark(row.data(LogModel::ComponentRole).toString());
    });
    const auto go = [this](const QModelIndex &row) { m_session.goTo(row.data(LogModel::NodeRole).toInt()); };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
    connect(&table, &MatchView::refreshed, this, &LogPanel::follow, Qt::QueuedConnection);
}

void LogPanel::leaveEvent(QEvent *event)
{
    m_table.mark({});
    QListView::leaveEvent(event);
}

void LogPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_session.replaying())
        return m_session.leaveReplay();
    QListView::keyPressEvent(event);
}

// What can be done with a line: go there, and where a bot made the move, ask it why.
void LogPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex row = byKey ? currentIndex() : indexAt(viewport()->mapFromGlobal(event->globalPos()));
    if (!row.isValid())
        return;
    const int node = row.data(LogModel::NodeRole).toInt();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("log_menu"));
    connect(menu->addAction(tr("Go to this moment")), &QAction::triggered, this,
            [this, node] { m_session.goTo(node); });
    QAction *why = menu->addAction(tr("Ask the bot why"));
    why->setEnabled(m_advice.canAskWhy() && m_advice.isBotsMove(node));
    connect(why, &QAction::triggered, this, [this, node] { m_advice.whyNode(node); });
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(row).bottomLeft()) : event->globalPos());
}

// To the moment that the table shows: what happened last, or where one looks.
void LogPanel::follow()
{
    const auto &rows = m_table.log()->rows();
    const auto shown = std::ranges::find(rows, true, &LogRow::current);
    const int row = shown == rows.end() ? -1 : static_cast<int>(shown - rows.begin());
    if (row == m_shown && static_cast<int>(rows.size()) == m_lines)
        return;
    m_shown = row;
    m_lines = static_cast<int>(rows.size());
    if (!m_session.replaying())
        scrollToBottom();
    else if (row >= 0)
        scrollTo(model()->index(row, 0));
    if (row >= 0 && !hasFocus()) // whoever walks through it with the keys stays where they are
        selectionModel()->setCurrentIndex(model()->index(row, 0), QItemSelectionModel::NoUpdate);
}

} // namespace engawa
