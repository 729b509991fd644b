import QtQuick
import Engawa.Theme

// The cap of a key, beside what the key does.
Rectangle {
    id: root

    required property string text
    property color ink: Theme.panelQuiet
    property int fontSize: Theme.fontSmall

    visible: text.length > 0
    implicitWidth: Math.max(cap.implicitWidth + Theme.scaled(9), implicitHeight)
    implicitHeight: cap.implicitHeight + Theme.scaled(3)
    radius: Theme.scaled(4)
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(ink, 0.55)
    Accessible.ignored: true

    Text {
        id: cap

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.family: Theme.sansFamily
        font.pixelSize: root.fontSize
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
