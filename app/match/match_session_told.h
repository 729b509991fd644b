#pragma once

#include "app/match/match_session.h"

namespace engawa {

// The values that a session's properties had when they last told.
struct MatchSession::Told
{
    bool open = false;
    QString gameId, gameName, modeName, variantName, scenarioName, seedText;
    int seats = 0;
    QStringList seatNames, seatBots;
    int toAct = nobody;
    QString toActName;
    bool over = false;
    QString resultText;
    bool canUndo = false, canRedo = false;
    QString undoText, redoText;
    bool replaying = false;
    int replayPosition = 0, replayLength = 0;
    QString trial;
};

} // namespace engawa
