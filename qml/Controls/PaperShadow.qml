pragma ComponentBehavior: Bound

import QtQuick

// A soft shadow under a rounded sheet, from a few stacked layers: cheap, and drawn the same by every renderer.
Item {
    id: root

    property real radius: 0
    property real depth: 10
    property real strength: 0.30

    readonly property int layers: Math.ceil(depth / 2)

    anchors.fill: parent
    Accessible.ignored: true

    Repeater {
        model: root.layers

        Rectangle {
            required property int index

            readonly property real spread: (index + 0.5) / root.layers * root.depth

            x: -spread
            y: -spread + root.depth * 0.35
            width: root.width + 2 * spread
            height: root.height + 2 * spread
            radius: root.radius + spread
            color: Qt.rgba(0.06, 0.04, 0.02, root.strength / root.layers)
        }
    }
}
