pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// A side of the table: who sits there, the photo in the hand, and the album: photographs that lie on each other's upper
// corners, with tokens on the seams. It keeps a free place at both ends and above.
TablePanel {
    id: root

    required property int seat // of the album; past the seats: of the rival
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines
    required property bool near
    required property bool flat // a single row
    required property real side // width of the part with title and hand
    required property real head // height of the title's line
    required property real titleRoom
    required property real largest // width of a photo

    readonly property real aspect: 1.24
    readonly property real pad: 10
    readonly property bool ruled: seat >= table.match.session.seats
    readonly property bool prized: ruled || table.match.session.seats === 1 // what lies beside the name shows two numbers
    readonly property color colour: ruled ? Theme.vermilion : Theme.seatColour(seat)
    readonly property zoneInfo album: table.zoneOf("album." + seat)
    readonly property zoneInfo hand: table.zoneOf("hand." + seat)

    // The page, and how many photos must find room in it side by side and in layers.
    readonly property real pageX: side + pad
    readonly property real pageY: flat ? head + pad * 0.5 : pad
    readonly property real pageWidth: width - pageX - pad
    readonly property real pageHeight: height - pageY - pad
    readonly property real across: Math.max(flat ? 15 : 6, (album.most - album.least) / 2 + (near || flat ? 3 : 1.4))
    readonly property real layers: flat ? 1 : Math.max(3, album.rows + 1)
    readonly property real rise: 0.6 // of a photo's height, from layer to layer
    readonly property real photo: Math.min(largest, (pageWidth - 8) / across,
                                           (pageHeight - 10) / (aspect * (1 + rise * (layers - 1))))
    readonly property real handCard: flat ? photo : Math.min(side - 2 * pad, (height - handY - pad) / aspect, largest * 1.25)
    readonly property real handY: flat ? pageY + (pageHeight - photo * aspect) / 2 : counters + (table.hasZone("tiles") ? counter + 8 : 6)
    readonly property real mark: Math.min(head, table.scaled(near ? 20 : 16) * 1.6) // of a line with the name
    readonly property real counters: pad * 0.5 + titleHeight + 2
    readonly property real titleHeight: flat ? head : head + table.scaled(12) * 1.5
    readonly property real counter: Math.max(22, Math.min(side / 5.4, table.scaled(20) * 1.5))

    Rectangle {
        width: 5
        height: parent.height - 20
        y: 10
        radius: 2.5
        color: root.colour
        opacity: root.acting || root.near ? 1 : 0.6
    }
    Rectangle { // a page of the album
        x: root.pageX
        y: root.pageY
        width: root.pageWidth
        height: root.pageHeight
        radius: 8
        color: KimonoColours.page
        border.width: 1
        border.color: KimonoColours.pageLine
    }
    SeatTitle {
        table: root.table
        x: root.pad + 4
        y: root.pad * 0.4
        height: root.titleHeight
        stacked: !root.flat
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        near: root.near
        ruled: root.ruled
        itemised: true
        room: root.titleRoom - root.mark * (root.prized ? 2.9 : 1.3)
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "starter." + root.seat
        x: root.pad + root.titleRoom - root.mark * (root.prized ? 2.7 : 1.15)
        y: root.pad * 0.4 + (root.flat ? (root.head - pieceWidth) / 2 : root.mark * 0.06)
        pieceWidth: root.mark * 0.88
        aspect: 1
        round: true
        badges: "count"
    }
    Loader {
        active: root.table.hasZone("tiles")
        sourceComponent: ZoneArea {
            table: root.table
            offset: root.offset
            zone: "tiles." + root.seat
            x: root.pad + 4
            y: root.counters
            width: root.side - root.pad - 4
            pieceWidth: root.counter
            aspect: 1
            flow: RowFlow {
                gap: 3
            }
        }
    }
    EmptyPlace {
        visible: root.hand.count === 0 && root.near
        x: handArea.x
        y: handArea.y
        card: root.handCard
        aspect: root.aspect
    }
    ZoneArea {
        id: handArea

        table: root.table
        offset: root.offset
        zone: "hand." + root.seat
        x: (root.side + root.pad - root.handCard) / 2
        y: root.handY
        pieceWidth: root.handCard
        aspect: root.aspect
        z: 5
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "album." + root.seat
        x: root.pageX
        y: root.pageY
        width: root.pageWidth
        height: root.pageHeight - (root.flat ? (root.pageHeight - root.photo * root.aspect) / 2 : 5)
        pieceWidth: root.photo
        aspect: root.aspect
        flow: BrickFlow {
            half: root.photo / 2
            course: root.photo * root.aspect * root.rise
            middle: (root.album.least + root.album.most) / 2
        }
        badges: "faces"
        z: 1
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "seams." + root.seat
        x: root.pageX
        y: root.pageY
        width: root.pageWidth
        height: root.pageHeight - (root.flat ? (root.pageHeight - root.photo * root.aspect) / 2 : 5)
        pieceWidth: root.photo * 0.38
        aspect: 1
        round: true
        flow: BrickFlow {
            half: root.photo / 2
            course: root.photo * root.aspect * root.rise
            drop: root.photo * (310 - 188) / 250 - root.photo * 0.38 / 2
            middle: (root.album.least + root.album.most) / 2
        }
        z: 3
    }
}
