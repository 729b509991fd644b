import QtQuick

// A free place of a field that a piece can go to: the outline of the hexagon.
HexOutline {
    inset: 4
    dashed: true
}
