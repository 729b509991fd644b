pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// Three dots, one after the other: somebody thinks. With reduced motion they stand still.
Row {
    id: root

    property real size: 4
    property color colour: Theme.gold

    property int lit: 0
    readonly property real wide: 3 * size + 2 * spacing // also while it is hidden

    spacing: size * 0.75
    Accessible.ignored: true

    Timer { // in steps, so that a table that waits is hardly painted
        interval: 380
        repeat: true
        running: root.visible && !Theme.reducedMotion
        onTriggered: root.lit = (root.lit + 1) % 3
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: root.size
            height: root.size
            radius: root.size / 2
            color: root.colour
            opacity: Theme.reducedMotion || index === root.lit ? 1 : 0.35

            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
    }
}
