pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// Another player: name, acorns, hand, the tops of the piles, landscapes and objectives, in a narrow band.
TablePanel {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points

    readonly property real pad: 10
    readonly property real line: root.table.scaled(16) * 1.5
    readonly property real inner: width - 2 * pad
    readonly property real free: height - line - 2 * pad
    readonly property real card: Math.min(free / 1.4, inner * 0.63 / Math.max(4, table.zonesStarting("column.").length))
    readonly property real tile: Math.min(free * 0.52, inner * 0.11)

    Rectangle {
        width: 4
        height: parent.height - 16
        y: 8
        radius: 2
        color: Theme.seatColour(root.seat)
        opacity: root.acting ? 1 : 0.45
    }
    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.pad * 0.6
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        room: root.inner * 0.32
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        x: root.pad + root.inner * 0.34
        y: root.pad * 0.5
        width: root.inner * 0.2
        height: root.line
        pieceWidth: root.line / 1.4
        gap: 2 - pieceWidth * 0.5
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden." + root.seat
        x: root.pad + root.inner * 0.57
        y: root.pad * 0.6
        pieceWidth: root.line * 0.8
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel." + root.seat
        x: root.pad + root.inner * 0.72
        y: root.pad * 0.4
        pieceWidth: root.line
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "acorns." + root.seat
        x: root.pad + root.inner * 0.85
        y: root.pad * 0.6
        pieceWidth: root.line * 0.85
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "area." + root.seat
        x: root.pad + 4
        y: root.pad + root.line
        width: root.inner * 0.64
        height: root.free
        pieceWidth: root.card
        gap: 0
        badges: "disc"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "landscapes." + root.seat
        x: root.width - root.pad - 3 * root.tile
        y: root.pad + root.line
        width: 3 * root.tile
        height: root.tile
        pieceWidth: root.tile
        aspect: 200 / 210
        gap: 0
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "objectives." + root.seat
        x: root.width - root.pad - 3 * root.tile
        y: root.pad + root.line + root.tile + 4
        width: 3 * root.tile
        height: pieceWidth
        pieceWidth: root.free - root.tile - 4
        aspect: 1
        round: true
        gap: 4
    }
}
