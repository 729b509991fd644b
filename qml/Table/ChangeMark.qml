import QtQuick

import Engawa.Theme

// A variant made this piece other than shipped: a small lozenge at its corner.
Rectangle {
    required property PieceItem piece

    width: Math.max(9, Math.min(18, piece.width * 0.13))
    height: width
    x: piece.width - width * 0.8
    y: -width * 0.2
    rotation: 45
    color: Theme.vermilion
    border.width: 1.5
    border.color: Theme.paper
    Accessible.ignored: true
}
