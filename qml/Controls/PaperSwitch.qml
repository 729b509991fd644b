import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

T.Switch {
    id: root

    property bool onTable: false

    readonly property int trackWidth: Theme.scaled(42)
    readonly property color ink: onTable ? Theme.tableInk : Theme.panelInk

    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: Math.max(Math.ceil(implicitContentHeight), Theme.scaled(24)) + topPadding + bottomPadding
    padding: Theme.xs
    spacing: Theme.scaled(10)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    // The knob carries a tick when on: the state is a shape, not only a colour.
    indicator: Rectangle {
        x: root.mirrored ? root.width - width - root.rightPadding : root.leftPadding
        y: (root.height - height) / 2
        implicitWidth: root.trackWidth
        implicitHeight: Theme.scaled(24)
        radius: height / 2
        color: root.checked ? Theme.goldDeep : Qt.alpha(root.ink, root.hovered ? 0.22 : 0.14)
        border.width: 1
        border.color: root.checked ? Qt.darker(Theme.goldDeep, 1.3) : root.onTable ? "#A08A4F" : Theme.panelEdge

        Behavior on color { ColorAnimation { duration: Theme.quick } }

        Rectangle {
            x: Theme.scaled(3) + root.visualPosition * (parent.width - width - Theme.scaled(6))
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(18)
            height: width
            radius: width / 2
            color: Theme.paper
            border.width: 1
            border.color: Theme.quietInk

            Behavior on x { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

            Glyph {
                anchors.centerIn: parent
                visible: root.checked
                name: "check"
                colour: Theme.ink
                size: Theme.scaled(11)
            }
        }

        FocusRing {
            shown: root.activeFocus
            radius: parent.radius + gap + line
        }
    }

    contentItem: Item {
        implicitWidth: root.trackWidth + root.spacing + Math.ceil(label.implicitWidth)
        implicitHeight: label.implicitHeight

        Text {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            x: root.mirrored ? 0 : root.trackWidth + root.spacing
            width: parent.width - root.trackWidth - root.spacing
            text: root.text
            color: root.ink
            font.family: Theme.sansFamily
            font.pixelSize: Theme.fontNormal
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
