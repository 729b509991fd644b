pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// What is to be chosen from, beside the garden until it is chosen: the plots that were drawn, or the faces of the die.
HedgePanel {
    id: root

    required property GameTable table

    readonly property real pad: 10
    readonly property int plots: table.countIn("drawn")
    readonly property int faces: table.countIn("weather_choice")
    readonly property real plot: Math.min(width - 2 * pad, ((height - pad) / Math.max(3, plots) - pad) * 200 / 231)
    readonly property real die: Math.min(width - 4 * pad, (height - pad) / Math.max(1, faces) - pad * 1.4)

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "drawn"
        x: (root.width - root.plot) / 2
        y: root.pad + Math.max(0, (root.height - root.pad - root.plots * (pieceHeight + root.pad)) / 2)
        height: root.height - 2 * root.pad
        z: 8
        pieceWidth: root.plot
        aspect: 231 / 200
        hexagon: HexMask {
            width: root.plot
        }
        flow: "column"
        gap: pieceHeight + root.pad
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "weather_choice"
        x: (root.width - root.die) / 2
        y: root.pad + Math.max(0, (root.height - root.pad - root.faces * (pieceHeight + root.pad)) / 2)
        height: root.height - 2 * root.pad
        z: 8
        pieceWidth: root.die
        aspect: 122 / 120
        flow: "column"
        gap: pieceHeight + root.pad
    }
}
