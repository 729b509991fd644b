import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// The table's own pieces, all in one zone.
Rectangle {
    id: root

    required property MatchController match
    required property int columns
    required property int travel

    color: "#5b4532"

    Binding {
        target: Theme
        property: "speed"
        value: 260 / root.travel
    }
    GameTable {
        id: table

        anchors.fill: parent
        match: root.match

        ZoneArea {
            x: 20
            y: 20
            width: parent.width - 40
            height: parent.height - 40
            table: table
            zone: "field"
            pieceWidth: 52
            aspect: 70 / 52
            flow: GridFlow {
                columns: root.columns
            }
        }
    }
    PieceLayer {
        anchors.fill: parent
        match: root.match
        table: table
    }
}
