#pragma once

#include <QTemporaryDir>

#include "app/program.h"

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

StartWishes dealtGame();

// Each opens its window, measures, tells, and quits the application.
int firstGame();
int botsThinking();
int movingPieces();

} // namespace engawa::bench
