#pragma once

#include <functional>

#include <QWidget>

#include "app/position/position_editor.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace engawa {

class CounterForm;
class PiecePicker;

// The position editor beside the table: every copy and where it is, the numbers, whose turn it is, and what to do with
// the position.
class PositionPanel : public QWidget
{
    Q_OBJECT

public:
    // A file to write or to read; empty: none.
    using AskForFile = std::function<QString(QWidget *parent, const QString &title, const QString &filter, bool save)>;

    explicit PositionPanel(PositionEditor &editor, QWidget *parent = nullptr);

    void setAskForFile(AskForFile ask) { m_ask = std::move(ask); }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeInvitation();
    QWidget *makeEditing();
    QWidget *makeTurn();
    QWidget *makeFiles();
    QWidget *makeEnd();
    void retranslate();
    void showEditing();
    void showPosition();
    void showSteps();
    void save();
    void open();

    PositionEditor &m_editor;
    AskForFile m_ask;

    QStackedWidget *m_pages;
    QLabel *m_invitation;
    QPushButton *m_begin;
    QLabel *m_hint;
    PiecePicker *m_pieces;
    QLabel *m_toActLabel;
    QComboBox *m_toAct;
    CounterForm *m_counters;
    QLabel *m_problem;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_open;
    QPushButton *m_save;
    QPushButton *m_play;
    QPushButton *m_cancel;
};

} // namespace engawa
