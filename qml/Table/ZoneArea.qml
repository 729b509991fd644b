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
    property HexMask hexagon: null // pieces are hexagons
    property string flow: "row" // row, column, pile, fan, grid, stones, bricks, sheet; hexes and borders of a field
    property HexField field: null // whose hexagons the places are
    property point stand // of a piece on its hexagon: from the middle, in widths of a hexagon
    property var aside: ({}) // how far pieces of a kind stand beside that
    property real rise: 0 // pieces of a place stand on each other, so far apart; the badge counts them from below
    property bool fixed: false // what lies here isn't picked up
    property bool still: false // what lies here belongs to what it lies on: neither hand nor keyboard stops at it
    property bool waits: false // what says where to is marked only when it is known what
    property bool grows: false // what is new here comes out of the ground
    property list<point> stones // centres of the places of a path, as shares of width and height
    property bool walks: false // the path is round, and pieces go along it from stone to stone
    property real gap: 8 // between pieces of a row
    property real rowGap: gap // … and between rows
    property real rowShift: 0 // of each row against the one above
    property int gridColumns: 3
    property int fold: 0 // pieces of a pile that are drawn; 0: all
    property bool centred: false
    property string badges: "" // "": none, "count" beside the piece, "track" as often as it says, "disc" on it, "faces" on a free place
    property int places: 0 // of a track of such pieces: with those that are gone
    property real turn: 0 // degrees
    property int first: 0 // the place of the leftmost piece
    property bool reversed: false // places count down from there
    property real half: pieceWidth / 2 // bricks: from place to place; a brick is two places wide, row 0 lies lowest
    property real course: pieceHeight // … from row to row
    property real drop: 0 // … of its lower edge over that of its row
    property real middle: 0 // … the place in the middle of the area
    property int extra: 0 // free places that are kept beside the pieces

    property bool flat: false // drawn on what it lies on: no shadow, no paper of its own
    property var dress: ({}) // kind to the QML (a url) that shows its pieces instead of their plain face

    // A sheet: places are coordinates on it. A piece whose badge is a place as well ("-40,0") reaches from there to its own;
    // one with two of them ("-40,0 -30,10") from the first to the second.
    property real unit: 1 // pixels to a coordinate
    property point origin // the coordinates of the area's upper left corner
    property var sizes: ({}) // kind to its width in coordinates; of a piece that reaches from place to place: how broad
    property var layers: ({}) // kind to how high it lies over the others
    property var turns: ({}) // kind to the degrees up to which its pieces lie askew

    readonly property real pieceHeight: pieceWidth * aspect
    readonly property real paintWidth: field ? pieceWidth / field.unit * field.paintedUnit : pieceWidth // faces of a field are not painted anew at every step of the wheel
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
        case "hexes":
            return field.centreX(place, row) + stand.x * field.unit - pieceWidth / 2;
        case "borders":
            return field.centreX(place / 2, row / 2) - pieceWidth / 2;
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
            return start + at * step + row * rowShift;
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
        case "hexes":
            return field.centreY(row) + stand.y * field.unit - pieceHeight / 2;
        case "borders":
            return field.centreY(row / 2) - pieceHeight / 2;
        case "bricks":
            return height - drop - pieceHeight - row * course;
        case "pile":
            return -Math.min(at, 6) * 0.8;
        case "grid":
            return Math.floor(at / gridColumns) * (pieceHeight + rowGap);
        case "fan": {
            const off = at - (count - 1) / 2;
            return off * off * Math.min(2.2, 26 / Math.max(1, count * count / 4));
        }
        default:
            return row * (pieceHeight + rowGap);
        }
    }

    // A border stands between two hexagons that are neighbours to the east, south-east or south-west.
    function borderTurn(place: int, row: int): real {
        return row % 2 === 0 ? 0 : place % 2 === 0 ? 60 : -60;
    }

    function slotTurn(place: int, row: int, count: int): real {
        if (flow === "borders")
            return borderTurn(place, row);
        if (flow !== "fan" || count < 2)
            return turn;
        return (place - first - (count - 1) / 2) * Math.min(2.6, 18 / count);
    }

    // Where a piece of a sheet lies: its upper left corner before it is turned, its size, and the turn.
    function sheetSlot(key: string, kind: string, x: int, y: int, badge: string): var {
        const broad = (sizes[kind] ?? 8) * unit;
        const ends = /^(-?\d+),(-?\d+)(?: (-?\d+),(-?\d+))?$/.exec(badge);
        if (ends !== null) {
            const toX = Number(ends[3] ?? x);
            const toY = Number(ends[4] ?? y);
            const dx = (toX - Number(ends[1])) * unit;
            const dy = (toY - Number(ends[2])) * unit;
            const length = Math.hypot(dx, dy);
            return {
                x: (toX - origin.x) * unit - dx / 2 - length / 2, y: (toY - origin.y) * unit - dy / 2 - broad / 2,
                width: length, height: broad, turn: Math.atan2(dy, dx) * 180 / Math.PI
            };
        }
        return {
            x: (x - origin.x) * unit - broad / 2, y: (y - origin.y) * unit - broad / 2, width: broad, height: broad,
            turn: (turns[kind] ?? 0) * (2 * scatter(key) - 1)
        };
    }

    // The same number between nought and one for the same word.
    function scatter(key: string): real {
        let sum = 7;
        for (let i = 0; i < key.length; ++i)
            sum = (sum * 31 + key.charCodeAt(i)) % 65521;
        return sum * 40503 % 65521 / 65521;
    }

    property bool registered: false

    Component.onCompleted: {
        table.register(root);
        registered = true;
    }
    Component.onDestruction: table.unregister(root)
    onZoneChanged: if (registered) table.register(root)
}
