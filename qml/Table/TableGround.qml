import QtQuick

import Engawa.Theme

// The veranda at dusk: dark planks, a little garden light from above.
Rectangle {
    id: root

    property url art

    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.plank
        }
        GradientStop {
            position: 1
            color: Theme.plankDark
        }
    }

    Image {
        anchors.fill: parent
        source: root.art
        sourceSize.width: 1600
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        smooth: true
    }
}
