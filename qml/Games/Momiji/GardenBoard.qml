pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// The Ancient Garden: its cards and trees, and below them the path with tokens and animals.
TablePanel {
    id: root

    required property GameTable table
    property url art

    readonly property real pad: 10
    readonly property real boardWidth: width - 2 * pad
    readonly property real boardHeight: Math.min(boardWidth * 220 / 640, height * 0.5)
    readonly property real row: height - boardHeight - 3 * pad
    readonly property real card: Math.min(row / 1.4, boardWidth / 7.2)
    readonly property real tree: Math.min(row / 1.133, boardWidth / 6.8)

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
        gap: root.pad * 0.6
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "trees"
        x: root.width - root.pad - 3 * root.tree - 2 * gap
        y: root.pad + (root.row - pieceHeight) / 2
        width: 3.3 * root.tree
        height: pieceHeight
        pieceWidth: root.tree
        aspect: 170 / 150
        gap: root.pad * 0.5
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "path"
        x: root.pad
        y: root.height - root.pad - root.boardHeight
        width: root.boardWidth
        height: root.boardHeight
        pieceWidth: root.boardWidth * 0.075
        aspect: 1.1
        round: true
        flow: "stones"
        stones: [Qt.point(44 / 640, 158 / 220), Qt.point(120 / 640, 150 / 220), Qt.point(196 / 640, 166 / 220), Qt.point(272 / 640, 160 / 220), Qt.point(346 / 640, 132 / 220), Qt.point(424 / 640, 120 / 220), Qt.point(504 / 640, 138 / 220), Qt.point(588 / 640, 134 / 220)]
        badges: "count"
    }
}
