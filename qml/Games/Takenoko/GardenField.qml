pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// The bamboo garden: plots around the pond, water on their borders, and what stands on them.
HexField {
    id: root

    required property GameTable table

    readonly property real plotAspect: 231 / 200

    places: table.zoneOf("garden").places

    component FieldArea: ZoneArea {
        table: root.table
        field: root
    }
    component Hexagons: HexFlow {
        middle: root.middle
        unit: root.unit
    }

    FieldArea {
        zone: "garden"
        pieceWidth: root.unit
        aspect: root.plotAspect
        hexagon: HexMask {
            width: root.unit
        }
        flow: Hexagons {}
        fixed: true
        waits: true
    }
    FieldArea {
        zone: "channels"
        z: 2
        flow: BorderFlow {
            middle: root.middle
            unit: root.unit
        }
        pieceWidth: root.unit * 0.28
        aspect: 140 / 56
        round: true
        fixed: true
        waits: true
    }
    FieldArea {
        zone: "bamboo"
        z: 4
        pieceWidth: root.unit * 0.42
        aspect: 48 / 84
        flow: Hexagons {
            stand: Qt.point(0, 0.22)
            rise: root.unit * 0.155
        }
        still: true
        grows: true
    }
    FieldArea {
        zone: "improvements_placed"
        z: 4
        pieceWidth: root.unit * 0.25
        aspect: 65 / 64
        flow: Hexagons {
            stand: Qt.point(0.235, -0.23)
        }
        round: true
        waits: true
    }
    FieldArea {
        zone: "figures"
        z: 6
        pieceWidth: root.unit * 0.46
        aspect: 1.18
        flow: Hexagons {
            stand: Qt.point(0, 0.14)
            aside: ({ panda: -0.23, gardener: 0.23 })
        }
        round: true
    }
}
