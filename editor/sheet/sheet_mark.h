#pragma once

#include <optional>

#include <QAbstractButton>

#include "editor/sheet/sheet_content.h"

namespace engawa {

// A point of the sheet as something to take hold of: chosen by a click, moved by dragging or with the arrow keys. It only
// says where it wants to go.
class SheetMark : public QAbstractButton
{
    Q_OBJECT

public:
    SheetMark(const SheetPoint &point, QWidget *parent);

    void setPoint(const SheetPoint &point);
    const SheetPoint &point() const { return m_point; }
    void setScale(double pixels) { m_scale = pixels; } // of one unit
    void setOnHand(bool yes); // its table is the one at hand
    QPoint shown() const { return m_wish.value_or(m_point.at); } // where it is held, or lies

signals:
    void held(); // its wish changed
    void placed(QPoint to); // dropped, or the key let go: one step
    void stepWanted(QPoint direction); // to a neighbour, with Ctrl

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void wish(QPoint to);
    void letGo(bool place);

    SheetPoint m_point;
    double m_scale = 1;
    bool m_onHand = false;
    std::optional<QPoint> m_wish;
    std::optional<QPointF> m_grip; // of the mouse, where it took hold
};

} // namespace engawa
