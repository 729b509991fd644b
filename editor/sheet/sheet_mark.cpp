#include "editor/sheet/sheet_mark.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include "editor/places/mark_colours.h"
#include "editor/sheet/sheet_keys.h"
#include "editor/sheet/sheet_paint.h"

namespace engawa {

namespace {

constexpr int leap = 10; // units, with Shift

} // namespace

SheetMark::SheetMark(const SheetPoint &point, QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setCursor(Qt::OpenHandCursor);
    setPoint(point);
}

void SheetMark::setPoint(const SheetPoint &point)
{
    m_point = point;
    const QString where = tr("%1, %2", "a place: x and y").arg(point.at.x()).arg(point.at.y());
    setAccessibleName(point.label.isEmpty()
                          ? point.name
                          : tr("%1 (%2)", "a point and what is written in it").arg(point.name, point.label));
    setAccessibleDescription(where);
    setToolTip(point.name + u'\n' + where);
    update();
}

void SheetMark::setOnHand(bool yes)
{
    if (m_onHand == yes)
        return;
    m_onHand = yes;
    update();
}

void SheetMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = QGuiApplication::palette();
    const QColor ink = colours.color(QPalette::Text), accent = colours.color(QPalette::Accent);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (hasFocus()) {
        painter.setPen(QPen(accent, 1.4, Qt::DotLine));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    painter.setPen(QPen(isChecked() ? accent : m_onHand ? ink : quietInk(), isChecked() ? 2.4 : m_onHand ? 1.4 : 1));
    painter.setBrush(isChecked() ? colours.color(QPalette::Highlight) : colours.color(QPalette::Base));
    painter.drawPath(markShape(m_point.table, box));
    if (m_point.label.isEmpty())
        return;
    QFont small = font();
    small.setPixelSize(std::max(7, static_cast<int>(box.height() * 0.72)));
    small.setBold(true);
    painter.setFont(small);
    painter.setPen(m_onHand || isChecked() ? ink : quietInk());
    painter.drawText(rect(), Qt::AlignCenter, m_point.label);
}

void SheetMark::wish(QPoint to)
{
    const QRect &range = m_point.range;
    to = {std::clamp(to.x(), range.left(), range.right()), std::clamp(to.y(), range.top(), range.bottom())};
    if (to == shown())
        return;
    m_wish = to;
    emit held();
}

void SheetMark::letGo(bool place)
{
    m_grip.reset();
    setCursor(Qt::OpenHandCursor);
    if (!m_wish)
        return;
    const QPoint to = *m_wish;
    m_wish.reset();
    if (place && to != m_point.at)
        emit placed(to);
    else
        emit held();
}

void SheetMark::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_grip = event->globalPosition();
    setCursor(Qt::ClosedHandCursor);
    setFocus(Qt::MouseFocusReason);
    emit clicked(true);
}

void SheetMark::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_grip)
        return;
    const QPointF way = event->globalPosition() - *m_grip;
    if (!m_wish && way.manhattanLength() < QApplication::startDragDistance())
        return;
    wish(m_point.at + (way / m_scale).toPoint());
}

void SheetMark::mouseReleaseEvent(QMouseEvent *)
{
    letGo(true);
}

// Escape takes back what is not placed yet, before it closes anything.
bool SheetMark::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_wish
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void SheetMark::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_wish)
        return letGo(false);
    const auto direction = directionOf(event->key());
    if (!direction)
        return QAbstractButton::keyPressEvent(event);
    if (event->modifiers() & Qt::ControlModifier)
        emit stepWanted(*direction);
    else
        wish(shown() + *direction * (event->modifiers() & Qt::ShiftModifier ? leap : 1));
}

void SheetMark::keyReleaseEvent(QKeyEvent *event)
{
    if (directionOf(event->key()) && !event->isAutoRepeat() && !m_grip)
        letGo(true);
    else
        QAbstractButton::keyReleaseEvent(event);
}

void SheetMark::focusOutEvent(QFocusEvent *event)
{
    letGo(true);
    QAbstractButton::focusOutEvent(event);
}

} // namespace engawa
