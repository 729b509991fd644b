import QtQuick

import Engawa.Match

// What is printed on every sheet, as one picture: the lattice of the roots and, on a small sheet, all the rest.
Canvas {
    id: root

    required property DrawingBoard table
    required property real unit
    property bool whole: false // also what a large sheet has as pieces

    readonly property list<pieceInfo> printed: table.printed
    readonly property color ink: LeafusColours.printInk

    onPrintedChanged: requestPaint()
    onUnitChanged: requestPaint()

    function place(x: real, y: real): point {
        return Qt.point((x - table.paper.x) * unit, (y - table.paper.y) * unit);
    }

    function ring(context: var, at: point, radius: real) {
        context.beginPath();
        context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
        context.closePath();
    }

    function paintEdges(context: var) {
        context.lineWidth = Math.max(0.8, 0.42 * unit);
        context.setLineDash([2.2 * unit / context.lineWidth, 2 * unit / context.lineWidth]);
        context.globalAlpha = 0.75;
        context.beginPath();
        for (const each of printed) {
            const from = each.kind === "edge" ? /^(-?\d+),(-?\d+)$/.exec(each.badge) : null;
            if (from === null)
                continue;
            const a = place(Number(from[1]), Number(from[2]));
            const b = place(each.x, each.y);
            context.moveTo(a.x, a.y);
            context.lineTo(b.x, b.y);
        }
        context.stroke();
        context.setLineDash([]);
        context.globalAlpha = 1;
    }

    // Small enough that an outline says it.
    function paintThing(context: var, kind: string, at: point, badge: string) {
        const u = unit;
        context.lineWidth = Math.max(0.8, 0.5 * u);
        switch (kind) {
        case "cross":
            context.beginPath();
            context.moveTo(at.x - 2.2 * u, at.y - 2.2 * u);
            context.lineTo(at.x + 2.2 * u, at.y + 2.2 * u);
            context.moveTo(at.x + 2.2 * u, at.y - 2.2 * u);
            context.lineTo(at.x - 2.2 * u, at.y + 2.2 * u);
            context.stroke();
            break;
        case "hex":
            context.beginPath();
            for (let i = 0; i <= 6; ++i)
                context.lineTo(at.x + 4.8 * u * Math.cos(Math.PI / 6 + i * Math.PI / 3), at.y + 4.8 * u * Math.sin(Math.PI / 6 + i * Math.PI / 3));
            context.stroke();
            break;
        case "slot":
            context.strokeRect(at.x - 3 * u, at.y - 2.4 * u, 6 * u, 4.8 * u);
            break;
        case "node":
            if (badge === "" || badge === "start") {
                ring(context, at, (badge === "" ? 0.9 : 1.9) * u);
                badge === "" ? context.fill() : context.stroke();
                break;
            }
            ring(context, at, 3.4 * u);
            context.fillStyle = LeafusColours.printFill;
            context.fill();
            context.stroke();
            context.fillStyle = root.ink;
            if (u > 1.1) {
                context.font = `bold ${Math.round(5.4 * u)}px "Engawa Serif"`;
                context.textAlign = "center";
                context.fillText(badge.replace("start ", ""), at.x, at.y + 1.9 * u);
            }
            break;
        }
    }

    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.strokeStyle = root.ink;
        context.fillStyle = root.ink;
        context.lineCap = "round";
        paintEdges(context);
        if (!whole)
            return;
        for (const each of printed)
            paintThing(context, each.kind, place(each.x, each.y), each.badge);
    }
}
