pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// The board: a track for each pattern, pulled between the far side and the near one. Where tiles can be won, each waits at
// the head of its track.
Item {
    id: root

    required property GameTable table
    required property point offset

    readonly property MatchController match: table.match
    readonly property list<string> tracks: table.zonesStarting("track.")
    readonly property zoneInfo first: table.zoneOf(tracks[0] ?? "")
    readonly property int cells: Math.max(1, first.columns)
    readonly property int reach: (cells - 1) / 2
    readonly property bool tiled: table.hasZone("tiles")
    readonly property real frame: Math.max(6, Math.min(width, height) * 0.03)
    readonly property real head: Math.max(14, Math.min(table.scaled(16), width * 0.1)) // with the mark of a side
    readonly property real cell: (height - 2 * frame - 2 * head) / (cells + (tiled ? 1.15 : 0))
    readonly property real leftEdge: (width - tracks.length * columnPitch) / 2
    readonly property real columnPitch: Math.min((width - 2 * frame) / Math.max(1, tracks.length), cell * 1.7)
    readonly property real trackTop: frame + head + (tiled ? cell * 1.15 : 0)
    readonly property real marker: Math.min(columnPitch, cell) * 0.96
    readonly property bool turned: table.nearSeat === 1 // the side of the first seat is the far one

    Rectangle { // lacquer with a golden edge
        anchors.fill: parent
        radius: root.frame * 1.4
        color: KimonoColours.lacquer
        border.width: Math.max(1.5, root.frame * 0.22)
        border.color: KimonoColours.lacquerEdge
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.frame * 0.55
        radius: root.frame
        color: "transparent"
        border.width: 1
        border.color: KimonoColours.lacquerLine
    }
    Repeater { // whose side it is
        model: 2

        Item {
            id: side

            required property int index

            readonly property int seat: index === 0 ? 1 - root.table.nearSeat : root.table.nearSeat
            readonly property bool ruled: seat >= root.match.session.seats

            x: (root.width - width) / 2
            y: index === 0 ? root.frame * 0.8 : root.height - root.frame * 0.8 - height
            width: root.width - 2 * root.frame
            height: root.head

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: 2
                radius: 1
                color: side.ruled ? Theme.vermilion : Theme.seatColour(side.seat)
                opacity: 0.75
            }
            Rectangle {
                anchors.centerIn: parent
                width: root.head * 2.2
                height: root.head
                radius: height / 2
                color: KimonoColours.lacquer
            }
            SeatShape {
                anchors.centerIn: parent
                visible: !side.ruled
                seat: side.seat
                size: root.head * 0.85
            }
            Image {
                anchors.centerIn: parent
                visible: side.ruled
                width: root.head * 1.3
                height: width
                source: side.ruled ? root.match.facts.current.faceOf("rival", "") : ""
                sourceSize.width: 64
                asynchronous: true
                mipmap: true
            }
        }
    }
    Repeater {
        model: root.tracks

        Item {
            id: track

            required property int index
            required property string modelData

            readonly property string pattern: modelData.slice(modelData.indexOf(".") + 1)

            x: root.leftEdge + index * root.columnPitch
            y: root.trackTop
            width: root.columnPitch
            height: root.cells * root.cell

            Repeater {
                model: root.cells

                Rectangle {
                    required property int index

                    readonly property bool middle: index === root.reach

                    x: track.width * 0.08
                    y: index * root.cell + root.cell * 0.05
                    width: track.width * 0.84
                    height: root.cell * 0.9
                    radius: Math.min(width, height) * 0.2
                    color: middle ? KimonoColours.middleCell : index % 2 ? KimonoColours.oddCell : KimonoColours.evenCell
                    border.width: middle ? 2 : 1
                    border.color: middle ? Theme.goldDeep : KimonoColours.cellLine

                    Image { // the cloth of the track shows in its middle
                        anchors.centerIn: parent
                        visible: parent.middle
                        width: Math.min(parent.width, parent.height) * 0.86
                        height: width
                        source: parent.middle ? root.match.facts.current.faceOf("token", "patterns/" + track.pattern) : ""
                        sourceSize.width: 96
                        asynchronous: true
                        mipmap: true
                        opacity: 0.75
                    }
                }
            }
            ZoneArea {
                table: root.table
                offset: Qt.point(root.offset.x + track.x, root.offset.y + track.y)
                zone: track.modelData
                x: (track.width - root.marker) / 2
                y: (root.cell - root.marker) / 2
                pieceWidth: root.marker
                aspect: 1
                flow: ColumnFlow {
                    step: root.cell
                    first: root.turned ? root.reach : -root.reach
                    reversed: root.turned
                }
                z: 2
            }
        }
    }
    Loader {
        active: root.tiled
        sourceComponent: ZoneArea {
            id: tiles

            table: root.table
            offset: root.offset
            zone: "tiles"
            x: root.leftEdge + (root.columnPitch - pieceWidth) / 2
            y: root.frame + root.head + root.cell * 0.04
            width: root.width
            pieceWidth: Math.min(root.columnPitch * 0.86, root.cell * 1.02)
            aspect: 1
            flow: RowFlow {
                gap: root.columnPitch - tiles.pieceWidth
            }
        }
    }
}
