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

// A match of Momiji with a master in every seat; nothing without its pack.
std::optional<Prepared> fourMasters(Library &library);

// Each measures, tells, and quits the application.
int firstGame(const Pace &pace);
int botsThinking(const Pace &pace);
int botsStopped(const Pace &pace);
int movingPieces(const Pace &pace);

} // namespace engawa::bench
