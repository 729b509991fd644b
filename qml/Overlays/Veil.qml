import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

// What is read before anything else: dims the table, keeps the keyboard to itself, and closes with Esc.
T.Popup {
    id: root

    property string label

    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    modal: true
    focus: true
    dim: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.dark ? "#C80C0806" : "#B0150E08"
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.settle; easing.type: Easing.OutCubic }
    }

    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
}
