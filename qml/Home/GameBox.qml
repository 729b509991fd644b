pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Engawa.Theme
import Engawa.Controls

// A game's box, standing on the planks: its drawing, and a paper label with its name.
FocusScope {
    id: root

    required property string name
    required property string players
    required property url boxSource
    property bool operable: true

    readonly property real side: width * 0.075
    readonly property real frontWidth: width - side
    readonly property bool raised: operable && (pointer.hovered || activeFocus)

    signal opened

    implicitWidth: Theme.scaled(240)
    implicitHeight: implicitWidth * 1.24
    activeFocusOnTab: operable

    function accessiblePressAction() {
        if (operable)
            opened();
    }

    Accessible.role: operable ? Accessible.Button : Accessible.Graphic
    Accessible.name: name
    Accessible.description: players
    Accessible.focusable: operable

    Keys.onReturnPressed: event => { if (operable && !event.isAutoRepeat) root.opened(); }
    Keys.onEnterPressed: event => { if (operable && !event.isAutoRepeat) root.opened(); }
    Keys.onSpacePressed: event => { if (operable && !event.isAutoRepeat) root.opened(); }

    // What the box keeps from the light stays on the planks when it is lifted.
    Shape {
        x: -root.width * 0.12
        y: root.height - height * 0.52
        width: root.width * 1.26
        height: root.width * 0.2
        preferredRendererType: Shape.CurveRenderer
        opacity: root.raised ? 0.7 : 1

        Behavior on opacity { NumberAnimation { duration: Theme.quick } }

        ShapePath {
            id: shadowPath

            readonly property real w: root.width * 1.26
            readonly property real h: root.width * 0.2

            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: shadowPath.w / 2
                centerY: shadowPath.h / 2
                centerRadius: shadowPath.w / 2
                focalX: centerX
                focalY: centerY

                GradientStop { position: 0; color: "#D0080503" }
                GradientStop { position: 0.6; color: "#90080503" }
                GradientStop { position: 1; color: "#00080503" }
            }

            PathAngleArc {
                centerX: shadowPath.w / 2
                centerY: shadowPath.h / 2
                radiusX: shadowPath.w / 2
                radiusY: shadowPath.h / 2
                startAngle: 0
                sweepAngle: 360
            }
        }
    }

    Item {
        id: box

        width: parent.width
        height: parent.height
        y: root.raised ? -Theme.scaled(10) : 0

        Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeWidth: -1
                fillColor: "#241A13"
                startX: root.frontWidth - 1
                startY: 0

                PathLine { x: root.width; y: root.side * 0.55 }
                PathLine { x: root.width; y: root.height - root.side * 0.75 }
                PathLine { x: root.frontWidth - 1; y: root.height }
            }
        }

        Rectangle {
            id: front

            width: root.frontWidth
            height: parent.height
            radius: 3
            color: Theme.indigo
            border.width: 1
            border.color: "#66000000"
            clip: true

            Image {
                anchors.fill: parent
                visible: picture.status !== Image.Ready
                source: "waves.svg"
                fillMode: Image.Tile
                asynchronous: true
            }

            Image {
                id: picture

                anchors.fill: parent
                anchors.margins: 1
                source: root.boxSource
                sourceSize: Qt.size(Math.ceil(width / 64) * 64, Math.ceil(height / 64) * 64)
                fillMode: Image.PreserveAspectCrop
                asynchronous: true
                retainWhileLoading: true
            }

            // The edge of the lid.
            Rectangle {
                width: parent.width
                height: 2
                color: "#40FFF3D8"
            }

            Rectangle {
                id: label

                x: parent.width * 0.08
                width: parent.width * 0.84
                height: words.implicitHeight + Theme.scaled(14)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: parent.height * 0.062
                color: Theme.paper
                border.width: 1
                border.color: "#C8B890"

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 4
                    color: "transparent"
                    border.width: 1
                    border.color: "#33A8862F"
                }

                Column {
                    id: words

                    anchors.centerIn: parent
                    width: parent.width - Theme.scaled(16)
                    spacing: 0

                    Text {
                        width: parent.width
                        text: root.name
                        color: Theme.ink
                        font.family: Theme.serifFamily
                        font.pixelSize: Math.max(Theme.fontTitle, root.width * 0.1)
                        font.weight: Font.DemiBold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.fontSmall
                        horizontalAlignment: Text.AlignHCenter
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }

                    Text {
                        width: parent.width
                        text: root.players
                        color: Theme.quietInk
                        font.family: Theme.sansFamily
                        font.pixelSize: Math.max(Theme.fontSmall, root.width * 0.036)
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                }
            }
        }

        FocusRing {
            anchors.rightMargin: root.side - gap - line
            shown: root.activeFocus
            radius: 6
        }
    }

    HoverHandler {
        id: pointer

        enabled: root.operable
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        enabled: root.operable
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.opened();
        }
    }
}
