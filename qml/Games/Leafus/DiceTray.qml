import QtQuick

import Engawa.Match
import Engawa.Table

// Where the dice are thrown.
Rectangle {
    id: root

    required property DrawingBoard table
    required property point offset

    readonly property zoneInfo dice: table.match.zones.find(each => each.zone === "dice")
    readonly property int places: Math.max(1, dice.columns)
    readonly property real pad: Math.max(10, height * 0.14)
    readonly property real die: Math.min(height - 2 * pad, (width - 2 * pad) / (places + 0.25 * (places - 1)))

    radius: 14
    color: "#59140d07"
    border.width: 2
    border.color: "#4dc9a878"

    Rectangle { // the inner edge, in the light of the lamp
        anchors.fill: parent
        anchors.margins: 5
        radius: 10
        color: "transparent"
        border.width: 1
        border.color: "#26fff3d8"
    }
    ZoneArea {
        readonly property real step: (root.width - 2 * root.pad - root.die) / Math.max(1, root.places - 1)

        table: root.table
        offset: root.offset
        zone: "dice"
        z: 6
        x: root.pad
        y: (root.height - root.die) / 2
        width: root.width - 2 * root.pad + 10000 // never closer: each has its own place
        height: root.die
        pieceWidth: root.die
        aspect: 1
        gap: Math.min(root.die * 0.5, step - root.die)
        dress: ({ die: Qt.resolvedUrl("Die.qml") })
    }
}
