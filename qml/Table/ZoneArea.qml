pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout

// Where the pieces of a zone lie on the table, and how. A game's layout places these; pieces find theirs by the zone's id.
Item {
    id: root

    required property GameTable table
    required property string zone
    property point offset // of the panel that holds this area, on the table

    property PieceFlow flow: RowFlow {} // how they lie in it
    property real pieceWidth: 80
    property real aspect: 1.4 // height by width
    property bool round: false
    property HexMask hexagon: null // pieces are hexagons
    property HexField field: null // whose hexagons the places are
    property bool flat: false // drawn on what it lies on: no shadow, no paper of its own
    property bool papers: false // what has no face is paper with its name
    property string badges: "" // "": none, "count" beside the piece, "track" as often as it says, "disc" on it, "faces" on a free place
    property var dress: ({}) // kind to the QML (a url) that shows its pieces instead of their plain face

    property bool fixed: false // what lies here isn't picked up
    property bool still: false // what lies here belongs to what it lies on: neither hand nor keyboard stops at it
    property bool waits: false // what says where to is marked only when it is known what
    property bool grows: false // what is new here comes out of the ground

    readonly property real pieceHeight: pieceWidth * aspect
    readonly property size piece: Qt.size(pieceWidth, pieceHeight)
    readonly property size room: Qt.size(width, height)
    readonly property real tableX: x + offset.x
    readonly property real tableY: y + offset.y

    function slotOf(place: int, row: int, count: int, kind: string, component: string, badge: string): pieceSlot {
        return flow.current.slotOf(place, row, count, kind, component, badge, piece, room);
    }

    // Faces of a field are not painted anew at every step of the wheel.
    function paintedWidth(width: real): real {
        return field ? width / field.unit * field.paintedUnit : width;
    }

    property bool registered: false

    Component.onCompleted: {
        table.register(root);
        registered = true;
    }
    Component.onDestruction: table.unregister(root)
    onZoneChanged: if (registered) table.register(root)
}
