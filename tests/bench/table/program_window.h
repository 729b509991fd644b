#pragma once

#include <QTemporaryDir>

#include "app/program.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

// Folders of its own for everything that the program keeps.
class ScratchPlaces
{
public:
    Program::Places places() const;

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1StringView(name)); }

    QTemporaryDir m_folder;
};

StartOptions dealtGame();

// Each opens its window, measures, tells, and quits the application.
int firstGame(const Pace &pace);
int botsThinking(const Pace &pace);
int movingPieces(const Pace &pace);

} // namespace engawa::bench
