pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// What all share: deck and discard pile with the stock below, the columns, the objectives.
TablePanel {
    id: root

    required property real card

    property bool drafting: false // the draft lies where the columns will be
    property bool stockAside: false // the stock stands beside the piles, not below them
    readonly property real pad: 13
    readonly property list<string> columns: drafting || digging ? [] : table.zonesStarting("column.")
    readonly property zoneInfo deck: table.zoneOf("deck")
    readonly property zoneInfo discard: table.zoneOf("discard")
    readonly property bool digging: discard.choices > 0 // a card is chosen from it: it lies open where the columns are
    readonly property real deckWidth: 2 * card + 3 * pad + (stockAside ? supply * 2.1 : 0)
    readonly property real discardX: pad + card + pad * 0.8
    readonly property real openGap: 4 // between the cards of the discard pile while it lies open
    readonly property int toriiPlaces: table.zoneOf("toriis").columns
    readonly property real tokenGap: 14 // the rings of two that can be taken don't touch
    readonly property int tokenColumns: width - deckWidth - table.zonesStarting("column.").length * (card + 8) > 3 * (card + tokenGap) + pad ? 3 : 2
    readonly property int tokenRows: tokenColumns === 2 ? 3 : 2
    readonly property real token: Math.min(card, (height - 2 * pad - (tokenRows - 1) * tokenGap) / tokenRows)
    readonly property real sideWidth: tokenColumns * (token + tokenGap) + 2 * pad
    readonly property real between: width - deckWidth - sideWidth
    readonly property real columnStep: Math.min(card * 1.42, (between - pad) / Math.max(1, columns.length))
    readonly property real columnsX: deckWidth + (between - columns.length * columnStep + columnStep - card) / 2
    readonly property real caption: pad + card * 1.4 + 6
    readonly property real supply: Math.min(table.scaled(20) * 1.5, stockAside ? (height - 2 * pad) / 3.5 : height)
    readonly property real goldenX: pad + (toriiPlaces > 0 ? toriiPlaces * toriis.pieceWidth * 1.08 + supply * 0.4 : 0)
    readonly property real asideX: discardX + card + pad

    component Pile: Text { // under a pile: what it is and how many cards it has; only how many where there is no room
        id: pile

        required property zoneInfo zone

        readonly property string words: zone.name === "" ? zone.count : qsTr("%1 %2", "a pile and its number of cards").arg(zone.name).arg(zone.count)

        y: root.caption
        width: root.card + root.pad * 0.8
        horizontalAlignment: Text.AlignHCenter
        text: smallest.advanceWidth > width ? zone.count : words
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: smallest.font.pixelSize
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true

        TextMetrics {
            id: smallest

            font.family: Theme.sansFamily
            font.pixelSize: Math.max(9, Math.round(pile.font.pixelSize * 0.8))
            text: pile.words
        }
    }
    component Place: CardPlace {
        card: root.card
    }

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "deck"
        x: root.pad
        y: root.pad
        pieceWidth: root.card
        flow: PileFlow {
            fold: 4
        }
    }
    Place {
        x: root.pad
        y: root.pad
        visible: root.deck.count === 0
    }
    Pile {
        x: root.pad - root.pad * 0.4
        zone: root.deck
    }
    Place {
        x: root.discardX
        y: root.pad
    }
    ZoneArea {
        id: discardArea

        table: root.table
        offset: root.offset
        zone: "discard"
        x: root.digging ? root.deckWidth : root.discardX
        y: root.pad
        width: root.between
        height: root.height - 2 * root.pad
        pieceWidth: root.digging ? GridFit.shrunk(root.card, root.discard.count, room, root.openGap, aspect) : root.card
        flow: root.digging ? open : closed

        GridFlow {
            id: open

            columns: Math.max(1, Math.floor((discardArea.width + root.openGap) / (discardArea.pieceWidth + root.openGap)))
            gap: root.openGap
        }
        PileFlow {
            id: closed

            fold: 2
        }
    }
    Pile {
        x: root.discardX - root.pad * 0.4
        zone: root.discard
    }
    Repeater {
        model: root.columns

        Item {
            id: column

            required property int index
            required property string modelData

            x: root.columnsX + index * root.columnStep
            y: root.pad

            Place { // its leaf type shows while it is empty
                Image {
                    anchors.fill: parent
                    source: root.table.match.facts.current.faceOf("leaf", "leaves/" + column.modelData.slice(column.modelData.indexOf(".") + 1))
                    sourceSize.width: 192
                    asynchronous: true
                    mipmap: true
                    opacity: 0.13
                }
            }
            ZoneArea {
                id: columnArea

                table: root.table
                offset: Qt.point(root.offset.x + column.x, root.offset.y + column.y)
                zone: column.modelData
                width: root.card
                height: root.height - 2 * root.pad
                pieceWidth: Math.min(root.card, root.columnStep - 4)
                flow: ColumnFlow {
                    step: columnArea.pieceHeight * 0.26
                }
            }
        }
    }
    Text {
        x: tokens.x + 4
        y: (tokens.y - height) / 2
        visible: tokens.y >= height + 2 && tokens.info.count > 0
        text: tokens.info.name
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    ZoneArea {
        id: tokens

        readonly property zoneInfo info: root.table.zoneOf(zone)

        table: root.table
        offset: root.offset
        zone: "objectives"
        x: root.width - root.sideWidth + root.pad
        y: (root.height - root.tokenRows * root.token - (root.tokenRows - 1) * root.tokenGap) / 2
        width: root.tokenColumns * (root.token + root.tokenGap)
        height: root.height - 2 * root.pad
        pieceWidth: root.token
        aspect: 1
        round: true
        flow: GridFlow {
            columns: root.tokenColumns
            gap: root.tokenGap
        }
    }
    ZoneArea { // as a track: how many are left of how many
        id: toriis

        table: root.table
        offset: root.offset
        zone: "toriis"
        x: root.stockAside ? root.asideX : root.pad
        y: root.stockAside ? root.pad : root.height - root.pad - root.supply
        pieceWidth: root.supply * (root.stockAside ? 0.62 : 0.86)
        aspect: 1
        badges: "track"
        flow: TrackFlow {
            places: root.toriiPlaces
            columns: root.stockAside ? 3 : Math.max(1, root.toriiPlaces)
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "golden"
        x: root.stockAside ? root.asideX : root.goldenX
        y: root.stockAside ? root.pad + root.supply * 1.4 : root.height - root.pad - root.supply
        pieceWidth: root.supply
        aspect: 1
        badges: "count"
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "squirrel"
        x: root.stockAside ? root.asideX : root.goldenX + (root.table.hasZone("golden") ? root.supply * 2.3 : 0)
        y: root.stockAside ? root.pad + root.supply * 2.45 : root.height - root.pad - root.supply * 1.1
        pieceWidth: root.supply * 1.15
        aspect: 1
        badges: "count"
    }
}
