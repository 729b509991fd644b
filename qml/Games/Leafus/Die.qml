import QtQuick

import Engawa.Layout
import Engawa.Table
import Engawa.Theme

// A die of light wood. For a new roll all are picked up, tumble through the tray from its right end, one after the other, and
// come to rest on their values.
Item {
    id: root

    required property PieceItem piece

    readonly property DrawingBoard board: piece.table as DrawingBoard // none when the next game is laid out already
    property real rolled: 1 // 0: just thrown, 1: at rest
    property bool inHand: false // about to be thrown
    readonly property real flight: Math.max(0, 1 - rolled / 0.86) // the last moment it only settles
    readonly property real chance: Scatter.of(piece.pieceId + piece.badge)
    readonly property int frame: 1 + Math.floor(rolled * 13 + chance * 3) % 3
    readonly property RowFlow tray: piece.area?.flow as RowFlow
    readonly property int behind: piece.count - 1 - piece.place // dice between it and the tray's end
    readonly property real way: (behind > 0 ? behind : -1.2) * (tray ? piece.area.pieceWidth + tray.gap : 0) // the last one comes back from there

    width: piece.width
    height: piece.height
    opacity: inHand ? 0 : 1

    function roll() {
        if (piece.table.settled && Theme.settle > 0 && piece.zone === "dice")
            rolling.restart();
    }

    Connections {
        target: root.board

        function onRollChanged() {
            Qt.callLater(root.roll); // it may still be on an action
        }
    }
    SequentialAnimation {
        id: rolling

        PropertyAction {
            target: root
            property: "rolled"
            value: 0
        }
        PropertyAction {
            target: root
            property: "inHand"
            value: true
        }
        PauseAnimation { // until the last one is back from its action
            duration: Theme.travel + Theme.paced(70 * root.piece.place)
        }
        PropertyAction {
            target: root
            property: "inHand"
            value: false
        }
        NumberAnimation {
            target: root
            property: "rolled"
            from: 0
            to: 1
            duration: Theme.paced(720)
            easing.type: Easing.OutQuad
        }
    }
    Rectangle { // its shadow on the board
        x: root.width * 0.06 + root.way * root.flight
        y: root.height * 0.14
        width: root.width * 0.9
        height: root.height * 0.88
        radius: width * (0.24 + 0.2 * Math.min(1, 4 * root.flight))
        color: root.piece.raised ? LeafusColours.heldDieShadow : LeafusColours.dieShadow
    }
    Item {
        x: root.way * root.flight
        y: root.height * (-0.16 * Math.abs(Math.sin(root.flight * 9)) + 0.1 * (root.chance - 0.5)) * Math.min(1, 3 * root.flight)
        width: root.width
        height: root.height
        scale: root.flight > 0 ? 0.9 : 1
        rotation: (root.way < 0 ? -1 : 1) * (300 + 160 * root.chance) * root.flight

        Image {
            anchors.fill: parent
            visible: root.flight > 0
            source: root.board ? `${root.board.art}/die_roll_${root.frame}.svg` : ""
            sourceSize.width: 160
            asynchronous: true
            mipmap: true
        }
        Image {
            anchors.fill: parent
            visible: root.flight <= 0
            source: root.piece.steady && root.piece.source !== "" ? `${root.piece.source}?width=${Math.ceil(root.width * root.piece.pixelRatio)}&rim=0` : ""
            asynchronous: true
            retainWhileLoading: true
        }
    }
    Rectangle { // what leads on, what is chosen
        anchors.fill: parent
        anchors.margins: -4
        visible: root.flight <= 0 && (root.piece.legal || root.piece.selected)
        radius: width * 0.22
        color: "transparent"
        border.width: root.piece.selected ? 4 : 2.5
        border.color: Theme.gold

        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            visible: root.piece.selected
            radius: parent.radius + 4
            color: "transparent"
            border.width: 4
            border.color: Theme.gold
            opacity: 0.5
        }
    }
    Rectangle { // the keyboard is here
        anchors.fill: parent
        anchors.margins: -8
        visible: root.piece.activeFocus
        radius: width * 0.22
        color: "transparent"
        border.width: 2
        border.color: Theme.focus
    }
    FoundFrame {
        visible: root.flight <= 0 && root.piece.marked
    }
}
