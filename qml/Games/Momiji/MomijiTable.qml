pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// Momiji on the veranda: the others on top, what all share in the middle, the near seat below.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.016)
    readonly property real card: Math.min(width * 0.065, height * (others > 0 ? 0.105 : 0.115))
    readonly property real ownCard: Math.min(card, (ownHeight - scaled(30) - promptHeight - 40) / 2.55)
    readonly property int others: match.seats - 1
    readonly property bool garden: hasZone("garden")
    readonly property bool drafting: hasZone("draft")
    readonly property bool band: others > 0 || match.scenarioName !== ""
    readonly property real topHeight: others > 0 ? height * 0.165 : band ? Math.max(height * 0.11, Theme.fontNormal * 5) : 0
    readonly property real middleHeight: height * 0.315
    readonly property real ownTop: topHeight + middleHeight + 3 * margin - (band ? 0 : margin)
    readonly property real ownHeight: height - ownTop - margin
    readonly property real gardenWidth: garden ? width * 0.27 : 0

    promptSpace: prompt

    Repeater {
        model: root.match.seatModel

        Loader {
            id: slot

            required property int seat
            required property string name
            required property bool acting
            required property int points

            readonly property bool near: seat === root.nearSeat
            readonly property int turn: (seat - root.nearSeat - 1 + root.match.seats) % root.match.seats
            readonly property real bandWidth: (root.width - root.margin * (root.others + 1)) / Math.max(1, root.others)

            x: near ? root.margin : root.margin + turn * (bandWidth + root.margin)
            y: near ? root.ownTop : root.margin
            width: near ? root.width - 2 * root.margin : bandWidth
            height: near ? root.height - y - root.margin : root.topHeight
            sourceComponent: near ? own : other

            Component {
                id: other

                OtherSeat {
                    table: root
                    seat: slot.seat
                    name: slot.name
                    acting: slot.acting
                    points: slot.points
                    offset: Qt.point(slot.x, slot.y)
                }
            }
            Component {
                id: own

                OwnSeat {
                    table: root
                    seat: slot.seat
                    name: slot.name
                    acting: slot.acting
                    points: slot.points
                    card: root.ownCard
                    offset: Qt.point(slot.x, slot.y)
                }
            }
        }
    }
    MiddleSpace {
        id: middle

        table: root
        card: root.card
        drafting: root.drafting
        x: root.margin
        y: root.topHeight + root.margin + (root.band ? root.margin : 0)
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
        active: root.match.scenarioName !== ""
        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        height: root.topHeight
        sourceComponent: ScenarioBand {
            match: root.match
        }
    }
    Item {
        id: prompt

        x: root.margin * 2
        y: root.ownTop + 14 * 1.4 + root.scaled(30) + root.ownCard * 1.4
        width: root.width - 4 * root.margin
        height: root.promptHeight
    }
}
