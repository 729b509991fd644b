import QtQuick

import Engawa.Layout
import Engawa.Table
import Engawa.Theme

// A line of a root: drawn from its beginning to its end when it is new, a little crooked, always the same for the same line.
Item {
    id: root

    required property PieceItem piece

    readonly property DrawingBoard board: piece.table as DrawingBoard // none when the next game is laid out already
    readonly property int sort: Math.floor(Scatter.of(piece.component) * 12)
    property real drawn: 1 // of its length

    width: piece.width
    height: piece.height

    Component.onCompleted: if (piece.table.settled && Theme.settle > 0) drawing.start()

    NumberAnimation {
        id: drawing

        target: root
        property: "drawn"
        from: 0
        to: 1
        duration: Theme.settle
        easing.type: Easing.InOutQuad
    }
    Item {
        width: root.drawn < 1 ? root.width * root.drawn : root.width
        height: root.height
        clip: root.drawn < 1

        Image {
            x: -root.width * 0.015
            y: (root.height - height) / 2
            width: root.width * 1.03
            height: root.height * 1.55
            source: root.board ? `${root.board.art}/stroke_${root.sort % 6 + 1}.svg` : ""
            sourceSize: Qt.size(Math.ceil(width * root.piece.pixelRatio), Math.ceil(height * root.piece.pixelRatio))
            mirrorVertically: root.sort >= 6
            asynchronous: true
            retainWhileLoading: true
        }
    }
    Rectangle { // looked up, or the keyboard is on it
        anchors.fill: parent
        visible: root.piece.marked || root.piece.activeFocus || (root.piece.legal && root.piece.match.view.arranging)
        radius: height / 2
        color: "transparent"
        border.width: 2
        border.color: root.piece.activeFocus ? Theme.ink : Theme.vermilion
    }
}
