import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

T.TextField {
    id: root

    property string label
    property string glyph

    implicitWidth: Theme.scaled(220)
    implicitHeight: Math.max(contentHeight + topPadding + bottomPadding, Theme.scaled(36))
    leftPadding: glyph.length > 0 ? Theme.scaled(36) : Theme.scaled(12)
    rightPadding: Theme.scaled(12)
    topPadding: Theme.scaled(7)
    bottomPadding: topPadding
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.panelInk
    placeholderTextColor: Theme.panelQuiet
    selectionColor: Theme.gold
    selectedTextColor: "#2B2110"
    selectByMouse: true
    font.family: Theme.sansFamily
    font.pixelSize: Theme.fontNormal
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.EditableText
    Accessible.name: label.length > 0 ? label : placeholderText
    Accessible.editable: !readOnly

    background: Rectangle {
        radius: Theme.scaled(8)
        color: Theme.panelWell
        border.width: 1
        border.color: Theme.panelEdge

        FocusRing {
            shown: root.activeFocus
            gap: 0
            radius: parent.radius + line
        }
    }

    Glyph {
        x: Theme.scaled(11)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.glyph.length > 0
        name: root.glyph
        colour: Theme.panelQuiet
        size: Theme.scaled(16)
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        visible: root.length === 0 && root.preeditText.length === 0
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
