#include "app/panels/log_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include "app/match/list_models.h"
#include "app/panels/seat_mark.h"

namespace engawa {

namespace {

constexpr int flags = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop;

// Looking elsewhere than the match stands is what needs marks; else both are the last line.
bool isLookedAt(const QModelIndex &index)
{
    return index.data(LogModel::CurrentRole).toBool() && !index.data(LogModel::StandingRole).toBool();
}

bool isLeftBehind(const QModelIndex &index)
{
    return index.data(LogModel::StandingRole).toBool() && !index.data(LogModel::CurrentRole).toBool();
}

QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QFont font = option.font;
    font.setItalic(index.data(LogModel::DepthRole).toInt() > 0);
    return font;
}

// Where the parts of a line lie, from left to right.
struct Places
{
    QRect turn, bar, text, now;
    int indent = 0;
    int height = 0;
};

Places placesIn(const QRect &rect, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int line = option.fontMetrics.height(), gap = std::max(2, line / 6);
    Places places;
    int top = rect.top();
    if (!index.data(LogModel::TurnRole).toString().isEmpty()) {
        places.turn = QRect(rect.left() + gap, top + 2 * gap, rect.width() - 2 * gap, line);
        top = places.turn.bottom() + 1;
    }
    places.indent = index.data(LogModel::DepthRole).toInt() * 2 * line;
    const int left = rect.left() + line * 2 / 3 + places.indent;
    const QRect room(left, 0, std::max(line * 4, rect.right() - gap - left), 10'000);
    const int high = QFontMetrics(fontOf(option, index)).boundingRect(room, flags, index.data().toString()).height();
    places.text = QRect(left, top + gap, room.width(), high);
    places.bar = QRect(rect.left() + gap, top, std::max(3, line / 5), high + 2 * gap);
    top = places.text.bottom() + gap + 1;
    if (isLeftBehind(index)) {
        places.now = QRect(rect.left() + gap, top, rect.width() - 2 * gap, line);
        top = places.now.bottom() + gap;
    }
    places.height = top - rect.top();
    return places;
}

void paintTurn(QPainter &painter, const QRect &place, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int side = place.height() * 3 / 4;
    const QRect mark(place.left(), place.top() + (place.height() - side) / 2, side, side);
    const int seat = index.data(LogModel::TurnSeatRole).toInt();
    painter.setPen(QPen(option.palette.color(QPalette::Mid), 1));
    painter.drawLine(option.rect.topLeft(), option.rect.topRight());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::PlaceholderText), 1));
    painter.setBrush(seatColour(seat));
    painter.drawPath(seatShape(seat, QStyle::visualRect(option.direction, option.rect, mark)));
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(option.palette.color(QPalette::Text));
    const QRect words = place.adjusted(side + place.height() / 3, 0, 0, 0);
    painter.drawText(
        QStyle::visualRect(option.direction, option.rect, words), Qt::AlignLeading | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(index.data(LogModel::TurnRole).toString(), Qt::ElideRight, words.width()));
}

void paintNow(QPainter &painter, const QRect &place, const QStyleOptionViewItem &option)
{
    const QString word = LogDelegate::tr("Now", "where the match stands while another moment is looked at");
    const int wide = option.fontMetrics.horizontalAdvance(word), middle = place.center().y();
    const QRect words(place.right() - wide, place.top(), wide + 1, place.height());
    const QRect stroke(place.left(), middle, place.width() - wide - place.height() / 3, 2);
    painter.fillRect(QStyle::visualRect(option.direction, option.rect, stroke), option.palette.color(QPalette::Accent));
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Accent));
    painter.drawText(QStyle::visualRect(option.direction, option.rect, words), Qt::AlignCenter, word);
}

// The elbow from the line above.
void paintElbow(QPainter &painter, const Places &places, const QStyleOptionViewItem &option)
{
    const int by = places.indent;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int stem = mirrored ? option.rect.right() - by * 3 / 4 : option.rect.left() + by * 3 / 4;
    const int tip = mirrored ? stem - by / 4 : stem + by / 4;
    const int middle = places.text.top() + option.fontMetrics.height() / 2;
    painter.setPen(QPen(option.palette.color(QPalette::PlaceholderText), 1.5));
    painter.drawLine(stem, option.rect.top(), stem, middle);
    painter.drawLine(stem, middle, tip, middle);
}

} // namespace

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem look = option;
    initStyleOption(&look, index);
    look.text.clear();
    const QStyle *style = look.widget ? look.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &look, painter, look.widget);
    const Places places = placesIn(option.rect, option, index);
    const auto there = [&](const QRect &place) { return QStyle::visualRect(option.direction, option.rect, place); };
    painter->save();
    if (isLookedAt(index))
        painter->fillRect(option.rect.adjusted(0, places.turn.isValid() ? places.turn.height() : 0, 0, 0),
                          option.palette.color(QPalette::Highlight));
    if (places.turn.isValid())
        paintTurn(*painter, places.turn, option, index);
    if (const int seat = index.data(LogModel::SeatRole).toInt(); seat >= 0 && places.indent == 0)
        painter->fillRect(there(places.bar), seatColour(seat));
    if (places.indent > 0)
        paintElbow(*painter, places, option);
    painter->setFont(fontOf(option, index));
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(there(places.text), flags, index.data().toString());
    if (places.now.isValid())
        paintNow(*painter, places.now, option);
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.fontMetrics.height() * 20;
    return {option.fontMetrics.height() * 8, placesIn(QRect(0, 0, width, 0), option, index).height};
}

} // namespace engawa
