pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Table

// Kimono Memories in lantern light. Albums that grow in layers stand one over the other beside the board; albums that are a
// single row run along the far and the near edge, with the board between them.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.012)
    readonly property zoneInfo album: zoneOf("album.0")
    readonly property bool flat: album.form === "row"
    readonly property real head: scaled(20) * 1.5
    readonly property real farHead: scaled(16) * 1.6

    // Layers: the board at the left, all the way down.
    readonly property real boardWidth: Math.min(width * 0.41, height * 0.8)
    readonly property real shelfHeight: Math.max(height * 0.135, scaled(12) * 1.4 + height * 0.1)
    readonly property real albumX: flat ? margin : boardWidth + 2 * margin
    readonly property real albumWidth: width - albumX - margin
    readonly property real free: height - 4 * margin - promptHeight
    readonly property real side: flat ? (albumWidth - 30) / 16.2 + 8 : Math.max(albumWidth * 0.2, Math.min(scaled(150), albumWidth * 0.34))

    // A row: as high as a photo of it.
    readonly property real rowPhoto: Math.min((albumWidth - 30) / 16.2, height * 0.15)
    readonly property real farHeight: flat ? farHead + rowPhoto * 1.24 + 26 : free * 0.47
    readonly property real nearHeight: flat ? Math.max(head, promptHeight) + rowPhoto * 1.24 + 30 : free - farHeight
    readonly property real nearY: height - margin - nearHeight
    readonly property real bandY: margin + farHeight + margin
    readonly property real bandHeight: nearY - margin - bandY
    readonly property real bandSide: Math.min(width * 0.2, Math.max(width * 0.15, scaled(180)))

    panelColour: KimonoColours.cloth
    panelLine: KimonoColours.thread
    promptSpace: prompt
    reinsBeside: true
    asideSpace: aside

    TablePanel { // under the board
        table: root
        x: root.margin
        y: root.flat ? root.bandY : root.margin
        width: root.flat ? root.width - 2 * root.margin : root.boardWidth
        height: root.flat ? root.bandHeight : root.height - 2 * root.margin
    }
    RingSpace {
        id: ring

        table: root
        wide: root.flat
        offset: Qt.point(x, y)
        x: root.flat ? root.margin + root.bandSide : root.margin + 8
        y: root.flat ? root.bandY + 8 : root.margin + 8
        width: root.flat ? root.width - 2 * root.margin - 2 * root.bandSide : root.boardWidth - 16
        height: root.flat ? root.bandHeight - 16 : root.height - 2 * root.margin - root.shelfHeight - 24
    }
    ShelfSpace {
        table: root
        upright: root.flat
        offset: Qt.point(x, y)
        x: root.flat ? root.width - root.margin - root.bandSide + 8 : root.margin + 12
        y: root.flat ? root.bandY + 12 : root.height - root.margin - root.shelfHeight - 6
        width: root.flat ? root.bandSide - 20 : root.boardWidth - 24
        height: root.flat ? root.bandHeight - 24 : root.shelfHeight
    }
    Loader { // the rival, who says why she does what she does
        id: rival

        readonly property real size: Math.min(root.bandSide * 0.5, root.bandHeight * 0.34)

        active: root.hasZone("rival")
        sourceComponent: ZoneArea {
            table: root
            zone: "rival"
            x: root.margin + 12
            y: root.bandY + 12
            pieceWidth: rival.size
            aspect: 1
            round: true
        }
    }
    Loader {
        active: root.hasZone("rival")
        sourceComponent: RivalWords {
            table: root
            x: root.margin + 12 + rival.size + 12
            y: root.bandY + 12
            width: root.bandSide + root.margin + ring.slack - x
            height: rival.size
        }
    }
    Repeater {
        model: root.match.view.seatModel

        AlbumSpace {
            id: space

            near: space.seat === root.nearSeat
            table: root
            flat: root.flat
            side: root.side
            head: space.near ? root.flat ? Math.max(root.head, root.promptHeight) : root.head : root.farHead
            titleRoom: root.flat ? root.width * (space.near ? 0.3 : 0.45) : root.side
            largest: root.flat ? root.rowPhoto : ring.card * 1.3
            x: root.albumX
            y: space.near ? root.nearY : root.margin
            width: root.albumWidth
            height: space.near ? root.nearHeight : root.farHeight
        }
    }
    Item {
        id: prompt

        x: root.flat ? root.margin + root.width * 0.3 + 16 : root.albumX
        y: root.flat ? root.nearY + 5 : root.nearY - root.margin - root.promptHeight
        width: root.width - x - root.margin - (root.flat ? 8 : 0)
        height: root.promptHeight
    }
    Item {
        id: aside

        x: root.flat ? root.margin + 8 : root.albumX + 8
        y: root.flat ? root.bandY + 12 + rival.size + 8 : root.margin + 2 * root.farHead + 14 // below the name and the points
        width: root.flat ? root.bandSide : root.side - 4
        height: root.flat ? root.bandHeight - rival.size - 28 : root.farHeight - 2 * root.farHead - 24
    }
}
