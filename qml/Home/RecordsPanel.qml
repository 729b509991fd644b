pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Library

// A sheet with the records: first and largest the match to go on with. With `whole` it is as tall as all of them.
PaperPanel {
    id: root

    required property RecordModel records
    property bool whole: false

    signal openRecord(path: string)
    signal openFile

    implicitHeight: rows.implicitHeight + 2 * padding

    ColumnLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: root.whole ? implicitHeight : parent.height
        spacing: Theme.s

        RowLayout {
            spacing: Theme.s
            Layout.fillWidth: true

            Heading {
                text: qsTr("Your games")
                font.pixelSize: Theme.fontLarge
                Layout.fillWidth: true
            }

            QuietButton {
                id: opener

                objectName: "openFile"
                text: qsTr("Open a file…")
                onClicked: root.openFile()
            }
        }

        Sentence {
            visible: text.length > 0
            text: root.records.problem
            color: Theme.dark ? "#F0A090" : "#A03423"
            Layout.fillWidth: true
        }

        Sentence {
            visible: root.records.count === 0 && root.records.problem.length === 0
            text: root.records.reading ? qsTr("Looking for your games …")
                                       : qsTr("Every game you play is kept here, move by move. Choose a box to begin.")
            color: Theme.panelQuiet
            Layout.fillWidth: true
        }

        ListView {
            id: list

            objectName: "records"
            visible: count > 0
            model: root.records
            clip: true
            interactive: !root.whole
            boundsBehavior: Flickable.StopAtBounds
            implicitHeight: contentHeight
            activeFocusOnTab: true
            currentIndex: 0
            cacheBuffer: root.whole ? 100000 : 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.xs

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Your games")

            // The keyboard must not stay in a list that goes.
            onCountChanged: if (count === 0 && activeFocus) opener.forceActiveFocus(Qt.OtherFocusReason)

            T.ScrollBar.vertical: PaperScrollBar {}

            delegate: RecordRow {
                width: ListView.view.width - Theme.scaled(12)
                focus: ListView.isCurrentItem
                foremost: path === root.records.continuePath
                onOpened: root.openRecord(path)
                onRemoved: root.records.remove(index)
            }
        }

    }
}
