pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table
import Engawa.Theme

// Now and then a maple leaf comes down over the planks, below everything that lies on them.
Item {
    id: root

    required property GameTable table

    readonly property real size: Math.min(width, height) * 0.08
    readonly property bool calm: Theme.reducedMotion || !table.visible || Application.state !== Qt.ApplicationActive

    Timer {
        id: wait

        function next() {
            interval = 35000 + Math.random() * 60000;
            restart();
        }

        onTriggered: {
            if (root.calm) {
                next();
                return;
            }
            leaf.source = root.table.art + "/drifting_leaf.svg";
            leaf.startX = root.width * (0.1 + 0.7 * Math.random());
            fall.restart();
        }
        Component.onCompleted: next()
    }
    Image {
        id: leaf

        property real startX: 0
        property real way: 0 // from the upper edge, 0, to the lower, 1

        visible: fall.running
        x: startX + root.width * 0.12 * way + Math.sin(way * 9) * root.size * 0.9
        y: way * (root.height + 2 * root.size) - root.size * 1.5
        width: root.size
        height: root.size * 1.4
        rotation: 200 * way + 24 * Math.sin(way * 9 + 1)
        sourceSize.width: 128
        asynchronous: true
        mipmap: true
        opacity: 0.9
    }
    NumberAnimation {
        id: fall

        target: leaf
        property: "way"
        from: 0
        to: 1
        duration: 13000
        onFinished: {
            leaf.source = "";
            wait.next();
        }
    }
}
