pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// The bamboo garden: plots around the pond, water on their borders, and what stands on them.
HexField {
    id: root

    required property GameTable table

    readonly property real plotAspect: 231 / 200

    places: table.match.zones.find(each => each.zone === "garden")?.places ?? []

    component Layer: ZoneArea {
        table: root.table
        field: root
        flow: "hexes"
    }

    Layer {
        zone: "garden"
        pieceWidth: root.unit
        aspect: root.plotAspect
        hexagon: HexMask {
            width: root.unit
        }
        fixed: true
        waits: true
    }
    Layer {
        zone: "channels"
        z: 2
        flow: "borders"
        pieceWidth: root.unit * 0.28
        aspect: 140 / 56
        round: true
        fixed: true
        waits: true
    }
    Layer {
        zone: "bamboo"
        z: 4
        pieceWidth: root.unit * 0.42
        aspect: 48 / 84
        stand: Qt.point(0, 0.22)
        rise: root.unit * 0.155
        still: true
        grows: true
    }
    Layer {
        zone: "improvements_placed"
        z: 4
        pieceWidth: root.unit * 0.25
        aspect: 65 / 64
        stand: Qt.point(0.235, -0.23)
        round: true
        waits: true
    }
    Layer {
        zone: "figures"
        z: 6
        pieceWidth: root.unit * 0.46
        aspect: 1.18
        stand: Qt.point(0, 0.14)
        aside: ({ panda: -0.23, gardener: 0.23 })
        round: true
    }
}
