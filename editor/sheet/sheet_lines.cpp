#include "editor/sheet/sheet_canvas.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QAccessibleAnnouncementEvent>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

#include "editor/places/mark_colours.h"
#include "editor/sheet/sheet_grip.h"

// The lines of the sheet: chosen by a click, and hung elsewhere by an end that is dragged or sent with the arrow keys.
namespace engawa {

namespace {

constexpr double reach = 5;    // of the mouse to a line, in pixels
constexpr double pull = 1.5;   // of a point on an end that is held, in marks
constexpr double inward = 0.36; // of a line: a grip is never farther from its end

double distance(QPointF at, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - from, way) / length, 0.0, 1.0) : 0;
    return QLineF(at, from + way * share).length();
}

} // namespace

void SheetCanvas::makeGrips()
{
    for (const JoinEnd end : {JoinEnd::From, JoinEnd::To}) {
        auto *grip = new SheetGrip(end, this);
        connect(grip, &SheetGrip::stepWanted, this, [this, grip](QPoint direction) { send(*grip, direction); });
        connect(grip, &SheetGrip::putWanted, this, &SheetCanvas::letGo);
        connect(grip, &SheetGrip::backWanted, this, &SheetCanvas::leave);
        m_grips.push_back(grip);
    }
}

int SheetCanvas::chosenJoin() const
{
    if (m_ids.size() != 1)
        return -1;
    const auto found =
        std::ranges::find(m_content.joins, SheetEntry{m_file, m_ids.front().toStdString()}, &SheetJoin::entry);
    return found == m_content.joins.end() ? -1 : static_cast<int>(found - m_content.joins.begin());
}

int SheetCanvas::joinAt(QPointF at) const
{
    int best = -1;
    double least = reach;
    for (std::size_t i = 0; i < m_content.joins.size(); ++i) {
        const SheetJoin &join = m_content.joins[i];
        if (const double off = distance(at, pointOf(join.from), pointOf(join.to)); off < least) {
            least = off;
            best = static_cast<int>(i);
        }
    }
    return best;
}

QPointF SheetCanvas::endOf(int join, JoinEnd end) const
{
    if (!m_pull || !m_pull->moved || m_pull->join != join || m_pull->end != end)
        return pointOf(m_content.joins[static_cast<std::size_t>(join)].at(end));
    return m_pull->onto >= 0 && !m_pull->fault ? pointOf(m_pull->onto) : m_pull->at;
}

void SheetCanvas::choose(int join)
{
    const SheetEntry entry = m_content.joins[static_cast<std::size_t>(join)].entry;
    m_selection.select(QString::fromStdString(entry.file), {QString::fromStdString(entry.id)});
}

// ---------------------------------------------------------------- an end that is held

// Choosing the line waits until it is let go of: the form below may be another then, and the sheet of another size.
void SheetCanvas::mousePressEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    const int join = joinAt(at);
    if (event->button() != Qt::LeftButton || join < 0)
        return event->ignore();
    setFocus(Qt::MouseFocusReason);
    const SheetJoin &held = m_content.joins[static_cast<std::size_t>(join)];
    const bool begins = QLineF(at, pointOf(held.from)).length() < QLineF(at, pointOf(held.to)).length();
    hold({join, begins ? JoinEnd::From : JoinEnd::To, at, at});
    setCursor(Qt::ClosedHandCursor);
}

void SheetCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pull) {
        joinAt(event->position()) >= 0 ? setCursor(Qt::OpenHandCursor) : unsetCursor();
        return event->ignore();
    }
    m_pull->at = event->position();
    m_pull->moved |= (m_pull->at - m_pull->from).manhattanLength() >= QApplication::startDragDistance();
    if (m_pull->moved)
        aim(pointNear(m_pull->at));
}

void SheetCanvas::mouseReleaseEvent(QMouseEvent *)
{
    unsetCursor();
    letGo();
}

// Escape takes back what is not hung yet, before it closes anything.
bool SheetCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_pull
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void SheetCanvas::keyPressEvent(QKeyEvent *event)
{
    if (m_pull && event->key() == Qt::Key_Escape)
        return leave();
    QWidget::keyPressEvent(event);
}

void SheetCanvas::hold(const Pull &pull)
{
    m_word->hide();
    m_pull = pull;
}

int SheetCanvas::pointNear(QPointF at) const
{
    int best = -1;
    double least = markSide() * pull;
    for (int point = 0; point < static_cast<int>(m_content.points.size()); ++point)
        if (const double off = QLineF(at, pointOf(point)).length();
            off < least && m_content.mayEndAt(m_pull->join, m_pull->end, point)) {
            least = off;
            best = point;
        }
    return best;
}

void SheetCanvas::aim(int point)
{
    const bool another = point != m_pull->onto;
    m_pull->onto = point;
    m_pull->fault = point >= 0 ? m_content.faultOf(m_pull->join, m_pull->end, point) : std::nullopt;
    if (m_pull->fault && another)
        say(sentenceOf(*m_pull->fault, *m_pull), m_content.points[static_cast<std::size_t>(point)].at);
    else if (another)
        m_word->hide();
    layOut();
}

void SheetCanvas::send(const SheetGrip &grip, QPoint direction)
{
    const int join = chosenJoin();
    if (join < 0)
        return;
    const int from = m_pull ? m_pull->onto : m_content.joins[static_cast<std::size_t>(join)].at(grip.end());
    const auto allowed = [&](int point) { return !m_content.faultOf(join, grip.end(), point); };
    const auto meant = [&](int point) { return m_content.mayEndAt(join, grip.end(), point); };
    if (const int to = next(from, direction, allowed); to >= 0) {
        hold({join, grip.end(), pointOf(to), pointOf(to), true});
        aim(to);
        announce(m_content.points[static_cast<std::size_t>(to)].name);
    } else if (const int barred = next(from, direction, meant); barred >= 0) {
        const Pull wish{join, grip.end(), {}, {}, true, barred};
        say(sentenceOf(*m_content.faultOf(join, grip.end(), barred), wish),
            m_content.points[static_cast<std::size_t>(barred)].at);
    }
}

void SheetCanvas::leave()
{
    m_word->hide();
    if (!std::exchange(m_pull, std::nullopt))
        return;
    unsetCursor();
    layOut();
}

void SheetCanvas::letGo()
{
    if (!m_pull)
        return;
    const Pull pull = *std::exchange(m_pull, std::nullopt);
    layOut();
    const SheetJoin join = m_content.joins[static_cast<std::size_t>(pull.join)];
    choose(pull.join);
    if (!pull.moved || pull.onto < 0 || pull.onto == join.at(pull.end))
        return;
    const SheetPoint onto = m_content.points[static_cast<std::size_t>(pull.onto)];
    if (pull.fault)
        return say(sentenceOf(*pull.fault, pull), onto.at);
    const QString step = (pull.end == JoinEnd::From ? tr("%1 begins at %2 now", "a line of the sheet and a point")
                                                    : tr("%1 ends at %2 now", "a line of the sheet and a point"))
                             .arg(m_document.nameOf(join.entry.id), onto.name);
    if (!hangJoin(m_document, m_schemas, join.entry, pull.end, onto.entry, step))
        refresh();
}

// ---------------------------------------------------------------- words

QString SheetCanvas::sentenceOf(const JoinFault &fault, const Pull &pull) const
{
    const QString join = m_document.nameOf(m_content.joins[static_cast<std::size_t>(pull.join)].entry.id);
    const QString point = m_content.points[static_cast<std::size_t>(pull.onto)].name;
    switch (fault.why) {
    case JoinFault::Why::SameEnds:
        return tr("Both ends of %1 would be at %2; they must be two.", "a line of the sheet and a point")
            .arg(join, point);
    case JoinFault::Why::Joined:
        return tr("%1 joins these two already.", "a line of the sheet")
            .arg(m_document.nameOf(m_content.joins[static_cast<std::size_t>(fault.other)].entry.id));
    case JoinFault::Why::Upwards:
        return tr("%1 would lead upwards; it must end at the height where it begins, or lower.", "a line of the sheet")
            .arg(join);
    case JoinFault::Why::NoPlace:
        break;
    }
    return tr("%1 can’t be hung to %2.", "a line of the sheet and a point").arg(join, point);
}

void SheetCanvas::announce(const QString &words)
{
    QAccessibleAnnouncementEvent event(this, words);
    QAccessible::updateAccessibility(&event);
}

void SheetCanvas::say(const QString &sentence, QPointF at)
{
    m_wordAt = at;
    m_word->setText(sentence);
    placeWord();
    m_word->show();
    m_word->raise();
    announce(sentence);
}

// Beside the point it is about, and never over it.
void SheetCanvas::placeWord()
{
    const int gap = markSide();
    const int wide = std::min({width(), fontMetrics().averageCharWidth() * 40, m_word->sizeHint().width()});
    m_word->resize(wide, m_word->heightForWidth(wide));
    const QPoint at = onWidget(m_wordAt).toPoint();
    const int below = at.y() + gap;
    m_word->move(std::clamp(at.x() - m_word->width() / 2, 0, std::max(0, width() - m_word->width())),
                 below + m_word->height() <= height() ? below : at.y() - gap - m_word->height());
}

// ---------------------------------------------------------------- drawing

void SheetCanvas::layGrips()
{
    const int join = chosenJoin();
    const double side = std::clamp(markSide() * 0.55, 8.0, 22.0);
    for (SheetGrip *grip : m_grips) {
        grip->setVisible(join >= 0);
        if (join < 0)
            continue;
        const SheetJoin &held = m_content.joins[static_cast<std::size_t>(join)];
        grip->setHeld(m_pull.has_value());
        grip->name(m_document.nameOf(held.entry.id),
                   m_content.points[static_cast<std::size_t>(held.at(grip->end()))].name);
        const QLineF line(endOf(join, grip->end()),
                          endOf(join, grip->end() == JoinEnd::From ? JoinEnd::To : JoinEnd::From));
        const double off = std::min(line.length() * inward, (markSide() + side) / 2);
        const QPointF at = line.length() > 0 ? line.pointAt(off / line.length()) : line.p1();
        const int box = qRound(side) + 6; // with the ring of the keyboard
        grip->setGeometry(qRound(at.x() - box / 2.0), qRound(at.y() - box / 2.0), box, box);
        grip->raise();
    }
}

void SheetCanvas::paintJoin(QPainter &painter, int index) const
{
    const SheetJoin &join = m_content.joins[static_cast<std::size_t>(index)];
    const QPalette colours = QGuiApplication::palette();
    const auto isPointChosen = [&](int point) {
        return isChosen(m_content.points[static_cast<std::size_t>(point)].entry);
    };
    const bool pulled = m_pull && m_pull->moved && m_pull->join == index;
    const bool chosen = isChosen(join.entry) || pulled;
    const bool touched = isPointChosen(join.from) || isPointChosen(join.to);
    QPen pen(chosen                                 ? colours.color(QPalette::Accent)
             : touched || join.entry.file == m_file ? colours.color(QPalette::Text)
                                                    : quietInk(),
             chosen    ? 4
             : touched ? 2
                       : 1);
    if (pulled)
        pen.setDashPattern({2, 1.2});
    painter.setPen(pen);
    painter.drawLine(endOf(index, JoinEnd::From), endOf(index, JoinEnd::To));
}

// The point that the held end would hang to: a ring, and a crossed one where it may not.
void SheetCanvas::paintAim(QPainter &painter) const
{
    if (!m_pull || !m_pull->moved || m_pull->onto < 0)
        return;
    const double radius = markSide() * 0.5 + 4;
    const QPointF at = pointOf(m_pull->onto);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_pull->fault ? faultInk() : QGuiApplication::palette().color(QPalette::Accent), 3,
                        m_pull->fault ? Qt::DotLine : Qt::SolidLine));
    painter.drawEllipse(at, radius, radius);
    if (!m_pull->fault)
        return;
    const QPointF off(radius * 0.71 + 4, radius * 0.71 + 4);
    painter.setPen(QPen(faultInk(), 3));
    painter.drawLine(at - off, at + off);
}

} // namespace engawa
