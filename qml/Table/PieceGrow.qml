import QtQuick

import Engawa.Theme

// A piece comes out of the ground.
Item {
    id: root

    required property PieceItem piece

    NumberAnimation {
        running: true
        target: root.piece
        property: "grown"
        to: 1
        duration: Theme.settle
        easing.type: Easing.OutBack
    }
}
