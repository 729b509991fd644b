pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Table
import Engawa.Theme

// What all share: deck and discard pile, the columns, the objectives, the Torii supply.
TablePanel {
    id: root

    required property GameTable table
    required property real card

    readonly property real pad: 14
    property bool drafting: false // the draft lies where the columns will be
    readonly property list<string> columns: drafting || digging ? [] : table.zonesStarting("column.")
    readonly property real columnStep: Math.min(card * 1.2, (width - deckWidth - sideWidth - 2 * pad) / Math.max(1, columns.length))
    readonly property zoneInfo discard: table.match.zones.find(each => each.zone === "discard")
    readonly property bool digging: discard.choices > 0 // a card is chosen from it: it lies open where the columns are
    readonly property real digWidth: width - deckWidth - sideWidth - 2 * pad
    readonly property real columnsX: pad + deckWidth + Math.max(0, (width - deckWidth - sideWidth - 2 * pad - columns.length * columnStep) / 2)
    readonly property real deckWidth: 2.5 * card
    readonly property real token: Math.min(card * 0.82, (height - 3 * pad - supply) / 2.1)
    readonly property real supply: root.table.scaled(20) * 1.5
    readonly property real sideWidth: 3 * token + 4 * pad

    // The width at which so many cards lie side by side in a field.
    function fitting(count: int, fieldWidth: real, fieldHeight: real): real {
        for (let size = card; size > 16; size -= 2)
            if (Math.floor((fieldWidth + 4) / (size + 4)) * Math.floor((fieldHeight + 4) / (size * 1.4 + 4)) >= count)
                return size;
        return 16;
    }

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "deck"
        x: root.pad + 4
        y: (root.height - pieceHeight) / 2 - root.table.scaled(12)
        pieceWidth: root.card
        flow: "pile"
        fold: 4
    }
    Text {
        x: root.pad + 4
        y: (root.height + root.card * 1.4) / 2 - root.table.scaled(12) + 8
        width: root.card
        horizontalAlignment: Text.AlignHCenter
        text: root.table.match.zones.find(each => each.zone === "deck")?.count ?? 0
        color: Theme.tableQuiet
        font.family: Theme.serifFamily
        font.pixelSize: root.table.scaled(16)
        Accessible.ignored: true
    }
    Rectangle { // the open discard pile
        x: root.pad + 4 + root.card * 1.2
        y: (root.height - height) / 2 - root.table.scaled(12)
        width: root.card
        height: root.card * 1.4
        radius: root.card * 0.06
        color: "transparent"
        border.color: "#30f3e9d6"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "discard"
        x: root.digging ? root.pad + root.deckWidth : root.pad + 4 + root.card * 1.2
        y: root.digging ? root.pad : (root.height - pieceHeight) / 2 - root.table.scaled(12)
        width: root.digWidth
        height: root.height - 2 * root.pad
        pieceWidth: root.digging ? root.fitting(root.discard.count, width, height) : root.card
        gridColumns: Math.max(1, Math.floor((width + gap) / (pieceWidth + gap)))
        gap: 4
        flow: root.digging ? "grid" : "pile"
        fold: root.digging ? 0 : 2
    }
    Text {
        x: root.pad + 4 + root.card * 1.2
        y: (root.height + root.card * 1.4) / 2 - root.table.scaled(12) + 8
        width: root.card
        horizontalAlignment: Text.AlignHCenter
        text: root.discard.count
        color: Theme.tableQuiet
        font.family: Theme.serifFamily
        font.pixelSize: root.table.scaled(16)
        Accessible.ignored: true
    }
    Repeater {
        model: root.columns

        ZoneArea {
            required property int index
            required property string modelData

            table: root.table
            offset: root.offset
            zone: modelData
            x: root.columnsX + index * root.columnStep
            y: root.pad
            width: root.card
            height: root.height - 2 * root.pad
            pieceWidth: Math.min(root.card, root.columnStep - 6)
            flow: "column"
            gap: pieceHeight * 0.28
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "objectives"
        x: root.width - root.sideWidth + root.pad
        y: root.pad
        width: 3.2 * root.token
        height: 2.1 * root.token
        pieceWidth: root.token
        aspect: 1
        round: true
        flow: "grid"
        gridColumns: 3
        gap: root.pad * 0.7
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "toriis"
        x: root.width - root.sideWidth + root.pad
        y: root.height - root.pad - root.supply
        pieceWidth: root.supply
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden"
        x: root.width - root.sideWidth + root.pad + root.supply * 2.1
        y: root.height - root.pad - root.supply
        pieceWidth: root.supply
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel"
        x: root.width - root.pad - root.supply * 1.4
        y: root.height - root.pad - root.supply * 1.3
        pieceWidth: root.supply * 1.3
        aspect: 1
        badges: "count"
    }
}
