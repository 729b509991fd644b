import QtQuick

import Engawa.Table

// What every part of the board asks for: the printed sheet, and the roll.
GameTable {
    id: root

    // The sheet as the data print it, and how much paper it needs. As text it is the same until the data change.
    readonly property string printText: {
        match.zones; // anew with every scene
        return JSON.stringify(match.piecesIn("sheet").map(each => ({ kind: each.kind, component: each.component, x: each.x, y: each.y, badge: each.badge })));
    }
    readonly property var printed: JSON.parse(printText)
    readonly property string drawingText: {
        match.zones;
        return JSON.stringify(match.piecesIn("drawings").map(each => ({ pieceId: each.pieceId, x: each.x, y: each.y, width: Number(each.badge), source: match.faceOf(each.kind, each.component) })));
    }
    readonly property var drawings: JSON.parse(drawingText)
    readonly property var faces: { // of what a small sheet doesn't draw by itself
        match.zones;
        return { leaf: match.faceOf("leaf", ""), heap: match.faceOf("heap", "") };
    }
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
}
