pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Theme

// Leafus on a drawing board: the near sheet as large as the board is high, the others' sheets beside it, dice and actions
// on the other side. A sheet that is looked at takes the large place for as long.
DrawingBoard {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.014)
    readonly property int others: match.session.seats - 1
    readonly property real free: height - 3 * margin - promptHeight // over the prompt

    property int looked: -1 // at, by another player
    readonly property int shownSeat: looked >= 0 && looked < match.session.seats && looked !== nearSeat ? looked : nearSeat

    readonly property real panelWish: Math.max(width * 0.29, Math.min(scaled(330), width * 0.4))
    readonly property real sideLeast: others > 0 ? width * (others > 2 ? 0.22 : 0.18) : 0
    readonly property real sheetWidth: Math.min(free * paper.width / paper.height, width - panelWish - sideLeast - 4 * margin)
    readonly property real sheetHeight: sheetWidth * paper.height / paper.width
    readonly property real panelWidth: others > 0 ? panelWish : Math.min(width * 0.4, Math.max(panelWish, height * 0.6))
    readonly property real sideWidth: others > 0 ? width - sheetWidth - panelWidth - 4 * margin : (width - sheetWidth - panelWidth - 3 * margin) / 2
    readonly property real sheetX: others > 0 ? sideWidth + 2 * margin : sideWidth + margin
    readonly property real panelX: sheetX + sheetWidth + margin

    readonly property bool tight: others > 0 && textScale > 1.3 * growth // large words: no room below the actions
    readonly property real besideHeight: tight ? Math.max(promptHeight, scaled(14) * 5.5) : promptHeight // … what happened is told under the others' sheets
    readonly property real sideFree: height - 3 * margin - besideHeight

    least: Qt.size(700, 540)
    promptSpace: prompt
    asideSpace: tight ? beside : panel.aside
    keyedZone: "actions"

    Image { // where no sheet lies there is room for what one draws with: alone, and beside the third of three
        readonly property bool third: root.others === 3
        readonly property real room: third ? (root.sideWidth - root.margin) / 2 : root.sheetX - 2 * root.margin
        readonly property real most: third ? (root.free - root.margin) / 2 : root.free * 0.8

        visible: (root.others === 0 || third) && room > 70
        x: root.margin + (third ? room + root.margin + (room - width) / 2 : 0)
        y: root.margin + root.free - (third ? (most + height) / 2 : height)
        width: Math.min(room, height * 400 / 900)
        height: Math.min(most * (third ? 0.85 : 1), room * 900 / 400)
        source: root.art + "/tools.svg"
        sourceSize.width: 400
        fillMode: Image.PreserveAspectFit
        asynchronous: true
        mipmap: true
    }
    SheetView {
        id: sheet

        table: root
        seat: root.shownSeat
        live: true
        x: root.sheetX
        y: root.margin + (root.free - height) / 2
        width: root.sheetWidth
        height: root.sheetHeight
    }
    Repeater {
        model: root.match.view.seatModel

        Item {
            id: place

            required property int seat
            required property string name
            required property bool acting
            required property int points
            required property var lines

            readonly property int turn: root.turnOf(seat)
            readonly property int columns: root.others > 2 ? 2 : 1
            readonly property int rows: Math.ceil(root.others / columns)

            x: root.margin + turn % columns * (width + root.margin)
            y: root.margin + Math.floor(turn / columns) * (height + root.margin)
            width: (root.sideWidth - (columns - 1) * root.margin) / columns
            height: (root.sideFree - (rows - 1) * root.margin) / Math.max(1, rows)

            Loader {
                anchors.fill: parent
                active: place.seat !== root.nearSeat
                sourceComponent: OtherSheet {
                    table: root
                    seat: place.seat
                    name: place.name
                    acting: place.acting
                    points: place.points
                    lines: place.lines
                    enlarged: root.looked === place.seat
                    offset: Qt.point(place.x, place.y)
                    onLookWanted: yes => {
                        if (yes)
                            root.looked = place.seat;
                        else if (root.looked === place.seat)
                            root.looked = -1;
                    }
                }
            }
            SeatShape { // whose sheet lies in the large place, written on it
                id: mark

                visible: root.others > 0 && place.seat === root.shownSeat
                x: sheet.x - place.x + root.scaled(10)
                y: sheet.y - place.y + root.scaled(9)
                seat: place.seat
                size: root.scaled(16)
            }
            Text {
                visible: mark.visible
                x: mark.x + mark.width + 6
                y: mark.y + (mark.height - height) / 2
                width: Math.min(implicitWidth, sheet.width * 0.29 - root.scaled(32)) // the leaves begin there
                text: place.name
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: root.scaled(9)
                color: LeafusColours.pencil
                font.family: Theme.serifFamily
                font.italic: true
                font.pixelSize: root.scaled(17)
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
    ActionStrip {
        id: panel

        table: root
        tight: root.tight
        x: root.panelX
        y: root.margin
        width: root.panelWidth
        height: root.free
    }
    Item {
        id: prompt

        readonly property real start: root.others > 0 ? root.sheetX : root.margin

        x: start
        y: root.height - root.margin - root.promptHeight
        width: root.width - start - root.margin
        height: root.promptHeight
    }
    Item { // under the others' sheets
        id: beside

        x: root.margin
        y: root.height - root.margin - height
        width: root.sideWidth
        height: root.besideHeight
    }
}
