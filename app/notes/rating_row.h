#pragma once

#include <array>

#include <QWidget>

#include "app/notes/rating_mark.h"
#include "core/match/note_content.h"

class QToolButton;

namespace engawa {

// Five marks to choose one from; a click on the chosen one takes it back.
class RatingRow : public QWidget
{
    Q_OBJECT

public:
    explicit RatingRow(RatingLook look, QWidget *parent = nullptr);

    int rating() const { return m_rating; } // 0: none
    void setRating(int rating);
    void setWords(const QStringList &words); // what 1 to 5 mean, for those who point or listen

    static int ratingOf(int key); // of Qt::Key_1 to Qt::Key_5; 0 for another

signals:
    void chosen(int rating); // by the user

protected:
    void changeEvent(QEvent *event) override;

private:
    void size();

    RatingLook m_look;
    int m_rating = 0;
    std::array<QToolButton *, mostRating> m_buttons{};
};

} // namespace engawa
