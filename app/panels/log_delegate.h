#pragma once

#include <QStyledItemDelegate>

namespace engawa {

// A line of the log. A turn begins with the name and the mark of whose it is; what a line tells of somebody has their
// colour beside it. Where one looks is a shade behind the line, where the match stands meanwhile a stroke under it.
// Another way that was tried is indented below the line that it begins after.
class LogDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace engawa
