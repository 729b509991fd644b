pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// Beside the garden: the objectives that nobody has drawn yet, a pile for each category; below or beside each other.
TablePanel {
    id: root

    required property bool broad

    readonly property list<string> decks: table.zonesStarting("deck.")
    readonly property real pad: 10
    readonly property real caption: table.scaled(12) * 1.4
    readonly property real across: (width - pad) / Math.max(1, decks.length) // from pile to pile
    readonly property real down: (height - pad) / Math.max(1, decks.length)
    readonly property real broadHeight: (across - pad) * 1.4 + caption + 2 * pad
    readonly property real card: broad ? across - pad : Math.min(width - 3 * pad, (down - caption - pad - 4) / 1.4)

    Repeater {
        model: root.decks

        Item {
            id: deck

            required property int index
            required property string modelData

            x: root.broad ? root.pad + index * root.across : (root.width - root.card) / 2
            y: root.broad ? root.pad : root.pad + index * root.down + 4
            width: root.card

            CardPlace {
                card: root.card
            }
            ZoneArea {
                table: root.table
                offset: Qt.point(root.offset.x + deck.x, root.offset.y + deck.y)
                zone: deck.modelData
                pieceWidth: root.card
                flow: PileFlow {
                    fold: 4
                }
            }
            PileCaption {
                table: root.table
                zone: deck.modelData
                x: (root.card - width) / 2
                y: root.card * 1.4 + 3
                width: root.card + (root.broad ? 1 : 2) * root.pad
            }
        }
    }
}
