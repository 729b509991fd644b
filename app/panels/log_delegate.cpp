#include "app/panels/log_delegate.h"

#include <QPainter>

#include "app/match/list_models.h"

namespace engawa {

namespace {

int indentOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return index.data(LogModel::DepthRole).toInt() * 2 * option.fontMetrics.height();
}

QStyleOptionViewItem indented(QStyleOptionViewItem option, int by)
{
    if (option.direction == Qt::RightToLeft)
        option.rect.setRight(option.rect.right() - by);
    else
        option.rect.setLeft(option.rect.left() + by);
    return option;
}

} // namespace

void LogDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(LogModel::DepthRole).toInt() > 0)
        option->font.setItalic(true);
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int by = indentOf(option, index);
    if (by > 0) { // the elbow from the line above
        const bool mirrored = option.direction == Qt::RightToLeft;
        const int stem = mirrored ? option.rect.right() - by / 2 : option.rect.left() + by / 2;
        const int middle = option.rect.center().y();
        const int tip = mirrored ? stem - by / 4 : stem + by / 4;
        painter->save();
        painter->setPen(QPen(option.palette.color(QPalette::PlaceholderText), 1.5));
        painter->drawLine(stem, option.rect.top(), stem, middle);
        painter->drawLine(stem, middle, tip, middle);
        painter->restore();
    }
    QStyledItemDelegate::paint(painter, indented(option, by), index);
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int by = indentOf(option, index);
    const QSize size = QStyledItemDelegate::sizeHint(indented(option, by), index);
    return {size.width() + by, size.height()};
}

} // namespace engawa
