#include "app/shell/palette_delegate.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTextLayout>

#include "app/shell/palette_model.h"

namespace engawa {

namespace {

QTextLayout::FormatRange bold(qsizetype place, const QColor &colour)
{
    QTextLayout::FormatRange range{static_cast<int>(place), 1, {}};
    range.format.setFontWeight(QFont::Bold);
    range.format.setForeground(colour);
    return range;
}

// The keys in a small frame, at the end of the line; returns the room they took.
int paintKeys(QPainter *painter, const QRect &line, const QString &keys, const QPalette &palette, bool reversed)
{
    if (keys.isEmpty())
        return 0;
    const QFontMetrics metrics = painter->fontMetrics();
    const int width = metrics.horizontalAdvance(keys) + metrics.height();
    QRect cap(0, 0, width, metrics.height() + 4);
    cap.moveCenter(line.center());
    reversed ? cap.moveLeft(line.left()) : cap.moveRight(line.right());
    painter->setPen(palette.color(QPalette::Mid));
    painter->setBrush(palette.color(QPalette::Base));
    painter->drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setPen(palette.color(QPalette::PlaceholderText));
    painter->drawText(cap, Qt::AlignCenter, keys);
    return width + metrics.height() / 2;
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QPalette paper = QGuiApplication::palette(); // the view's own is see-through
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const bool current = option.state & QStyle::State_Selected;
    const bool reversed = option.direction == Qt::RightToLeft;
    const int gap = option.fontMetrics.height() / 2;
    if (current) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(paper.color(QPalette::Highlight));
        painter->drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 6, 6);
    }
    QRect room = option.rect.adjusted(gap, 0, -gap, 0);
    const int keys = paintKeys(painter, room, index.data(PaletteModel::KeysRole).toString(), paper, reversed);
    reversed ? room.setLeft(room.left() + keys) : room.setRight(room.right() - keys);

    const QString category = index.data(PaletteModel::CategoryRole).toString();
    const int categoryWidth = option.fontMetrics.horizontalAdvance(category) + 2 * gap;
    QRect categoryRoom(room);
    categoryRoom.setWidth(categoryWidth);
    if (!reversed)
        categoryRoom.moveRight(room.right());
    painter->setPen(paper.color(QPalette::PlaceholderText));
    painter->drawText(categoryRoom, Qt::AlignCenter, category);
    reversed ? room.setLeft(categoryRoom.right()) : room.setRight(categoryRoom.left());

    const QString text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room.width());
    QTextLayout layout(text, option.font);
    QTextOption align(reversed ? Qt::AlignRight : Qt::AlignLeft);
    align.setTextDirection(option.direction);
    align.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(align);
    QList<QTextLayout::FormatRange> marks;
    for (const qsizetype place : index.data(PaletteModel::PlacesRole).value<QList<qsizetype>>())
        marks.append(bold(place, paper.color(QPalette::Accent)));
    layout.setFormats(marks);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    painter->setPen(paper.color(QPalette::Text));
    layout.draw(painter, QPointF(room.left(), option.rect.center().y() - line.height() / 2));
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, option.fontMetrics.height() * 2};
}

} // namespace engawa
