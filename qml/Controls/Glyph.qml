import QtQuick
import QtQuick.Shapes
import Engawa.Theme

// A small drawing of our own, by name, in any colour.
Item {
    id: root

    required property string name
    property color colour: Theme.panelInk
    property real size: Theme.scaled(18)

    readonly property string path: paths[name] ?? ""
    readonly property var paths: ({
        "back": "M15 4 L7 12 L15 20",
        "forward": "M9 4 L17 12 L9 20",
        "first": "M18 4 L10 12 L18 20 M6 4 L6 20",
        "last": "M6 4 L14 12 L6 20 M18 4 L18 20",
        "down": "M4 9 L12 17 L20 9",
        "up": "M4 15 L12 7 L20 15",
        "play": "M8 4 L19 12 L8 20 Z",
        "pause": "M8 4 L8 20 M16 4 L16 20",
        "step": "M6 4 L14 12 L6 20 Z M18 4 L18 20",
        "close": "M5 5 L19 19 M19 5 L5 19",
        "check": "M4 13 L10 19 L20 6",
        "search": "M10.5 4 A6.5 6.5 0 1 1 10.49 4 M15.2 15.2 L21 21",
        "undo": "M9 4 L4 9 L9 14 M4 9 L14 9 A5.5 5.5 0 0 1 14 20 L9 20",
        "redo": "M15 4 L20 9 L15 14 M20 9 L10 9 A5.5 5.5 0 0 0 10 20 L15 20",
        "again": "M19 8 A8 8 0 1 0 20 13 M20 3 L19.5 8.5 L14 8",
        "branch": "M6 21 L6 3 M6 15 C6 10 18 13 18 6 M14 8.5 L18 4 L22 8.5",
        "home": "M3 11 L12 4 L21 11 M6 9.5 L6 20 L18 20 L18 9.5",
        "book": "M12 6 C9 3.5 6 3.5 3 4.5 L3 19 C6 18 9 18 12 20.5 C15 18 18 18 21 19 L21 4.5 C18 3.5 15 3.5 12 6 L12 20",
        "log": "M4 6 L20 6 M4 12 L20 12 M4 18 L14 18",
        "pace": "M4 17 A8.5 8.5 0 1 1 20 17 M12 14 L16 8",
        "hourglass": "M6 3 L18 3 M6 21 L18 21 M7 3 C7 9 12 10 12 12 C12 14 7 15 7 21 M17 3 C17 9 12 10 12 12 C12 14 17 15 17 21",
        "lamp": "M9 18 L15 18 M10 21 L14 21 M9 15.5 C9 13.5 6 12.5 6 9 A6 6 0 0 1 18 9 C18 12.5 15 13.5 15 15.5 Z",
        "turn": "M4 18 L9 11 L13 15 L20 6 M15 6 L20 6 L20 11",
        "seed": "M12 21 C5 17 5 9 12 3 C19 9 19 17 12 21 M12 21 L12 9",
        "settings": "M4 7 L20 7 M4 17 L20 17 M9 4 L9 10 M15 14 L15 20",
        "more": "M4.6 12 L5.4 12 M11.6 12 L12.4 12 M18.6 12 L19.4 12"
    })

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true
    layer.enabled: true // the software renderer clips a texture, not a shape

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: root.size / 24
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.colour
            strokeWidth: 2.1
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
}
