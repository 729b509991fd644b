import QtQuick

// A free place of a field that a piece can go to: the outline of the hexagon, and the piece as it would lie there.
HexOutline {
    id: root

    inset: 4
    dashed: true

    Image {
        x: -root.piece.rim
        y: -root.piece.rim
        width: root.width + 2 * root.piece.rim
        height: root.height + 2 * root.piece.rim
        visible: root.piece.match.view.selecting && (root.piece.hovered || root.piece.activeFocus)
        source: visible ? root.piece.pictureOf(root.piece.table.ghost) : ""
        opacity: 0.7
        asynchronous: true
    }
}
