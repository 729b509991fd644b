import QtQuick

import Engawa.Theme

// Where cards will lie.
Rectangle {
    property real card: 80 // width of a card

    width: card
    height: card * 1.4
    radius: card * 0.06
    color: Theme.emptyPlace
    border.color: Theme.emptyPlaceLine
}
