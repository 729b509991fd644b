pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Theme

// The table: the ground, the game's layout and the pieces on it.
FocusScope {
    id: root

    required property MatchController match
    required property url layoutSource // the game's own QML
    required property url art          // folder of the game's pictures
    required property url ground
    property real promptHeight: 44 // of the prompt that lies over the table
    readonly property real growth: table ? Math.max(0.6, table.textScale / Theme.textScale) : 1 // of the prompt's words: they go with the table's

    signal taken // a piece was clicked or picked up

    readonly property PieceItem hovered: pieces.item ? (pieces.item as PieceLayer).hovered : null
    readonly property PieceItem focused: Window.activeFocusItem as PieceItem
    readonly property GameTable table: layout.item as GameTable
    readonly property rect promptSpace: table && table.promptSpace
        ? Qt.rect(table.promptSpace.x, table.promptSpace.y, table.promptSpace.width, table.promptSpace.height)
        : Qt.rect(0, 0, width, 0)
    readonly property PieceLayer pieceLayer: pieces.item as PieceLayer

    TableGround {
        anchors.fill: parent
        art: root.ground
    }
    Loader {
        id: layout

        anchors.fill: parent
        Component.onCompleted: reload()

        function reload() {
            if (root.match.open)
                setSource(root.layoutSource, { match: root.match });
            else
                source = "";
        }
        Connections {
            target: root

            function onLayoutSourceChanged() {
                layout.reload();
            }
        }
    }
    Binding {
        target: root.table
        property: "art"
        value: root.art
        when: root.table !== null
    }
    Binding {
        target: root.table
        property: "promptHeight"
        value: root.promptHeight
        when: root.table !== null
    }
    Loader {
        id: pieces

        anchors.fill: parent
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
        anchors.fill: parent
        enabled: false
        active: root.table !== null && root.table.light !== null
        sourceComponent: root.table?.light ?? null
    }
}
