pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// The near side: the individual board with its actions and the bamboo, the objectives that are completed, the hand. In a band
// the board stands at the left, the hand in the middle and what is completed at the right; in a column one below the other,
// with the hand lowest.
SeatPanel {
    id: root

    readonly property real card: (table as TakenokoTable).card // width of a card of the hand in a band
    readonly property bool tall: height > width
    readonly property bool storing: table.hasZone("stored." + seat)
    readonly property real pad: 12
    readonly property real head: table.scaled(20) * 1.5
    readonly property real caption: table.scaled(12) * 1.5
    readonly property real boardX: pad + 4
    readonly property real boardWidth: tall ? width - 2 * boardX : Math.min(width * (storing ? 0.36 : 0.3), Math.max((height - head - 2 * pad) * (storing ? 3.4 : 2.7), head * 6.4))
    readonly property real tile: Math.min((boardWidth - 4 * 6) / 5, (height - head - 3 * pad) * 0.56)
    readonly property real bamboo: Math.min(tile * 0.82, height - head - tile - 3 * pad, storing && !tall ? boardWidth / 11.5 : Infinity)
    readonly property real bambooY: pad * 0.6 + head + tile + 10
    readonly property real stored: tall ? boardWidth / 9 : bamboo * 0.7
    readonly property real boardBottom: bambooY + bamboo + (tall && storing ? 8 + stored : 0)

    readonly property int handColumns: 3
    readonly property int handRows: Math.max(2, Math.ceil(table.countIn("hand." + seat) / handColumns))
    readonly property real handGap: tall ? 8 : 6
    readonly property real handCard: tall ? Math.min((width - 2 * pad - (handColumns - 1) * handGap) / handColumns, (height - boardBottom - caption - 3 * pad - handGap) / (2 * 1.4 + 0.8)) : card
    readonly property real handHeight: tall ? 2 * 1.4 * handCard + handGap : height
    readonly property real handWidth: tall ? handColumns * (handCard + handGap) - handGap : width - boardWidth - scoredWidth - 5 * pad
    readonly property real handX: tall ? (width - handWidth) / 2 : boardWidth + 3 * pad
    readonly property real handY: tall ? height - pad - handHeight : pad

    readonly property real scoredBottom: tall ? handY - pad : height - pad
    readonly property real scoredCard: (tall ? Math.min(1.4 * handCard, scoredBottom - boardBottom - pad - caption) : height - 2 * pad - caption) / 1.4
    readonly property real scoredWidth: tall ? boardWidth : Math.max(scoredCard, Math.min(width * 0.24, width - boardWidth - 6 * card))
    readonly property real scoredX: tall ? boardX : width - pad - scoredWidth

    SeatTitle {
        table: root.table
        x: root.boardX
        y: root.pad * 0.5
        height: root.head
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        near: true
        room: root.boardWidth - (root.table.hasZone("emperor." + root.seat) ? root.head * 1.2 : 0)
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "emperor." + root.seat
        x: root.boardX + root.boardWidth - root.head * 0.95
        y: root.pad * 0.4
        pieceWidth: root.head * 0.95
        aspect: 130 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "actions." + root.seat
        x: root.boardX
        y: root.pad * 0.6 + root.head + 2
        width: root.boardWidth
        height: root.tile
        pieceWidth: root.tile
        aspect: 122 / 120
        flow: RowFlow {
            gap: 6
        }
        fixed: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "bamboo." + root.seat
        x: root.boardX
        y: root.bambooY
        width: root.bamboo * 7
        pieceWidth: root.bamboo
        aspect: 1
        flow: RowFlow {
            gap: root.bamboo * 1.05
        }
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "stored." + root.seat
        x: root.boardX + (root.tall ? 0 : root.bamboo * 6.2)
        y: root.tall ? root.boardBottom - root.stored : root.bambooY
        width: root.boardX + root.boardWidth - x
        pieceWidth: root.stored
        aspect: 1
        flow: RowFlow {
            gap: root.stored * 0.9
        }
        badges: "count"
        round: true
    }
    PileCaption {
        table: root.table
        zone: "scored." + root.seat
        x: root.scoredX
        y: root.tall ? root.scoredBottom - root.scoredCard * 1.4 - root.caption : root.pad * 0.6
        width: root.scoredWidth
        horizontalAlignment: root.tall ? Text.AlignLeft : Text.AlignRight
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "scored." + root.seat
        x: root.scoredX
        y: root.scoredBottom - pieceHeight
        width: root.scoredWidth
        height: pieceHeight
        pieceWidth: root.scoredCard
        flow: RowFlow {
            gap: 4
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        z: 5
        x: root.handX
        y: root.handY
        width: root.handWidth
        height: root.handHeight
        pieceWidth: root.handCard
        flow: root.tall ? grid : fan

        GridFlow {
            id: grid

            columns: root.handColumns
            gap: root.handGap
            rowGap: (root.handHeight - root.handRows * 1.4 * root.handCard) / (root.handRows - 1)
        }
        FanFlow {
            id: fan

            gap: root.handGap
        }
    }
}
