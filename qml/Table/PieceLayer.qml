pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Theme

// All pieces of the match, each at its place in its zone.
FocusScope {
    id: root

    required property MatchController match
    required property GameTable table

    readonly property PieceItem hovered: hoveredPiece?.reachable ? hoveredPiece : null // what goes is pointed at no more
    property PieceItem hoveredPiece: null
    property bool steady: false

    signal taken // a piece was clicked or picked up

    function itemOf(pieceId: string): PieceItem {
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            if (item && item.pieceId === pieceId)
                return item;
        }
        return null;
    }

    function pieceAt(at: point): PieceItem {
        return cheapest(item => item.reachable && item.inSight && item.contains(item.mapFromItem(root, at)) ? -item.z : Infinity);
    }

    // How much of what carries a hint's number lies under a part of the table.
    function hintsUnder(part: rect): real {
        let sum = 0;
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            if (!item || item.hint === "" || !item.visible)
                continue;
            const at = item.mapToItem(root, 0, 0, item.width, item.height);
            sum += Math.max(0, Math.min(at.x + at.width, part.x + part.width) - Math.max(at.x, part.x)) * Math.max(0, Math.min(at.y + at.height, part.y + part.height) - Math.max(at.y, part.y));
        }
        return sum;
    }

    function askMenu(piece: PieceItem, at: point) {
        if (!piece)
            return;
        root.taken();
        match.view.askMenu(piece.pieceId, root.mapToGlobal(at));
    }

    // Pieces that lie under each other are all pointed at; the uppermost is meant.
    function findHovered() {
        hoveredPiece = cheapest(item => item.hovered && item.reachable ? -item.z : Infinity);
    }

    // The piece that costs least; none where all cost infinitely much.
    function cheapest(costOf: var): PieceItem {
        let best = null;
        let least = Infinity;
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as PieceItem;
            const cost = item ? costOf(item) : Infinity;
            if (cost < least) {
                least = cost;
                best = item;
            }
        }
        return best;
    }

    // The piece that a dragged one is held over.
    function dropTarget(dragged: PieceItem, at: point): PieceItem {
        return cheapest(item => {
            if (item === dragged || !item.visible || item.leaving || item.still || !item.inSight)
                return Infinity;
            const p = item.mapFromItem(root, at);
            return Nearness.ofDrop(p, Qt.size(item.width, item.height), item.contains(p), item.legal, item.z);
        });
    }

    property real column: NaN // where up and down lead on, although the hexagons of a field stand to the side

    // The nearest piece in a direction.
    function step(from: PieceItem, dx: int, dy: int) {
        const start = from ? Qt.rect(from.x, from.y, from.width, from.height) : Qt.rect(0, 0, 0, 0);
        column = Nearness.columnOf(start, column, dx);
        const best = cheapest(item => item === from || !item.reachable ? Infinity
            : Nearness.ofStep(start, from?.hexagonal ?? false, Qt.rect(item.x, item.y, item.width, item.height), item.hexagonal, item.legal, dx, dy, column));
        if (best)
            best.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Zooms and moves the table's field; false where the key is for something else.
    function moveField(event: KeyEvent): bool {
        const field = table.field;
        if (!field)
            return false;
        const dx = event.key === Qt.Key_Left ? 1 : event.key === Qt.Key_Right ? -1 : 0;
        const dy = event.key === Qt.Key_Up ? 1 : event.key === Qt.Key_Down ? -1 : 0;
        if (event.modifiers & Qt.ShiftModifier && (dx !== 0 || dy !== 0))
            field.slide(dx * field.unit / 2, dy * field.unit / 2);
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            field.nearer();
        else if (event.key === Qt.Key_Minus)
            field.farther();
        else if (event.key === Qt.Key_0)
            field.showAll();
        else
            return false;
        return true;
    }

    // The piece that a digit stands for; false where the key is for something else.
    function choose(digit: int): bool {
        const meant = match.view.selecting && table.keyedZone !== "" ? match.view.piecesIn(table.keyedZone).find(each => each.x === digit - 1) : undefined;
        const item = meant ? itemOf(meant.pieceId) : null;
        if (!item?.legal)
            return false;
        root.taken();
        match.view.click(item.pieceId);
        return true;
    }

    Keys.onPressed: event => {
        const from = root.Window.activeFocusItem as PieceItem;
        event.accepted = true;
        if (root.moveField(event) || root.choose(event.key - Qt.Key_0))
            return;
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
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (!from) {
                event.accepted = false;
                return;
            }
            root.taken();
            if (event.modifiers & Qt.AltModifier)
                root.match.view.inspect(from.pieceId);
            else
                root.match.view.click(from.pieceId);
            break;
        case Qt.Key_F10:
        case Qt.Key_Menu:
            if (!from || (event.key === Qt.Key_F10 && !(event.modifiers & Qt.ShiftModifier))) {
                event.accepted = false;
                return;
            }
            root.askMenu(from, from.mapToItem(root, from.width / 2, from.height / 2));
            break;
        case Qt.Key_Escape:
            if (root.match.view.selecting) {
                root.match.view.cancel();
            } else if (root.match.view.arranging) {
                root.match.view.stopArranging();
            } else {
                event.accepted = false;
                return;
            }
            break;
        case Qt.Key_Delete:
            if (!root.match.view.arranging || !from) {
                event.accepted = false;
                return;
            }
            root.match.view.remove(from.pieceId);
            break;
        default:
            event.accepted = false;
            return;
        }
        event.accepted = true;
    }

    onTableChanged: reshape() // another game, in the same window
    onWidthChanged: reshape()
    onHeightChanged: reshape()

    function reshape() {
        steady = false;
        steadying.restart();
        settling.restart();
    }

    Timer { // when the window has taken its size, and nothing is painted for a size on the way
        id: steadying

        interval: 30
        running: true
        onTriggered: root.steady = true
    }
    Timer {
        id: landing

        interval: Theme.travel
        onTriggered: {
            for (let i = 0; i < repeater.count; ++i) {
                const item = repeater.itemAt(i) as PieceItem;
                if (item)
                    item.flying = false;
            }
        }
    }
    Connections {
        target: root.match.view

        function onRefused(piece: string) {
            const item = root.itemOf(piece);
            if (!item || Theme.reducedMotion)
                return;
            shake.complete();
            shake.piece = item;
            shake.start();
        }
    }
    SequentialAnimation {
        id: shake

        property PieceItem piece: null

        loops: 2
        NumberAnimation {
            target: shake.piece
            property: "shaking"
            to: 4
            duration: Theme.quick / 3
        }
        NumberAnimation {
            target: shake.piece
            property: "shaking"
            to: -4
            duration: Theme.quick / 3
        }
        NumberAnimation {
            target: shake.piece
            property: "shaking"
            to: 0
            duration: Theme.quick / 3
        }
    }

    Timer {
        id: settling

        interval: 150
        running: true
        onTriggered: root.table.settled = true
        onRunningChanged: if (running) root.table.settled = false
    }

    DropArea { // pieces from the list of the position editor
        anchors.fill: parent
        enabled: root.match.view.arranging
        keys: ["application/x-engawa-piece"]
        onEntered: drag => root.match.view.lift(drag.getDataAsString("application/x-engawa-piece"))
        onExited: root.match.view.cancel()
        onDropped: drop => {
            const target = root.dropTarget(null, Qt.point(drop.x, drop.y));
            root.match.view.drop(drop.getDataAsString("application/x-engawa-piece"), target ? target.pieceId : "");
            drop.accept();
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => root.askMenu(root.pieceAt(point.position), point.position)
    }
    Item { // a part of the table that has an edge
        x: root.table.field?.x ?? 0
        y: root.table.field?.y ?? 0
        width: root.table.field?.width ?? 0
        height: root.table.field?.height ?? 0
        clip: true

        Item {
            id: fieldWindow

            x: -parent.x
            y: -parent.y
        }
    }
    Repeater {
        id: repeater

        model: root.match.view.pieces

        PieceItem {
            id: piece

            match: root.match
            table: root.table
            pixelRatio: root.Screen.devicePixelRatio
            steady: root.steady
            fieldWindow: fieldWindow
            onSetOut: {
                piece.flying = true;
                landing.restart();
            }
            onPointed: Qt.callLater(root.findHovered) // when all have heard where the mouse is
            onTaken: root.taken()
            onVanished: root.forceActiveFocus()
            onDropped: at => {
                const target = root.dropTarget(piece, at);
                root.match.view.drop(piece.pieceId, target ? target.pieceId : "");
            }
        }
    }
}
