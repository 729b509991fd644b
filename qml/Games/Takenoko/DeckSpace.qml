pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// At the right of the garden: the objectives that nobody has drawn yet, a pile for each category.
HedgePanel {
    id: root

    required property GameTable table

    readonly property list<string> decks: table.zonesStarting("deck.")
    readonly property real pad: 10
    readonly property real caption: table.scaled(12) * 1.4
    readonly property real step: (height - pad) / Math.max(1, decks.length)
    readonly property real card: Math.min(width - 3 * pad, (step - caption - pad - 4) / 1.4)

    Repeater {
        model: root.decks

        Item {
            id: deck

            required property int index
            required property string modelData

            x: (root.width - root.card) / 2
            y: root.pad + index * root.step + 4
            width: root.card

            Rectangle {
                width: root.card
                height: root.card * 1.4
                radius: root.card * 0.06
                color: "#14F3E9D6"
                border.color: "#38F3E9D6"
            }
            ZoneArea {
                table: root.table
                offset: Qt.point(root.offset.x + deck.x, root.offset.y + deck.y)
                zone: deck.modelData
                pieceWidth: root.card
                flow: "pile"
                fold: 4
            }
            PileCaption {
                table: root.table
                zone: deck.modelData
                x: -root.pad
                y: root.card * 1.4 + 3
                width: root.card + 2 * root.pad
            }
        }
    }
}
