#include "app/panels/moves_panel.h"

#include <QVBoxLayout>

namespace engawa {

MovesPanel::MovesPanel(MatchView &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_filter(new QLineEdit), m_list(new QListView)
{
    m_found.setSourceModel(table.moves());
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setPlaceholderText(tr("Find a move"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Find a move"));
    m_list->setModel(&m_found);
    m_list->setWordWrap(true);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setAccessibleName(tr("Legal moves"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    setFocusProxy(m_filter);
    connect(m_filter, &QLineEdit::textChanged, &m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { play(m_found.index(0, 0)); });
    connect(m_list, &QListView::activated, this, &MovesPanel::play);
}

void MovesPanel::play(const QModelIndex &row)
{
    if (!row.isValid())
        return;
    const int move = row.data(MoveModel::MoveRole).toInt();
    m_filter->clear();
    m_table.playMove(move);
}

} // namespace engawa
