pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls

// One record in the list: opens on a click, goes to the trash by its small button or the Delete key.
Item {
    id: root

    required property int index
    required property string path
    required property string title
    required property string subtitle
    required property string problem
    required property bool finished
    required property bool playable

    readonly property bool focused: activeFocus || bin.activeFocus
    readonly property color fault: Theme.dark ? "#F0A090" : "#A03423"
    readonly property string action: !playable ? qsTr("Can’t be opened") : finished ? qsTr("Replay") : qsTr("Continue")

    signal opened
    signal removed

    implicitHeight: row.implicitHeight + 2 * Theme.s

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
        color: pointer.hovered ? Theme.panelShade : "transparent"
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
        anchors.leftMargin: Theme.s
        anchors.rightMargin: Theme.xs
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s

        Item {
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
                font.family: Theme.sansFamily
                font.pixelSize: Theme.fontNormal
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
            visible: root.playable
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
}
