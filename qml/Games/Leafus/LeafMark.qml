import QtQuick

import Engawa.Table
import Engawa.Theme

// A leaf that turned yellow: the crayon goes over it from its tip to its stem.
Item {
    id: root

    required property PieceItem piece

    property real coloured: 1 // of its height

    width: piece.width
    height: piece.height

    Component.onCompleted: if (piece.table.settled && Theme.settle > 0 && piece.badge !== "") colouring.start()

    NumberAnimation {
        id: colouring

        target: root
        property: "coloured"
        from: 0
        to: 1
        duration: Theme.paced(700)
        easing.type: Easing.InOutSine
    }
    Item {
        width: root.width
        height: root.height * root.coloured
        clip: root.coloured < 1

        Image {
            width: root.width
            height: root.height
            source: root.piece.steady && root.piece.source !== "" ? `${root.piece.source}?width=${Math.ceil(root.width * root.piece.pixelRatio)}&rim=0` : ""
            asynchronous: true
            retainWhileLoading: true
        }
    }
    Rectangle { // looked up, chosen, or the keyboard is on it
        anchors.fill: parent
        visible: root.piece.marked || root.piece.activeFocus || root.piece.selected
        radius: width * 0.3
        color: "transparent"
        border.width: root.piece.selected ? 3 : 2
        border.color: root.piece.selected ? Theme.goldDeep : root.piece.activeFocus ? Theme.ink : Theme.vermilion
    }
}
