#include "app/lab_panel/chart_view.h"

#include <cmath>

#include <QBuffer>
#include <QEvent>
#include <QMouseEvent>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>
#include <qcustomplot.h>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int exportScale = 2; // of a picture for paper

} // namespace

ChartView::ChartView(QWidget *parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setFocusPolicy(Qt::NoFocus); // the table has all of it
    m_plot->setMinimumSize(1, 1);
}

void ChartView::show(const FigureChart &chart)
{
    const bool grows = chart.marks.size() != m_chart.marks.size() || chart.form != m_chart.form;
    m_chart = chart;
    setAccessibleName(chart.title);
    if (grows)
        updateGeometry();
    draw();
}

void ChartView::select(int row)
{
    if (m_selected == row)
        return;
    m_selected = row;
    draw();
}

QSize ChartView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    const int rows = m_chart.form == FigureChart::Form::Dots ? static_cast<int>(m_chart.marks.size()) : 0;
    return {14 * line, std::max(9, 5 + rows * 3 / 2) * line};
}

QSize ChartView::sizeHint() const
{
    const int line = fontMetrics().height();
    return minimumSizeHint().expandedTo({20 * line, 11 * line});
}

void ChartView::draw()
{
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
    m_plot->yAxis->setRangeReversed(false);
    wear();
    m_plot->xAxis->setLabel(m_chart.across);
    m_plot->yAxis->setLabel(m_chart.up);
    switch (m_chart.form) {
    case FigureChart::Form::Dots:
        drawDots();
        break;
    case FigureChart::Form::Bars:
        drawBars();
        break;
    case FigureChart::Form::Line:
        drawLine();
        break;
    case FigureChart::Form::None:
        break;
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::wear()
{
    const QPalette colours = palette();
    const QColor ink = colours.color(QPalette::Text), quiet = colours.color(QPalette::PlaceholderText),
                 line = colours.color(QPalette::Mid);
    m_plot->setBackground(colours.brush(QPalette::Base));
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(line));
        axis->setTickPen(QPen(line));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(ink);
        axis->setLabelColor(quiet);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(line, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(line, 1, Qt::DotLine));
        axis->grid()->setVisible(true);
        axis->setLabelPadding(fontMetrics().height() / 4);
    }
}

// A line where nothing favours anybody, with a band around it where it does not matter.
void ChartView::drawEven(bool upright)
{
    if (!m_chart.even)
        return;
    const QPalette colours = palette();
    const double even = *m_chart.even;
    if (m_chart.band) {
        auto *band = new QCPItemRect(m_plot);
        for (QCPItemPosition *corner : {band->topLeft, band->bottomRight}) {
            corner->setTypeX(QCPItemPosition::ptPlotCoords);
            corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        band->topLeft->setCoords(even - *m_chart.band, 0);
        band->bottomRight->setCoords(even + *m_chart.band, 1);
        QColor fill = colours.color(QPalette::Highlight);
        fill.setAlphaF(0.35f);
        band->setBrush(fill);
        band->setPen(Qt::NoPen);
        band->setLayer(u"grid"_s);
    }
    auto *line = new QCPItemStraightLine(m_plot);
    line->point1->setCoords(even, 0);
    line->point2->setCoords(upright ? even : even + 1, 1);
    line->setPen(QPen(colours.color(QPalette::Text), 1, Qt::DashLine));
    line->setLayer(u"grid"_s);
}

// Names on the left, each with its dot and its interval.
void ChartView::drawDots()
{
    const QPalette colours = palette();
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    double low = m_chart.even.value_or(0) - m_chart.band.value_or(0),
           high = m_chart.even.value_or(0) + m_chart.band.value_or(0);
    const int room = width() * 2 / 5;
    for (qsizetype i = 0; i < m_chart.marks.size(); ++i) {
        const FigureMark &mark = m_chart.marks[i];
        names->addTick(static_cast<double>(i), fontMetrics().elidedText(mark.name, Qt::ElideRight, room));
        low = std::min(low, mark.value.low);
        high = std::max(high, mark.value.high);
        const bool chosen = mark.row == m_selected && m_selected >= 0;
        const QColor colour = colours.color(QPalette::Accent);
        auto *dots = new QCPGraph(m_plot->yAxis, m_plot->xAxis);
        dots->setData({static_cast<double>(i)}, {mark.value.value});
        dots->setLineStyle(QCPGraph::lsNone);
        const double size = fontMetrics().height() * (chosen ? 0.85 : 0.6);
        dots->setScatterStyle({QCPScatterStyle::ssDisc, colour, size});
        dots->setPen(QPen(colour));
        auto *bars = new QCPErrorBars(m_plot->yAxis, m_plot->xAxis);
        bars->setDataPlottable(dots);
        bars->setErrorType(QCPErrorBars::etValueError);
        bars->setSymbolGap(0);
        bars->setWhiskerWidth(fontMetrics().height() * 0.4);
        bars->setPen(QPen(colour, chosen ? 3 : 2));
        bars->setData({mark.value.value - mark.value.low}, {mark.value.high - mark.value.value});
    }
    m_plot->yAxis->setTicker(names);
    m_plot->yAxis->setRange(-0.6, static_cast<double>(m_chart.marks.size()) - 0.4);
    m_plot->yAxis->setRangeReversed(true);
    m_plot->yAxis->grid()->setVisible(false);
    const double margin = std::max((high - low) * 0.06, 1e-6);
    m_plot->xAxis->setRange(low - margin, high + margin);
    drawEven(true);
}

void ChartView::drawBars()
{
    const QColor colour = palette().color(QPalette::Accent);
    double most = 0;
    for (const bool selected : {false, true}) {
        auto *bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        bars->setWidth(m_chart.barWidth * 0.86);
        bars->setPen(Qt::NoPen);
        bars->setBrush(selected ? palette().color(QPalette::Text) : colour);
        for (const FigureMark &mark : m_chart.marks)
            if ((mark.row == m_selected) == selected)
                bars->addData(mark.at, mark.value.value);
    }
    for (const FigureMark &mark : m_chart.marks) {
        auto *whisker = new QCPItemLine(m_plot);
        whisker->start->setCoords(mark.at, mark.value.low);
        whisker->end->setCoords(mark.at, mark.value.high);
        whisker->setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
        most = std::max(most, mark.value.high);
    }
    if (!m_chart.marks.isEmpty())
        m_plot->xAxis->setRange(m_chart.marks.first().at - m_chart.barWidth,
                                m_chart.marks.last().at + m_chart.barWidth);
    m_plot->yAxis->setRange(0, most > 0 ? most * 1.05 : 1);
    m_plot->xAxis->grid()->setVisible(false);
}

void ChartView::drawLine()
{
    const QColor colour = palette().color(QPalette::Accent);
    QList<double> at, value, low, high;
    double most = 0;
    for (const FigureMark &mark : m_chart.marks) {
        at.append(mark.at);
        value.append(mark.value.value);
        low.append(mark.value.low);
        high.append(mark.value.high);
        most = std::max(most, mark.value.high);
    }
    auto *lower = new QCPGraph(m_plot->xAxis, m_plot->yAxis);
    auto *upper = new QCPGraph(m_plot->xAxis, m_plot->yAxis);
    lower->setData(at, low, true);
    upper->setData(at, high, true);
    lower->setPen(Qt::NoPen);
    upper->setPen(Qt::NoPen);
    QColor fill = colour;
    fill.setAlphaF(0.22f);
    upper->setBrush(fill);
    upper->setChannelFillGraph(lower);
    auto *line = new QCPGraph(m_plot->xAxis, m_plot->yAxis);
    line->setData(at, value, true);
    line->setPen(QPen(colour, 2));
    line->setScatterStyle({QCPScatterStyle::ssDisc, colour, fontMetrics().height() * 0.5});
    for (const FigureMark &mark : m_chart.marks)
        if (mark.row == m_selected && m_selected >= 0) {
            auto *dot = new QCPGraph(m_plot->xAxis, m_plot->yAxis);
            dot->setData({mark.at}, {mark.value.value});
            dot->setScatterStyle({QCPScatterStyle::ssDisc, colour, fontMetrics().height() * 0.85});
        }
    m_plot->xAxis->setRange(-3, 103);
    m_plot->yAxis->setRange(0, most > 0 ? most * 1.05 : 1);
}

QPointF ChartView::placeOf(int mark) const
{
    const FigureMark &shown = m_chart.marks[mark];
    if (m_chart.form == FigureChart::Form::Dots)
        return {m_plot->xAxis->coordToPixel(shown.value.value), m_plot->yAxis->coordToPixel(mark)};
    return {m_plot->xAxis->coordToPixel(shown.at), m_plot->yAxis->coordToPixel(shown.value.value)};
}

int ChartView::markAt(const QPointF &place) const
{
    const double near = fontMetrics().height();
    for (int i = 0; i < m_chart.marks.size(); ++i) {
        const QPointF at = placeOf(i);
        const FigureMark &mark = m_chart.marks[i];
        switch (m_chart.form) {
        case FigureChart::Form::Dots: // anywhere on its interval
            if (std::abs(place.y() - at.y()) <= near * 0.7
                && place.x() >= m_plot->xAxis->coordToPixel(mark.value.low) - near
                && place.x() <= m_plot->xAxis->coordToPixel(mark.value.high) + near)
                return i;
            break;
        case FigureChart::Form::Bars:
            if (std::abs(m_plot->xAxis->pixelToCoord(place.x()) - mark.at) <= m_chart.barWidth / 2
                && place.y() >= at.y() - near && place.y() <= m_plot->yAxis->coordToPixel(0))
                return i;
            break;
        default:
            if (std::hypot(place.x() - at.x(), place.y() - at.y()) <= near)
                return i;
        }
    }
    return -1;
}

QString ChartView::tipOf(const FigureMark &mark) const
{
    const auto number = [](double value) { return QString::number(value, 'f', 1); };
    return tr("%1: %2 (%3 to %4). A double click watches a game of it.", "a mark, its value, its interval")
        .arg(mark.name, number(mark.value.value), number(mark.value.low), number(mark.value.high));
}

bool ChartView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_plot
        && (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease
            || event->type() == QEvent::MouseButtonDblClick)) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const int mark = markAt(mouse->position());
        if (event->type() == QEvent::MouseMove) {
            m_plot->setCursor(mark >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
            if (mark >= 0)
                QToolTip::showText(mouse->globalPosition().toPoint(), tipOf(m_chart.marks[mark]), m_plot);
            else
                QToolTip::hideText();
        } else if (mark >= 0 && mouse->button() == Qt::LeftButton) {
            const int row = m_chart.marks[mark].row;
            if (event->type() == QEvent::MouseButtonDblClick)
                emit opened(row);
            else
                emit chosen(row);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ChartView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange) {
        updateGeometry();
        draw();
    }
    QWidget::changeEvent(event);
}

QPixmap ChartView::picture()
{
    m_plot->replot();
    return m_plot->toPixmap(m_plot->width(), m_plot->height(), exportScale);
}

bool ChartView::savePng(const QString &path)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && picture().save(&file, "PNG") && file.commit();
}

bool ChartView::saveSvg(const QString &path)
{
    QByteArray text;
    QBuffer buffer(&text);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(m_chart.title);
    svg.setSize(m_plot->size());
    svg.setViewBox(QRect({}, m_plot->size()));
    QCPPainter painter;
    if (!painter.begin(&svg))
        return false;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, m_plot->width(), m_plot->height());
    painter.end();
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

} // namespace engawa
