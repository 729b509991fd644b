pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Engawa.Theme

// One sliding screen: lamplit paper in a lattice, hills and the moon as shadows on it.
Item {
    id: root

    required property bool leading // the left one of a pair
    property color paperTop: Theme.dark ? "#A98E66" : "#EAD9B4"
    property color paperLow: Theme.dark ? "#7C6445" : "#D5B985"
    property color wood: Theme.dark ? "#2A1D13" : "#3A291B"

    readonly property real frame: Math.max(10, width * 0.018)
    readonly property real skirt: Math.round(height * 0.17)
    readonly property real pane: height - skirt

    clip: true

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0.0; color: root.paperTop }
            GradientStop { position: 0.85; color: root.paperLow }
        }
    }

    // Both screens show their half of one landscape.
    Item {
        x: root.leading ? 0 : -root.width
        width: 2 * root.width
        height: root.pane

        Rectangle {
            x: parent.width * 0.69
            y: parent.height * 0.12
            width: parent.height * 0.2
            height: width
            radius: width / 2
            color: Theme.dark ? "#30FFF0C8" : "#70FFF8E2"
        }

        Repeater {
            model: [
                { far: 0.10, path: "M0 62 C12 48 22 44 33 55 C42 63 50 40 62 42 C74 44 80 58 100 46 L100 100 L0 100 Z" },
                { far: 0.13, path: "M0 74 C16 62 28 76 42 70 C58 63 66 78 80 70 C88 66 94 68 100 64 L100 100 L0 100 Z" },
                { far: 0.17, path: "M0 84 C18 80 30 90 48 84 C64 79 78 90 100 82 L100 100 L0 100 Z" }
            ]

            Shape {
                id: hill

                required property var modelData

                width: 100
                height: 100
                preferredRendererType: Shape.CurveRenderer
                transform: Scale {
                    xScale: root.width / 50
                    yScale: root.pane / 100
                }

                ShapePath {
                    strokeWidth: -1
                    fillColor: Qt.alpha(root.wood, hill.modelData.far)

                    PathSvg {
                        path: hill.modelData.path
                    }
                }
            }
        }
    }

    Repeater {
        model: 5

        Rectangle {
            required property int index

            x: (index + 1) * root.width / 6 - width / 2
            width: Math.max(2, root.frame * 0.3)
            height: root.pane
            color: root.wood
        }
    }

    Repeater {
        model: 7

        Rectangle {
            required property int index

            y: (index + 1) * root.pane / 8 - height / 2
            width: root.width
            height: Math.max(2, root.frame * 0.3)
            color: root.wood
        }
    }

    Rectangle {
        y: root.pane
        width: root.width
        height: root.skirt
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plank }
            GradientStop { position: 1; color: Theme.plankDark }
        }
        border.width: root.frame * 0.5
        border.color: root.wood
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: root.frame
        border.color: root.wood
    }
}
