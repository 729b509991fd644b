#include "app/notes/rating_mark.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

#include "core/match/note_content.h"

namespace engawa {

namespace {

constexpr QRgb discs[mostRating] = {0xFFDD7A63, 0xFFE8A96B, 0xFFE6CF86, 0xFFB4C98A, 0xFF82B27C};
constexpr QRgb features = 0xFF2B2A28; // reads on every disc, in both themes

class RatingIcon : public QIconEngine
{
public:
    RatingIcon(int rating, RatingLook look) : m_rating(rating), m_look(look) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        paintRating(*painter, rect, m_rating, m_look);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new RatingIcon(m_rating, m_look); }

private:
    int m_rating;
    RatingLook m_look;
};

// The mouth's corners lie at y = 15.5; its middle is pulled up or down from there.
void paintMouth(QPainter &painter, int rating)
{
    constexpr double middle[mostRating] = {10.5, 13, 15.5, 18, 20.5};
    QPainterPath mouth(QPointF(7.5, rating == 1 ? 17.5 : 15.5));
    mouth.quadTo(12, middle[rating - 1] + (rating == 1 ? 1 : 0), 16.5, rating == 1 ? 17.5 : 15.5);
    if (rating == mostRating) {
        mouth.closeSubpath();
        painter.setBrush(QColor(features));
    } else {
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawPath(mouth);
}

void paintFace(QPainter &painter, int rating, const QColor &outline)
{
    painter.setPen(QPen(outline, 1.2));
    painter.setBrush(QColor(discs[rating - 1]));
    painter.drawEllipse(QPointF(12, 12), 10, 10);
    const QColor ink(features);
    painter.setPen(QPen(ink, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (rating == 1) { // brows drawn together
        painter.drawLine(QPointF(6.5, 7.5), QPointF(10, 9.5));
        painter.drawLine(QPointF(17.5, 7.5), QPointF(14, 9.5));
    } else if (rating == mostRating) { // laughing eyes
        for (const double x : {8.5, 15.5}) {
            QPainterPath eye(QPointF(x - 1.8, 10.2));
            eye.quadTo(x, 7.2, x + 1.8, 10.2);
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(eye);
        }
    }
    if (rating < mostRating) {
        painter.setBrush(ink);
        for (const double x : {8.6, 15.4})
            painter.drawEllipse(QPointF(x, rating == 1 ? 11.2 : 9.6), 0.6, 0.6);
    }
    paintMouth(painter, rating);
}

void paintLength(QPainter &painter, int rating, const QColor &ink)
{
    painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
    constexpr double halves[mostRating] = {0.2, 1.7, 3.5, 6.5, 9};
    const double half = halves[rating - 1];
    painter.drawLine(QPointF(12 - half, 12), QPointF(12 + half, 12));
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {7.0, 17.0}) // as long as it should be
        painter.drawLine(QPointF(x, 7), QPointF(x, 17));
}

struct RatingWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::RatingMark)
};

} // namespace

void paintRating(QPainter &painter, const QRectF &place, int rating, RatingLook look)
{
    if (rating < 1 || rating > mostRating)
        return;
    const double side = qMin(place.width(), place.height());
    const QColor ink = QGuiApplication::palette().color(QPalette::Text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center() - QPointF(side, side) / 2);
    painter.scale(side / 24, side / 24);
    if (look == RatingLook::Faces)
        paintFace(painter, rating, ink);
    else
        paintLength(painter, rating, ink);
    painter.restore();
}

QIcon ratingIcon(int rating, RatingLook look)
{
    return QIcon(new RatingIcon(rating, look));
}

QString ratingWord(int rating)
{
    switch (rating) {
    case 1:
        return RatingWords::tr("Bad");
    case 2:
        return RatingWords::tr("Weak");
    case 3:
        return RatingWords::tr("Fair");
    case 4:
        return RatingWords::tr("Good");
    case 5:
        return RatingWords::tr("Great");
    default:
        return {};
    }
}

} // namespace engawa
