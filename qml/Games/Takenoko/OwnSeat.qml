pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Table
import Engawa.Theme

// The near side: the individual board with its actions and the bamboo at the left, the hand in the middle, at the right the
// objectives that are completed.
HedgePanel {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines
    required property real card // width of a card of the hand

    readonly property real pad: 12
    readonly property real head: table.scaled(20) * 1.5
    readonly property real boardWidth: Math.min(width * 0.3, Math.max((height - head - 2 * pad) * 2.7, head * 6.4))
    readonly property real tile: Math.min((boardWidth - 4 * 6) / 5, (height - head - 3 * pad) * 0.56)
    readonly property real bamboo: Math.min(tile * 0.82, height - head - tile - 3 * pad)
    readonly property real bambooY: pad * 0.6 + head + tile + 10
    readonly property real scoredCard: (height - 2 * pad - table.scaled(12) * 1.5) / 1.4
    readonly property real scoredWidth: Math.max(scoredCard, Math.min(width * 0.24, width - boardWidth - 6 * card))
    readonly property real handX: boardWidth + 3 * pad

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
        x: root.pad + root.boardWidth - root.head * 0.9
        y: root.pad * 0.4
        pieceWidth: root.head * 0.95
        aspect: 130 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "actions." + root.seat
        x: root.pad + 4
        y: root.pad * 0.6 + root.head + 2
        width: root.boardWidth
        height: root.tile
        pieceWidth: root.tile
        aspect: 122 / 120
        gap: 6
        fixed: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "bamboo." + root.seat
        x: root.pad + 4
        y: root.bambooY
        width: root.bamboo * 7
        pieceWidth: root.bamboo
        aspect: 1
        gap: root.bamboo * 1.05
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "stored." + root.seat
        x: root.pad + 4 + root.bamboo * 6.2
        y: root.bambooY
        width: root.boardWidth - root.bamboo * 6.2
        pieceWidth: root.bamboo * 0.8
        aspect: 1
        gap: root.bamboo * 0.5
        badges: "count"
        round: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        z: 5
        x: root.handX
        y: root.pad
        width: root.width - root.handX - root.scoredWidth - 2 * root.pad
        height: root.height
        pieceWidth: root.card
        flow: "fan"
        gap: 6
    }
    PileCaption {
        table: root.table
        zone: "scored." + root.seat
        x: root.width - root.pad - root.scoredWidth
        y: root.pad * 0.6
        width: root.scoredWidth
        horizontalAlignment: Text.AlignRight
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "scored." + root.seat
        x: root.width - root.pad - root.scoredWidth
        y: root.height - root.pad - pieceHeight
        width: root.scoredWidth
        height: pieceHeight
        pieceWidth: root.scoredCard
        gap: 4
    }
}
