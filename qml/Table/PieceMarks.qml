import QtQuick

import Engawa.Theme

// What leads on has an outline, never only a tint; and so have the piece that the keyboard is on and one that was looked up.
Item {
    id: root

    required property PieceItem piece

    readonly property real radius: piece.round ? (piece.width + 6) / 2 : piece.width * 0.06 + 4

    width: piece.width
    height: piece.height

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        visible: (root.piece.legal && !root.piece.spot && !root.piece.quiet) || root.piece.selected
        radius: root.radius
        color: "transparent"
        border.width: root.piece.selected ? 4 : 2.5
        border.color: Theme.gold

        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            radius: parent.radius + 4
            color: "transparent"
            border.width: 4
            border.color: Theme.gold
            opacity: root.piece.selected ? 0.5 : 0.16
        }
    }
    Rectangle { // the keyboard is here
        anchors.fill: parent
        anchors.margins: -7
        visible: root.piece.activeFocus
        radius: root.radius + 4
        color: "transparent"
        border.width: 2
        border.color: Theme.focus
    }
    FoundFrame {
        visible: root.piece.marked
    }
}
