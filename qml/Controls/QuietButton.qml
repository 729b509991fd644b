import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

// A button that reads as part of the text: no box until it is pointed at.
T.Button {
    id: root

    property string keyHint
    property bool onTable: false
    property int fontSize: Theme.fontNormal
    property color ground: "transparent" // on which it is read, where what lies below may be bright

    readonly property color ink: onTable ? Theme.gold : Theme.panelAccent

    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.scaled(36))
    padding: Theme.xs
    leftPadding: Theme.s
    rightPadding: leftPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: keyHint.length > 0 ? qsTr("Key: %1").arg(keyHint) : ""

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    background: Rectangle {
        radius: Theme.scaled(6)
        color: root.ground

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.ink
            opacity: root.down ? 0.22 : root.hovered ? 0.12 : 0
        }
        FocusRing {
            shown: root.activeFocus
            gap: 0
            radius: parent.radius + line
        }
    }

    contentItem: Item {
        implicitWidth: Math.ceil(label.implicitWidth)
        implicitHeight: label.implicitHeight

        Text {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            text: root.keyHint.length > 0 ? qsTr("%1 (%2)", "a button and its key").arg(root.text).arg(root.keyHint) : root.text
            color: root.ink
            font.family: Theme.sansFamily
            font.pixelSize: root.fontSize
            font.underline: root.hovered || root.activeFocus
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
