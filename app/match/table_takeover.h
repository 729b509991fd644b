#pragma once

#include <string>

#include <QString>

#include "core/game/scene.h"

namespace engawa {

// Takes the table over for a while: shows a position of its own, under the game of the match, and gets the clicks.
class TableTakeover
{
public:
    virtual ~TableTakeover() = default;

    virtual const Scene &scene() const = 0;
    virtual const State &state() const = 0;
    virtual QString prompt() const = 0;
    virtual bool isTarget(const std::string &piece) const = 0;
    virtual bool isChosen(const std::string &piece) const = 0;
    virtual bool selecting() const = 0;

    virtual void click(const QString &piece) = 0;
    virtual void lift(const QString &piece) = 0;
    virtual void drop(const QString &piece, const QString &onto) = 0;
    virtual void remove(const QString &piece) = 0;
    virtual void cancel() = 0;
    virtual void leave() = 0; // the table goes back to the match
    virtual void dismissed() = 0; // another match is at the table, or none
};

} // namespace engawa
