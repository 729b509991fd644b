pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// What is to be chosen from, beside the garden until it is chosen: the plots that were drawn, or the faces of the die.
TablePanel {
    id: root

    readonly property real pad: 10

    component Choice: ZoneArea {
        id: choice

        readonly property int kept: Math.max(3, table.countIn(zone)) // places: the others stay where they are when one is gone
        readonly property size inner: Qt.size(root.width - 2 * root.pad, root.height - 2 * root.pad)
        readonly property int columns: GridFit.columns(kept, inner, root.pad, aspect)
        readonly property int rows: Math.ceil(kept / columns)

        offset: root.offset
        x: (root.width + root.pad - columns * (pieceWidth + root.pad)) / 2
        y: (root.height + root.pad - rows * (pieceHeight + root.pad)) / 2
        z: 8
        pieceWidth: GridFit.width(columns, kept, inner, root.pad, aspect)
        flow: GridFlow {
            columns: choice.columns
            gap: root.pad
        }
    }

    Choice {
        id: drawn

        table: root.table
        zone: "drawn"
        aspect: 231 / 200
        hexagon: HexMask {
            width: drawn.pieceWidth
        }
    }
    Choice {
        table: root.table
        zone: "weather_choice"
        aspect: 122 / 120
    }
}
