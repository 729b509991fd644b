pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Theme

// A piece: its face with its shadow, and the ways to take hold of it. What only some pieces show is made when they show it.
Item {
    id: root

    required property MatchController match
    required property GameTable table
    required property real pixelRatio // of the screen
    required property bool steady // the table has its size, faces can be painted for it
    required property Item fieldWindow // what is in it is seen only within the field

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
    required property string leadsTo // what a click on it plays
    required property int owner
    required property bool legal
    required property bool second // another piece comes first
    required property bool standIn // for what it stands on
    required property bool selected
    required property bool marked
    required property string hint // the numbers of the advised moves that it takes part in
    required property bool altered // other than in the pack as shipped
    required property bool leaving
    required property string origin

    readonly property ZoneArea area: table.areas[zone] ?? null
    readonly property bool still: area !== null && area.still && !match.view.arranging
    readonly property bool reachable: visible && !leaving && !still && opacity > 0
    readonly property bool held: drag.active && drag.carries
    readonly property bool raised: held || selected
    readonly property bool round: area !== null && area.round
    readonly property bool spot: kind === "spot"
    readonly property bool quiet: standIn || (second && area !== null && area.waits && !match.view.selecting)
    readonly property bool hovered: hover.hovered
    readonly property bool hexagonal: area !== null && area.hexagon !== null
    readonly property bool inSight: area === null || area.field === null || held || area.field.shows(homeX, homeY, area.pieceWidth, area.pieceHeight)
    readonly property string dress: area !== null && !leaving ? String(area.dress[kind] ?? "") : ""
    readonly property bool flat: area !== null && area.flat
    readonly property pieceSlot slot: area !== null ? area.slotOf(place, row, count, kind, component, badge) : table.noSlot
    readonly property bool cut: area !== null && area.field !== null && area.field.zoom > 1 && !held && !flying
    readonly property bool walks: area !== null && area.flow.lap > 0
    readonly property bool travels: arrived && table.settled && !drag.active && !walks && !(area?.field?.sliding ?? false)
    readonly property string badges: badge !== "" && area !== null ? area.badges : ""
    readonly property bool counted: badges === "count" || badges === "track"
    signal pointed // at by the mouse, or no longer
    signal taken // clicked or picked up
    signal dropped(at: point) // on the table
    signal setOut // for another zone
    signal vanished // while the keyboard was on it

    property bool arrived: false
    property bool flying: false // from zone to zone, over the others
    property real angle: 0 // of turning from back to face
    property real shaking: 0 // aside
    property real grown: 1 // out of the ground
    property point stray // from its place, while it walks there

    // The face is painted for the pixels it covers, with its shadow in a rim around it.
    readonly property int paintedWidth: area ? Math.ceil(area.paintedWidth(slot.width) * pixelRatio) : 0
    readonly property int paintedRim: flat ? 0 : Math.ceil(paintedWidth / 20)
    readonly property real rim: paintedWidth > 0 ? width * paintedRim / paintedWidth : 0
    readonly property string wished: steady && visible && dress === "" ? pictureOf(source) : ""
    property string shown // the old picture, until the wished one is painted

    readonly property real homeX: area ? area.tableX + slot.x + stray.x : 0
    readonly property real homeY: area ? area.tableY + slot.y + stray.y + (1 - grown) * area.pieceHeight - lift : 0
    readonly property real lift: area === null || flat || !area.flow.chosenRises ? 0 : selected && !hexagonal ? height * 0.12 : hover.hovered && legal && area.flow.pointedRises ? height * 0.06 : 0

    function accessiblePressAction() { // a handler of Accessible would be a second way to press a button
        match.view.click(pieceId);
    }

    function pictureOf(address: string): string {
        return address === "" ? "" : `${address}?width=${paintedWidth}&rim=${paintedRim}`;
    }

    visible: area !== null && kind !== "button" && !slot.hidden && !(spot && area.waits && (quiet || !legal))
    enabled: visible && !leaving && !still
    x: homeX
    y: homeY
    z: (area ? area.z * Layer.Area : 0) + slot.rank + (legal && area?.flow.legalOnTop ? Layer.Legal : 0) + (leaving && !flying ? Layer.Leaving : 0)
        + (held ? Layer.Held : flying ? Layer.Flying : 0) + (selected && !hexagonal ? Layer.Chosen : 0)
    width: slot.width
    height: width * slot.height / Math.max(1, slot.width) * grown
    rotation: slot.turn
    containmentMask: cut ? fieldMask : area?.hexagon ?? null
    scale: held || flying ? 1.06 : 1 // lifted on its way

    onWishedChanged: if (wished !== "" && (face.status !== Image.Ready || !faceUp)) shown = wished
    onDressChanged: if (dress !== "") shown = "" // it came before the piece was dressed
    onZoneChanged: if (travels) setOut()
    onSelectedChanged: if (selected) table.ghost = source
    onActiveFocusChanged: if (activeFocus && area && area.field) area.field.reveal(homeX, homeY, width, height)
    onLeavingChanged: opacity = leaving && !table.settled ? 0 : 1

    activeFocusOnTab: activeFocus || (reachable && (legal || selected || match.view.arranging))
    onReachableChanged: if (!reachable && activeFocus) vanished()
    Accessible.role: legal || selected ? Accessible.Button : Accessible.Graphic
    Accessible.name: name
    Accessible.description: hint === "" ? description : [description, qsTr("advised move %1").arg(hint)].filter(part => part !== "").join(", ")
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: selected
    Accessible.ignored: !visible || leaving

    // A piece that was not seen before sets out from where it comes from, and turns over on its way.
    Component.onCompleted: {
        if (table.settled && area && area.grows && Theme.travel > 0)
            grown = 0;
        const from = table.settled && origin !== "" && Theme.travel > 0 ? table.areaOf(origin) : null;
        if (from) {
            x = from.tableX;
            y = from.tableY;
            angle = faceUp && match.facts.backOf(kind) !== "" ? 180 : 0;
            arrived = true;
            setOut();
            x = Qt.binding(() => root.homeX);
            y = Qt.binding(() => root.homeY);
        }
        arrived = true;
    }

    FieldMask {
        id: fieldMask

        piece: root
        table: root.table
        field: root.area?.field ?? null
        hexagon: root.area?.hexagon ?? null
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

    Item { // what is seen of it; the edge of a field cuts it off
        id: body

        parent: root.cut ? root.fieldWindow : root
        visible: !root.cut || root.visible
        opacity: root.cut ? root.opacity : 1
        x: root.cut ? root.x : 0
        y: root.cut ? root.y : 0
        z: root.cut ? root.z : 0
        width: root.width
        height: root.height
        rotation: root.cut ? root.rotation : 0
        scale: root.cut ? root.scale : 1

        LazyPart { // beneath the face
            piece: root
            what: !root.inSight ? "" : root.dress !== "" ? root.dress : root.area?.papers && root.source === "" && !root.spot ? "PlainPaper.qml" : root.spot ? (root.hexagonal ? "HexSpot.qml" : "PieceSpot.qml") : root.raised && !root.hexagonal ? "RaisedShadow.qml"
                : root.faceUp && !root.round && !root.flat && !root.hexagonal && !root.area?.field && !root.counted && root.angle <= 90 && face.status !== Image.Ready ? "BlankPaper.qml" : ""
        }
        Image {
            id: face

            readonly property real across: (root.width + 2 * root.rim) * Math.cos(root.angle * Math.PI / 180)

            visible: root.angle <= 90 && root.inSight
            opacity: root.badges === "track" && root.badge === "0" ? 0.22 : 1
            x: (root.width - across) / 2 + root.shaking
            y: -root.rim
            width: across
            height: root.height + 2 * root.rim
            source: root.shown
            asynchronous: true
        }
        LazyPart { // what takes a while
            piece: root
            what: root.leaving && root.table.settled ? "PieceFade.qml" : root.angle > 0 ? "PieceTurn.qml" : root.grown < 1 ? "PieceGrow.qml"
                : root.wished !== "" && root.wished !== root.shown ? "NextFace.qml" : root.walks ? "PieceWalk.qml" : ""
        }
        LazyPart {
            piece: root
            what: root.still || root.dress !== "" || !root.inSight ? "" : (root.legal && !root.spot && !root.quiet) || root.selected || root.marked || root.activeFocus
                ? (root.hexagonal ? "HexMarks.qml" : "PieceMarks.qml") : ""
        }
        LazyPart {
            piece: root
            what: root.hint !== "" && root.inSight && !root.leaving ? "HintMark.qml" : ""
        }
        LazyPart {
            piece: root
            what: root.altered && root.faceUp && !root.flat && !root.still && !root.slot.covered ? "ChangeMark.qml" : ""
        }
        LazyPart {
            piece: root
            what: root.badges === "count" ? "CountBadge.qml" : root.badges === "track" ? "TrackBadge.qml"
                : root.badges === "disc" && root.kind === "card" ? "DiscBadge.qml" : root.badges === "faces" && root.spot ? "FaceBadge.qml" : ""
        }
    }

    HoverHandler {
        id: hover

        enabled: root.enabled && root.inSight
        cursorShape: root.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: root.pointed()
    }
    TapHandler {
        enabled: root.enabled && root.inSight
        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.ReleaseWithinBounds // the uppermost alone takes the tap where pieces lie on each other
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.taken();
            if (point.modifiers & Qt.AltModifier)
                root.match.view.inspect(root.pieceId);
            else
                root.match.view.click(root.pieceId);
        }
    }
    DragHandler {
        id: drag

        readonly property bool carries: root.match.view.arranging || ((root.legal || root.selected) && !root.area?.fixed)
        readonly property HexField field: root.area?.field ?? null
        property point before // where the hand was, on the screen: the piece itself moves with the field

        enabled: root.enabled && root.inSight && (carries || field !== null)
        target: carries ? root : null
        grabPermissions: carries ? PointerHandler.CanTakeOverFromAnything // what is carried isn't lost to a field below
            : PointerHandler.CanTakeOverFromItems | PointerHandler.CanTakeOverFromHandlersOfDifferentType | PointerHandler.ApprovesTakeOverByAnything
        acceptedButtons: Qt.LeftButton
        onCentroidChanged: {
            const at = centroid.scenePosition;
            if (!carries && active && field !== null)
                field.slide(at.x - before.x, at.y - before.y);
            before = at;
        }
        onActiveChanged: {
            before = centroid.scenePosition;
            if (!carries)
                return;
            if (active) {
                root.taken();
                root.match.view.lift(root.pieceId);
                return;
            }
            const at = root.mapToItem(root.table, centroid.position);
            root.x = Qt.binding(() => root.homeX);
            root.y = Qt.binding(() => root.homeY);
            root.dropped(at);
        }
    }
}
