#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// Places around a board in the middle of a room, clockwise, and the gaps between them; as stones of a PathFlow. Where the
// room is high they lie on an oval; where it is wide, in two rows at either side of the board.
class RingStones : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF room MEMBER m_room NOTIFY changed)
    Q_PROPERTY(QSizeF card MEMBER m_card NOTIFY changed)
    Q_PROPERTY(double board MEMBER m_board NOTIFY changed)
    Q_PROPERTY(bool wide MEMBER m_wide NOTIFY changed)
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed)
    Q_PROPERTY(QList<QPointF> places READ places NOTIFY changed)
    Q_PROPERTY(QList<QPointF> gaps READ gaps NOTIFY changed)

public:
    using QObject::QObject;

    QList<QPointF> places() const;
    QList<QPointF> gaps() const; // each just before the place of its number

signals:
    void changed();

private:
    QPointF placeOf(int number) const; // from the middle of the room
    QPointF onOval(int number) const;
    QPointF besideBoard(int number) const;
    QPointF gapBefore(int number) const;
    QPointF share(QPointF fromMiddle) const;

    QSizeF m_room{1, 1};
    QSizeF m_card;
    double m_board = 0; // its width
    bool m_wide = false;
    int m_count = 1;
};

} // namespace engawa
