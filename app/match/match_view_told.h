#pragma once

#include "app/match/match_view.h"

namespace engawa {

// The values that a view's properties had when they last told.
struct MatchView::Told
{
    int sceneNumber = 0;
    QList<ZoneInfo> zones;
    QList<Goal> goals;
    QString prompt;
    int viewer = nobody;
    bool curtain = false;
    QString curtainName;
    int curtainSeat = nobody;
    bool selecting = false;
    bool arranging = false;
};

} // namespace engawa
