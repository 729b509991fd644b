pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Match
import Engawa.Theme

// Who sits here, and the points that everybody at the table can count.
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
    property real room: 200

    readonly property string whole: itemised && lines.length < 4 ? lines.map(line => itemOf(line.text, line.points)).join(" · ") : qsTr("public points: %1").arg(points)
    readonly property string brief: itemised && lines.length < 4 ? itemOf(lines[0]?.text ?? "", points) : qsTr("%n pt(s)", "public points, where there is little room", points)
    readonly property string items: [qsTr("Points that everybody can count now")].concat(
        lines.map(line => itemOf(line.text, line.points))).join("\n")

    function itemOf(text: string, points: int): string {
        return qsTr("%1: %2", "an item of the score and its points").arg(text).arg(points);
    }

    width: room
    activeFocusOnTab: true

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, public points: %2", "a player").arg(name).arg(points)
    Accessible.description: items
    Accessible.focusable: true

    TextMetrics {
        id: wholeSize

        font: score.font
        text: root.whole
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
        width: Math.min(implicitWidth, free - (root.stacked ? 0 : score.width + Theme.s))
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
    Text {
        id: score

        y: root.stacked ? label.height : label.y + label.baselineOffset - baselineOffset
        x: root.stacked ? 0 : label.x + label.width + Theme.s
        width: root.stacked ? root.room : Math.ceil(shownSize.advanceWidth) + 1
        elide: Text.ElideRight
        text: (root.stacked ? 0 : label.implicitWidth + Theme.m) + wholeSize.advanceWidth <= (root.stacked ? root.room : label.free) ? root.whole : root.brief
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    HoverHandler {
        id: pointer
    }
    TableTip {
        text: root.items
        visible: pointer.hovered || root.activeFocus
    }
    FocusRing {
        shown: root.activeFocus
        radius: 6
    }
}
