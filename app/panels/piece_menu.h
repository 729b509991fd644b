#pragma once

#include <QPoint>

class QString;
class QWidget;

namespace engawa {

class MatchView;

// What can be done with a piece besides playing it, at a point of the screen. `kind` is what it is called.
void showPieceMenu(MatchView &table, const QString &piece, const QString &kind, const QPoint &at, QWidget *over);

} // namespace engawa
