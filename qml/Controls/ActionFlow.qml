import QtQuick
import Engawa.Theme

// Buttons in a line, as wide as they want to be; they wrap when there is less room.
Flow {
    id: root

    required property real room

    readonly property real naturalWidth: {
        let sum = 0;
        for (const child of children) {
            if (child.visible && child.implicitWidth > 0)
                sum += child.implicitWidth + spacing;
        }
        return Math.max(0, sum - spacing);
    }

    width: Math.ceil(Math.min(naturalWidth, room))
    spacing: Theme.s
}
