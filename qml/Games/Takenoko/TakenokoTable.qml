pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// Takenoko at noon: the others in a narrow band on top, the garden on its gravel in the middle with the stocks beside it. The
// own board and hand stand at its other side, so that the garden has the height; only where the table is narrow, below it.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.012)
    readonly property int others: match.session.seats - 1
    readonly property real seatWidth: (width - margin * (others + 1)) / Math.max(1, others)
    readonly property real line: scaled(16) * 1.5
    readonly property bool oneLine: seatWidth > line * 32
    readonly property real row: Math.max(28, Math.min(height * 0.07, 96))
    readonly property real topHeight: others === 0 ? 0 : oneLine ? Math.max(row, line) + 16 : row + line + 22

    readonly property bool wide: width > height * 1.3
    readonly property real card: Math.max(40, Math.min(width * 0.082 * Math.min(1.2, Theme.textScale), height * 0.158, 240)) // of a hand below the garden
    readonly property real ownHeight: wide ? height - middleTop - margin : Math.max(card * 1.4 + 30, scaled(20) * 1.5 + card * 1.05)
    readonly property real ownWidth: wide ? Math.min(width * 0.28 * Math.min(1.1, Theme.textScale), ownHeight * 0.62, 760) : width - 2 * margin
    readonly property real ownLeft: width - margin - ownWidth
    readonly property real ownTop: height - margin - ownHeight
    readonly property real column: wide ? Math.min(width * 0.19, middleHeight * 0.5, 560) : Math.max(84, Math.min(width * 0.105, (height - topHeight - ownHeight) * 0.42, 300)) // the stocks beside the garden
    readonly property real middleTop: (others > 0 ? topHeight + margin : 0) + margin
    readonly property real middleRight: wide ? ownLeft - margin : width - margin
    readonly property real promptTop: (wide ? height - margin : ownTop - margin * 0.7) - promptHeight
    readonly property real middleHeight: promptTop - middleTop - margin * 0.7
    readonly property bool choosing: hasZone("drawn") || hasZone("weather_choice")
    readonly property string weather: match.view.sceneNumber > 0 && hasZone("weather") ? match.facts.wordOf("weather", "effect") : "" // asked again with every change

    panelColour: TakenokoColours.hedge // clipped
    panelLine: TakenokoColours.hedgeEdge
    promptSpace: prompt
    reinsBeside: true
    asideSpace: aside
    field: garden
    light: lightComponent

    Rectangle { // the gravel at night
        anchors.fill: parent
        color: TakenokoColours.night
        opacity: Theme.dark ? 0.42 : 0
    }
    Seats {
        table: root
        own: Qt.resolvedUrl("OwnSeat.qml")
        other: Qt.resolvedUrl("OtherSeat.qml")
        ownSide: Qt.rect(root.ownLeft, root.ownTop, root.ownWidth, root.ownHeight)
        otherSide: Qt.rect(root.margin, root.margin, root.seatWidth, root.topHeight)
        gap: root.margin
    }
    StockSpace {
        id: stock

        table: root
        broad: root.wide
        x: root.margin
        y: root.middleTop
        width: root.column
        height: broad ? root.column * 0.7 : root.middleHeight
    }
    DeckSpace {
        id: decks

        table: root
        broad: root.wide
        x: broad ? root.margin : root.middleRight - width
        y: broad ? stock.y + stock.height + root.margin : root.middleTop
        width: broad ? root.column : Math.min(root.column, (root.middleHeight / 3 - root.scaled(12) * 1.4 - 14) / 1.4 + 34)
        height: broad ? broadHeight : root.middleHeight
    }
    Loader { // in a wide table its place is kept: the garden stays where it is
        id: tray

        active: root.choosing
        x: root.wide ? root.margin : stock.x + stock.width + root.margin
        y: root.wide ? decks.y + decks.height + root.margin : root.middleTop
        width: active || root.wide ? root.column : 0
        height: root.middleTop + root.middleHeight - y
        sourceComponent: ChoiceTray {
            table: root
            offset: Qt.point(tray.x, tray.y)
        }
    }
    GardenField {
        id: garden

        table: root
        x: tray.x + tray.width + (tray.width > 0 ? root.margin : 0)
        y: root.middleTop
        width: (root.wide ? root.middleRight : decks.x - root.margin) - x - buttonSpace
        height: root.middleHeight
        largest: root.height * 0.17
        buttonSize: Math.max(26, root.scaled(24))
    }
    Item {
        id: prompt

        x: root.margin
        y: root.promptTop
        width: root.middleRight - root.margin
        height: root.promptHeight
    }
    Item { // in a wide table where the tray comes, else in the garden
        id: aside

        visible: !root.wide || !root.choosing
        x: root.wide ? tray.x : garden.x
        y: root.wide ? tray.y : root.middleTop + root.middleHeight * 0.62
        width: root.wide ? tray.width : Math.max(root.scaled(280), root.column * 1.7)
        height: root.middleTop + root.middleHeight - y
    }
    Component {
        id: lightComponent

        WeatherLight {
            effect: root.weather
            art: root.art
            sky: Qt.rect(west, root.middleTop, (root.wide ? root.ownLeft : root.width) - west, root.promptTop - root.middleTop)

            readonly property real west: root.wide ? stock.x + stock.width : 0
        }
    }
}
