pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// The near side: one's panorama at the left, the row of piles over the hand in the middle, the objectives at the right.
SeatPanel {
    id: root

    readonly property MomijiTable momiji: table as MomijiTable
    readonly property real card: momiji.card // width of a card
    readonly property real side: momiji.sideWidth // width of the left part
    readonly property real pad: 12
    readonly property real head: table.scaled(20) * 1.5
    readonly property real tile: Math.min((side - pad) / 3, card * 1.25)
    readonly property real counters: pad * 0.6 + head + tile + 8
    readonly property real token: Math.min(card * 0.95, (height - 2 * pad) / 3)
    readonly property real rowWidth: width - side - token - 2 * pad
    readonly property real handY: 10 + card * 1.4 + 8 + table.promptHeight + 14

    function isEmpty(zone: string): bool {
        return table.countIn(zone) === 0;
    }

    CardPlace { // for the first pile
        visible: root.isEmpty("area." + root.seat)
        card: root.card
        x: root.side + (root.rowWidth - width) / 2
        y: 10
    }
    CardPlace { // of the hand
        visible: root.isEmpty("hand." + root.seat)
        card: Math.min(root.card * 1.08, (root.height - root.handY - 20) / 1.4)
        x: root.side + (root.rowWidth - width) / 2
        y: root.handY
    }
    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.pad * 0.6
        height: root.head
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        near: true
        room: root.side - root.pad - root.head * 2.2
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "acorns." + root.seat
        x: root.side - root.head * 2.1
        y: root.pad * 0.6
        pieceWidth: root.head * 0.95
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "landscapes." + root.seat
        x: root.pad + 4
        y: root.pad * 0.6 + root.head + 4
        width: 3 * root.tile
        height: root.tile
        pieceWidth: root.tile
        aspect: 200 / 210
        flow: RowFlow {
            gap: 0
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden." + root.seat
        x: root.pad + 4
        y: root.counters
        pieceWidth: root.head * 0.9
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel." + root.seat
        x: root.pad + 4 + root.head * 2.4
        y: root.counters - 2
        pieceWidth: root.head
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "area." + root.seat
        x: root.side
        y: 10
        width: root.rowWidth
        height: root.card * 1.4
        pieceWidth: root.card
        flow: RowFlow {
            gap: 0
            first: -1
            spare: root.isEmpty("area." + root.seat) ? 1 : 2
            centred: true
        }
        badges: "disc"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "objectives." + root.seat
        x: root.width - root.pad - root.token
        y: root.pad
        width: root.token
        height: root.height - 2 * root.pad
        pieceWidth: root.token
        aspect: 1
        round: true
        flow: ColumnFlow {
            step: root.token + 6
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        z: 5
        x: root.side
        y: root.handY
        width: root.rowWidth
        height: root.height - root.handY
        pieceWidth: Math.min(root.card * 1.08, (height - 20) / 1.4)
        flow: FanFlow {
            gap: 4
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "drawn"
        z: 20
        x: root.side
        y: 10
        width: root.rowWidth
        height: root.card * 1.4
        pieceWidth: root.card
        flow: RowFlow {
            centred: true
        }
    }
}
