pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// The Ancient Garden: its cards and trees, and below them the path with tokens and animals.
TablePanel {
    id: root

    property url art

    readonly property real pad: 10
    readonly property real boardWidth: width - 2 * pad
    readonly property real boardHeight: Math.min(boardWidth * 220 / 640, height * 0.5)
    readonly property real row: height - boardHeight - 3 * pad
    readonly property real card: Math.min(row / 1.4, boardWidth / 7.2)
    readonly property int trees: table.countIn("trees")
    readonly property real tree: Math.min(row / 1.133, boardWidth / 6.8 * Math.min(1, 3 / trees))
    readonly property int spaces: Math.max(1, table.zoneOf("path").columns)
    // Of the path: as many spaces as the game has lie evenly along it.
    readonly property list<point> painted: [Qt.point(44 / 640, 158 / 220), Qt.point(120 / 640, 150 / 220), Qt.point(196 / 640, 166 / 220), Qt.point(272 / 640, 160 / 220), Qt.point(346 / 640, 132 / 220), Qt.point(424 / 640, 120 / 220), Qt.point(504 / 640, 138 / 220), Qt.point(588 / 640, 134 / 220)]

    Rectangle {
        x: root.pad
        y: root.height - root.pad - height
        width: root.boardWidth
        height: root.boardHeight
        radius: 8
        color: "#3d4a33"
        clip: true

        Image {
            anchors.fill: parent
            source: root.art
            sourceSize.width: 900
            fillMode: Image.Stretch
            asynchronous: true
            smooth: true
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "garden"
        x: root.pad
        y: root.pad + (root.row - pieceHeight) / 2
        width: root.boardWidth * 0.48
        height: pieceHeight
        pieceWidth: root.card
        flow: RowFlow {
            gap: root.pad * 0.6
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "trees"
        x: root.width - root.pad - root.trees * root.tree - (root.trees - 1) * treeRow.gap
        y: root.pad + (root.row - pieceHeight) / 2
        width: (root.trees + 0.3) * root.tree
        height: pieceHeight
        pieceWidth: root.tree
        aspect: 170 / 150
        flow: RowFlow {
            id: treeRow

            gap: root.pad * 0.5
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "path"
        x: root.pad
        y: root.height - root.pad - root.boardHeight
        width: root.boardWidth
        height: root.boardHeight
        pieceWidth: root.boardWidth * Math.min(0.075, 0.6 / root.spaces)
        aspect: 1.1
        round: true
        flow: PathFlow {
            id: path

            stones: path.evenly(root.painted, root.spaces)
        }
        badges: "count"
    }
}
