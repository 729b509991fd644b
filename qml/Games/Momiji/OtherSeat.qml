pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// Another player: name, acorns and hand in one line or two, below them the tops of the piles, landscapes and objectives.
SeatPanel {
    id: root

    readonly property int headLines: (table as MomijiTable).headLines
    readonly property real pad: 8
    readonly property real line: table.scaled(16) * 1.5
    readonly property real head: headLines * line
    readonly property real inner: width - 2 * pad - 4
    readonly property real free: height - head - 2 * pad
    readonly property real rightTop: pad + line // landscapes and objectives begin under the first line
    readonly property real rightFree: height - rightTop - pad
    readonly property real card: free / 1.4
    readonly property bool wide: headLines === 1 && inner > 9.4 * card // the hand lies beside the piles, large enough to be read
    readonly property bool wider: wide && inner > 15 * card
    readonly property real counter: line * 1.95 // an icon and its number
    readonly property bool golden: table.hasZone("golden")
    readonly property bool squirrel: table.zonesStarting("squirrel").length > 0
    readonly property bool twoLines: headLines > 1
    readonly property real second: twoLines ? line : 0 // where the counters stand
    readonly property real acornX: width - pad - counter
    readonly property real goldenX: (twoLines ? tilesX - pad : acornX) - (golden ? counter : 0)
    readonly property real squirrelX: goldenX - (squirrel ? line * 1.15 : 0)
    readonly property real afterPiles: piles * card + 4 * pad + 6
    readonly property real handRoom: wide ? Math.min(5.4 * handCard, rightX - afterPiles - pad) : twoLines ? squirrelX - 2 * pad : line * 2.6
    readonly property real handX: wide ? afterPiles : twoLines ? pad + 4 : squirrelX - handRoom - pad
    readonly property real handCard: wider ? card * 0.68 : wide ? card * 0.56 : line / 1.45
    readonly property real titleEnd: twoLines ? acornX : wide ? squirrelX : handX

    // Landscapes and objectives stand beside each other where that makes them larger.
    readonly property int piles: Math.max(4, Math.min(6, table.zonesStarting("column.").length))
    readonly property real rightRoom: inner - piles * card - pad - (wide ? (wider ? 5.4 : 3.2) * handCard + 3 * pad : 0)
    readonly property real tileAside: Math.min(free, (rightRoom - 2 * free) / 3)
    readonly property real tileStacked: Math.min(rightFree * 0.54, Math.max(rightRoom, inner * (twoLines ? 0.44 : 0.34)) / 3)
    readonly property bool beside: tileAside > tileStacked
    readonly property real tile: beside ? tileAside : tileStacked
    readonly property real token: beside ? Math.min(free, tile * 1.1) : rightFree - tile * 1.05 - 6
    readonly property real tokensRoom: beside ? token * 2.2 : 3 * tile
    readonly property real tilesX: width - pad - 3 * tile
    readonly property real rightX: beside ? tilesX - tokensRoom - pad : tilesX // where they begin

    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.pad * 0.6
        height: root.line
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        room: root.titleEnd - root.pad * 2
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        x: root.handX
        y: root.wide ? root.pad + root.head + (root.free - pieceHeight) / 2 : root.pad * 0.6 + root.second + 1
        width: root.handRoom
        height: root.line
        pieceWidth: root.handCard
        flow: RowFlow {
            gap: 2 - root.handCard * 0.5
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden." + root.seat
        x: root.goldenX
        y: root.pad * 0.6 + root.second + root.line * 0.1
        pieceWidth: root.line * 0.8
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel." + root.seat
        x: root.squirrelX
        y: root.pad * 0.6 + root.second
        pieceWidth: root.line
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "acorns." + root.seat
        x: root.acornX
        y: root.pad * 0.6 + root.line * 0.08
        pieceWidth: root.line * 0.84
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "area." + root.seat
        x: root.pad + 6
        y: root.pad + root.head
        width: root.wide ? root.piles * root.card : root.rightX - 2 * root.pad - 6
        height: root.free
        pieceWidth: root.card
        flow: RowFlow {
            gap: 0
        }
        badges: "disc"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "landscapes." + root.seat
        x: root.tilesX
        y: root.beside ? root.pad + root.head + (root.free - pieceHeight) / 2 : root.rightTop
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
        zone: "objectives." + root.seat
        x: root.rightX
        y: root.beside ? root.pad + root.head + (root.free - root.token) / 2 : root.rightTop + root.tile + 8
        width: root.tokensRoom
        height: pieceWidth
        pieceWidth: root.token
        aspect: 1
        round: true
        flow: RowFlow {
            gap: 4
        }
    }
}
