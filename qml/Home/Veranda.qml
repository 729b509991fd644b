import QtQuick
import Engawa.Theme

// The garden at dusk, seen from the veranda; a little later in the dark theme.
Item {
    id: root

    // Drawn anew only when the window has grown or shrunk by a step.
    readonly property int step: 480
    readonly property int drawnWidth: Math.ceil(Math.max(width, height * 1.6, 1) / step) * step

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.plankDark
    }

    Image {
        anchors.fill: parent
        source: "veranda.svg"
        sourceSize: Qt.size(root.drawnWidth, root.drawnWidth / 1.6)
        fillMode: Image.PreserveAspectCrop
        retainWhileLoading: true
        asynchronous: true
    }

    Rectangle {
        anchors.fill: parent
        visible: Theme.dark
        color: "#66080A10"
    }
}
