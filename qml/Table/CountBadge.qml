import QtQuick

import Engawa.Theme

// How many there are, beside the piece.
Text {
    required property PieceItem piece

    x: piece.width + Math.max(piece.width * 0.18, piece.height * 0.14)
    y: (piece.height - height) / 2
    text: piece.badge
    color: Theme.tableInk
    font.family: Theme.serifFamily
    font.pixelSize: Math.max(12, piece.height * 0.72)
    font.bold: true
    Accessible.ignored: true
}
