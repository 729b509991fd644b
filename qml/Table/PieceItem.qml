pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Theme

// A piece: its face with its shadow, and the ways to take hold of it. What only some pieces show is made when they show it.
Item {
    id: root

    required property MatchController match
    required property GameTable table
    required property real pixelRatio // of the screen
    required property bool steady // the table has its size, faces can be painted for it

    required property string pieceId
    required property string kind
    required property string component
    required property bool faceUp
    required property string zone
    required property int place
    required property int row
    required property int count
    required property string badge
    required property string source
    required property string name
    required property string description
    required property int owner
    required property bool legal
    required property bool selected
    required property bool marked
    required property bool altered // other than in the pack as shipped
    required property bool leaving
    required property string origin

    readonly property ZoneArea area: table.areas[zone] ?? null
    readonly property bool reachable: visible && !leaving && opacity > 0
    readonly property bool held: drag.active
    readonly property bool raised: held || selected
    readonly property bool round: area !== null && area.round
    readonly property bool spot: kind === "spot"
    readonly property bool deep: area !== null && area.flow === "pile" && area.fold > 0 && place < count - area.fold
    readonly property bool travels: arrived && table.settled && !held
    readonly property string badges: badge !== "" && area !== null ? area.badges : ""
    signal pointed(over: bool) // at, by the mouse
    signal taken // clicked or picked up
    signal dropped(at: point) // on the table
    signal setOut // for another zone
    signal vanished // while the keyboard was on it

    property bool arrived: false
    property bool flying: false // from zone to zone, over the others
    property real angle: 0 // of turning from back to face
    property real shaking: 0 // aside

    // The face is painted for the pixels it covers, with its shadow in a rim around it.
    readonly property int paintedWidth: area ? Math.ceil(area.pieceWidth * pixelRatio) : 0
    readonly property int paintedRim: Math.ceil(paintedWidth / 20)
    readonly property real rim: paintedWidth > 0 ? width * paintedRim / paintedWidth : 0
    readonly property string wished: steady && visible ? pictureOf(source) : ""
    property string shown // the old picture, until the wished one is painted

    readonly property real homeX: area ? area.tableX + area.slotX(place, row, count) : 0
    readonly property real homeY: area ? area.tableY + area.slotY(place, row, count) - lift : 0
    readonly property real lift: selected ? height * 0.12 : hover.hovered && legal && area.flow === "fan" ? height * 0.06 : 0

    function pictureOf(address: string): string {
        return address === "" ? "" : `${address}?width=${paintedWidth}&rim=${paintedRim}`;
    }

    visible: area !== null && kind !== "button" && !deep
    enabled: visible && !leaving
    x: homeX
    y: homeY
    z: (area ? area.z * 1000 : 0) + place + row * 100 + (legal && area?.flow === "row" ? 50 : 0) + (leaving ? -500 : 0) + (held ? 900000 : flying ? 400000 : 0) + (selected ? 20000 : 0)
    width: area ? area.pieceWidth : 0
    height: area ? width * area.aspect : 0
    rotation: area ? area.slotTurn(place, count) : 0
    scale: held || flying ? 1.06 : 1 // lifted on its way

    onWishedChanged: if (wished !== "" && (face.status !== Image.Ready || !faceUp)) shown = wished
    onZoneChanged: if (travels) setOut()
    onLeavingChanged: opacity = leaving && !table.settled ? 0 : 1

    activeFocusOnTab: activeFocus || (reachable && (legal || selected || match.arranging))
    onReachableChanged: if (!reachable && activeFocus) vanished()
    Accessible.role: legal || selected ? Accessible.Button : Accessible.Graphic
    Accessible.name: name
    Accessible.description: description
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: selected
    Accessible.ignored: !visible || leaving
    Accessible.onPressAction: root.match.click(root.pieceId)

    // A piece that was not seen before sets out from where it comes from, and turns over on its way.
    Component.onCompleted: {
        const from = table.settled && origin !== "" && Theme.travel > 0 ? table.areaOf(origin) : null;
        if (from) {
            x = from.tableX;
            y = from.tableY;
            angle = faceUp ? 180 : 0;
            arrived = true;
            setOut();
            x = Qt.binding(() => root.homeX);
            y = Qt.binding(() => root.homeY);
        }
        arrived = true;
    }

    Behavior on x {
        enabled: root.travels
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: root.travels
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on width {
        enabled: root.travels
        NumberAnimation {
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
    Behavior on rotation {
        enabled: root.travels
        NumberAnimation {
            duration: Theme.travel
        }
    }
    Behavior on scale {
        enabled: root.arrived && root.table.settled
        NumberAnimation {
            duration: Theme.quick
            easing.type: Easing.InOutQuad
        }
    }

    OnDemand { // beneath the face
        piece: root
        what: root.spot ? "PieceSpot.qml" : root.raised ? "RaisedShadow.qml"
            : root.faceUp && !root.round && root.badges !== "count" && root.angle <= 90 && face.status !== Image.Ready ? "BlankPaper.qml" : ""
    }
    Image {
        id: face

        readonly property real across: (root.width + 2 * root.rim) * Math.cos(root.angle * Math.PI / 180)

        visible: root.angle <= 90
        x: (root.width - across) / 2 + root.shaking
        y: -root.rim
        width: across
        height: root.height + 2 * root.rim
        source: root.shown
        asynchronous: true
    }
    OnDemand { // what takes a while
        piece: root
        what: root.leaving && root.table.settled ? "PieceFade.qml" : root.angle > 0 ? "PieceTurn.qml"
            : root.wished !== "" && root.wished !== root.shown ? "NextFace.qml" : ""
    }
    OnDemand {
        piece: root
        what: (root.legal && !root.spot) || root.selected || root.marked || root.activeFocus ? "PieceMarks.qml" : ""
    }
    OnDemand {
        piece: root
        what: root.altered && root.faceUp ? "ChangeMark.qml" : ""
    }
    OnDemand {
        piece: root
        what: root.badges === "count" ? "CountBadge.qml" : root.badges === "disc" && root.kind === "card" ? "DiscBadge.qml"
            : root.badges === "faces" && root.spot ? "FaceBadge.qml" : ""
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
        gesturePolicy: TapHandler.ReleaseWithinBounds // the uppermost alone takes the tap where pieces lie on each other
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.taken();
            if (point.modifiers & Qt.AltModifier)
                root.match.inspect(root.pieceId);
            else
                root.match.click(root.pieceId);
        }
    }
    DragHandler {
        id: drag

        enabled: root.enabled && (root.legal || root.selected || root.match.arranging)
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
