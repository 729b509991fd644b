#pragma once

#include <QWidget>

#include "app/lab_panel/figure_sheet.h"

class QCPAxisRect;
class QCustomPlot;

namespace engawa {

// Draws a chart in the colours and letters of the window. The table beside it says the same.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void show(const FigureChart &chart);
    const FigureChart &chart() const { return m_chart; }
    void select(int row); // of the table

    QPointF placeOf(int mark) const; // where it is drawn
    bool saveSvg(const QString &path);
    bool savePng(const QString &path);
    QPixmap picture();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int row); // clicked
    void opened(int row); // … twice

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void drawDots();
    void drawBars();
    void drawLine();
    void drawEven(bool upright);
    void wear();
    int markAt(const QPointF &place) const; // -1: none
    QString tipOf(const FigureMark &mark) const;

    FigureChart m_chart;
    int m_selected = -1;
    QCustomPlot *m_plot;
};

} // namespace engawa
