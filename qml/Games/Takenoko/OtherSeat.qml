pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// Another player in a narrow band: name, what is stored and hand, actions, bamboo, and what is completed; in one line where it
// is wide enough.
SeatPanel {
    id: root

    readonly property TakenokoTable takenoko: table as TakenokoTable
    readonly property bool oneLine: takenoko.oneLine
    readonly property real line: takenoko.line // height of the name's line
    readonly property real row: takenoko.row // … and of the pieces'
    readonly property real pad: 8
    readonly property real titleWidth: (oneLine ? Math.min(width * 0.3, line * 14) : width - 2 * pad - handWidth - 8) - emperor - storedWidth
    readonly property real titleEnd: pad + titleWidth + emperor + storedWidth
    readonly property real stored: Math.min(line * 0.7, width * 0.036)
    readonly property real storedWidth: stored * 2 * table.countIn("stored." + seat) // each with its number
    readonly property real emperor: table.hasZone("emperor." + seat) ? line * 1.1 : 0
    readonly property real rowY: oneLine ? pad : pad * 0.6 + line + 4
    readonly property real handCard: (oneLine ? row : line * 1.06) / 1.4
    readonly property real handWidth: handCard * (oneLine ? 5.4 : 3.4)
    readonly property real tile: Math.min(row * 0.8, (width - titleStart) * 0.066)
    readonly property real titleStart: oneLine ? titleEnd + handWidth + 3 * pad : 0
    readonly property real actionsX: titleStart + pad + 4
    readonly property real bambooX: actionsX + 5 * (tile + 3) + pad
    readonly property real bamboo: tile * 0.94
    readonly property real scoredX: bambooX + 3 * bamboo * 2 + pad

    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.oneLine ? (root.height - height) / 2 : root.pad * 0.6
        height: root.line
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        room: root.titleWidth
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "emperor." + root.seat
        x: root.pad + root.titleWidth
        y: root.oneLine ? (root.height - pieceHeight) / 2 : root.pad * 0.4
        pieceWidth: root.line * 0.95
        aspect: 130 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        x: root.oneLine ? root.titleEnd + 2 * root.pad : root.width - root.pad - root.handWidth
        y: root.oneLine ? root.pad : root.pad * 0.7
        width: root.handWidth
        height: pieceHeight
        pieceWidth: root.handCard
        flow: RowFlow {
            gap: 3
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "actions." + root.seat
        x: root.actionsX
        y: root.rowY + (root.row - pieceHeight) / 2
        width: 5 * (root.tile + 3)
        pieceWidth: root.tile
        aspect: 122 / 120
        flow: RowFlow {
            gap: 3
        }
        fixed: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "bamboo." + root.seat
        x: root.bambooX
        y: root.rowY + (root.row - pieceHeight) / 2
        width: root.bamboo * 7
        pieceWidth: root.bamboo
        aspect: 1
        flow: RowFlow {
            gap: root.bamboo
        }
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "scored." + root.seat
        x: root.scoredX
        y: root.rowY + (root.row - pieceHeight) / 2
        width: root.width - root.scoredX - root.pad
        height: pieceHeight
        pieceWidth: root.row / 1.4
        flow: RowFlow {
            gap: 3
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "stored." + root.seat
        x: root.titleEnd - root.storedWidth
        y: root.oneLine ? (root.height - pieceHeight) / 2 : root.pad * 0.6 + (root.line - pieceHeight) / 2
        width: root.storedWidth
        pieceWidth: root.stored
        aspect: 1
        flow: RowFlow {
            gap: root.stored
        }
        badges: "count"
        round: true
    }
}
