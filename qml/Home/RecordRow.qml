pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls

// One record in the list: opens on a click, goes to the trash by its small button or the Delete key. The foremost is the
// match that was left in the middle.
Item {
    id: root

    required property int index
    required property string path
    required property string title
    required property string subtitle
    required property string problem
    required property bool finished
    required property bool playable
    property bool foremost: false

    readonly property bool focused: activeFocus || bin.activeFocus
    readonly property color fault: Theme.dark ? "#F0A090" : "#A03423"
    readonly property string action: !playable ? qsTr("Can’t be opened") : finished ? qsTr("Replay") : qsTr("Continue")

    signal opened
    signal removed

    implicitHeight: row.implicitHeight + (foremost ? button.height + Theme.m + 2 * Theme.m : 2 * Theme.s)

    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: qsTr("%1. %2", "a record’s players and time, what a click does").arg(subtitle).arg(problem.length > 0 ? problem : action)
    Accessible.focusable: true
    Accessible.onPressAction: if (playable) root.opened()

    Keys.onReturnPressed: event => { if (playable && !event.isAutoRepeat) root.opened(); }
    Keys.onEnterPressed: event => { if (playable && !event.isAutoRepeat) root.opened(); }
    Keys.onSpacePressed: event => { if (playable && !event.isAutoRepeat) root.opened(); }
    Keys.onDeletePressed: root.removed()

    Rectangle {
        anchors.fill: parent
        radius: Theme.scaled(8)
        color: pointer.hovered || root.foremost ? Theme.panelShade : "transparent"
        border.width: root.foremost ? 1 : 0
        border.color: Theme.panelLine
    }

    FocusRing {
        gap: -line
        shown: root.activeFocus
        radius: Theme.scaled(8)
    }

    HoverHandler {
        id: pointer

        cursorShape: root.playable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        enabled: root.playable
        onTapped: root.opened()
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: root.foremost ? Theme.m : Theme.s
        anchors.rightMargin: root.foremost ? Theme.s : Theme.xs
        anchors.top: parent.top
        anchors.topMargin: root.foremost ? Theme.m : Theme.s
        spacing: Theme.s

        Item {
            visible: !root.foremost
            implicitWidth: Theme.scaled(16)
            implicitHeight: Theme.scaled(16)
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.scaled(3)

            Glyph {
                anchors.centerIn: parent
                visible: root.playable
                name: root.finished ? "again" : "play"
                colour: Theme.panelAccent
                size: Theme.scaled(16)
            }

            Text {
                anchors.centerIn: parent
                visible: !root.playable
                text: "!"
                color: root.fault
                font.family: Theme.sansFamily
                font.pixelSize: Theme.fontLarge
                font.bold: true
                Accessible.ignored: true
            }
        }

        ColumnLayout {
            spacing: 1
            Layout.fillWidth: true

            Text {
                text: root.title
                color: Theme.panelInk
                font.family: root.foremost ? Theme.serifFamily : Theme.sansFamily
                font.pixelSize: root.foremost ? Theme.fontTitle : Theme.fontNormal
                font.weight: Font.DemiBold
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
                Accessible.ignored: true
            }

            Caption {
                text: root.subtitle
                Layout.fillWidth: true
                Accessible.ignored: true
            }

            Caption {
                visible: root.problem.length > 0
                text: root.problem
                color: root.fault
                maximumLineCount: 4
                elide: Text.ElideRight
                Layout.fillWidth: true
                Accessible.ignored: true
            }
        }

        Caption {
            visible: root.playable && !root.foremost
            text: root.action
            color: Theme.panelAccent
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        IconButton {
            id: bin

            implicitWidth: Theme.scaled(28)
            padding: Theme.scaled(5)
            text: qsTr("Remove")
            hintAbove: root.index > 0
            Accessible.name: qsTr("Move “%1” to the trash").arg(root.title)
            glyph: "close"
            opacity: pointer.hovered || root.focused ? 1 : 0.35
            onClicked: root.removed()
        }
    }

    PaperButton {
        id: button

        objectName: "continue"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.m
        visible: root.foremost
        primary: true
        text: qsTr("Continue")
        Accessible.description: root.title
        onClicked: root.opened()
    }
}
