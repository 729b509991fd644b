#pragma once

class QWidget;

namespace engawa {

class MatchSession;

// Tells how the match goes from the opening on under the data of now, and offers the ways on from the first move that no
// longer fits.
void askAboutReplay(MatchSession &session, QWidget *parent);

} // namespace engawa
