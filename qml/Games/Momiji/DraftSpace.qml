pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// The landscapes to choose from before the first turn: as large as the middle allows.
Item {
    id: root

    required property GameTable table
    required property point offset

    readonly property real pad: 12
    readonly property real aspect: 200 / 210
    readonly property real tile: Math.min((width - 5 * pad) / 4, (height - 2 * pad) / aspect)

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "draft_deck"
        x: (root.width - 4 * root.tile - 3 * root.pad) / 2
        y: (root.height - pieceHeight) / 2
        pieceWidth: root.tile
        aspect: root.aspect
        flow: PileFlow {
            fold: 3
        }
        z: 10
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "draft"
        x: (root.width - 4 * root.tile - 3 * root.pad) / 2 + root.tile + root.pad
        y: (root.height - pieceHeight) / 2
        width: 3 * root.tile + 2 * root.pad
        height: root.tile
        pieceWidth: root.tile
        aspect: root.aspect
        flow: RowFlow {
            gap: root.pad
            centred: true
        }
        z: 10
    }
}
