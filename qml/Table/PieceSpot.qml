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

    ShapePath {
        strokeColor: Theme.gold
        strokeWidth: 2.5
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2.5]
        fillColor: "#26e3b94a"

        PathRectangle {
            x: 2
            y: 2
            width: root.width - 4
            height: root.height - 4
            radius: root.piece.round ? (root.width - 4) / 2 : root.width * 0.07
        }
    }
}
