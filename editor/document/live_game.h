#pragma once

#include <QObject>
#include <QStringList>

#include "core/game/game.h"

namespace engawa {

// The match at the table, as far as the workbench needs it.
class LiveGame : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual GamePtr game() const = 0;         // nothing: no match is open
    virtual const State *state() const = 0;   // where the match stands
    virtual QStringList seatNames() const = 0;
    virtual void mark(const QStringList &components) = 0; // shows where "leaf_cards/red_0_l" lie

signals:
    void changed();
};

} // namespace engawa
