import QtQuick
import Engawa.Theme
import Engawa.Controls

// A legal move in the palette.
Rectangle {
    id: root

    required property int index
    required property string text
    property bool chosen: false

    signal taken

    implicitHeight: words.height + Theme.scaled(16)
    radius: Theme.scaled(6)
    color: chosen || pointer.hovered ? Theme.panelShade : "transparent"
    border.width: chosen ? 1 : 0
    border.color: Theme.goldDeep
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.selected: chosen
    Accessible.onPressAction: root.taken()

    Sentence {
        id: words

        x: Theme.m
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x - (enter.visible ? enter.width + Theme.s : 0)
        text: root.text
        Accessible.ignored: true
    }

    KeyHint {
        id: enter

        anchors.right: parent.right
        anchors.rightMargin: Theme.m
        anchors.verticalCenter: parent.verticalCenter
        visible: root.chosen
        text: qsTr("Enter", "the key")
    }

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: root.taken()
    }
}
