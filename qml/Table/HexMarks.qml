import QtQuick

import Engawa.Theme

// The outlines of a hexagonal piece: it leads on, it was chosen, the keyboard is on it, it was looked up.
Item {
    id: root

    required property PieceItem piece

    HexOutline {
        visible: (root.piece.legal && !root.piece.spot && !root.piece.quiet) || root.piece.selected
        piece: root.piece
        inset: 3
        stroke: root.piece.selected ? 6 : 4
        colour: Theme.gold
    }
    HexOutline { // the keyboard is here
        visible: root.piece.activeFocus
        piece: root.piece
        inset: 9
        stroke: 2
        colour: Theme.focus
    }
    HexOutline {
        visible: root.piece.marked
        piece: root.piece
        inset: root.piece.activeFocus ? 15 : 11
        stroke: 5
        dotted: true
        colour: Theme.paper
        casing: Theme.indigo
    }
}
