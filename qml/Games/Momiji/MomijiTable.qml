pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// Momiji on the veranda: the others on top, what all share in the middle, the near seat below. One card size for the
// middle and the near side: the largest that leaves room for the text at the reader's size.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.014)
    readonly property int others: match.session.seats - 1
    readonly property bool garden: hasZone("garden")
    readonly property bool drafting: hasZone("draft")
    readonly property bool told: match.session.scenarioName !== "" // alone: what the scenario asks for stands on top
    readonly property real otherShare: others === 1 ? 0.8 : 0.68 // of a card of the others

    readonly property real seatWidth: (width - margin * (others + 1)) / Math.max(1, others)
    readonly property real line: scaled(16) * 1.5
    readonly property int headLines: seatWidth < line * 15.5 ? 2 : 1
    readonly property real topFixed: others > 0 ? headLines * line + 22 : told ? Math.max(height * 0.1, scaled(14) * 4.6) : 0
    readonly property real topShare: others > 0 ? 1.4 * otherShare : 0

    readonly property real gardenWidth: garden ? width * 0.25 : 0
    readonly property int leaves: Math.max(4, zonesStarting("column.").length)
    readonly property real gaps: (others > 0 || told ? 4 : 3) * margin
    readonly property real ownFixed: promptHeight + 42
    readonly property real card: {
        const free = height - gaps - topFixed - ownFixed;
        const folded = (free - 26) / (topShare + 2.5 + 2.98);         // a column of four
        const stocked = (free - stock) / (topShare + 1.4 + 2.98);     // the deck, and below it what else is in stock
        const beside = (width - 3 * margin - gardenWidth - 120 - (stockAside ? scaled(20) * 3.2 : 0)) / (leaves + 2 + (garden ? 1.6 : 3));
        return Math.max(26, Math.min(folded, stocked, beside));
    }
    readonly property bool stockAside: textScale > 1.25 * growth || height < 480 // large text, or a low window: there is more room beside than below
    readonly property real stock: scaled(12) * 1.5 + (stockAside ? 30 : scaled(20) * 1.5 + 38)
    readonly property real topHeight: topFixed + topShare * card
    readonly property real middleHeight: Math.max(2.5 * card + 26, 1.4 * card + stock)
    readonly property real middleTop: others > 0 || told ? topHeight + 2 * margin : margin
    readonly property real ownTop: middleTop + middleHeight + margin
    readonly property real ownHeight: height - ownTop - margin
    readonly property real sideWidth: Math.min(width * 0.36, Math.max(3.75 * card, scaled(215)) + 20)

    promptSpace: prompt
    asideSpace: aside

    DriftingLeaf {
        anchors.fill: parent
        table: root
    }
    Seats {
        table: root
        own: Qt.resolvedUrl("OwnSeat.qml")
        other: Qt.resolvedUrl("OtherSeat.qml")
        ownSide: Qt.rect(root.margin, root.ownTop, root.width - 2 * root.margin, root.ownHeight)
        otherSide: Qt.rect(root.margin, root.margin, root.seatWidth, root.topHeight)
        gap: root.margin
    }
    MiddleSpace {
        id: middle

        table: root
        card: root.card
        drafting: root.drafting
        stockAside: root.stockAside
        x: root.margin
        y: root.middleTop
        width: root.width - 2 * root.margin - (root.garden ? root.gardenWidth + root.margin : 0)
        height: root.middleHeight
    }
    Loader {
        active: root.garden
        x: root.width - root.margin - root.gardenWidth
        y: middle.y
        width: root.gardenWidth
        height: middle.height
        sourceComponent: GardenBoard {
            table: root
            art: root.art + "/garden_board.svg"
            offset: Qt.point(root.width - root.margin - root.gardenWidth, middle.y)
        }
    }
    Loader {
        id: draft

        active: root.drafting
        x: middle.x + middle.deckWidth
        y: middle.y
        width: middle.width - middle.deckWidth - middle.sideWidth
        height: middle.height
        sourceComponent: DraftSpace {
            table: root
            offset: Qt.point(draft.x, draft.y)
        }
    }
    Loader {
        active: root.told
        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        height: root.topHeight
        sourceComponent: ScenarioBand {
            table: root
        }
    }
    Item {
        id: prompt

        x: root.margin + root.sideWidth
        y: root.ownTop + 10 + root.card * 1.4 + 8
        width: root.width - 2 * root.margin - root.sideWidth - root.card - 20
        height: root.promptHeight
    }
    Item {
        id: aside

        readonly property real upper: root.scaled(20) * 1.5 + root.card * 1.25 + 26
                                      + (root.hasZone("golden") || root.zonesStarting("squirrel").length > 0 ? root.scaled(20) * 1.5 + 6 : 0)

        x: root.margin + 12
        y: root.ownTop + upper
        width: root.sideWidth - 16
        height: root.ownHeight - upper - 8
    }
}
