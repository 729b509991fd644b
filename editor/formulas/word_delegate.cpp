#include "editor/formulas/word_delegate.h"

#include <QApplication>
#include <QPainter>

#include "editor/formulas/words_model.h"
#include "editor/places/letters.h"

namespace engawa {

void WordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const int gap = letters(item.fontMetrics, 1);
    QRect place = item.rect.adjusted(gap, 0, -gap, 0);
    painter->save();

    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::PlaceholderText));
    const QString kind = index.data(WordsModel::KindRole).toString();
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, kind);
    place.setRight(place.right() - item.fontMetrics.horizontalAdvance(kind) - 2 * gap);

    QFont bold = item.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString name = index.data(WordsModel::SignatureRole).toString();
    painter->setFont(bold);
    painter->setPen(item.palette.color(QPalette::Text));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, name);
    place.setLeft(place.left() + qMax(metrics.horizontalAdvance(name) + 2 * gap, 24 * gap));

    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    const QString sentence = index.data(WordsModel::SentenceRole).toString();
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(sentence, Qt::ElideRight, place.width()));
    painter->restore();
}

QSize WordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {letters(option.fontMetrics, 60), qRound(option.fontMetrics.height() * 1.4)};
}

} // namespace engawa
