import QtQuick
import Engawa.Theme

// A sheet of paper on the table. Give its contents anchors or a size; `padding` keeps them off the edge.
Item {
    id: root

    property real padding: Theme.l
    property real radius: Theme.radius
    property color colour: Theme.panel
    property color edge: Theme.panelLine
    property real lift: 12
    default property alias contents: inner.data

    implicitWidth: inner.childrenRect.width + 2 * padding
    implicitHeight: inner.childrenRect.height + 2 * padding

    PaperShadow {
        radius: root.radius
        depth: root.lift
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.colour
        border.width: 1
        border.color: root.edge
    }

    Item {
        id: inner

        anchors.fill: parent
        anchors.margins: root.padding
    }
}
