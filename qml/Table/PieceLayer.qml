pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match

// All pieces of the match, each at its place in its zone.
FocusScope {
    id: root

    required property MatchController match
    required property GameTable table

    readonly property PieceItem hovered: hoveredPiece
    property PieceItem hoveredPiece: null

    signal taken // a piece was clicked or picked up

    function itemOf(pieceId: string): PieceItem {
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            if (item && item.pieceId === pieceId)
                return item;
        }
        return null;
    }

    // The piece that a dragged one is held over, the uppermost first; those that lead on go before others.
    function dropTarget(dragged: PieceItem, at: point): PieceItem {
        let best = null;
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            if (!item || item === dragged || !item.visible || item.leaving)
                continue;
            const margin = item.legal ? 24 : 0;
            const p = item.mapFromItem(root, at);
            if (p.x < -margin || p.y < -margin || p.x > item.width + margin || p.y > item.height + margin)
                continue;
            if (!best || (item.legal && !best.legal) || (item.legal === best.legal && item.z > best.z))
                best = item;
        }
        return best;
    }

    // The nearest piece in a direction.
    function step(from: PieceItem, dx: int, dy: int) {
        let best = null;
        let least = Infinity;
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            if (!item || item === from || !item.reachable)
                continue;
            const x = item.centreX - (from ? from.centreX : 0);
            const y = item.centreY - (from ? from.centreY : 0);
            const along = x * dx + y * dy;
            const aside = Math.abs(x * dy) + Math.abs(y * dx);
            if (along <= 1)
                continue;
            const cost = along + 2.5 * aside + (item.legal ? 0 : 40);
            if (cost < least) {
                least = cost;
                best = item;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onPressed: event => {
        const from = root.Window.activeFocusItem as PieceItem;
        switch (event.key) {
        case Qt.Key_Left:
            root.step(from, -1, 0);
            break;
        case Qt.Key_Right:
            root.step(from, 1, 0);
            break;
        case Qt.Key_Up:
            root.step(from, 0, -1);
            break;
        case Qt.Key_Down:
            root.step(from, 0, 1);
            break;
        case Qt.Key_Escape:
            if (!root.match.selecting) {
                event.accepted = false;
                return;
            }
            root.match.cancel();
            break;
        default:
            event.accepted = false;
            return;
        }
        event.accepted = true;
    }

    onWidthChanged: settling.restart()
    onHeightChanged: settling.restart()

    Timer {
        id: settling

        interval: 150
        running: true
        onTriggered: root.table.settled = true
        onRunningChanged: if (running) root.table.settled = false
    }

    Repeater {
        id: repeater

        model: root.match.pieces

        PieceItem {
            id: piece

            match: root.match
            table: root.table
            onPointed: over => {
                if (over)
                    root.hoveredPiece = piece;
                else if (root.hoveredPiece === piece)
                    root.hoveredPiece = null;
            }
            onTaken: root.taken()
            onVanished: root.forceActiveFocus()
            onDropped: at => {
                const target = root.dropTarget(piece, at);
                root.match.drop(piece.pieceId, target ? target.pieceId : "");
            }
        }
    }
}
