pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Library
import Engawa.Settings

// The games on the planks, what was played, and the few settings that everybody needs. Where there is room everything
// is in sight; with large text the settings stand below, in a narrow window everything one below the other.
FocusScope {
    id: root

    required property Library library
    required property Settings settings

    readonly property bool wide: width >= Theme.scaled(1060) && height >= Theme.scaled(640)
    readonly property bool paired: wide || width >= Theme.scaled(560) // the sheet stands beside the games
    readonly property real margin: Theme.scaled(wide ? 28 : 12)
    readonly property real sheetWidth: wide ? Math.max(Theme.scaled(350), Math.min(width * 0.29, Theme.scaled(460)))
                                            : paired ? (width - 3 * margin) * 0.54 : width - 2 * margin

    signal openFile
    signal workspaceRequested(name: string)

    function focusFirst() {
        shelf.focusFirst();
        flick.contentY = 0;
    }

    FocusFlick {
        id: flick

        anchors.fill: parent
        onTable: true
        contentHeight: root.wide ? height : Math.max(sheet.y + sheet.height, settingsRow.y + settingsRow.height) + root.margin

        Text {
            id: wordmark

            x: root.margin + (root.wide ? root.width * 0.05 : 0)
            y: root.margin + (settingsRow.sameLine ? (Math.min(settingsRow.height, Theme.scaled(44)) - height) / 2 : 0)
            text: qsTr("Engawa")
            color: Theme.tableInk
            font.family: Theme.serifFamily
            font.pixelSize: Theme.fontHead
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
            style: Text.Outline // the branches reach behind it
            styleColor: "#A01B130C"
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        SettingsRow {
            id: settingsRow

            readonly property bool sameLine: root.wide && root.width - (wordmark.x + wordmark.width) - 2 * root.margin >= natural
            readonly property real below: root.paired ? Math.max(root.height, strip.y + strip.height + root.margin)
                                                      : strip.y + strip.height + Theme.l

            objectName: "settingsRow"
            settings: root.settings
            x: sameLine ? root.width - root.margin - width : root.margin
            y: sameLine ? root.margin : root.wide ? wordmark.y + wordmark.height + Theme.s : below
            width: sameLine ? natural : root.width - 2 * root.margin
        }

        Sentence {
            id: problem

            x: root.margin
            y: Math.max(wordmark.y + wordmark.height, root.wide ? settingsRow.y + settingsRow.height : 0) + (root.wide ? Theme.l : Theme.scaled(14)) // a raised box stays below the word
            width: shelf.width
            visible: text.length > 0
            onTable: true
            text: root.library.problem
            font.pixelSize: Theme.fontLarge
        }

        GameShelf {
            id: shelf

            readonly property real upper: problem.y + (problem.visible ? problem.height + Theme.l : 0)

            games: root.library.games
            readonly property real lower: root.height - root.margin - strip.height - Theme.l // where all is in sight

            x: root.margin
            width: root.paired ? sheet.x - 2 * root.margin : root.width - 2 * root.margin
            boxHeight: root.wide ? Math.min(root.height * 0.54, lower - Theme.s - upper - Theme.l) : Math.max(Theme.scaled(150), lower - upper - Theme.scaled(16))
            height: root.wide ? Math.min(lower - Theme.s, root.height * 0.79) - upper : Math.max(lower - upper, implicitHeight)
            y: upper
            onOpened: gameId => root.library.setUp(gameId)
        }

        ActivityStrip {
            id: strip

            x: root.margin + Math.max(0, ((root.wide ? shelf.width : root.width - 2 * root.margin) - width) / 2)
            y: root.wide ? root.height - height - root.margin : shelf.y + shelf.height + Theme.l
            width: Math.min(implicitWidth, root.wide ? shelf.width : root.width - 2 * root.margin)
            onWorkspaceRequested: name => root.workspaceRequested(name)
        }

        RecordsPanel {
            id: sheet

            objectName: "sheet"
            records: root.library.records
            whole: !root.paired
            x: root.paired ? root.width - root.margin - width : root.margin
            y: root.wide ? settingsRow.y + settingsRow.height + Theme.l
                         : root.paired ? root.margin : settingsRow.y + settingsRow.height + Theme.l
            width: root.sheetWidth
            height: root.wide ? Math.min(implicitHeight, root.height - y - root.margin)
                              : root.paired ? Math.min(implicitHeight, strip.y - y - Theme.l) : implicitHeight
            onOpenRecord: path => root.library.openFile(path)
            onOpenFile: root.openFile()
        }
    }
}
