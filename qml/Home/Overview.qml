pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Library
import Engawa.Settings

// The games on the planks, what was played, and the few settings that everybody needs. Where there is room everything
// is in sight; else one thing stands below the other.
FocusScope {
    id: root

    required property Library library
    required property Settings settings

    readonly property bool wide: width >= Theme.scaled(1060) && height >= Theme.scaled(640)
    readonly property real margin: Theme.scaled(wide ? 28 : 16)
    readonly property real sheetWidth: wide ? Math.max(Theme.scaled(350), Math.min(width * 0.29, Theme.scaled(460)))
                                            : Math.min(width - 2 * margin, Theme.scaled(760))

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
        contentHeight: root.wide ? height : sheet.y + sheet.height + root.margin

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
            style: Text.Raised
            styleColor: "#80000000"
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        SettingsRow {
            id: settingsRow

            readonly property bool sameLine: root.width - (wordmark.x + wordmark.width) - 2 * root.margin >= natural

            objectName: "settingsRow"
            settings: root.settings
            x: sameLine ? root.width - root.margin - width : root.margin
            y: sameLine ? root.margin : wordmark.y + wordmark.height + Theme.s
            width: sameLine ? natural : root.width - 2 * root.margin
        }

        Sentence {
            id: problem

            x: root.margin
            y: Math.max(wordmark.y + wordmark.height, settingsRow.y + settingsRow.height) + Theme.l
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
            x: root.margin
            width: root.wide ? sheet.x - 2 * root.margin : root.width - 2 * root.margin
            boxHeight: root.wide ? Math.min(root.height * 0.54, strip.y - Theme.xl - upper - Theme.l) : Math.max(Theme.scaled(190), Math.min(Theme.scaled(300), root.height - upper - Theme.scaled(60)))
            height: root.wide ? Math.min(strip.y - Theme.xl, root.height * 0.79) - upper : implicitHeight + Theme.l
            y: upper
            onOpened: gameId => root.library.setUp(gameId)
        }

        ActivityStrip {
            id: strip

            x: root.margin + Math.max(0, (shelf.width - width) / 2)
            y: root.wide ? root.height - height - root.margin : shelf.y + shelf.height + Theme.xl
            width: Math.min(implicitWidth, shelf.width)
            onWorkspaceRequested: name => root.workspaceRequested(name)
        }

        RecordsPanel {
            id: sheet

            objectName: "sheet"
            records: root.library.records
            whole: !root.wide
            x: root.wide ? root.width - root.margin - width : (root.width - width) / 2
            y: root.wide ? settingsRow.y + settingsRow.height + Theme.l : strip.y + strip.height + Theme.l
            width: root.sheetWidth
            height: root.wide ? Math.min(implicitHeight, root.height - y - root.margin) : implicitHeight
            onOpenRecord: path => root.library.openFile(path)
            onOpenFile: root.openFile()
        }
    }
}
