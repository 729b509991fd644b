pragma ComponentBehavior: Bound

import QtQuick

// Where a photo will lie: the four corners that hold it.
Item {
    id: root

    property real card: 80 // width of a photo
    property real aspect: 1.24

    width: card
    height: card * aspect

    Rectangle {
        anchors.fill: parent
        radius: root.card * 0.05
        color: KimonoColours.place
    }
    Repeater {
        model: 4

        Item {
            id: corner

            required property int index

            readonly property real reach: root.card * 0.16
            readonly property bool atRight: index % 2 === 1
            readonly property bool lower: index > 1

            x: atRight ? root.width - reach : 0
            y: lower ? root.height - reach : 0
            width: reach
            height: reach

            Rectangle {
                y: corner.lower ? parent.height - height : 0
                width: parent.width
                height: 2
                color: KimonoColours.corner
            }
            Rectangle {
                x: corner.atRight ? parent.width - width : 0
                width: 2
                height: parent.height
                color: KimonoColours.corner
            }
        }
    }
}
