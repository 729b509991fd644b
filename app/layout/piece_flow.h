#pragma once

#include <QObject>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include "app/layout/piece_slot.h"

namespace engawa {

// How the pieces of a zone lie in its area.
class PieceFlow : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a zone lies in a flow of one kind")
    // Itself. Asked through it, a binding is told when pieces lie otherwise.
    Q_PROPERTY(engawa::PieceFlow *current READ current NOTIFY changed)
    Q_PROPERTY(bool legalOnTop READ legalOnTop CONSTANT)
    Q_PROPERTY(bool pointedRises READ pointedRises CONSTANT)
    Q_PROPERTY(bool chosenRises READ chosenRises NOTIFY changed)
    Q_PROPERTY(int lap READ lap NOTIFY changed)

public:
    using QObject::QObject;

    virtual PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const = 0;

    Q_INVOKABLE engawa::PieceSlot slotOf(int place, int row, int count, const QString &kind, const QString &component,
                                         const QString &badge, QSizeF piece, QSizeF room) const
    {
        return slot({place, row, count, kind, component, badge}, piece, room);
    }

    PieceFlow *current() { return this; }
    virtual bool legalOnTop() const { return false; }   // what can be played lies over its neighbours
    virtual bool pointedRises() const { return false; } // so does what can be played and is pointed at
    virtual bool chosenRises() const { return true; }
    virtual int lap() const { return 0; } // places of a round path that pieces walk along; 0: they don't

signals:
    void changed();

protected:
    // At a point, with the size of all pieces.
    static PieceSlot slotAt(double x, double y, const PlacedPiece &placed, QSizeF piece);
};

} // namespace engawa
