import QtQuick

import Engawa.Theme

// The outlines of a hexagonal piece: it leads on, it was chosen, the keyboard is on it.
Item {
    id: root

    required property PieceItem piece

    HexOutline {
        visible: (root.piece.legal && !root.piece.spot && !root.piece.quiet) || root.piece.selected || root.piece.marked
        piece: root.piece
        inset: 3
        stroke: root.piece.selected ? 8 : 6
        colour: root.piece.marked && !root.piece.legal ? "#66FFFFFF" : "#66E3B94A"
    }
    HexOutline {
        visible: (root.piece.legal && !root.piece.spot && !root.piece.quiet) || root.piece.selected || root.piece.marked
        piece: root.piece
        inset: 3
        stroke: root.piece.selected ? 4 : 2.5
        colour: root.piece.marked && !root.piece.legal ? Theme.tableInk : "#FFE9A8"
    }
    HexOutline { // the keyboard is here
        visible: root.piece.activeFocus
        piece: root.piece
        inset: 7
        stroke: 4
        colour: "#1B130C"
    }
    HexOutline {
        visible: root.piece.activeFocus
        piece: root.piece
        inset: 7
        stroke: 2
        colour: "#ffffff"
    }
}
