import QtQuick

import Engawa.Theme

// What lies there until the face is painted.
Rectangle {
    required property PieceItem piece

    x: (piece.width - width) / 2
    width: piece.width * Math.cos(piece.angle * Math.PI / 180)
    height: piece.height
    radius: piece.width * 0.05
    color: Theme.paperShade
}
