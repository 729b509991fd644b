import QtQuick

import Engawa.Theme

// Turns a piece over: the back, as long as it is seen, and the motion.
Image {
    id: root

    required property PieceItem piece

    readonly property real across: (piece.width + 2 * piece.rim) * Math.max(0, -Math.cos(piece.angle * Math.PI / 180))

    visible: piece.angle > 90
    x: (piece.width - across) / 2
    y: -piece.rim
    width: across
    height: piece.height + 2 * piece.rim
    source: piece.pictureOf(piece.match.facts.current.backOf(piece.kind))
    asynchronous: true

    NumberAnimation {
        running: true
        target: root.piece
        property: "angle"
        to: 0
        duration: Theme.settle
        easing.type: Easing.InOutQuad
    }
}
