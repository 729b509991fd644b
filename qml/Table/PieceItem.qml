pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

import Engawa.Match
import Engawa.Theme

// A piece: its face, its shadow, what marks it, and the ways to take hold of it.
Item {
    id: root

    required property MatchController match
    required property GameTable table

    required property string pieceId
    required property string kind
    required property string component
    required property bool faceUp
    required property string zone
    required property int place
    required property int row
    required property int count
    required property string badge
    required property url source
    required property string name
    required property string description
    required property int owner
    required property bool legal
    required property bool selected
    required property bool marked
    required property bool leaving
    required property string origin

    readonly property ZoneArea area: table.areas[zone] ?? null
    readonly property real centreX: x + width / 2
    readonly property real centreY: y + height / 2
    readonly property bool reachable: visible && !leaving && opacity > 0
    readonly property bool held: drag.active
    readonly property real outlineRadius: round ? (width + 6) / 2 : width * 0.06 + 4
    readonly property bool round: area !== null && area.round
    readonly property bool spot: kind === "spot"
    readonly property bool deep: area !== null && area.flow === "pile" && area.fold > 0 && place < count - area.fold
    signal pointed(over: bool) // at, by the mouse
    signal taken // clicked or picked up
    signal dropped(at: point) // on the table
    signal vanished // while the keyboard was on it

    property bool arrived: false
    property real angle: 0 // of turning from back to face

    // One width for all places, so that a face is painted once and a travelling piece keeps it.
    readonly property int paintedWidth: Math.ceil(192 * Screen.devicePixelRatio)

    readonly property real homeX: area ? area.tableX + area.slotX(place, row, count) : 0
    readonly property real homeY: area ? area.tableY + area.slotY(place, row, count) - lift : 0
    readonly property real lift: selected ? height * 0.12 : hover.hovered && legal && area.flow === "fan" ? height * 0.06 : 0

    visible: area !== null && kind !== "button" && !deep
    enabled: visible && !leaving
    x: homeX
    y: homeY
    z: (area ? area.z * 1000 : 0) + place + row * 100 + (leaving ? -500 : 0) + (held ? 900000 : travelling.running ? 400000 : 0) + (selected ? 20000 : 0)
    width: area ? area.pieceWidth : 0
    height: area ? area.pieceHeight : 0
    rotation: area ? area.slotTurn(place, count) : 0
    opacity: leaving && table.settled ? 0 : 1

    activeFocusOnTab: activeFocus || (reachable && (legal || selected))
    onReachableChanged: if (!reachable && activeFocus) vanished()
    Accessible.role: legal || selected ? Accessible.Button : Accessible.Graphic
    Accessible.name: name
    Accessible.description: description
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: selected
    Accessible.ignored: !visible || leaving
    Accessible.onPressAction: root.match.click(root.pieceId)

    Keys.onReturnPressed: root.match.click(root.pieceId)
    Keys.onEnterPressed: root.match.click(root.pieceId)
    Keys.onSpacePressed: root.match.click(root.pieceId)

    // A piece that was not seen before sets out from where it comes from, and turns over on its way.
    Component.onCompleted: {
        const from = table.settled && origin !== "" && Theme.travel > 0 ? table.areaOf(origin) : null;
        if (from) {
            x = from.tableX;
            y = from.tableY;
            angle = faceUp ? 180 : 0;
            arrived = true;
            x = Qt.binding(() => root.homeX);
            y = Qt.binding(() => root.homeY);
            turning.start();
        }
        arrived = true;
    }

    Behavior on x {
        enabled: root.arrived && root.table.settled && !root.held
        NumberAnimation {
            id: travelling

            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: root.arrived && root.table.settled && !root.held
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on width {
        enabled: root.arrived && root.table.settled
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on height {
        enabled: root.arrived && root.table.settled
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on rotation {
        enabled: root.arrived && root.table.settled
        NumberAnimation {
            duration: Theme.travel
        }
    }
    Behavior on opacity {
        enabled: root.table.settled
        SequentialAnimation {
            PauseAnimation {
                duration: Theme.travel
            }
            NumberAnimation {
                duration: Theme.quick
            }
        }
    }
    NumberAnimation {
        id: turning

        target: root
        property: "angle"
        to: 0
        duration: Theme.settle
        easing.type: Easing.InOutQuad
    }
    SequentialAnimation {
        id: shake

        loops: 2
        NumberAnimation {
            target: body
            property: "x"
            to: 4
            duration: Theme.quick / 3
        }
        NumberAnimation {
            target: body
            property: "x"
            to: -4
            duration: Theme.quick / 3
        }
        NumberAnimation {
            target: body
            property: "x"
            to: 0
            duration: Theme.quick / 3
        }
    }
    Connections {
        target: root.match

        function onRefused(piece: string) {
            if (piece === root.pieceId && !Theme.reducedMotion)
                shake.start();
        }
    }

    Item {
        id: body

        width: parent.width
        height: parent.height
        transform: Rotation {
            origin.x: body.width / 2
            origin.y: body.height / 2
            axis.x: 0
            axis.y: 1
            axis.z: 0
            angle: root.angle
        }

        Rectangle { // shadow
            visible: !root.spot
            x: 1
            y: root.held || root.selected ? 8 : 3
            width: parent.width
            height: parent.height
            radius: root.round ? width / 2 : width * 0.06
            color: "#000000"
            opacity: root.area !== null && root.area.badges === "count" ? 0 : root.held || root.selected ? 0.35 : 0.28
        }
        Loader { // paper, until the face is painted
            anchors.fill: parent
            active: !root.spot && !root.round && face.status !== Image.Ready && root.faceUp
            sourceComponent: Rectangle {
                radius: width * 0.05
                color: Theme.paperShade
            }
        }
        Image {
            id: face

            anchors.fill: parent
            visible: root.angle <= 90
            source: root.source
            sourceSize.width: root.paintedWidth
            asynchronous: true
            mipmap: true
            smooth: true
            antialiasing: true
        }
        Loader {
            anchors.fill: parent
            active: root.angle > 90
            sourceComponent: Image {
                source: root.match.backOf(root.kind)
                sourceSize.width: face.sourceSize.width
                asynchronous: true
                mipmap: true
            }
        }
        Loader {
            anchors.fill: parent
            active: root.spot
            sourceComponent: Shape {
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
                        radius: root.width * 0.07
                    }
                }
            }
        }
    }

    Loader { // what leads on: an outline, never only a tint
        anchors.fill: parent
        anchors.margins: -3
        active: (root.legal && !root.spot) || root.selected || root.marked
        sourceComponent: Rectangle {
            radius: root.outlineRadius
            color: "transparent"
            border.width: root.selected ? 4 : 2.5
            border.color: root.marked && !root.legal ? Theme.tableInk : Theme.gold

            Rectangle {
                anchors.fill: parent
                anchors.margins: -4
                radius: parent.radius + 4
                color: "transparent"
                border.width: 4
                border.color: Theme.gold
                opacity: root.selected ? 0.5 : 0.16
            }
        }
    }
    Loader { // the keyboard is here
        anchors.fill: parent
        anchors.margins: -7
        active: root.activeFocus
        sourceComponent: Rectangle {
            radius: root.outlineRadius + 4
            color: "transparent"
            border.width: 2
            border.color: "#ffffff"
        }
    }
    Loader {
        anchors.left: parent.right
        anchors.leftMargin: parent.width * 0.18
        anchors.verticalCenter: parent.verticalCenter
        active: root.area !== null && root.area.badges === "count" && root.badge !== ""
        sourceComponent: Text {
            text: root.badge
            color: Theme.tableInk
            font.family: Theme.serifFamily
            font.pixelSize: Math.max(12, root.height * 0.72)
            font.bold: true
            Accessible.ignored: true
        }
    }
    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        active: root.area !== null && root.area.badges === "disc" && root.badge !== "" && root.kind === "card"
        sourceComponent: Rectangle {
            implicitWidth: Math.max(implicitHeight, number.implicitWidth + 12)
            implicitHeight: number.implicitHeight + 4
            radius: height / 2
            color: Theme.indigo
            border.color: Theme.paper

            Text {
                id: number

                anchors.centerIn: parent
                text: "×" + root.badge
                color: Theme.paper
                font.family: Theme.serifFamily
                font.pixelSize: Theme.fontNormal
                font.bold: true
                Accessible.ignored: true
            }
        }
    }

    HoverHandler {
        id: hover

        enabled: root.enabled
        cursorShape: root.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: root.pointed(hovered)
    }
    TapHandler {
        enabled: root.enabled
        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.DragThreshold
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.taken();
            root.match.click(root.pieceId);
        }
    }
    DragHandler {
        id: drag

        enabled: root.enabled && (root.legal || root.selected)
        target: root
        acceptedButtons: Qt.LeftButton
        onActiveChanged: {
            if (active) {
                root.taken();
                root.match.lift(root.pieceId);
                return;
            }
            const at = root.mapToItem(root.table, centroid.position);
            root.x = Qt.binding(() => root.homeX);
            root.y = Qt.binding(() => root.homeY);
            root.dropped(at);
        }
    }
}
