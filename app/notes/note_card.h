#pragma once

#include <map>
#include <optional>

#include <QFrame>
#include <QPointer>

#include "app/match/match_session.h"
#include "core/match/note_content.h"

class QCheckBox;
class QKeyEvent;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace engawa {

class RatingRow;

// A card for one note, over a corner of the window; the game goes on behind it. A single figure from 1 to 5 is a rating,
// with more behind it text; with Alt it always rates. Enter saves, Shift+Enter begins a line, Esc leaves. What was written and not saved comes back with the
// card.
class NoteCard : public QFrame
{
    Q_OBJECT

public:
    NoteCard(MatchSession &session, QWidget *window);

    void open(const QString &component = {}); // for the moment on the table; "cards/pink_0": what it may be about
    void edit(int note); // one that is there, by its id
    bool save(); // false: there is nothing in it, or no match
    bool hasDraft() const; // words of a new note that are not saved
    void saveDraft(); // at the moment on the table; before a match is left for good

signals:
    void saved(int note); // its id
    void reportRequested(int note); // saved, and to be reported

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Draft
    {
        QString text;
        int rating = 0;
        QString component; // that it may be about
        bool about = true; // it is
    };

    void present(const Draft &draft, const QString &title);
    void leave(); // what is written is kept
    void putAway();
    void keepDraft();
    void place();
    void readRating(); // from what is written
    void showRating(int rating);
    QString written() const; // without a figure that is a rating
    bool takesKey(QObject *watched, QKeyEvent &key);
    QString author() const;
    NoteContent content(const Draft &draft, int node) const;
    void retranslate();

    MatchSession &m_session;
    std::map<int, Draft> m_drafts; // by the note that they would replace; 0: a new one
    std::optional<StandingNote> m_editing;
    int m_node = -1;
    QString m_component;
    std::optional<int> m_ratingBefore; // while all that is written is a figure that rates
    QLabel *m_title;
    QLabel *m_word;
    RatingRow *m_rating;
    QPlainTextEdit *m_text;
    QCheckBox *m_about;
    QLabel *m_hint;
    QPushButton *m_report, *m_save;
    QPointer<QWidget> m_focusBefore;
};

} // namespace engawa
