pragma ComponentBehavior: Bound

import QtQuick

// Where the pieces of a zone lie on the table, and how. A game's layout places these; pieces find theirs by the zone's id.
Item {
    id: root

    required property GameTable table
    required property string zone
    property point offset // of the panel that holds this area, on the table

    property real pieceWidth: 80
    property real aspect: 1.4 // height by width
    property bool round: false
    property string flow: "row" // row, column, pile, fan, grid, stones, bricks
    property list<point> stones // centres of the places of a path, as shares of width and height
    property real gap: 8 // between pieces of a row
    property int gridColumns: 3
    property real rowGap: gap // … and between the rows of a grid
    property int fold: 0 // pieces of a pile that are drawn; 0: all
    property bool centred: false
    property string badges: "" // "": none, "count" beside the piece, "disc" on it, "faces" on a free place
    property real turn: 0 // degrees
    property int first: 0 // the place of the leftmost piece
    property bool reversed: false // places count down from there
    property real half: pieceWidth / 2 // bricks: from place to place; a brick is two places wide, row 0 lies lowest
    property real rise: pieceHeight // … from row to row
    property real drop: 0 // … of its lower edge over that of its row
    property real middle: 0 // … the place in the middle of the area
    property int extra: 0 // free places that are kept beside the pieces

    readonly property real pieceHeight: pieceWidth * aspect
    readonly property real tableX: x + offset.x
    readonly property real tableY: y + offset.y

    // From one piece to the next: as the gap says, or closer where there would be no room.
    function stepFor(count: int): real {
        const wish = flow === "column" ? gap : pieceWidth + gap;
        const room = flow === "column" ? height - pieceHeight : width - pieceWidth;
        return count > 1 ? Math.min(wish, Math.max(1, room / (count - 1))) : wish;
    }

    // Who has not set out yet waits beside the path.
    function stone(at: int): point {
        return stones.length > 0 ? stones[Math.max(0, Math.min(at, stones.length - 1))] : Qt.point(0, 0);
    }

    function slotX(place: int, row: int, count: int): real {
        const at = reversed ? first - place : place - first;
        switch (flow) {
        case "column":
            return 0;
        case "stones":
            return at < 0 ? (row - 1) * pieceWidth * 0.95 + pieceWidth * 0.3 : stone(at).x * width - pieceWidth / 2 + (row > 0 ? (row - 2.5) * pieceWidth * 0.4 : 0);
        case "bricks":
            return width / 2 + (place - middle) * half - pieceWidth / 2;
        case "pile":
            return -Math.min(at, 6) * 0.5;
        case "grid":
            return (at % gridColumns) * (pieceWidth + gap);
        case "fan": {
            const step = stepFor(count);
            return (width - pieceWidth - (count - 1) * step) / 2 + at * step;
        }
        default: {
            const places = count + extra;
            const step = stepFor(places);
            const start = centred ? (width - pieceWidth - (places - 1) * step) / 2 : 0;
            return start + at * step;
        }
        }
    }

    function slotY(place: int, row: int, count: int): real {
        const at = reversed ? first - place : place - first;
        switch (flow) {
        case "column":
            return at * stepFor(count);
        case "stones":
            return at < 0 ? pieceHeight * 0.2 : stone(at).y * height - pieceHeight / 2 - (row > 0 ? pieceHeight * (0.55 + 0.12 * (row % 2)) : 0);
        case "bricks":
            return height - drop - pieceHeight - row * rise;
        case "pile":
            return -Math.min(at, 6) * 0.8;
        case "grid":
            return Math.floor(at / gridColumns) * (pieceHeight + rowGap);
        case "fan": {
            const off = at - (count - 1) / 2;
            return off * off * Math.min(2.2, 26 / Math.max(1, count * count / 4));
        }
        default:
            return row * (pieceHeight + gap);
        }
    }

    function slotTurn(place: int, count: int): real {
        if (flow !== "fan" || count < 2)
            return turn;
        return (place - first - (count - 1) / 2) * Math.min(2.6, 18 / count);
    }

    property bool registered: false

    Component.onCompleted: {
        table.register(root);
        registered = true;
    }
    Component.onDestruction: table.unregister(root)
    onZoneChanged: if (registered) table.register(root)
}
