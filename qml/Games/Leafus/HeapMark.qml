pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table
import Engawa.Theme

// A heap that was marked. A new one gathers under leaves that come down from the crown.
Item {
    id: root

    required property PieceItem piece

    property real fallen: 1
    readonly property SheetFlow sheet: piece.area?.flow as SheetFlow
    readonly property real way: sheet ? 78 * sheet.unit : 0 // from the crown

    width: piece.width
    height: piece.height

    Component.onCompleted: if (piece.table.settled && Theme.settle > 0 && piece.badge !== "") falling.start()

    NumberAnimation {
        id: falling

        target: root
        property: "fallen"
        from: 0
        to: 1
        duration: Theme.paced(1500)
        easing.type: Easing.InOutSine
    }
    Image {
        anchors.fill: parent
        opacity: Math.max(0, Math.min(1, (root.fallen - 0.55) * 3))
        source: root.piece.steady && root.piece.source !== "" ? `${root.piece.source}?width=${Math.ceil(root.width * root.piece.pixelRatio)}&rim=0` : ""
        asynchronous: true
        retainWhileLoading: true
    }
    Repeater {
        model: falling.running ? 3 : 0

        Image {
            required property int index

            readonly property real at: Math.max(0, Math.min(1, root.fallen * 1.4 - index * 0.2))
            readonly property real side: root.piece.place < 0 ? 1 : -1

            x: (root.width - width) / 2 + side * (1 - at) * root.way * (0.35 + 0.1 * index) + Math.sin(at * 7 + index) * root.width * 0.4 * (1 - at)
            y: -root.way * (1 - at) + root.height * 0.2
            width: root.width * 0.62
            height: width
            rotation: 250 * at * (index % 2 ? -1 : 1) + 40 * index
            opacity: at >= 1 ? 0 : 1
            source: root.piece.match.facts.current.faceOf("leaf", "", "yellow") + "?width=64&rim=0"
            asynchronous: true
            mipmap: true
        }
    }
    Rectangle { // looked up, chosen, or the keyboard is on it
        anchors.fill: parent
        visible: root.piece.marked || root.piece.activeFocus || root.piece.selected
        radius: 4
        color: "transparent"
        border.width: root.piece.selected ? 3 : 2
        border.color: root.piece.selected ? Theme.goldDeep : root.piece.activeFocus ? Theme.ink : Theme.vermilion
    }
}
