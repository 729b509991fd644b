#include "editor/problems/problem_delegate.h"

#include <QApplication>
#include <QListView>
#include <QPainter>

#include "core/base/problem.h"
#include "editor/problems/problems_model.h"

namespace engawa {

namespace {

constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Layout
{
    QRect sign;
    QRect sentence;
    QRect place;
    int height;
};

Layout layoutIn(const QRect &row, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QFontMetrics &metrics = option.fontMetrics;
    const int gap = metrics.height() / 2;
    const int sign = metrics.height();
    const int left = row.left() + gap + sign + gap;
    const int width = qMax(metrics.averageCharWidth() * 12, row.right() - gap - left);
    const auto lines = [&](const QString &text, int top) {
        return metrics.boundingRect(QRect(left, top, width, 10000), wrapped, text);
    };
    Layout layout;
    layout.sign = QRect(row.left() + gap, row.top() + gap, sign, sign);
    layout.sentence = lines(index.data(Qt::DisplayRole).toString(), row.top() + gap);
    layout.sentence.setWidth(width);
    layout.place = lines(index.data(ProblemsModel::PlaceRole).toString(), layout.sentence.bottom() + 1);
    layout.place.setWidth(width);
    layout.height = layout.place.bottom() - row.top() + gap;
    return layout;
}

} // namespace

void paintLevel(QPainter &painter, const QRectF &box, bool error, const QPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor colour = error ? palette.color(QPalette::BrightText) : palette.color(QPalette::PlaceholderText);
    painter.setBrush(colour);
    const QRectF sign = box.adjusted(1, 1, -1, -1);
    if (error)
        painter.drawEllipse(sign);
    else
        painter.drawPolygon(QPolygonF{QPointF(sign.center().x(), sign.top()), sign.bottomRight(), sign.bottomLeft()});
    const qreal stroke = sign.width() / 8;
    const qreal top = sign.top() + sign.height() * (error ? 0.22 : 0.36);
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(sign.center().x() - stroke / 2, top, stroke, sign.height() * 0.32), stroke / 2,
                            stroke / 2);
    painter.drawEllipse(QPointF(sign.center().x(), top + sign.height() * 0.46), stroke * 0.6, stroke * 0.6);
    painter.restore();
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.text.clear();
    const QWidget *widget = option.widget;
    (widget ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);
    const Layout layout = layoutIn(option.rect, option, index);
    const bool error = index.data(ProblemsModel::LevelRole).toInt() == static_cast<int>(Problem::Level::Error);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    paintLevel(*painter, layout.sign, error, option.palette);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(layout.sentence, wrapped, index.data(Qt::DisplayRole).toString());
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(layout.place, wrapped, index.data(ProblemsModel::PlaceRole).toString());
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, layoutIn(QRect(0, 0, width, 0), option, index).height};
}

} // namespace engawa
