#pragma once

#include <QStyledItemDelegate>

namespace engawa {

// A note of the list: its face, its text, and below it quietly the moment, who was to act and what it is about.
class NoteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace engawa
