import QtQuick
import Engawa.Theme

// Gold between two dark lines, so that it shows on paper and on planks alike.
Rectangle {
    id: root

    required property bool shown
    property int gap: 2

    readonly property int line: Theme.scaled(2.5)

    anchors.fill: parent
    anchors.margins: -gap - line
    visible: shown
    color: "transparent"
    radius: Theme.radius + gap + line
    border.width: line + 1
    border.color: "#C0201812"

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        color: "transparent"
        radius: parent.radius - 1
        border.width: root.line - 1
        border.color: Theme.gold
    }
}
