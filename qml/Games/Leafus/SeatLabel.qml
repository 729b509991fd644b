pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Engawa.Controls
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// Who sits here, and the points so far; what they are made of shows when it is pointed at.
Item {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines
    property bool near: false
    property bool opens: false // Enter and a click do something
    property real room: 200

    readonly property string items: [qsTr("Points that everybody can count now")].concat(
        lines.map(line => qsTr("%1: %2", "an item of the score and its points").arg(line.text).arg(line.points))).join("\n")

    signal opened
    signal keyboardLeft

    width: room
    activeFocusOnTab: true
    onActiveFocusChanged: if (!activeFocus) keyboardLeft()

    Accessible.role: opens ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1, public points: %2", "a player").arg(name).arg(points)
    Accessible.description: items
    Accessible.focusable: true
    Accessible.onPressAction: root.opened()
    Keys.onReturnPressed: event => { event.accepted = opens; opened(); }
    Keys.onEnterPressed: event => { event.accepted = opens; opened(); }
    Keys.onSpacePressed: event => { event.accepted = opens; opened(); }

    TapHandler {
        enabled: root.opens
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.opened();
        }
    }
    SeatShape {
        id: shape

        anchors.verticalCenter: parent.verticalCenter
        seat: root.seat
        size: label.font.pixelSize
    }
    Text {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        x: shape.width + Theme.s
        width: Math.min(implicitWidth, root.room - x - score.width - Theme.m)
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
        anchors.right: parent.right
        text: qsTr("%n pt(s)", "public points, where there is little room", root.points)
        color: root.near ? Theme.tableInk : Theme.tableQuiet
        font.family: root.near ? Theme.serifFamily : Theme.sansFamily
        font.pixelSize: root.table.scaled(root.near ? 18 : 12)
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
