pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// The faces of the die to choose from, over the garden.
HedgePanel {
    id: root

    required property GameTable table
    required property real die
    required property int count

    readonly property real pad: 14

    width: count * (die + pad) + pad
    height: die + 2 * pad

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "weather_choice"
        x: root.pad
        y: root.pad
        z: 10
        width: root.width - 2 * root.pad
        height: root.die
        pieceWidth: root.die
        aspect: 122 / 120
        gap: root.pad
    }
}
