import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

// The bar of lists and pages: attach it as ScrollBar.vertical.
T.ScrollBar {
    id: root

    property bool onTable: false

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    minimumSize: 0.08
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1
    hoverEnabled: true

    contentItem: Rectangle {
        radius: Math.min(width, height) / 2
        color: Qt.alpha(root.onTable ? Theme.tableInk : Theme.panelInk, root.pressed ? 0.6 : root.hovered ? 0.45 : 0.28)
    }
}
