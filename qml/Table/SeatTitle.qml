pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Match
import Engawa.Theme

// Who sits here, and the points that everybody at the table can count. A click asks who plays the seat; while a bot thinks
// there, it makes the bot play.
Item {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines
    property bool near: false
    property bool ruled: false // a rival that the rules play
    property bool stacked: false // the points stand below the name
    property bool itemised: false // few items are shown each by itself
    property bool asking: true // a click asks who plays; else it is for whoever listens
    property real room: 200

    signal pressed

    readonly property string bot: ruled ? "" : table.match.session.seatBots[seat] ?? ""
    readonly property bool thinking: !ruled && table.match.bots.thinkingSeat === seat

    readonly property string whole: itemised && lines.length < 4 ? lines.map(line => itemOf(line.text, line.points)).join(" · ") : qsTr("public points: %1").arg(points)
    readonly property string brief: itemised && lines.length < 4 ? itemOf(lines[0]?.text ?? "", points) : qsTr("%n pt(s)", "public points, where there is little room", points)
    readonly property string botAndWhole: bot.length > 0 ? qsTr("%1 · %2", "a bot, points").arg(bot).arg(whole) : whole
    readonly property string items: [qsTr("Points that everybody can count now")].concat(
        lines.map(line => itemOf(line.text, line.points))).join("\n")
    readonly property string player: bot.length > 0 ? qsTr("%1, %2", "a player, what bot it is").arg(name).arg(bot) : name
    readonly property string use: ruled ? "" : thinking ? qsTr("Click or Enter: it plays at once. Right click: who plays")
                                        : asking ? qsTr("Click or Enter: who plays") : qsTr("Right click: who plays")

    readonly property real markRoom: bot.length > 0 ? mark.wide + Theme.s : 0

    function itemOf(text: string, points: int): string {
        return qsTr("%1: %2", "an item of the score and its points").arg(text).arg(points);
    }

    function press() {
        if (thinking)
            table.match.bots.hurry();
        else if (asking)
            ask();
        else
            pressed();
    }

    function ask() {
        if (!ruled && !table.match.view.arranging)
            table.seatAsked(seat, root);
    }

    width: room
    activeFocusOnTab: true

    Accessible.role: ruled ? Accessible.StaticText : Accessible.ButtonMenu
    Accessible.name: (thinking ? qsTr("%1, thinking, public points: %2", "a player") : qsTr("%1, public points: %2", "a player")).arg(player).arg(points)
    Accessible.description: [items, use].filter(words => words.length > 0).join("\n")
    Accessible.focusable: true
    Accessible.onPressAction: root.press()

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.press(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.press(); }
    Keys.onSpacePressed: event => { if (!event.isAutoRepeat) root.press(); }
    Keys.onMenuPressed: root.ask()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier) {
            root.ask();
            event.accepted = true;
        }
    }

    Rectangle {
        x: -Theme.xs
        y: -1
        width: Math.min(root.room, Math.max(label.x + label.width + root.markRoom, score.x + Math.min(score.width, score.implicitWidth))) + 2 * Theme.xs
        height: Math.max(root.height, label.height) + 2
        radius: Theme.scaled(6)
        visible: pointer.hovered && !root.ruled
        color: Theme.shadeEdge
        border.width: 1
        border.color: Theme.shadeLine
    }

    TextMetrics {
        id: wholeSize

        font: score.font
        text: root.whole
    }
    TextMetrics {
        id: botSize

        font: score.font
        text: root.botAndWhole
    }
    TextMetrics {
        id: shownSize

        font: score.font
        text: score.text
    }
    SeatShape {
        id: shape

        y: (nameHeight - height) / 2
        visible: !root.ruled

        readonly property real nameHeight: root.stacked ? label.height : root.height
        seat: root.seat
        size: label.font.pixelSize
    }
    Text {
        id: label

        readonly property real free: root.room - x - Theme.s

        y: root.stacked ? 0 : (root.height - height) / 2
        x: root.ruled ? 0 : shape.width + Theme.s
        width: Math.min(implicitWidth, free - root.markRoom - (root.stacked ? 0 : score.width + Theme.s))
        text: root.name
        elide: Text.ElideRight
        color: root.acting ? Theme.gold : Theme.tableInk
        font.family: Theme.serifFamily
        font.bold: root.acting
        font.pixelSize: root.table.scaled(root.near ? 20 : 16)
        fontSizeMode: Text.HorizontalFit // a smaller name before a shorter one
        minimumPixelSize: font.pixelSize * 0.65
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    ThinkingMark {
        id: mark

        x: label.x + Math.min(label.width, label.contentWidth) + Theme.s
        y: label.y + label.height / 2 - height / 2 + size / 2
        size: Math.max(3, root.table.scaled(4))
        visible: root.thinking
    }
    Text {
        id: score

        y: root.stacked ? label.height : label.y + label.baselineOffset - baselineOffset
        x: root.stacked ? 0 : label.x + label.width + root.markRoom + Theme.s
        width: root.stacked ? root.room : Math.ceil(shownSize.advanceWidth) + 1
        elide: Text.ElideRight
        readonly property real wordsRoom: root.stacked ? root.room : label.free - label.implicitWidth - root.markRoom - Theme.m

        text: botSize.advanceWidth <= wordsRoom ? root.botAndWhole : wholeSize.advanceWidth <= wordsRoom ? root.whole : root.brief
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    HoverHandler {
        id: pointer

        cursorShape: root.ruled ? Qt.ArrowCursor : Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !root.ruled
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.press()
        onLongPressed: root.ask()
    }
    TapHandler {
        enabled: !root.ruled
        acceptedButtons: Qt.RightButton
        onTapped: root.ask()
    }
    TableTip {
        text: [root.bot.length > 0 ? root.player : "", root.items, root.use].filter(words => words.length > 0).join("\n")
        visible: pointer.hovered || root.activeFocus
    }
    FocusRing {
        shown: root.activeFocus
        radius: 6
    }
}
