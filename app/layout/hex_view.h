#pragma once

#include <QList>
#include <QObject>
#include <QPoint>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// What is seen of a field of hexagons that stand on a corner: a place's x leads to the east, its y to the south-east. All
// places are seen as large as they fit; zoomed in, the field has an edge and can be moved.
class HexView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QPoint> places READ places WRITE setPlaces NOTIFY changed)
    Q_PROPERTY(QRectF window READ window WRITE setWindow NOTIFY changed)
    Q_PROPERTY(double largest READ largest WRITE setLargest NOTIFY changed)
    Q_PROPERTY(double nearest READ nearest WRITE setNearest NOTIFY changed)
    Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)
    Q_PROPERTY(double unit READ unit NOTIFY changed)
    Q_PROPERTY(double paintedUnit READ paintedUnit NOTIFY changed)
    Q_PROPERTY(QPointF middle READ middle NOTIFY changed)

public:
    using QObject::QObject;

    const QList<QPoint> &places() const { return m_places; }
    void setPlaces(const QList<QPoint> &places); // everything that must be seen
    QRectF window() const { return m_window; }
    void setWindow(QRectF window); // the field on the table
    double largest() const { return m_largest; }
    void setLargest(double largest); // width of a hexagon that isn't zoomed in
    double nearest() const { return m_nearest; }
    void setNearest(double nearest); // how far it can be zoomed in
    double zoom() const { return m_zoom; }

    QRectF reach() const; // of the places, in widths of a hexagon
    double unit() const; // width of a hexagon
    double paintedUnit() const; // … that faces are painted for: not anew at every step of the wheel
    QPointF middle() const; // of the place 0,0, on the table

    Q_INVOKABLE void slide(double dx, double dy);
    // Nearer or farther; what lies at a point of the field stays there.
    Q_INVOKABLE void zoomBy(double factor, QPointF at);
    Q_INVOKABLE void showAll();
    // Moves the field so far that a piece on the table can be seen.
    Q_INVOKABLE void reveal(QRectF piece);

signals:
    void changed();
    void zoomChanged();

private:
    void settle(QPointF shift);

    QList<QPoint> m_places;
    QRectF m_window;
    double m_largest = 130;
    double m_nearest = 4;
    double m_zoom = 1;
    QPointF m_shift; // of the middle, in hexagons
};

} // namespace engawa
