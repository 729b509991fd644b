#pragma once

#include <set>
#include <vector>

#include <QColor>
#include <QMouseEvent>
#include <QPainterPath>
#include <QWidget>

#include "editor/field_editors/hex_cells.h"

namespace engawa {

// What a place can be painted with: a colour, and its pictogram for those who can't tell colours apart.
struct HexPaint
{
    std::string id;
    QString name;
    QColor colour;          // invalid: it has none
    QPainterPath pictogram; // empty: the first letter of its name stands for it
};

// The pictogram or letter on its ground, in a square one unit wide around 0,0.
void drawPaint(QPainter &painter, const HexPaint &paint, const QFont &font, const QColor &ground);

// A small field of hexagons to paint on. The mouse paints where it clicks; the arrow keys walk, Space paints, Delete empties.
// The field grows with what is painted.
class HexCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit HexCanvas(QWidget *parent);

    void setPaints(std::vector<HexPaint> paints);
    void setCells(std::vector<HexCell> cells);
    const std::vector<HexCell> &cells() const { return m_cells; }
    void choosePaint(int paint) { m_paint = paint; } // -1: the next click empties
    HexPlace cursor() const { return m_cursor; }
    QPoint pointOf(HexPlace place) const; // its middle, in the widget

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void painted(); // one change of the pattern
    void paintWished(int paint); // a digit chose another one

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { event->accept(); }
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void layOut(); // which places are shown
    void moveTo(HexPlace place);
    void put(HexPlace place, int paint); // the same again, or -1: empties
    void tell(); // where the cursor is, to a screen reader
    QString wordsFor(HexPlace place) const;
    double unit() const; // width of a hexagon
    QPointF origin() const;
    const HexPaint *paintOf(const std::string &id) const;
    void drawCell(QPainter &painter, const HexCell &cell) const;

    std::vector<HexPaint> m_paints;
    std::vector<HexCell> m_cells;
    std::set<HexPlace> m_places;
    QRectF m_bounds; // of the places
    HexPlace m_cursor;
    int m_paint = 0;
};

} // namespace engawa
