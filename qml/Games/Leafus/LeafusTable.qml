pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// Leafus on a drawing board: the near sheet as large as the board is high, the others' sheets beside it, dice and actions
// on the other side. A sheet that is looked at takes the large place for as long.
GameTable {
    id: root

    readonly property real margin: Math.max(8, Math.min(width, height) * 0.014)
    readonly property int others: match.seats - 1
    readonly property real free: height - 3 * margin - promptHeight // over the prompt

    // The sheet as the data print it, and how much paper it needs. As text it is the same until the data change.
    readonly property string printText: {
        match.zones; // anew with every scene
        return JSON.stringify(match.piecesIn("sheet").map(each => ({ kind: each.kind, x: each.x, y: each.y, badge: each.badge })));
    }
    readonly property var printed: JSON.parse(printText)
    readonly property rect paper: {
        if (printed.length === 0)
            return Qt.rect(-80, -112, 160, 220);
        const xs = printed.map(each => each.x);
        const ys = printed.map(each => each.y);
        const left = Math.min(...xs) - 10;
        const top = Math.min(...ys) - 13;
        return Qt.rect(left, top, Math.max(...xs) + 10 - left, Math.max(...ys) + 8 - top);
    }

    // The faces of the dice, wherever they lie: others are a new roll.
    readonly property string roll: {
        const dice = [];
        for (const zone of match.zones)
            if (zone.zone === "dice" || zone.zone.startsWith("action."))
                for (const piece of match.piecesIn(zone.zone))
                    dice.push(piece.pieceId + "=" + piece.badge);
        return dice.sort().join(" ");
    }

    property int looked: -1 // at, by another player
    readonly property int shownSeat: looked >= 0 && looked < match.seats && looked !== nearSeat ? looked : nearSeat

    readonly property real panelWish: Math.max(width * 0.29, Math.min(scaled(330), width * 0.4))
    readonly property real sideLeast: others > 0 ? width * (others > 2 ? 0.22 : 0.18) : 0
    readonly property real sheetWidth: Math.min(free * paper.width / paper.height, width - panelWish - sideLeast - 4 * margin)
    readonly property real sheetHeight: sheetWidth * paper.height / paper.width
    readonly property real panelWidth: others > 0 ? panelWish : Math.min(width * 0.4, Math.max(panelWish, height * 0.6))
    readonly property real sideWidth: others > 0 ? width - sheetWidth - panelWidth - 4 * margin : (width - sheetWidth - panelWidth - 3 * margin) / 2
    readonly property real sheetX: others > 0 ? sideWidth + 2 * margin : sideWidth + margin
    readonly property real panelX: sheetX + sheetWidth + margin

    promptSpace: prompt
    asideSpace: panel.aside

    Image { // alone there is room for what one draws with
        readonly property real room: root.sheetX - 2 * root.margin

        visible: root.others === 0 && room > 70
        x: root.margin
        y: root.margin + root.free - height
        width: Math.min(room, height * 400 / 900)
        height: Math.min(root.free * 0.8, room * 900 / 400)
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
        model: root.match.seatModel

        Loader {
            id: slot

            required property int seat
            required property string name
            required property bool acting
            required property int points
            required property var lines

            readonly property int turn: (seat - root.nearSeat - 1 + root.match.seats) % root.match.seats
            readonly property int columns: root.others > 2 ? 2 : 1
            readonly property int rows: Math.ceil(root.others / columns)

            active: seat !== root.nearSeat
            x: root.margin + turn % columns * (width + root.margin)
            y: root.margin + Math.floor(turn / columns) * (height + root.margin)
            width: (root.sideWidth - (columns - 1) * root.margin) / columns
            height: (root.free - (rows - 1) * root.margin) / Math.max(1, rows)
            sourceComponent: OtherSheet {
                table: root
                seat: slot.seat
                name: slot.name
                acting: slot.acting
                points: slot.points
                lines: slot.lines
                enlarged: root.looked === slot.seat
                offset: Qt.point(slot.x, slot.y)
                onLookWanted: yes => {
                    if (yes)
                        root.looked = slot.seat;
                    else if (root.looked === slot.seat)
                        root.looked = -1;
                }
            }
        }
    }
    ActionStrip {
        id: panel

        table: root
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
}
