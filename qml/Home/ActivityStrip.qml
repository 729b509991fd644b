pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls

// What would you like to do? It only arranges the window's panels.
Rectangle {
    id: root

    signal workspaceRequested(name: string)

    // In one line if it may; the flow wraps when it gets less.
    implicitWidth: question.implicitWidth + play.implicitWidth + test.implicitWidth + design.implicitWidth + 3 * flow.spacing + 2 * Theme.l
    implicitHeight: flow.implicitHeight + 2 * Theme.s
    radius: Theme.radius
    color: Theme.shadeDeep
    border.width: 1
    border.color: Theme.shadeLine

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.l
        anchors.rightMargin: Theme.l
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.m

        Text {
            id: question

            height: Math.max(implicitHeight, Theme.scaled(36))
            text: qsTr("What would you like to do?")
            color: Theme.tableInk
            font.family: Theme.sansFamily
            font.pixelSize: Theme.fontLarge
            textFormat: Text.PlainText
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PaperButton {
            id: play

            objectName: "workspacePlay"
            onTable: true
            glyph: "play"
            text: qsTr("Play")
            onClicked: root.workspaceRequested("play")
        }

        PaperButton {
            id: test

            objectName: "workspaceTest"
            onTable: true
            glyph: "branch"
            text: qsTr("Test a variant")
            onClicked: root.workspaceRequested("test")
        }

        PaperButton {
            id: design

            objectName: "workspaceDesign"
            onTable: true
            glyph: "settings"
            text: qsTr("Design")
            onClicked: root.workspaceRequested("design")
        }
    }
}
