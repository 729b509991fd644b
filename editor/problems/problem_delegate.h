#pragma once

#include <QStyledItemDelegate>

namespace engawa {

// A problem on two or more lines: a sign of its level, the sentence, and under it, quietly, the place.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

// A disc for an error, a triangle for a warning: told apart without their colours.
void paintLevel(QPainter &painter, const QRectF &box, bool error, const QPalette &palette);

} // namespace engawa
