#include "app/position/piece_picker.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace engawa {

PiecePicker::PiecePicker(PositionEditor &editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_filter(new QLineEdit(this)), m_found(new QSortFilterProxyModel(this)),
      m_list(new QTableView(this)), m_moveTo(new QPushButton(this)), m_turn(new QPushButton(this)),
      m_remove(new QPushButton(this))
{
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_found->setSourceModel(&m_pieces);
    m_found->setFilterKeyColumn(-1);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setSortLocaleAware(true);
    connect(m_filter, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);

    m_list->setModel(m_found);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder); // as the game lists them, until somebody asks
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(PieceListModel::NameColumn, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(PieceListModel::PlaceColumn, QHeaderView::Stretch);
    m_list->installEventFilter(this);
    connect(m_list, &QTableView::clicked, this, &PiecePicker::chooseRow);

    m_moveTo->setMenu(new QMenu(m_moveTo));
    connect(m_moveTo->menu(), &QMenu::aboutToShow, this, &PiecePicker::fillPlaces);
    connect(m_turn, &QPushButton::clicked, this, [this] { m_editor.turnSelected(); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_editor.removeSelected(); });

    auto *row = new QHBoxLayout;
    row->addWidget(m_moveTo);
    row->addWidget(m_turn);
    row->addWidget(m_remove);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addLayout(row);

    connect(&editor, &PositionEditor::editingChanged, this, &PiecePicker::showPieces);
    connect(&editor, &PositionEditor::changed, this, &PiecePicker::showPieces);
    connect(&editor, &PositionEditor::selectionChanged, this, &PiecePicker::showSelection);
    retranslate();
    fitRows();
    showPieces();
}

void PiecePicker::begin()
{
    m_filter->setFocus(Qt::OtherFocusReason);
}

void PiecePicker::retranslate()
{
    m_filter->setPlaceholderText(tr("Find a piece or a place"));
    m_filter->setAccessibleName(tr("Find a piece or a place"));
    m_list->setAccessibleName(tr("Pieces and where they are"));
    m_moveTo->setText(tr("&Move to"));
    m_turn->setText(tr("&Turn over"));
    m_turn->setToolTip(tr("Shows the piece’s next side: known or hidden, used or not."));
    m_remove->setText(tr("&Remove"));
    m_remove->setToolTip(
        tr("Lays the piece back: into the box, the supply or under the draw pile. On the table: Delete."));
    m_pieces.retranslate();
    showSelection();
}

void PiecePicker::fitRows()
{
    constexpr int fewestRows = 6;
    m_list->setMinimumHeight((fewestRows + 1) * (fontMetrics().height() + 6));
}

void PiecePicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitRows();
    QWidget::changeEvent(event);
}

// Enter takes the piece, Delete removes it; from the search the arrow goes down into the list.
bool PiecePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_filter && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_list->setFocus(Qt::OtherFocusReason);
        if (!m_list->currentIndex().isValid() || key != Qt::Key_Down)
            m_list->setCurrentIndex(m_found->index(0, 0));
        return true;
    }
    if (watched == m_list && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
        chooseRow(m_list->currentIndex());
        if (!m_editor.places().empty())
            m_moveTo->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (watched == m_list && key == Qt::Key_Delete && m_list->currentIndex().isValid()) {
        m_editor.select(m_list->currentIndex().data(PieceListModel::IdRole).toString());
        m_editor.removeSelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PiecePicker::chooseRow(const QModelIndex &row)
{
    if (row.isValid())
        m_editor.select(row.data(PieceListModel::IdRole).toString());
}

void PiecePicker::fillPlaces()
{
    m_moveTo->menu()->clear();
    for (const PositionEditor::Place &place : m_editor.places()) {
        QAction *action = m_moveTo->menu()->addAction(QString(place.name).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, place] {
            m_editor.putSelected(place);
            m_list->setFocus(Qt::OtherFocusReason);
        });
    }
}

void PiecePicker::showPieces()
{
    std::vector<PieceEntry> entries;
    if (m_editor.isEditing())
        for (const Piece &piece : m_editor.table().scene.pieces)
            if (piece.kind != "spot" && !piece.component.empty())
                entries.push_back({QString::fromStdString(piece.id), m_editor.nameOf(piece), m_editor.placeOf(piece)});
    std::ranges::stable_sort(entries, {}, [](const PieceEntry &entry) { return entry.id; });
    m_pieces.show(std::move(entries));
}

void PiecePicker::showSelection()
{
    const bool chosen = m_editor.isEditing() && !m_editor.selected().isEmpty();
    m_moveTo->setEnabled(chosen && !m_editor.places().empty());
    m_turn->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    const int row = chosen ? m_pieces.rowOf(m_editor.selected()) : -1;
    if (row < 0)
        return m_list->clearSelection();
    const QModelIndex shown = m_found->mapFromSource(m_pieces.index(row, 0));
    if (shown.isValid()) {
        m_list->setCurrentIndex(shown);
        m_list->scrollTo(shown, QAbstractItemView::PositionAtCenter);
    }
}

} // namespace engawa
