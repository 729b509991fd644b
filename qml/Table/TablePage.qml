pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Match
import Engawa.Theme

// The table: the ground, the game's layout and the pieces on it. Where the window is smaller than the layout can be, it is
// moved under the window.
FocusScope {
    id: root

    required property MatchController match
    required property string game // whose table it is; empty: none
    required property url artFolder // with a folder for each game
    property bool plain: false // even a game with a layout of its own is shown by the forms of its zones
    property real promptHeight: 44 // of the prompt that lies over the table
    readonly property real growth: table ? Math.max(0.6, table.textScale / Theme.textScale) : 1 // of the prompt's words: they go with the table's

    signal taken // a piece was clicked or picked up
    signal seatAsked(seat: int, plate: Item) // who plays it

    readonly property PieceItem hovered: pieces.item ? (pieces.item as PieceLayer).hovered : null
    readonly property PieceItem focused: Window.activeFocusItem as PieceItem
    readonly property Item keyboardOn: Window.activeFocusItem
    readonly property GameTable table: layout.item as GameTable
    readonly property rect promptSpace: { // always in sight
        const space = table?.promptSpace ?? null;
        if (space === null)
            return Qt.rect(0, 0, width, 0);
        const broad = Math.min(space.width, width);
        return Qt.rect(Math.max(0, Math.min(space.x - shift.x, width - broad)), Math.max(0, Math.min(space.y - shift.y, height - space.height)), broad, space.height);
    }
    readonly property PieceLayer pieceLayer: pieces.item as PieceLayer

    readonly property size least: table ? Qt.size(table.least.width * Theme.textScale, table.least.height * Theme.textScale) : Qt.size(0, 0)
    readonly property size beyond: Qt.size(Math.max(0, Math.ceil(least.width - width)), Math.max(0, Math.ceil(least.height - height)))
    property point wish: Qt.point(0, Infinity) // the near side comes first
    readonly property point shift: Qt.point(Math.max(0, Math.min(wish.x, beyond.width)), Math.max(0, Math.min(wish.y, beyond.height))) // of the table, to the left and up

    function artOf(name: string): url {
        return `${artFolder}/${name}`;
    }

    function move(dx: real, dy: real) {
        wish = Qt.point(Math.round(shift.x + dx), Math.round(shift.y + dy));
    }

    // Moves the table so far that an item on it can be seen.
    function reveal(item: Item) {
        const at = item.mapToItem(root, 0, 0, item.width, item.height);
        const edge = Theme.m;
        const along = (from, size, room) => from < edge || size + 2 * edge > room ? Math.min(0, from - edge) : Math.max(0, from + size + edge - room);
        move(along(at.x, at.width, width), along(at.y, at.height, height));
    }

    onKeyboardOnChanged: {
        if ((beyond.width > 0 || beyond.height > 0) && keyboardOn?.activeFocusOnTab && !focused?.hovered)
            for (let above = keyboardOn; above; above = above.parent)
                if (above === content)
                    reveal(keyboardOn);
    }

    TableGround {
        anchors.fill: parent
        art: root.game === "" ? "" : TableLayouts.existing(root.artOf(root.game) + "/plank.svg")
    }
    Item {
        id: content

        x: -root.shift.x
        y: -root.shift.y
        width: root.width + root.beyond.width
        height: root.height + root.beyond.height

        Loader { // before the layout, so that the keyboard meets pieces before names
            id: pieces

            anchors.fill: parent
            z: 1
            focus: true
            active: root.table !== null
            sourceComponent: PieceLayer {
                focus: true
                match: root.match
                table: root.table
                onTaken: root.taken()
            }
        }
        Loader {
            id: layout

            anchors.fill: parent
            Component.onCompleted: reload()

            function reload() {
                if (root.match.session.open && root.game !== "")
                    setSource(root.plain ? TableLayouts.plain() : TableLayouts.of(root.game), { match: root.match, art: root.artOf(root.game) });
                else
                    source = "";
            }
            Connections {
                target: root

                function onGameChanged() {
                    layout.reload();
                }
                function onPlainChanged() {
                    layout.reload();
                }
            }
        }
        Loader {
            anchors.fill: parent
            z: 2
            enabled: false
            active: root.table !== null && root.table.light !== null
            sourceComponent: root.table?.light ?? null
        }
    }
    Connections {
        target: root.table

        function onSeatAsked(seat: int, plate: Item) {
            root.seatAsked(seat, plate);
        }
    }
    Binding {
        target: root.table
        property: "promptHeight"
        value: root.promptHeight
        when: root.table !== null
    }
    WheelHandler {
        enabled: root.beyond.width > 0 || root.beyond.height > 0
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        orientation: Qt.Vertical
        target: null
        onWheel: event => root.move(-event.angleDelta.x / 2, -event.angleDelta.y / 2)
    }
    ShiftBar {
        anchors.right: parent.right
        height: parent.height
        orientation: Qt.Vertical
        room: root.height
        beyond: root.beyond.height
        at: root.shift.y
        onMoved: to => root.move(0, to - root.shift.y)
    }
    ShiftBar {
        anchors.bottom: parent.bottom
        width: parent.width
        orientation: Qt.Horizontal
        room: root.width
        beyond: root.beyond.width
        at: root.shift.x
        onMoved: to => root.move(to - root.shift.x, 0)
    }

    component ShiftBar: PaperScrollBar {
        id: bar

        property real room: 0
        property real beyond: 0
        property real at: 0

        signal moved(to: real)

        onTable: true
        visible: beyond > 0
        size: room / Math.max(1, room + beyond)
        position: at / Math.max(1, room + beyond)
        onPositionChanged: if (pressed) moved(position * (room + beyond))
    }
}
