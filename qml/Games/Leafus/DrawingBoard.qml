import QtQuick

import Engawa.Match
import Engawa.Table

// What every part of the board asks for: the printed sheet, and the roll.
GameTable {
    id: root

    // The sheet as the data print it, and how much paper it needs.
    readonly property list<pieceInfo> printed: sheet.pieces
    readonly property rect paper: printed.length === 0 ? Qt.rect(-80, -112, 160, 220)
        : Qt.rect(sheet.reach.x - 10, sheet.reach.y - 13, sheet.reach.width + 20, sheet.reach.height + 21)
    readonly property list<pieceInfo> drawings: pictures.pieces

    // Of what a small sheet doesn't draw by itself.
    readonly property string leafFace: hasZone("sheet") ? match.facts.current.faceOf("leaf", "") : ""
    readonly property string heapFace: hasZone("sheet") ? match.facts.current.faceOf("heap", "") : ""

    // The faces of the dice, wherever they lie: others are a new roll.
    readonly property string roll: {
        const dice = [];
        const zones = match.view.sceneNumber > 0 ? match.view.zones : []; // looked at anew with every scene
        for (const zone of zones)
            if (zone.zone === "dice" || zone.zone.startsWith("action."))
                for (const piece of match.view.piecesIn(zone.zone))
                    dice.push(piece.pieceId + "=" + piece.badge);
        return dice.sort().join(" ");
    }

    ZonePieces {
        id: sheet

        view: root.match.view
        zone: "sheet"
    }
    ZonePieces {
        id: pictures

        view: root.match.view
        zone: "drawings"
    }
}
