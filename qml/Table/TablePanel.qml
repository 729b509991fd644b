import QtQuick

// A tinted field of the table that holds what belongs together.
Rectangle {
    required property GameTable table
    property point offset: Qt.point(x, y) // on the table

    radius: 12
    color: table.panelColour
    border.width: 1
    border.color: table.panelLine
}
