import QtQuick
import QtQuick.Shapes
import Engawa.Theme

// The mark of a seat: its colour and its shape together.
Item {
    id: root

    required property int seat
    property real size: Theme.scaled(16)
    property color outline: "#70201812"

    readonly property string shape: Theme.seatShape(seat)
    readonly property string path: {
        switch (shape) {
        case "square":
            return "M3.2 3.2 L20.8 3.2 L20.8 20.8 L3.2 20.8 Z";
        case "diamond":
            return "M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z";
        case "triangle":
            return "M12 2.5 L22.5 21 L1.5 21 Z";
        case "circle":
            return "M12 2.5 A9.5 9.5 0 1 1 11.99 2.5 Z";
        default:
            return "M12 1 L15.1 8.4 L23 9.1 L17 14.3 L18.8 22 L12 17.9 L5.2 22 L7 14.3 L1 9.1 L8.9 8.4 Z";
        }
    }

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: root.size / 24
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.seatColour(root.seat)
            strokeColor: root.outline
            strokeWidth: 1.4
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
}
