#pragma once

#include <optional>

#include <QSortFilterProxyModel>
#include <QWidget>

#include "app/notes/note_list_model.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace engawa {

// The notes of the match beside the table: a click goes to that moment, Enter changes a note, Del takes it away.
class NotesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotesPanel(MatchSession &session, QWidget *parent = nullptr);

    bool exportTo(const QString &path); // the notes that are shown, as CSV; false: the panel says why not

signals:
    void noteRequested();           // a new one
    void editRequested(int note);   // by its id
    void reportRequested(int note); // -1: of the moment on the table

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    const NoteRow *current() const;
    void remove();
    void bringBack();
    void showState();
    void say(const QString &sentence);
    void askWhereToExport();
    void retranslate();

    MatchSession &m_session;
    NoteListModel m_notes;
    QSortFilterProxyModel m_found;
    std::optional<StandingNote> m_removed;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_empty;
    QLabel *m_said;
    QPushButton *m_bringBack;
    QToolButton *m_new, *m_edit, *m_remove, *m_export, *m_report;
};

} // namespace engawa
