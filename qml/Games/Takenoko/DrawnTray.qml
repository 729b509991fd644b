pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// The plots that were drawn, beside the garden until one of them is laid.
HedgePanel {
    id: root

    required property GameTable table

    readonly property real pad: 10
    readonly property int count: table.countIn("drawn")
    readonly property real plot: Math.min(width - 2 * pad, ((height - pad) / Math.max(3, count) - pad) * 200 / 231)

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "drawn"
        x: (root.width - root.plot) / 2
        y: root.pad + Math.max(0, (root.height - root.pad - root.count * (pieceHeight + root.pad)) / 2)
        height: root.height - 2 * root.pad
        z: 8
        pieceWidth: root.plot
        aspect: 231 / 200
        flow: "column"
        gap: pieceHeight + root.pad
    }
}
