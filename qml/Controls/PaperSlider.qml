import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

T.Slider {
    id: root

    property string label
    property string valueText
    property bool onTable: false

    readonly property color ink: onTable ? Theme.tableInk : Theme.panelInk

    implicitWidth: Theme.scaled(180)
    implicitHeight: Theme.scaled(32)
    padding: Theme.scaled(4)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: valueText

    background: Item {
        x: root.leftPadding
        width: root.availableWidth
        height: root.height

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.scaled(5)
            radius: height / 2
            color: Qt.alpha(root.ink, root.onTable ? 0.25 : 0.18)
            border.width: 1
            border.color: Qt.alpha(root.ink, 0.30)
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: root.mirrored ? parent.width - width : 0
            width: root.position * parent.width
            height: Theme.scaled(5)
            radius: height / 2
            color: Theme.goldDeep
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        implicitWidth: Theme.scaled(20)
        implicitHeight: implicitWidth
        radius: width / 2
        color: root.pressed ? Theme.paperShade : Theme.paper
        border.width: Theme.scaled(2)
        border.color: root.onTable ? Theme.goldDeep : Theme.quietInk

        FocusRing {
            shown: root.activeFocus
            radius: parent.radius + gap + line
        }
    }
}
