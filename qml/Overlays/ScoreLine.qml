pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme

// One line of the score sheet: what it is for, and the points of each side.
Item {
    id: root

    required property int index
    required property string text
    required property list<int> points
    required property bool counts
    property list<string> sides
    property real sideWidth: 100
    property bool total: false

    implicitHeight: Math.max(label.height, Theme.scaled(22)) + Theme.scaled(total ? 14 : 8)
    Accessible.role: Accessible.Row
    Accessible.name: {
        const figures = sides.map((side, i) => qsTr("%1 %2", "a name and their points").arg(side).arg(points[i] ?? 0));
        return qsTr("%1: %2", "an item of the score and its points").arg(text).arg(figures.join("; "));
    }

    Rectangle {
        width: parent.width
        height: root.total ? 2 : 1
        color: root.total ? Theme.panelEdge : Theme.panelLine
    }

    Text {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - root.sides.length * root.sideWidth - Theme.m
        text: root.text
        color: root.counts ? Theme.panelInk : Theme.panelQuiet
        font.family: root.total ? Theme.serifFamily : Theme.sansFamily
        font.pixelSize: root.total ? Theme.fontTitle : Theme.fontNormal
        font.weight: root.total ? Font.DemiBold : Font.Normal
        font.italic: !root.counts
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Row {
        anchors.right: parent.right
        height: parent.height

        Repeater {
            model: root.points

            Text {
                required property int modelData

                width: root.sideWidth
                height: root.height
                text: modelData.toLocaleString(Qt.locale(), "f", 0)
                color: root.counts ? Theme.panelInk : Theme.panelQuiet
                font.family: Theme.serifFamily
                font.pixelSize: root.total ? Theme.fontHead : Theme.fontLarge
                font.weight: root.total ? Font.Bold : Font.Normal
                font.italic: !root.counts
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
