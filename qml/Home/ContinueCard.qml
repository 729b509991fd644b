pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls

// The match that was left in the middle: what, with whom and when.
Rectangle {
    id: root

    required property string title
    required property string subtitle

    signal chosen

    implicitHeight: rows.implicitHeight + 2 * Theme.m
    radius: Theme.radius
    color: Theme.panelShade
    border.width: 1
    border.color: Theme.panelLine

    ColumnLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.m
        spacing: Theme.xs

        Heading {
            text: root.title
            Layout.fillWidth: true
        }

        Caption {
            text: root.subtitle
            font.pixelSize: Theme.fontNormal
            Layout.fillWidth: true
        }

        PaperButton {
            objectName: "continue"
            primary: true
            text: qsTr("Continue")
            Accessible.description: root.title
            Layout.topMargin: Theme.xs
            Layout.fillWidth: true
            onClicked: root.chosen()
        }
    }
}
