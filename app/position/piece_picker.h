#pragma once

#include <QWidget>

#include "app/position/piece_list_model.h"
#include "app/position/position_editor.h"

class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace engawa {

// Every copy and where it is, to be found by its name or place, and what can be done with the one that is chosen.
class PiecePicker : public QWidget
{
    Q_OBJECT

public:
    explicit PiecePicker(PositionEditor &editor, QWidget *parent = nullptr);

    void begin(); // the keyboard goes to the search

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fitRows();
    void showPieces();
    void showSelection();
    void chooseRow(const QModelIndex &row);
    void fillPlaces();

    PositionEditor &m_editor;
    PieceListModel m_pieces;
    QLineEdit *m_filter;
    QSortFilterProxyModel *m_found;
    QTableView *m_list;
    QPushButton *m_moveTo;
    QPushButton *m_turn;
    QPushButton *m_remove;
};

} // namespace engawa
