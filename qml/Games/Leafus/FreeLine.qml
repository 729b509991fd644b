import QtQuick
import QtQuick.Shapes

import Engawa.Table
import Engawa.Theme

// Where the pencil could go: a dashed line on a light ground, and where it would end.
Item {
    id: root

    required property PieceItem piece

    readonly property bool along: piece.width > piece.height * 1.4 // else a place for the pencil itself
    readonly property bool lit: hover.hovered || piece.activeFocus || piece.selected

    width: piece.width
    height: piece.height

    HoverHandler {
        id: hover
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.lit ? -2 : 0
        radius: height / 2
        color: root.lit ? LeafusColours.freeLineLit : LeafusColours.freeLine
        border.width: root.piece.activeFocus ? 3 : 2
        border.color: root.piece.activeFocus ? Theme.ink : Theme.goldDeep
    }
    Shape {
        anchors.fill: parent
        visible: root.along
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.ink
            strokeWidth: root.lit ? 3.2 : 2.2
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.4, 2]
            capStyle: ShapePath.RoundCap
            startX: root.width * 0.12
            startY: root.height / 2

            PathLine {
                x: root.width * 0.84
                y: root.height / 2
            }
        }
    }
    Rectangle {
        visible: root.along
        x: root.width * 0.93 - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: root.height * 0.5
        height: width
        radius: width / 2
        color: root.lit ? Theme.gold : Theme.paper
        border.width: 2
        border.color: Theme.ink
    }
}
