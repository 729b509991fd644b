import QtQuick

import Engawa.Theme

// A piece goes when what covers it has arrived.
Item {
    id: root

    required property PieceItem piece

    SequentialAnimation {
        running: true

        PauseAnimation {
            duration: Theme.travel
        }
        NumberAnimation {
            target: root.piece
            property: "opacity"
            to: 0
            duration: Theme.quick
        }
    }
}
