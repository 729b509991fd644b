#pragma once

#include <QList>
#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// Where on a table something can lie beside a piece: neither over the piece nor over what must never be covered, near to
// the piece, and over as few of the others as it can.
class FreePlace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF room MEMBER m_room NOTIFY changed)
    Q_PROPERTY(QRectF never MEMBER m_never NOTIFY changed)
    Q_PROPERTY(double edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)

public:
    using QObject::QObject;

    // The upper left corner of something as large as this. The others are pieces that lie about.
    Q_INVOKABLE QPointF beside(QRectF piece, QSizeF size, const QList<QRectF> &others) const;

signals:
    void changed();

private:
    QSizeF m_room;
    QRectF m_never; // covered
    double m_edge = 0; // of the room, that is kept free
    double m_gap = 0; // to what lies beside it
};

} // namespace engawa
