import QtQuick

import Engawa.Theme

// A small round button at the edge of a field; its sign is also its key.
Rectangle {
    id: root

    required property string text
    required property string name

    signal pressed

    function accessiblePressAction() {
        pressed();
    }

    height: width
    radius: width / 2
    color: Theme.shade
    border.width: activeFocus ? 2 : 1
    border.color: activeFocus ? Theme.focus : Theme.shadeLine
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: true
    Keys.onSpacePressed: root.pressed()
    Keys.onReturnPressed: root.pressed()

    Text {
        anchors.centerIn: parent
        text: root.text
        color: Theme.tableInk
        font.family: Theme.sansFamily
        font.pixelSize: Math.round(root.height * 0.6)
        font.bold: true
        Accessible.ignored: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.pressed()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
