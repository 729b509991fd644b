pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls
import Engawa.Library

// Everything that can be chosen before the deal, one group below the other.
ColumnLayout {
    id: root

    required property SetupForm form

    readonly property real above: changed.visible ? changed.height + spacing : 0 // what stands over the choices
    property real stood: 0
    property bool ticking: false

    signal openFile
    signal pushed(by: real) // by what a variant that was just ticked has to say

    spacing: Theme.xl
    onAboveChanged: {
        const by = above - stood;
        stood = above;
        if (ticking)
            pushed(by);
    }

    Connections { // until all has found its place
        target: root.Window.window
        enabled: root.ticking

        function onAfterAnimating() {
            root.ticking = false;
        }
    }

    FormGroup { // what is new to whoever gets a variant
        id: changed

        readonly property int few: 6
        property bool all: false

        visible: root.form.variantTitle.length > 0
        title: root.form.variantTitle
        note: root.form.variantAbout
        Layout.fillWidth: true

        Repeater {
            model: changed.all ? root.form.changes : root.form.changes.slice(0, changed.few)

            Text {
                required property string modelData

                objectName: "change"
                text: modelData
                color: Theme.panelInk
                font.family: Theme.sansFamily
                font.pixelSize: Theme.fontNormal
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Layout.fillWidth: true
            }
        }

        QuietButton {
            visible: !changed.all && root.form.changes.length > changed.few
            text: qsTr("Show all %n changes", "", root.form.changes.length)
            onClicked: changed.all = true
        }
    }

    FormGroup {
        visible: root.form.modes.count > 1
        title: qsTr("Mode")
        Layout.fillWidth: true

        Repeater {
            model: root.form.modes

            ChoiceRow {
                objectName: "mode-" + optionId
                onChosen: root.form.mode = optionId
                Layout.fillWidth: true
            }
        }
    }

    FormGroup {
        visible: root.form.scenarios.count > 0
        title: qsTr("Scenario")
        Layout.fillWidth: true

        Repeater {
            model: root.form.scenarios

            ChoiceRow {
                objectName: "scenario-" + optionId
                onChosen: root.form.scenario = optionId
                Layout.fillWidth: true
            }
        }
    }

    FormGroup {
        title: root.form.maxPlayers > 1 ? qsTr("Players") : qsTr("Player")
        Layout.fillWidth: true

        Segmented {
            id: count

            objectName: "players"
            visible: root.form.maxPlayers > root.form.minPlayers
            label: qsTr("Number of players")
            options: Array.from({length: root.form.maxPlayers - root.form.minPlayers + 1}, (unused, i) => String(root.form.minPlayers + i))
            Layout.fillWidth: true
            onActivated: index => root.form.players = root.form.minPlayers + index

            Binding on currentIndex {
                value: root.form.players - root.form.minPlayers
            }
        }

        Repeater {
            model: root.form.seats

            SeatRow {
                form: root.form
                Layout.fillWidth: true
            }
        }

        GridLayout {
            visible: root.form.players > 1
            columns: width < Theme.scaled(400) ? 1 : 2
            columnSpacing: Theme.scaled(10)
            rowSpacing: Theme.xs
            Layout.fillWidth: true
            Layout.topMargin: Theme.xs

            Sentence {
                text: qsTr("Who begins")
                Layout.fillWidth: true
            }

            PaperCombo {
                objectName: "starter"
                label: qsTr("Who begins")
                model: root.form.starters
                textRole: "name"
                currentIndex: root.form.starter + 1
                onActivated: index => root.form.starter = index - 1
            }
        }
    }

    FormGroup {
        visible: root.form.modules.count > 0
        title: qsTr("Modules")
        Layout.fillWidth: true

        Repeater {
            model: root.form.modules

            ChoiceRow {
                objectName: "module-" + optionId
                one: false
                onChosen: on => root.form.chooseModule(optionId, on)
                Layout.fillWidth: true
            }
        }
    }

    FormGroup {
        title: qsTr("Variants")
        note: root.form.note
        Layout.fillWidth: true

        Repeater {
            model: root.form.variants

            ChoiceRow {
                objectName: "variant-" + optionId
                one: false
                onChosen: on => {
                    root.ticking = true;
                    root.form.chooseVariant(optionId, on);
                }
                Layout.fillWidth: true
            }
        }

        QuietButton {
            text: qsTr("Open a variant’s file…")
            onClicked: root.openFile()
        }
    }

    FormGroup {
        title: qsTr("Seed")
        note: qsTr("The same seed deals the same game again.")
        Layout.fillWidth: true

        RowLayout {
            spacing: Theme.s
            Layout.fillWidth: true

            PaperField {
                objectName: "seed"
                label: qsTr("Seed")
                glyph: "seed"
                placeholderText: qsTr("any")
                text: root.form.seed
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 40
                Accessible.description: root.form.seedProblem
                Layout.fillWidth: true
                onTextEdited: root.form.seed = text
            }

            IconButton {
                objectName: "newSeed"
                text: qsTr("New seed")
                glyph: "again"
                onClicked: root.form.newSeed()
            }

            QuietButton {
                objectName: "copySeed"
                text: qsTr("Copy")
                Accessible.name: qsTr("Copy the seed")
                onClicked: root.form.copySeed()
            }
        }
    }
}
