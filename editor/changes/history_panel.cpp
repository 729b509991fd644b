#include "editor/changes/history_panel.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace engawa {

namespace {

// Room for the mark in every row, so that the names stand in one line; steps that were undone are quiet.
class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
        const auto *view = qobject_cast<const QUndoView *>(option->widget);
        option->decorationSize = view ? view->iconSize() : option->decorationSize;
        if (view && view->stack() && index.row() > view->stack()->index())
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    }
};

} // namespace

HistoryPanel::HistoryPanel(PackDocument &document, QWidget *parent)
    : QUndoView(&document.steps(), parent), m_document(document)
{
    setItemDelegate(new StepDelegate(this));
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&document, &PackDocument::stateChanged, this, &HistoryPanel::retranslate);
    drawMark();
    retranslate();
}

void HistoryPanel::retranslate()
{
    setAccessibleName(tr("History"));
    setToolTip(tr("A click goes to that step; the dot marks what is saved"));
    const QString name = m_document.title();
    const QString label = name.isEmpty() ? tr("Nothing is open") : tr("%1, as it was opened").arg(name);
    if (label != emptyLabel())
        setEmptyLabel(label);
}

void HistoryPanel::drawMark()
{
    const int side = fontMetrics().height();
    QPixmap mark(QSize(side, side) * devicePixelRatio());
    mark.setDevicePixelRatio(devicePixelRatio());
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Accent));
    const qreal radius = side / 5.0;
    painter.drawEllipse(QPointF(side / 2.0, side / 2.0), radius, radius);
    painter.end();
    setIconSize({side, side});
    setCleanIcon(QIcon(mark));
}

void HistoryPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawMark();
    QUndoView::changeEvent(event);
}

} // namespace engawa
