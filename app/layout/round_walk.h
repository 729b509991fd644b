#pragma once

#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// The way of a piece along a round path, from stone to stone.
class RoundWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int lap MEMBER m_lap NOTIFY changed)
    Q_PROPERTY(int start MEMBER m_start NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(double gone MEMBER m_gone NOTIFY goneChanged)

public:
    using QObject::QObject;

    // All the way ahead; what is taken back goes back, where that is nearer.
    Q_INVOKABLE void setOut(int goal, bool takenBack);
    int steps() const { return m_steps; }

    // The stones between which it is, and the one where it goes.
    Q_INVOKABLE int last() const;
    Q_INVOKABLE int next() const;
    Q_INVOKABLE int goal() const;

    // How far it is from its goal, when these stones lie there.
    Q_INVOKABLE QPointF stray(QPointF last, QPointF next, QPointF goal) const;

signals:
    void changed();
    void goneChanged();

private:
    double whole() const; // steps that it has gone
    int stone(int step) const;

    int m_lap = 0; // stones of the path; 0: nothing walks
    int m_start = 0;
    int m_steps = 0; // below nought: back
    double m_gone = 0; // of them
};

} // namespace engawa
