pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// The landscapes to choose from before the first turn.
Item {
    id: root

    required property GameTable table
    required property point offset

    readonly property real pad: 16
    readonly property real tile: Math.min((width - 2 * pad) / 5.2, (height - 2 * pad) * 1.05)

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "draft_deck"
        x: root.pad
        y: (root.height - pieceHeight) / 2
        pieceWidth: root.tile
        aspect: 200 / 210
        flow: "pile"
        fold: 3
        z: 10
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "draft"
        x: root.pad * 2 + root.tile
        y: (root.height - pieceHeight) / 2
        width: root.width - root.tile - 3 * root.pad
        height: root.tile
        pieceWidth: root.tile
        aspect: 200 / 210
        gap: root.pad
        centred: true
        z: 10
    }
}
