import QtQuick

import Engawa.Theme

// A piece goes: to where it is counted now, or, when what covers it has arrived, out of sight.
Item {
    id: root

    required property PieceItem piece

    readonly property ZoneArea goal: piece.table.areaOf(piece.origin)

    Component.onCompleted: piece.flying = goal !== null

    SequentialAnimation {
        running: true

        ParallelAnimation {
            PauseAnimation {
                duration: Theme.travel
            }
            NumberAnimation {
                target: root.goal ? root.piece : null
                property: "x"
                to: root.goal?.tableX ?? 0
                duration: Theme.travel
                easing.type: Easing.InOutCubic
            }
            NumberAnimation {
                target: root.goal ? root.piece : null
                property: "y"
                to: root.goal?.tableY ?? 0
                duration: Theme.travel
                easing.type: Easing.InOutCubic
            }
        }
        NumberAnimation {
            target: root.piece
            property: "opacity"
            to: 0
            duration: Theme.quick
        }
    }
}
