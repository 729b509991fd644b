pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// The shadow of a piece in the hand: deeper and softer than that of one on the table.
Item {
    id: root

    required property PieceItem piece

    Repeater {
        model: 4

        Rectangle {
            required property int index

            readonly property real spread: index * 1.5 - 2

            x: 1 - spread
            y: 7 - spread
            width: root.piece.width + 2 * spread
            height: root.piece.height + 2 * spread
            radius: root.piece.round ? width / 2 : root.piece.width * 0.06 + spread
            color: Theme.raisedShadow
        }
    }
}
