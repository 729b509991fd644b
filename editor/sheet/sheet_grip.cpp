#include "editor/sheet/sheet_grip.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>

#include "editor/sheet/sheet_keys.h"

namespace engawa {

SheetGrip::SheetGrip(JoinEnd end, QWidget *parent) : QWidget(parent), m_end(end)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void SheetGrip::name(const QString &join, const QString &point)
{
    setAccessibleName(m_end == JoinEnd::From ? tr("%1 begins at %2", "a line of the sheet and a point").arg(join, point)
                                             : tr("%1 ends at %2", "a line of the sheet and a point").arg(join, point));
    setAccessibleDescription(tr("The arrow keys look for another mark, Enter lets the line go there, "
                                "Escape leaves it where it is."));
}

void SheetGrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = QGuiApplication::palette();
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (hasFocus()) {
        painter.setPen(QPen(colours.color(QPalette::Text), 1.4));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    painter.setPen(QPen(colours.color(QPalette::Base), 1));
    painter.setBrush(colours.color(QPalette::Accent));
    painter.drawEllipse(box);
}

// Escape takes back what is not hung yet, before it closes anything.
bool SheetGrip::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_held
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void SheetGrip::keyPressEvent(QKeyEvent *event)
{
    if (const auto direction = directionOf(event->key()); direction && event->modifiers() == Qt::NoModifier)
        emit stepWanted(*direction);
    else if (m_held && event->key() == Qt::Key_Escape)
        emit backWanted();
    else if (m_held
             && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space))
        emit putWanted();
    else
        QWidget::keyPressEvent(event);
}

void SheetGrip::focusInEvent(QFocusEvent *event)
{
    update();
    QWidget::focusInEvent(event);
}

void SheetGrip::focusOutEvent(QFocusEvent *event)
{
    emit backWanted();
    update();
    QWidget::focusOutEvent(event);
}

} // namespace engawa
