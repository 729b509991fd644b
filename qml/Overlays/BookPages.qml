import QtQuick
import Engawa.Theme
import Engawa.Controls

// Two pages with their fold, on a cover of dark cloth.
Item {
    id: root

    property real fold: 0 // 0: a single page

    PaperShadow {
        radius: Theme.radius
        depth: 26
        strength: 0.45
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -6
        radius: Theme.radius + 2
        color: Theme.dark ? "#1A2530" : Theme.indigo
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius - 4
        color: Theme.panel
    }

    Item {
        anchors.fill: parent
        visible: root.fold > 0

        Rectangle {
            x: root.fold - width
            width: Math.min(36, root.fold / 3)
            height: parent.height
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: "#00000000" }
                GradientStop { position: 1; color: Theme.dark ? "#50000000" : "#2A5B4532" }
            }
        }

        Rectangle {
            x: root.fold
            width: Math.min(26, root.fold / 4)
            height: parent.height
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.dark ? "#60000000" : "#385B4532" }
                GradientStop { position: 1; color: "#00000000" }
            }
        }

        Rectangle {
            x: root.fold
            width: 1
            height: parent.height
            color: Theme.panelEdge
            opacity: 0.6
        }
    }
}
