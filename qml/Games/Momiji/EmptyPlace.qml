import QtQuick

// Where cards will lie.
Rectangle {
    property real card: 80 // width of a card

    width: card
    height: card * 1.4
    radius: card * 0.06
    color: "#14F3E9D6"
    border.color: "#38F3E9D6"
}
