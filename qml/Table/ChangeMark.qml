import QtQuick

import Engawa.Theme

// A variant made this piece other than shipped: a small lozenge on its upper right edge, whatever its form.
Rectangle {
    required property PieceItem piece

    readonly property point middle: piece.hexagonal ? Qt.point(piece.width * 0.73, piece.height * 0.16)
        : piece.round ? Qt.point(piece.width * 0.83, piece.height * 0.17) : Qt.point(piece.width - width * 0.45, width * 0.45)

    width: Math.max(9, Math.min(18, piece.width * 0.13))
    height: width
    x: middle.x - width / 2
    y: middle.y - height / 2
    rotation: 45
    color: Theme.vermilion
    border.width: 1.5
    border.color: Theme.paper
    Accessible.ignored: true
}
