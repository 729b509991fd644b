import QtQuick
import Engawa.Theme
import Engawa.Controls

// A section in the contents of the rulebook.
Rectangle {
    id: root

    required property int index
    required property string modelData
    property bool current: false
    property bool chosen: false

    signal opened

    implicitHeight: word.height + Theme.scaled(12)
    radius: Theme.scaled(6)
    color: pointer.hovered || chosen ? Theme.panelShade : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData
    Accessible.selected: current
    Accessible.onPressAction: root.opened()

    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onSpacePressed: root.opened()

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(3)
        height: word.height
        visible: root.current
        color: Theme.panelAccent
    }

    Text {
        id: word

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.m
        width: parent.width - x - Theme.s
        text: root.modelData
        color: root.current ? Theme.panelAccent : Theme.panelInk
        font.family: Theme.serifFamily
        font.pixelSize: Theme.fontLarge
        font.weight: root.current ? Font.DemiBold : Font.Normal
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: root.opened()
    }

    FocusRing {
        shown: root.chosen
        gap: -line
        radius: parent.radius
    }
}
