pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

import Engawa.Match
import Engawa.Theme

// Alone: what the scenario asks for, and what of it is reached.
TablePanel {
    id: root

    required property MatchController match

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.l
        anchors.rightMargin: Theme.l
        spacing: Theme.xl

        Text {
            text: root.match.scenarioName
            color: Theme.tableInk
            font.family: Theme.serifFamily
            font.pixelSize: Theme.fontTitle
            font.bold: true
        }
        Repeater {
            model: root.match.goals

            RowLayout {
                id: line

                required property goal modelData

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: Theme.s
                Accessible.role: Accessible.CheckBox
                Accessible.name: modelData.text
                Accessible.checked: modelData.met

                Rectangle {
                    Layout.preferredWidth: Theme.fontTitle * 1.3
                    Layout.preferredHeight: Theme.fontTitle * 1.3
                    radius: width / 2
                    color: line.modelData.met ? Theme.gold : "transparent"
                    border.width: 2
                    border.color: line.modelData.met ? Theme.gold : Theme.tableQuiet

                    Text {
                        anchors.centerIn: parent
                        visible: line.modelData.met
                        text: "✓"
                        color: Theme.ink
                        font.pixelSize: Theme.fontLarge
                        font.bold: true
                    }
                }
                Text {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    wrapMode: Text.Wrap
                    color: line.modelData.met ? Theme.gold : Theme.tableInk
                    font.family: Theme.sansFamily
                    font.pixelSize: Theme.fontNormal
                    Accessible.ignored: true
                }
            }
        }
    }
}
