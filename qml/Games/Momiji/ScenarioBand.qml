pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

import Engawa.Match
import Engawa.Table
import Engawa.Theme

// Alone: what the scenario asks for, and what of it is reached, as far as it may be counted before the end.
TablePanel {
    id: root

    readonly property MatchController match: table.match
    // What the tokens left in the middle require and cost, a line each.
    readonly property list<string> tokens: match.view.sceneNumber > 0 && table.hasZone("objectives") // told anew with every scene
        ? match.view.piecesIn("objectives").map(piece => match.facts.aboutComponent(piece.component).lines.join(" ")) : []

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.l
        anchors.rightMargin: Theme.l
        spacing: Theme.xl

        Text {
            text: root.match.session.scenarioName
            color: Theme.tableInk
            font.family: Theme.serifFamily
            font.pixelSize: root.table.scaled(20)
            font.bold: true
        }
        Repeater {
            model: root.match.view.goals

            RowLayout {
                id: line

                required property goal modelData

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: Theme.s
                Accessible.role: Accessible.CheckBox
                Accessible.name: modelData.text
                Accessible.checked: modelData.met
                Accessible.checkStateMixed: modelData.unseen
                Accessible.description: modelData.unseen ? tip.text : ""

                HoverHandler {
                    id: pointer
                }
                TableTip {
                    id: tip

                    text: qsTr("This is counted when the game ends.")
                    visible: pointer.hovered && line.modelData.unseen
                }

                Rectangle {
                    Layout.preferredWidth: root.table.scaled(20) * 1.3
                    Layout.preferredHeight: root.table.scaled(20) * 1.3
                    radius: width / 2
                    color: line.modelData.met ? Theme.gold : "transparent"
                    border.width: 2
                    border.color: line.modelData.met ? Theme.gold : Theme.tableQuiet

                    Text {
                        anchors.centerIn: parent
                        visible: line.modelData.met || line.modelData.unseen
                        text: line.modelData.met ? "✓" : "?"
                        color: line.modelData.met ? Theme.ink : Theme.tableQuiet
                        font.pixelSize: root.table.scaled(16)
                        font.bold: true
                    }
                }
                Text {
                    Layout.fillWidth: true
                    Layout.preferredHeight: root.height - Theme.s
                    text: line.modelData.text
                    wrapMode: Text.Wrap
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.Fit // a long condition gives way a little
                    minimumPixelSize: 11
                    color: line.modelData.met ? Theme.gold : Theme.tableInk
                    font.family: Theme.sansFamily
                    font.pixelSize: root.table.scaled(14)
                    Accessible.ignored: true
                }
            }
        }
        RowLayout {
            id: asked

            Layout.maximumWidth: root.width * 0.14
            visible: root.tokens.length > 0
            spacing: Theme.s
            activeFocusOnTab: true
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text
            Accessible.description: root.tokens.join("\n")

            HoverHandler {
                id: asking
            }
            TapHandler {
                onTapped: asked.forceActiveFocus()
            }
            Rectangle {
                Layout.preferredWidth: root.table.scaled(20) * 1.3
                Layout.preferredHeight: root.table.scaled(20) * 1.3
                radius: width / 2
                color: asking.hovered || asked.activeFocus ? Theme.gold : "transparent"
                border.width: 2
                border.color: Theme.gold

                TableTip {
                    x: asked.width - width
                    y: (asked.height + parent.height) / 2 + Theme.xs
                    delay: 0
                    text: root.tokens.join("\n")
                    visible: asking.hovered || asked.activeFocus
                }
                Text {
                    anchors.centerIn: parent
                    text: "i"
                    color: asking.hovered || asked.activeFocus ? Theme.ink : Theme.gold
                    font.family: Theme.serifFamily
                    font.pixelSize: root.table.scaled(16)
                    font.bold: true
                }
            }
            Text {
                id: words

                Layout.fillWidth: true
                text: qsTr("What tokens require and cost")
                wrapMode: Text.Wrap
                color: Theme.tableInk
                font.family: Theme.sansFamily
                font.pixelSize: root.table.scaled(14)
                Accessible.ignored: true
            }
        }
    }
}
