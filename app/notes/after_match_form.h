#pragma once

#include <vector>

#include <QFrame>
#include <QPointer>

#include "app/match/match_session.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace engawa {

class RatingRow;

// Four short questions after a match. 1 to 5 answer and go on to the next, Space skips one, Enter saves, Esc skips all. The
// answers are one note at the head: {"questions": {"fun": 4, …}}.
class AfterMatchForm : public QFrame
{
    Q_OBJECT

public:
    AfterMatchForm(MatchSession &session, QWidget *window);

    void open();
    bool save(); // false: nothing is answered

signals:
    void saved(int note); // its id
    void closed(); // saved or skipped

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Question
    {
        const char *id;
        QLabel *text;
        RatingRow *row;
        QLabel *word; // what the answer means
    };

    void add(const char *id, QGridLayout &grid);
    void answer(int question, int rating);
    void stepTo(int question);
    void leave();
    void place();
    bool takesKey(QObject *watched, int key);
    QStringList wordsOf(const Question &question) const;
    void showWord(const Question &question);
    void retranslate();

    MatchSession &m_session;
    std::vector<Question> m_questions;
    int m_current = 0;
    QLabel *m_title;
    QLabel *m_hint;
    QPushButton *m_skip, *m_save;
    QPointer<QWidget> m_focusBefore;
};

} // namespace engawa
