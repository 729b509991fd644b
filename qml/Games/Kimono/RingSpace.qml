pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table

// The board and the photos around it, clockwise, with the photographer in a gap between them. Where the space is wide they
// lie at both sides of the board, where it is high all around it.
Item {
    id: root

    required property GameTable table
    required property point offset
    required property bool wide

    readonly property real aspect: 1.24
    readonly property zoneInfo ring: table.zoneOf("ring")
    readonly property int places: Math.max(1, ring.columns)
    readonly property int rightPlaces: Math.ceil(places / 2)

    // Wide: two rows at each side.
    readonly property int outward: Math.ceil(rightPlaces / 2)
    readonly property real wideBoard: height * 0.62
    readonly property real boardWidth: wide ? wideBoard : 2 * (innerX - card * 0.62)
    readonly property real boardHeight: wide ? height : 2 * (innerY - card * aspect * 0.6)
    readonly property real card: wide ? Math.min((height - 12) / 2 / aspect, (width - wideBoard) / 2 / (1.45 * outward + 0.4))
                                      : Math.min(width * 0.172, height * 0.142, 3.14 * (width + height) / 2 / places * 0.62)

    // High: an oval; how far its flattest parts are from the middle.
    readonly property real radiusX: (width - card) / 2 - 4
    readonly property real radiusY: (height - card * aspect) / 2 - 4
    readonly property real innerX: radiusX * Math.cos(Math.PI / places)
    readonly property real innerY: radiusY * Math.cos(Math.PI / places)

    // Wide: what is free at both ends.
    readonly property real slack: Math.max(0, width / 2 - boardWidth / 2 - card * (1.05 + 1.45 * (outward - 1) + 0.5) - 8)

    RingStones {
        id: around

        room: Qt.size(root.width, root.height)
        card: Qt.size(root.card, root.card * root.aspect)
        board: root.boardWidth
        wide: root.wide
        count: root.places
    }
    Repeater {
        model: root.places

        EmptyPlace {
            required property int index

            readonly property point at: around.places[index] ?? Qt.point(0, 0)

            x: root.width * at.x - width / 2
            y: root.height * at.y - height / 2
            card: root.card
            aspect: root.aspect
        }
    }
    TrackBoard {
        id: board

        table: root.table
        offset: Qt.point(root.offset.x + x, root.offset.y + y)
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        width: root.boardWidth
        height: root.boardHeight
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "ring"
        width: root.width
        height: root.height
        pieceWidth: root.card
        aspect: root.aspect
        flow: PathFlow {
            stones: around.places
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "gaps"
        width: root.width
        height: root.height
        pieceWidth: root.card * (root.wide ? 0.48 : 0.6)
        aspect: 120 / 90
        flow: PathFlow {
            stones: around.gaps
            walked: true
        }
        z: 3
    }
}
