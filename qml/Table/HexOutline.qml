pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

import Engawa.Theme

// A hexagon that stands on a corner, around a piece or within it.
Shape {
    id: root

    required property PieceItem piece

    property real inset: 0
    property bool dashed: false
    property real stroke: 2.5
    property bool dotted: false
    property color colour: Theme.gold
    property color casing: Theme.hexCasing // gold shows on bright ground, too

    readonly property real middleX: piece.width / 2
    readonly property real middleY: piece.width / Math.sqrt(3)
    readonly property real half: piece.width / 2 - inset
    readonly property real side: half * 2 / Math.sqrt(3)

    width: piece.width
    height: piece.height
    preferredRendererType: Shape.CurveRenderer

    component Ring: ShapePath {
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        startX: root.middleX
        startY: root.middleY - root.side

        PathLine { x: root.middleX + root.half; y: root.middleY - root.side / 2 }
        PathLine { x: root.middleX + root.half; y: root.middleY + root.side / 2 }
        PathLine { x: root.middleX; y: root.middleY + root.side }
        PathLine { x: root.middleX - root.half; y: root.middleY + root.side / 2 }
        PathLine { x: root.middleX - root.half; y: root.middleY - root.side / 2 }
        PathLine { x: root.middleX; y: root.middleY - root.side }
    }

    Ring {
        strokeColor: root.casing
        strokeWidth: root.stroke + 3
        fillColor: root.dashed ? Theme.hexSpotFill : "transparent"
    }
    Ring {
        strokeColor: root.colour
        strokeWidth: root.stroke
        strokeStyle: root.dashed || root.dotted ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: root.dotted ? [1.2, 0.8] : [3, 2.5]
    }
}
