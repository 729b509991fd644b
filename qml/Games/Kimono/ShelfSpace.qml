pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// What stands beside the board: the deck, the tokens that are left, and the rewards where there are any.
Item {
    id: root

    required property GameTable table
    required property point offset
    required property bool upright // one below the other

    readonly property real aspect: 1.24
    readonly property real pad: 8
    readonly property real caption: table.scaled(12) * 1.4
    readonly property bool rewarding: table.hasZone("rewards")
    readonly property zoneInfo deck: table.zoneOf("deck")
    readonly property zoneInfo supply: table.zoneOf("supply")
    readonly property int rewardCards: table.countIn("rewards")
    readonly property string rewardsName: table.zoneOf("rewards").name
    readonly property real card: upright ? Math.min(width * 0.5, (height - caption) * 0.4 / aspect) : (height - caption) / aspect
    readonly property int kinds: Math.max(1, supply.count)
    readonly property int perRow: upright ? 2 : rewarding ? 3 : 6
    readonly property int lines: Math.ceil(kinds / perRow)
    readonly property real supplyX: upright ? (width - supplyWidth) / 2 : card + (rewarding ? 3 : 5) * pad
    readonly property real supplyY: upright ? card * aspect + caption + 3 * pad : 0
    readonly property real token: Math.min(upright ? (width - pad) / (perRow * 1.85) : rewarding ? card * 0.42 : (width - card - 6 * pad) / (perRow * 1.85),
                                           (height - supplyY - (lines - 1) * 4) / (lines * 1.12))
    readonly property real supplyWidth: perRow * token * (rewarding ? 1.75 : 1.85)
    readonly property real rewardsX: supplyX + supplyWidth + pad
    readonly property real rewardGap: 5
    readonly property real rewardCard: Math.min(card - 2, (width - rewardsX + rewardGap) / Math.max(1, rewardCards) - rewardGap) // side by side, whole

    component Label: Text {
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    EmptyPlace {
        x: deckArea.x
        card: root.card
        visible: root.deck.count === 0
    }
    ZoneArea {
        id: deckArea

        table: root.table
        offset: root.offset
        zone: "deck"
        x: root.upright ? (root.width - root.card) / 2 : 4
        y: 4
        pieceWidth: root.card - 4
        aspect: root.aspect
        flow: PileFlow {
            fold: 4
        }
    }
    Label {
        x: deckArea.x - root.pad
        y: root.card * root.aspect + 2
        width: root.card + 2 * root.pad
        text: qsTr("%1 %2", "a pile and its number of cards").arg(root.deck.name).arg(root.deck.count)
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "supply"
        x: root.supplyX
        y: root.supplyY + (root.upright ? 0 : Math.max(0, (root.card * root.aspect - root.lines * root.token * 1.12) / 2))
        pieceWidth: root.token
        aspect: 1
        round: true
        flow: GridFlow {
            columns: root.perRow
            gap: root.token * (root.rewarding ? 0.75 : 0.85)
            rowGap: root.token * 0.12
        }
        badges: "count"
    }
    Loader {
        active: root.rewarding && !root.upright
        sourceComponent: Item {
            EmptyPlace {
                x: root.rewardsX
                visible: root.rewardCards === 0
                card: root.card - 2
            }
            ZoneArea {
                table: root.table
                offset: root.offset
                zone: "rewards"
                x: root.rewardsX
                y: 2
                width: root.width - root.rewardsX
                height: pieceHeight
                pieceWidth: root.rewardCard
                aspect: root.aspect
                flow: RowFlow {
                    gap: root.rewardGap
                }
            }
            Label {
                x: root.rewardsX
                y: root.card * root.aspect + 2
                width: root.width - root.rewardsX
                horizontalAlignment: Text.AlignLeft
                text: root.rewardsName
            }
        }
    }
}
