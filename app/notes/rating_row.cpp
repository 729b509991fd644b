#include "app/notes/rating_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace engawa {

RatingRow::RatingRow(RatingLook look, QWidget *parent) : QWidget(parent), m_look(look)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int rating = 1; rating <= mostRating; ++rating) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("rating"));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setText(QString::number(rating));
        button->setIcon(ratingIcon(rating, look));
        connect(button, &QToolButton::clicked, this, [this, rating] {
            setRating(m_rating == rating ? 0 : rating);
            emit chosen(m_rating);
        });
        row->addWidget(button);
        m_buttons[static_cast<std::size_t>(rating - 1)] = button;
    }
    size();
}

void RatingRow::setRating(int rating)
{
    m_rating = rating;
    for (int i = 0; i < mostRating; ++i)
        m_buttons[static_cast<std::size_t>(i)]->setChecked(i + 1 == rating);
}

void RatingRow::setWords(const QStringList &words)
{
    for (int i = 0; i < mostRating; ++i) {
        QToolButton *button = m_buttons[static_cast<std::size_t>(i)];
        button->setToolTip(words.value(i));
        button->setAccessibleName(
            tr("%1: %2", "a number from 1 to 5, and what it means").arg(i + 1).arg(words.value(i)));
    }
}

int RatingRow::ratingOf(int key)
{
    return key >= Qt::Key_1 && key < Qt::Key_1 + mostRating ? key - Qt::Key_1 + 1 : 0;
}

void RatingRow::size()
{
    const int side = fontMetrics().height() * 3 / 2;
    for (QToolButton *button : m_buttons)
        button->setIconSize(QSize(side, side));
}

void RatingRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        size();
    if (event->type() == QEvent::PaletteChange)
        for (QToolButton *button : m_buttons)
            button->update();
    QWidget::changeEvent(event);
}

} // namespace engawa
