pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

import Engawa.Theme

// A free place that a piece can go to.
Shape {
    id: root

    required property PieceItem piece

    width: piece.width
    height: piece.height
    preferredRendererType: Shape.CurveRenderer

    component Edge: ShapePath {
        strokeWidth: 2.5
        fillColor: "transparent"

        PathRectangle {
            x: 2
            y: 2
            width: root.width - 4
            height: root.height - 4
            radius: root.piece.round ? (root.width - 4) / 2 : root.width * 0.07
        }
    }

    Edge { // gold shows on bright ground, too
        strokeColor: Theme.spotCasing
        strokeWidth: 4.5
        fillColor: Theme.spotFill
    }
    Edge {
        strokeColor: Theme.gold
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2.5]
    }
}
