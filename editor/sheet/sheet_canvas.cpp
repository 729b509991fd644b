#include "editor/sheet/sheet_canvas.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>

#include "editor/sheet/sheet_grip.h"
#include "editor/sheet/sheet_paint.h"

namespace engawa {

namespace {

constexpr double rim = 0.06;      // around the points, of the larger side
constexpr double leastScale = 0.1; // pixels to a unit
constexpr double faint = 0.45;     // a face is there to lay the marks out by

// "nodes.json" and "n_3" are the component "nodes/n_3".
std::string componentOf(const SheetEntry &entry)
{
    return entry.file.substr(0, entry.file.rfind('.')) + '/' + entry.id;
}

} // namespace

SheetCanvas::SheetCanvas(PackDocument &document, Selection &selection, PaintFace paint, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_schemas(document), m_paint(std::move(paint)),
      m_word(new QLabel(this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    m_word->setObjectName(QStringLiteral("card"));
    m_word->setWordWrap(true);
    m_word->setAlignment(Qt::AlignCenter);
    m_word->setAutoFillBackground(true);
    m_word->setMargin(3);
    m_word->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_word->hide();
    makeGrips();
    retranslate();
    hide();
}

void SheetCanvas::retranslate()
{
    setAccessibleName(tr("Sheet"));
    setAccessibleDescription(tr("Drag a mark, or move it with the arrow keys: by one, with Shift by ten. "
                                "Ctrl with an arrow key goes to the next mark."));
    setToolTip(accessibleDescription() + u' ' + tr("The end of a line can be dragged to another mark."));
}

void SheetCanvas::show(const QString &file, const QStringList &ids)
{
    m_file = file.toStdString();
    m_ids = ids;
    m_word->hide();
    setVisible(isOnSheet(m_document, m_schemas, m_file));
    refresh();
}

void SheetCanvas::refresh()
{
    if (!isOnSheet(m_document, m_schemas, m_file))
        return;
    leave(); // what is held may be no more
    SheetContent content = sheetContent(m_document, m_schemas);
    const bool reshaped = content.bounds() != m_content.bounds() || content.tables != m_content.tables;
    m_content = std::move(content);
    m_faces.clear();
    makeMarks();
    if (reshaped)
        updateGeometry();
    layOut();
}

// A mark stays the same while its entry is there: the keyboard stays on it.
void SheetCanvas::makeMarks()
{
    std::vector<SheetMark *> marks;
    for (const SheetPoint &point : m_content.points) {
        SheetMark *mark = this->mark(point.entry);
        if (mark) {
            mark->setPoint(point);
        } else {
            mark = new SheetMark(point, this);
            connect(mark, &SheetMark::clicked, this, [this, mark] {
                m_selection.select(QString::fromStdString(mark->point().entry.file),
                                   {QString::fromStdString(mark->point().entry.id)});
                mark->setChecked(isChosen(mark->point().entry));
            });
            connect(mark, &SheetMark::held, this, &SheetCanvas::layOut);
            connect(mark, &SheetMark::placed, this, [this, mark](QPoint to) { place(*mark, to); });
            connect(mark, &SheetMark::stepWanted, this, [this, mark](QPoint direction) { step(*mark, direction); });
            mark->show();
        }
        marks.push_back(mark);
    }
    for (SheetMark *old : m_marks)
        if (!std::ranges::contains(marks, old))
            old->deleteLater();
    m_marks = std::move(marks);
    for (SheetMark *mark : m_marks) {
        const bool chosen = isChosen(mark->point().entry);
        mark->setChecked(chosen);
        mark->setOnHand(mark->point().entry.file == m_file);
        // One stop of the Tab key: the mark that is chosen, else the first.
        mark->setFocusPolicy(chosen || (m_ids.isEmpty() && mark == m_marks.front()) ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

SheetMark *SheetCanvas::mark(const SheetEntry &entry) const
{
    const auto found =
        std::ranges::find_if(m_marks, [&](const SheetMark *each) { return each->point().entry == entry; });
    return found == m_marks.end() ? nullptr : *found;
}

bool SheetCanvas::isChosen(const SheetEntry &entry) const
{
    return entry.file == m_file && m_ids.contains(QString::fromStdString(entry.id));
}

void SheetCanvas::place(const SheetMark &mark, QPoint to)
{
    const SheetPoint point = mark.point();
    const QString step = tr("%1 goes from %2, %3 to %4, %5", "a point of the sheet, x and y twice")
                             .arg(point.name)
                             .arg(point.at.x())
                             .arg(point.at.y())
                             .arg(to.x())
                             .arg(to.y());
    if (!movePoint(m_document, m_schemas, point, to, step))
        refresh(); // nothing was written: the sheet says again what holds
}

void SheetCanvas::step(const SheetMark &from, QPoint direction)
{
    const int to = next(m_content.pointOf(from.point().entry), direction, [](int) { return true; });
    if (to < 0)
        return;
    SheetMark *mark = m_marks[static_cast<std::size_t>(to)];
    mark->setFocus(Qt::OtherFocusReason);
    emit mark->clicked(true);
}

int SheetCanvas::next(int from, QPoint direction, const std::function<bool(int)> &isMeant) const
{
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (int point = 0; point < static_cast<int>(m_content.points.size()); ++point) {
        const QPoint way =
            m_content.points[static_cast<std::size_t>(point)].at - m_content.points[static_cast<std::size_t>(from)].at;
        const int along = QPoint::dotProduct(way, direction);
        const int aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (const double cost = along + 2.5 * aside; along > 0 && cost < least && isMeant(point)) {
            least = cost;
            best = point;
        }
    }
    return best;
}

SheetGrip *SheetCanvas::grip(JoinEnd end) const
{
    return m_grips[end == JoinEnd::From ? 0 : 1];
}

QString SheetCanvas::word() const
{
    return m_word->isHidden() ? QString() : m_word->text();
}

// ---------------------------------------------------------------- geometry

QRectF SheetCanvas::paper() const
{
    const QRectF bounds = m_content.bounds();
    const double around = std::max({bounds.width(), bounds.height(), 1.0}) * rim;
    return bounds.adjusted(-around, -around, around, around);
}

double SheetCanvas::scaleFor(int width) const
{
    return std::max(leastScale, width / paper().width());
}

int SheetCanvas::legendHeight(int width) const
{
    const int wide = fontMetrics().averageCharWidth() * 14;
    const int columns = std::max(1, width / wide);
    const auto tables = static_cast<int>(m_content.tables.size());
    return fontMetrics().lineSpacing() * ((tables + columns - 1) / columns) + fontMetrics().height() / 2;
}

int SheetCanvas::heightForWidth(int width) const
{
    return m_content.points.empty() ? 0 : qRound(scaleFor(width) * paper().height()) + legendHeight(width);
}

QSize SheetCanvas::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 44;
    return {width, heightForWidth(width)};
}

QPointF SheetCanvas::onWidget(QPointF sheet) const
{
    return (sheet - paper().topLeft()) * scaleFor(width());
}

QPointF SheetCanvas::pointOf(int point) const
{
    return onWidget(m_marks[static_cast<std::size_t>(point)]->shown());
}

int SheetCanvas::markSide() const
{
    return std::clamp(width() / 22, 13, 40);
}

void SheetCanvas::layOut()
{
    const double scale = scaleFor(width());
    const int side = markSide();
    for (SheetMark *mark : m_marks) {
        mark->setScale(scale);
        const QPoint at = onWidget(mark->shown()).toPoint();
        mark->setGeometry(at.x() - side / 2, at.y() - side / 2, side, side);
        if (mark->isChecked())
            mark->raise();
    }
    layGrips();
    if (!m_word->isHidden())
        placeWord();
    update();
}

void SheetCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

// ---------------------------------------------------------------- drawing

void SheetCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = QGuiApplication::palette();
    const QRectF sheet(0, 0, width(), scaleFor(width()) * paper().height());
    painter.setPen(QPen(colours.color(QPalette::Mid), 1));
    painter.setBrush(colours.color(QPalette::Base));
    painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setClipRect(sheet);
    paintFaces(painter);
    painter.setClipping(false);
    painter.setPen(QPen(colours.color(QPalette::Mid), 1, Qt::DashLine)); // where x and y are nought
    const QPointF nought = onWidget({0, 0});
    if (sheet.contains(nought)) {
        painter.drawLine(QPointF(sheet.left(), nought.y()), QPointF(sheet.right(), nought.y()));
        painter.drawLine(QPointF(nought.x(), sheet.top()), QPointF(nought.x(), sheet.bottom()));
    }
    for (int join = 0; join < static_cast<int>(m_content.joins.size()); ++join)
        paintJoin(painter, join);
    paintAim(painter);
    paintLegend(painter);
}

// What shows its face on the sheet stands on its place, in the order of the data.
void SheetCanvas::paintFaces(QPainter &painter)
{
    if (!m_paint || !m_document.game())
        return;
    painter.setOpacity(faint);
    for (int point = 0; point < static_cast<int>(m_content.points.size()); ++point) {
        const SheetPoint &shown = m_content.points[static_cast<std::size_t>(point)];
        const double wide = shown.width * scaleFor(width());
        if (wide < 1)
            continue;
        QImage &face = m_faces[point];
        if (face.width() != qRound(wide * devicePixelRatioF()))
            face = m_paint(*m_document.game(), QString::fromStdString(componentOf(shown.entry)),
                           QSize(1, 1) * qRound(wide * devicePixelRatioF()));
        if (face.isNull())
            continue;
        const double high = wide * face.height() / face.width();
        painter.drawImage(QRectF(pointOf(point) - QPointF(wide / 2, high), QSizeF(wide, high)), face);
    }
    painter.setOpacity(1);
}

void SheetCanvas::paintLegend(QPainter &painter) const
{
    const int wide = fontMetrics().averageCharWidth() * 14;
    const int columns = std::max(1, width() / wide);
    const int line = fontMetrics().lineSpacing();
    const int top = height() - legendHeight(width()) + fontMetrics().height() / 2;
    const QPalette colours = QGuiApplication::palette();
    for (int table = 0; table < static_cast<int>(m_content.tables.size()); ++table) {
        const QRect cell(table % columns * (width() / columns), top + table / columns * line, width() / columns, line);
        const int side = line * 2 / 3;
        painter.setPen(QPen(colours.color(QPalette::Text), 1.2));
        painter.setBrush(colours.color(QPalette::Base));
        painter.drawPath(markShape(table, QRectF(cell.left() + 1, cell.top() + (line - side) / 2.0, side, side)));
        painter.drawText(cell.adjusted(side + 6, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(m_content.tables[static_cast<std::size_t>(table)], Qt::ElideRight,
                                                  cell.width() - side - 8));
    }
}

void SheetCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace engawa
