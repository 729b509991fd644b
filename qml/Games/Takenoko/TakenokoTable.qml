pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// Takenoko at noon: the others in a narrow band on top, the garden on its gravel in the middle with the stocks beside it, the
// own board and hand below.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.012)
    readonly property int others: match.seats - 1
    readonly property real seatWidth: (width - margin * (others + 1)) / Math.max(1, others)
    readonly property real line: scaled(16) * 1.5
    readonly property bool oneLine: seatWidth > line * 32
    readonly property real row: Math.max(28, Math.min(height * 0.07, 96))
    readonly property real topHeight: others === 0 ? 0 : oneLine ? Math.max(row, line) + 16 : row + line + 22

    readonly property real card: Math.max(40, Math.min(width * 0.082 * Math.min(1.2, Theme.textScale), height * 0.158, 240)) // of the hand
    readonly property real ownHeight: Math.max(card * 1.4 + 30, scaled(20) * 1.5 + card * 1.05)
    readonly property real column: Math.max(84, Math.min(width * 0.105, (height - topHeight - ownHeight) * 0.42, 300)) // the stocks beside the garden
    readonly property real middleTop: (others > 0 ? topHeight + margin : 0) + margin
    readonly property real ownTop: height - margin - ownHeight
    readonly property real promptTop: ownTop - promptHeight - margin * 0.7
    readonly property real middleHeight: promptTop - middleTop - margin * 0.7
    readonly property bool choosing: hasZone("drawn") || hasZone("weather_choice")
    readonly property string weather: hasZone("weather") ? match.wordOf("weather", "effect") : "" // asked again with every change

    promptSpace: prompt
    reinsBeside: true
    asideSpace: aside
    field: garden
    light: lightComponent

    Rectangle { // the gravel at night
        anchors.fill: parent
        color: "#141A22"
        opacity: Theme.dark ? 0.42 : 0
    }
    Repeater {
        model: root.match.seatModel

        Loader {
            id: slot

            required property int seat
            required property string name
            required property bool acting
            required property int points
            required property var lines

            readonly property bool near: seat === root.nearSeat
            readonly property int turn: (seat - root.nearSeat - 1 + root.match.seats) % root.match.seats

            x: near ? root.margin : root.margin + turn * (root.seatWidth + root.margin)
            y: near ? root.ownTop : root.margin
            width: near ? root.width - 2 * root.margin : root.seatWidth
            height: near ? root.ownHeight : root.topHeight
            sourceComponent: near ? own : other

            Component {
                id: other

                OtherSeat {
                    table: root
                    seat: slot.seat
                    name: slot.name
                    acting: slot.acting
                    points: slot.points
                    lines: slot.lines
                    oneLine: root.oneLine
                    line: root.line
                    row: root.row
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
                    lines: slot.lines
                    card: root.card
                    offset: Qt.point(slot.x, slot.y)
                }
            }
        }
    }
    StockSpace {
        id: stock

        table: root
        x: root.margin
        y: root.middleTop
        width: root.column
        height: root.middleHeight
    }
    DeckSpace {
        id: decks

        table: root
        x: root.width - root.margin - width
        y: root.middleTop
        width: Math.min(root.column, (root.middleHeight / 3 - root.scaled(12) * 1.4 - 14) / 1.4 + 34)
        height: root.middleHeight
    }
    Loader {
        id: tray

        active: root.choosing
        x: stock.x + stock.width + root.margin
        y: root.middleTop
        width: active ? root.column : 0
        height: root.middleHeight
        sourceComponent: ChoiceTray {
            table: root
            offset: Qt.point(tray.x, tray.y)
        }
    }
    GardenField {
        id: garden

        table: root
        x: tray.x + tray.width + (root.choosing ? root.margin : 0)
        y: root.middleTop
        width: decks.x - x - root.margin
        height: root.middleHeight
        largest: root.height * 0.17
        buttonSize: Math.max(26, root.scaled(24))
    }
    Item {
        id: prompt

        x: root.margin
        y: root.promptTop
        width: root.width - 2 * root.margin
        height: root.promptHeight
    }
    Item {
        id: aside

        x: garden.x
        y: root.middleTop + root.middleHeight * 0.62
        width: Math.max(root.scaled(280), root.column * 1.7)
        height: root.middleHeight * 0.38
    }
    Component {
        id: lightComponent

        WeatherLight {
            effect: root.weather
            art: root.art
            sky: Qt.rect(0, root.middleTop, root.width, root.promptTop - root.middleTop)
        }
    }
}
