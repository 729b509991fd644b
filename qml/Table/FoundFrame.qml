pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// The four corners of a frame around a piece that was looked up in the log or the editor: another form and another colour
// than what may be played, and seen beside it.
Item {
    id: root

    property real gap: 6 // from the piece
    readonly property real reach: Math.max(9, Math.min(width, height) * 0.26)
    readonly property real stroke: 4

    anchors.fill: parent
    anchors.margins: -gap - stroke

    component Bar: Rectangle {
        color: Theme.paper
        border.width: 1
        border.color: Theme.indigo
    }

    Repeater {
        model: 4

        Item {
            id: corner

            required property int index

            readonly property bool atRight: index % 2 === 1
            readonly property bool lower: index > 1

            x: atRight ? root.width - root.reach : 0
            y: lower ? root.height - root.reach : 0
            width: root.reach
            height: root.reach

            Bar {
                y: corner.lower ? parent.height - height : 0
                width: parent.width
                height: root.stroke
            }
            Bar {
                x: corner.atRight ? parent.width - width : 0
                width: root.stroke
                height: parent.height
            }
        }
    }
}
