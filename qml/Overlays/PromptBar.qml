pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// What is expected now, in one line, and beside it what can be done without touching a piece.
Item {
    id: root

    required property MatchController match
    property bool keysActive: true
    property real growth: 1 // of the words, on a large table
    property bool bare: false // while something is held the pieces themselves are the buttons

    readonly property real roomBeside: width - actions.naturalWidth - Theme.m
    readonly property real room: (actions.naturalWidth > 0 ? roomBeside : width) - 2 * band.margin - band.tail - words.markRoom - 1 // for the words
    readonly property real oneLine: 0.96 * room / Math.max(1, line.advanceWidth) // letters are whole pixels high
    readonly property real least: Math.max(0.68, 15 / letterSize)
    readonly property real shrink: Math.max(least, Math.min(1, oneLine)) // large words give way a little, then take a second line
    readonly property bool roomy: actions.naturalWidth === 0 || oneLine * 1.8 >= least
    readonly property bool brief: match.view.selecting && !roomy // the ways that are open say enough
    readonly property bool beside: roomy && !brief
    readonly property real letterSize: Theme.scaled(18) * growth
    readonly property real edge: Math.round((height - implicitHeight) / 2)

    implicitWidth: words.implicitWidth + 2 * band.margin + band.tail + Theme.m + actions.naturalWidth
    implicitHeight: beside ? Math.max(band.height, actions.height) : brief ? actions.height : band.height + Theme.s + actions.height
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Prompt")

    TextMetrics {
        id: line

        font.family: Theme.sansFamily
        font.pixelSize: root.letterSize
        font.weight: Font.DemiBold
        text: root.match.view.prompt
    }
    FontMetrics {
        id: letters

        font: prompt.font
    }

    Shortcut {
        sequence: "Esc"
        enabled: root.keysActive && root.visible && (root.match.view.selecting || root.match.view.arranging)
        onActivated: root.match.view.selecting ? root.match.view.cancel() : root.match.view.stopArranging()
    }

    Rectangle {
        id: band

        readonly property real margin: Theme.xl
        readonly property real tail: root.match.advice.canHint ? hint.implicitWidth - Theme.s : 0 // for the lamp, which reaches into the margin

        readonly property real whole: width + (root.beside && actions.naturalWidth > 0 ? Theme.m + actions.naturalWidth : 0)

        x: Math.round((root.width - whole) / 2)
        y: root.beside ? Math.round((root.height - height) / 2) : root.edge
        width: Math.min(words.implicitWidth + 2 * margin + tail, root.beside ? root.roomBeside : root.width)
        height: words.height + (prompt.lineCount > 1 ? 8 : 20) * root.growth
        radius: Math.min(height / 2, Theme.scaled(24) * root.growth)
        color: Theme.shadeDeep
        border.width: 1
        border.color: Theme.shadeLine
        visible: root.match.view.prompt.length > 0
        opacity: root.brief ? 0 : 1

        Item {
            id: words

            readonly property real markRoom: mark.visible ? mark.width + Theme.s : 0

            anchors.centerIn: parent
            anchors.horizontalCenterOffset: -band.tail / 2
            implicitWidth: Math.ceil(prompt.implicitWidth + markRoom) + 1 // a part of a pixel less, and the words take a second line
            width: Math.min(implicitWidth, parent.width - 2 * band.margin - band.tail)
            height: prompt.height

            SeatShape {
                id: mark

                y: (letters.height - height) / 2
                visible: root.match.session.toAct >= 0
                seat: Math.max(0, root.match.session.toAct)
                size: Theme.scaled(16) * root.growth
            }

            Text {
                id: prompt

                x: words.markRoom
                width: words.width - x
                text: root.match.view.prompt
                color: Theme.tableInk
                font.family: Theme.sansFamily
                font.pixelSize: Math.floor(root.letterSize * root.shrink)
                font.weight: Font.DemiBold
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                onTextChanged: Accessible.announce(root.match.view.prompt, Accessible.Polite)
            }
        }
    }

    IconButton {
        id: hint

        x: band.x + band.width - width - Theme.scaled(5) * root.growth
        y: band.y + (band.height - height) / 2
        implicitWidth: Math.round(Theme.scaled(30) * Math.min(1.2, root.growth))
        padding: Theme.scaled(4)
        visible: root.match.advice.canHint && band.visible && !root.brief
        onTable: true
        glyph: "lamp"
        text: qsTr("A hint")
        keyHint: qsTr("H", "the key")
        onClicked: root.match.advice.hint()
    }

    ActionFlow {
        id: actions

        room: root.width
        x: root.beside ? band.x + (band.visible ? band.width + Theme.m : 0) : Math.round((root.width - width) / 2)
        y: root.beside || root.brief ? Math.round((root.height - height) / 2) : root.edge + band.height + Theme.s

        Repeater {
            model: root.bare && root.match.view.selecting ? null : root.match.view.choices

            PaperButton {
                id: action

                required property string key
                required property int moveIndex
                required text
                required primary

                width: Math.min(implicitWidth, root.width)
                onTable: true
                fontSize: Theme.fontNormal * root.growth
                keyHint: key
                onClicked: root.match.view.playMove(moveIndex)

                Shortcut {
                    sequence: action.key
                    enabled: root.keysActive && root.visible && action.key.length > 0
                    onActivated: root.match.view.playMove(action.moveIndex)
                }
            }
        }

        QuietButton {
            visible: root.match.view.selecting
            onTable: true
            ground: Theme.shadeDeep
            leftPadding: Theme.m
            fontSize: Theme.fontNormal * root.growth
            text: qsTr("Let go")
            keyHint: qsTr("Esc", "the key")
            onClicked: root.match.view.cancel()
        }
    }
}
