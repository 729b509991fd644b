import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

// A round button with a drawing; its text is the tooltip and what a screen reader says.
T.Button {
    id: root

    property url iconSource
    property string glyph
    property string keyHint
    property bool onTable: false
    property bool hintAbove: true

    readonly property color ink: onTable ? Theme.tableInk : Theme.panelInk

    implicitWidth: Theme.scaled(36)
    implicitHeight: implicitWidth
    padding: Theme.scaled(8)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: keyHint.length > 0 ? qsTr("Key: %1").arg(keyHint) : ""

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    background: Rectangle {
        radius: height / 2
        color: Qt.alpha(root.ink, root.checked || root.down ? 0.26 : root.hovered ? 0.16 : root.onTable ? 0.08 : 0.05)
        border.width: 1
        border.color: Qt.alpha(root.ink, root.onTable ? 0.28 : 0.35)

        FocusRing {
            shown: root.activeFocus
            radius: parent.radius + gap + line
        }
    }

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            visible: root.iconSource.toString().length > 0
            source: root.iconSource
            asynchronous: true
            sourceSize: Qt.size(Theme.scaled(18), Theme.scaled(18))
        }

        Glyph {
            anchors.centerIn: parent
            visible: root.glyph.length > 0
            name: root.glyph
            colour: root.ink
        }
    }

    Hint {
        above: root.hintAbove
        text: root.keyHint.length > 0 ? qsTr("%1 (%2)", "a button and its key").arg(root.text).arg(root.keyHint) : root.text
        wanted: root.hovered || root.activeFocus
    }
}
