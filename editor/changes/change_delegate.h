#pragma once

#include <QStyledItemDelegate>

namespace engawa {

// A row of changes: the old value quietly, the new one strongly, and a sign in front of what needs a look.
class ChangeDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace engawa
