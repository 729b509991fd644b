pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls
import Engawa.Library

// A seat: its mark, the name of who sits there, and whether that is a person or a bot.
GridLayout {
    id: root

    required property int seat
    required property string name
    required property string suggested
    required property string player
    required property string words
    required property string level
    required property SetupForm form

    readonly property bool narrow: width < Theme.scaled(400)

    columns: narrow ? 2 : 3
    columnSpacing: Theme.scaled(10)
    rowSpacing: Theme.xs

    SeatShape {
        seat: root.seat
        size: Theme.scaled(22)
    }

    PaperField {
        objectName: "seatName" + root.seat
        label: qsTr("Name of seat %1").arg(root.seat + 1)
        placeholderText: root.suggested
        text: root.name
        maximumLength: 40
        Layout.fillWidth: true
        onTextEdited: root.form.setSeatName(root.seat, text)
    }

    PaperCombo {
        objectName: "seatPlayer" + root.seat
        label: qsTr("Who plays seat %1").arg(root.seat + 1)
        model: root.form.levels
        textRole: "name"
        aboutRole: "about"
        groupRole: "group"
        listWidth: Math.min(root.width, Theme.scaled(420))
        mostHeight: Theme.scaled(460)
        valueRole: "optionId"
        displayText: root.words
        currentIndex: root.form.levels.rowOf(root.player)
        Layout.fillWidth: root.narrow
        Layout.columnSpan: root.narrow ? 2 : 1
        Layout.leftMargin: root.narrow ? Theme.scaled(32) : 0
        onActivated: root.form.setSeatPlayer(root.seat, currentValue)
    }

    PaperCombo {
        objectName: "seatLevel" + root.seat
        visible: root.level.length > 0
        label: qsTr("How well the bot of seat %1 plays").arg(root.seat + 1)
        model: root.form.botLevels
        textRole: "name"
        valueRole: "optionId"
        aboutRole: "about"
        listWidth: Math.min(root.width, Theme.scaled(420))
        mostHeight: Theme.scaled(460)
        currentIndex: root.form.botLevels.rowOf(root.level)
        Layout.column: root.narrow ? 0 : 2
        Layout.row: root.narrow ? 2 : 1
        Layout.columnSpan: root.narrow ? 2 : 1
        Layout.leftMargin: root.narrow ? Theme.scaled(32) : 0
        Layout.fillWidth: true
        onActivated: root.form.setSeatLevel(root.seat, currentValue)
    }
}
