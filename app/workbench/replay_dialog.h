#pragma once

#include "app/match/match_controller.h"

class QWidget;

namespace engawa {

// Tells how the match goes from the opening on under the data of now, and offers the ways on from the first move that no
// longer fits.
void askAboutReplay(MatchController &match, QWidget *parent);

} // namespace engawa
