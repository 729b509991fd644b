pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// The near side: one's panorama, piles, objectives, and the hand at the edge of the table.
TablePanel {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property real card // width of a card

    readonly property real pad: 14
    readonly property real head: root.table.scaled(20) * 1.5
    readonly property real rowHeight: card * 1.4
    readonly property real tile: Math.min(width * 0.075, (rowHeight + head * 0.4) * 0.8)
    readonly property real side: pad + 3 * tile + pad
    readonly property real tokens: Math.min(card * 0.9, width * 0.06)
    readonly property real promptY: pad * 0.8 + head + rowHeight + pad * 0.6
    readonly property real handY: promptY + table.promptHeight + pad * 0.6

    Rectangle {
        width: 5
        height: parent.height - 20
        y: 10
        radius: 2.5
        color: Theme.seatColour(root.seat)
    }
    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.pad * 0.6
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        near: true
        room: root.side * 0.62
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "acorns." + root.seat
        x: root.side - root.head * 1.9
        y: root.pad * 0.5
        pieceWidth: root.head
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "landscapes." + root.seat
        x: root.pad + 4
        y: root.pad * 0.8 + root.head
        width: 3 * root.tile
        height: root.tile
        pieceWidth: root.tile
        aspect: 200 / 210
        gap: 0
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden." + root.seat
        x: root.pad + 4
        y: root.pad + root.head + root.tile + 6
        pieceWidth: root.head * 0.9
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel." + root.seat
        x: root.pad + 4 + root.head * 2.2
        y: root.pad + root.head + root.tile + 2
        pieceWidth: root.head * 1.2
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "area." + root.seat
        x: root.side + root.pad
        y: root.pad * 0.8 + root.head * 0.75
        width: root.width - root.side - 3 * root.pad - 2.3 * root.tokens
        height: root.rowHeight
        pieceWidth: root.card
        gap: 0
        first: -1
        extra: 2
        centred: true
        badges: "disc"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "objectives." + root.seat
        x: root.width - root.pad - 2.2 * root.tokens
        y: root.pad * 0.8 + root.head * 0.4
        width: 2.2 * root.tokens
        height: root.rowHeight
        pieceWidth: root.tokens
        aspect: 1
        round: true
        flow: "grid"
        gridColumns: 2
        gap: root.tokens * 0.1
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        z: 5
        x: root.width * 0.06
        y: root.handY
        width: root.width * 0.88
        height: root.height - root.handY
        pieceWidth: Math.min(root.card * 1.12, height / 1.2)
        flow: "fan"
        gap: -pieceWidth * 0.12
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "drawn"
        z: 20
        x: root.width * 0.25
        y: root.promptY - root.rowHeight - root.pad
        width: root.width * 0.5
        height: root.rowHeight
        pieceWidth: root.card
        centred: true
    }
}
