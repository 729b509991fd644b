#include "app/notes/note_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include "app/notes/note_list_model.h"
#include "app/notes/rating_mark.h"

namespace engawa {

namespace {

constexpr int flags = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop;

// Where the parts of a note lie.
struct Places
{
    QRect face, text, detail;
    int height = 0;
};

QString detailOf(const QModelIndex &index)
{
    QStringList parts{index.data(NoteListModel::MomentRole).toString(), index.data(NoteListModel::SeatRole).toString(),
                      index.data(NoteListModel::ComponentRole).toString()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("\u00A0· ")); // a line never begins with the dot
}

QString textOf(const QModelIndex &index)
{
    const QString text = index.data(NoteListModel::TextRole).toString();
    return text.isEmpty() ? ratingWord(index.data(NoteListModel::RatingRole).toInt()) : text;
}

Places placesIn(const QRect &rect, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int line = option.fontMetrics.height(), gap = line / 2, side = line * 3 / 2;
    Places places;
    places.face = QRect(rect.left() + gap, rect.top() + gap, side, side);
    const int left = places.face.right() + gap, width = qMax(line * 4, rect.right() - gap - left);
    const auto high = [&](const QString &text) {
        return option.fontMetrics.boundingRect(QRect(0, 0, width, 10'000), flags, text).height();
    };
    places.text = QRect(left, rect.top() + gap, width, high(textOf(index)));
    places.detail = QRect(left, places.text.bottom() + line / 8, width, high(detailOf(index)));
    places.height = qMax(places.face.bottom(), places.detail.bottom()) + gap - rect.top();
    if (option.direction == Qt::RightToLeft)
        for (QRect *part : {&places.face, &places.text, &places.detail})
            *part = QStyle::visualRect(option.direction, rect, *part);
    return places;
}

} // namespace

void NoteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem look = option;
    initStyleOption(&look, index);
    look.text.clear();
    const QStyle *style = look.widget ? look.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &look, painter, look.widget);
    const Places places = placesIn(option.rect, option, index);
    if (index.data(NoteListModel::CurrentRole).toBool()) { // the table shows this moment
        QRect edge = option.rect;
        edge.setWidth(3);
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, edge),
                          option.palette.color(QPalette::Accent));
    }
    painter->save();
    paintRating(*painter, places.face, index.data(NoteListModel::RatingRole).toInt());
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(places.text, flags, textOf(index));
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(places.detail, flags, detailOf(index));
    painter->restore();
}

QSize NoteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.fontMetrics.height() * 20;
    return {option.fontMetrics.height() * 8, placesIn(QRect(0, 0, width, 0), option, index).height};
}

} // namespace engawa
