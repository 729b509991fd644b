#include "editor/changes/change_delegate.h"

#include <QApplication>
#include <QPainter>

#include "editor/changes/changes_model.h"
#include "editor/problems/problem_delegate.h"

namespace engawa {

namespace {

const ChangesModel::Row *rowAt(const QModelIndex &index)
{
    const auto *model = qobject_cast<const ChangesModel *>(index.model());
    return model ? &model->rows()[static_cast<std::size_t>(index.row())] : nullptr;
}

bool needsALook(const QModelIndex &index)
{
    const ChangesModel::Row *row = rowAt(index);
    return row && (!row->clash.isEmpty() || !row->trouble.isEmpty());
}

} // namespace

void ChangeDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == ChangesModel::BeforeColumn)
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    if (index.column() == ChangesModel::NowColumn)
        option->font.setBold(true);
    option->textElideMode = index.column() == ChangesModel::PlaceColumn ? Qt::ElideMiddle : Qt::ElideRight;
}

void ChangeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() != ChangesModel::PlaceColumn || !needsALook(index)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, option.widget);
    const int side = option.fontMetrics.height();
    QStyleOptionViewItem shifted = option;
    shifted.rect.setLeft(option.rect.left() + side + side / 3);
    QStyledItemDelegate::paint(painter, shifted, index);
    const QRectF box(option.rect.left() + side / 4.0, option.rect.center().y() - side / 2.0, side, side);
    paintLevel(*painter, box, !rowAt(index)->trouble.isEmpty(), option.palette);
}

} // namespace engawa
