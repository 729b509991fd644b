#pragma once

#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// What a piece covers that is a hexagon standing on its corner, in the piece's own coordinates.
class HexMask : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY widthChanged REQUIRED)

public:
    using QObject::QObject;

    Q_INVOKABLE bool contains(const QPointF &at) const;

signals:
    void widthChanged();

private:
    double m_width = 0;
};

} // namespace engawa
