#include "editor/field_editors/hex_canvas.h"

#include <algorithm>

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

namespace engawa {

namespace {

constexpr int farthest = 12;    // from the middle that the cursor goes
constexpr double widest = 2.6;  // a hexagon, in lines of text
constexpr double largest = 16;  // the field, in lines of text
constexpr double border = 0.12; // around the field, in hexagons

} // namespace

void drawPaint(QPainter &painter, const HexPaint &paint, const QFont &font, const QColor &ground)
{
    const QColor ink = qGray(ground.rgb()) > 110 ? QColor(0x2b, 0x2a, 0x28) : QColor(0xfb, 0xf6, 0xea);
    if (!paint.pictogram.isEmpty()) {
        painter.setPen(QPen(ink, 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(QColor(0xfb, 0xf6, 0xea));
        painter.drawPath(paint.pictogram);
        return;
    }
    constexpr int pixels = 64; // letters have no fractions of a pixel
    QFont letter = font;
    letter.setPixelSize(pixels);
    letter.setBold(true);
    painter.scale(1.0 / pixels, 1.0 / pixels);
    painter.setFont(letter);
    painter.setPen(ink);
    painter.drawText(QRectF(-pixels, -pixels, 2 * pixels, 2 * pixels), Qt::AlignCenter, paint.name.left(1));
}

HexCanvas::HexCanvas(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    layOut();
}

void HexCanvas::setPaints(std::vector<HexPaint> paints)
{
    m_paints = std::move(paints);
    tell();
    update();
}

void HexCanvas::setCells(std::vector<HexCell> cells)
{
    m_cells = std::move(cells);
    layOut();
    tell();
}

// The middle with its ring, everything painted with a ring around it, and where the cursor stands.
void HexCanvas::layOut()
{
    m_places.clear();
    const auto addRing = [this](HexPlace place) {
        m_places.insert(place);
        for (const HexPlace step : hexSteps)
            m_places.insert({place.q + step.q, place.r + step.r});
    };
    addRing({});
    addRing(m_cursor);
    for (const HexCell &cell : m_cells)
        addRing(cell.place);
    m_bounds = hexBounds(m_places).adjusted(-border, -border, border, border);
    updateGeometry();
    update();
}

double HexCanvas::unit() const
{
    const double line = fontMetrics().height();
    return std::min({width() / m_bounds.width(), height() / m_bounds.height(), widest * line});
}

QPointF HexCanvas::origin() const
{
    return QRectF(rect()).center() - m_bounds.center() * unit();
}

QPoint HexCanvas::pointOf(HexPlace place) const
{
    return (origin() + hexCentre(place) * unit()).toPoint();
}

QSize HexCanvas::sizeHint() const
{
    const int line = fontMetrics().height();
    return {8 * line, heightForWidth(14 * line)};
}

int HexCanvas::heightForWidth(int width) const
{
    const double line = fontMetrics().height();
    const double hexagon = std::min({widest * line, width / m_bounds.width(), largest * line / m_bounds.height()});
    return qRound(m_bounds.height() * hexagon);
}

const HexPaint *HexCanvas::paintOf(const std::string &id) const
{
    const auto found = std::ranges::find(m_paints, id, &HexPaint::id);
    return found == m_paints.end() ? nullptr : &*found;
}

void HexCanvas::drawCell(QPainter &painter, const HexCell &cell) const
{
    const HexPaint *paint = paintOf(cell.colour);
    const QColor ground = paint && paint->colour.isValid() ? paint->colour : palette().color(QPalette::AlternateBase);
    painter.setPen(QPen(palette().color(QPalette::Text), 0.04));
    painter.setBrush(ground);
    painter.drawPolygon(hexOutline(cell.place, 0.04));
    painter.save();
    painter.translate(hexCentre(cell.place));
    painter.scale(0.5, 0.5);
    drawPaint(painter, paint ? *paint : HexPaint{{}, QStringLiteral("?"), {}, {}}, font(), ground);
    painter.restore();
}

void HexCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(unit(), unit());
    painter.setPen(QPen(palette().color(QPalette::Mid), 0.03));
    painter.setBrush(palette().color(QPalette::Base));
    for (const HexPlace place : m_places)
        painter.drawPolygon(hexOutline(place, 0.04));
    for (const HexCell &cell : m_cells)
        drawCell(painter, cell);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 0.1));
    painter.drawPolygon(hexOutline(m_cursor, 0.02));
}

void HexCanvas::put(HexPlace place, int paint)
{
    const auto found = std::ranges::find(m_cells, place, &HexCell::place);
    const std::string colour =
        paint >= 0 && paint < std::ssize(m_paints) ? m_paints[static_cast<std::size_t>(paint)].id : "";
    if (found == m_cells.end() && colour.empty())
        return;
    if (found == m_cells.end())
        m_cells.push_back({place, colour});
    else if (colour.empty() || found->colour == colour)
        m_cells.erase(found);
    else
        found->colour = colour;
    layOut();
    tell();
    emit painted();
}

void HexCanvas::moveTo(HexPlace place)
{
    if (hexDistance(place, {}) > farthest)
        return;
    m_cursor = place;
    layOut();
    tell();
}

QString HexCanvas::wordsFor(HexPlace place) const
{
    const auto found = std::ranges::find(m_cells, place, &HexCell::place);
    const HexPaint *paint = found == m_cells.end() ? nullptr : paintOf(found->colour);
    const QString what = found == m_cells.end() ? tr("empty")
                         : paint                ? paint->name
                                                : QString::fromStdString(found->colour);
    return tr("q %1, r %2: %3", "a place of a pattern of hexagons").arg(place.q).arg(place.r).arg(what);
}

void HexCanvas::tell()
{
    setAccessibleDescription(wordsFor(m_cursor));
    if (!hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleAnnouncementEvent event(this, wordsFor(m_cursor));
    QAccessible::updateAccessibility(&event);
}

void HexCanvas::mousePressEvent(QMouseEvent *event)
{
    const HexPlace place = hexAt((event->position() - origin()) / unit());
    if (!m_places.contains(place))
        return;
    m_cursor = place;
    if (event->button() == Qt::LeftButton)
        put(place, m_paint);
    else if (event->button() == Qt::RightButton)
        put(place, -1);
    update();
}

void HexCanvas::keyPressEvent(QKeyEvent *event)
{
    const auto [q, r] = m_cursor;
    const bool even = r % 2 == 0; // up and down lead straight on: to the one side, then to the other
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo({q - 1, r});
    case Qt::Key_Right:
        return moveTo({q + 1, r});
    case Qt::Key_Up:
        return moveTo({even ? q : q + 1, r - 1});
    case Qt::Key_Down:
        return moveTo({even ? q : q - 1, r + 1});
    case Qt::Key_Home:
        return moveTo({});
    case Qt::Key_Space:
        return put(m_cursor, m_paint);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return put(m_cursor, -1);
    default:
        break;
    }
    const int digit = event->key() - Qt::Key_1;
    if (digit >= 0 && digit <= std::ssize(m_paints) && digit < 9)
        emit paintWished(digit < std::ssize(m_paints) ? digit : -1);
    else
        QWidget::keyPressEvent(event);
}

void HexCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    tell();
    update();
}

void HexCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace engawa
