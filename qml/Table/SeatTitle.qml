pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

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
    property real room: 200

    readonly property string whole: qsTr("public points: %1").arg(points)
    readonly property string brief: qsTr("%n pt(s)", "public points, where there is little room", points)
    readonly property string items: [qsTr("Points that everybody can count now")].concat(
        lines.map(line => qsTr("%1: %2", "an item of the score and its points").arg(line.text).arg(line.points))).join("\n")

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
    SeatShape {
        id: shape

        anchors.verticalCenter: parent.verticalCenter
        seat: root.seat
        size: label.font.pixelSize
    }
    Text {
        id: label

        readonly property real free: root.room - x - Theme.s

        anchors.verticalCenter: parent.verticalCenter
        x: shape.width + Theme.s
        width: Math.min(implicitWidth, free - (score.visible ? score.width + Theme.s : 0))
        text: root.name
        elide: Text.ElideRight
        color: root.acting ? Theme.gold : Theme.tableInk
        font.family: Theme.serifFamily
        font.bold: root.acting
        font.pixelSize: root.table.scaled(root.near ? 20 : 16)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    Text {
        id: score

        anchors.baseline: label.baseline
        x: label.x + label.width + Theme.s
        text: label.implicitWidth + wholeSize.advanceWidth + Theme.m <= label.free ? root.whole : root.brief
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    HoverHandler {
        id: pointer
    }
    T.ToolTip { // over the pieces
        y: root.height + Theme.xs
        delay: 450
        visible: pointer.hovered || root.activeFocus
        padding: Theme.s
        implicitWidth: implicitContentWidth + 2 * padding
        implicitHeight: implicitContentHeight + 2 * padding
        contentItem: Text {
            text: root.items
            color: Theme.tableInk
            font.family: Theme.sansFamily
            font.pixelSize: Theme.fontNormal
            textFormat: Text.PlainText
        }
        background: Rectangle {
            radius: Theme.scaled(6)
            color: "#F01B130C"
            border.width: 1
            border.color: Theme.shadeLine
        }
    }
    FocusRing {
        shown: root.activeFocus
        radius: 6
    }
}
