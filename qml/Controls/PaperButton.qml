pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Engawa.Theme

T.Button {
    id: root

    property string keyHint
    property url iconSource
    property string glyph
    property bool primary: false
    property bool onTable: false
    property bool terse: false // the glyph alone; the words are the tooltip
    property int fontSize: Theme.fontNormal

    readonly property real tightness: Math.min(1, fontSize / Theme.fontNormal) // smaller words have a smaller box
    readonly property color ink: primary ? "#2B2110" : onTable ? Theme.tableInk : Theme.panelInk
    readonly property color fill: {
        const base = primary ? Theme.gold : onTable ? "#33281D" : Theme.panelShade;
        const lighter = Qt.lighter(base, primary ? 1.08 : onTable || Theme.dark ? 1.35 : 1.035);
        return down ? Qt.darker(base, 1.12) : hovered ? lighter : base;
    }

    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.scaled(36) * tightness)
    leftPadding: Theme.scaled(16) * tightness
    rightPadding: keyHint.length > 0 && !terse ? Theme.scaled(10) * tightness : leftPadding
    topPadding: Theme.scaled(6) * tightness
    bottomPadding: topPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: keyHint.length > 0 ? qsTr("Key: %1").arg(keyHint) : ""

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    background: Rectangle {
        radius: Math.min(height / 2, Theme.scaled(26))
        color: root.fill
        border.width: 1
        border.color: root.primary ? Theme.goldDeep : root.onTable ? "#A08A4F" : Theme.panelEdge

        FocusRing {
            shown: root.activeFocus
            radius: parent.radius + gap + line
        }
    }

    contentItem: RowLayout {
        spacing: Theme.scaled(8)

        Image {
            visible: root.iconSource.toString().length > 0
            source: root.iconSource
            asynchronous: true
            sourceSize: Qt.size(Theme.scaled(18), Theme.scaled(18))
            Layout.alignment: Qt.AlignVCenter
        }

        Glyph {
            visible: root.glyph.length > 0
            name: root.glyph
            colour: root.ink
            size: Theme.scaled(16)
            Layout.alignment: Qt.AlignVCenter
        }

        Text {
            visible: !root.terse
            text: root.text
            color: root.ink
            font.family: Theme.sansFamily
            font.pixelSize: root.fontSize
            font.weight: root.primary ? Font.DemiBold : Font.Medium
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: Math.ceil(implicitWidth)
            Accessible.ignored: true
        }

        KeyHint {
            text: root.terse ? "" : root.keyHint
            ink: root.ink
            fontSize: Theme.fontSmall * root.tightness
            Layout.alignment: Qt.AlignVCenter
        }
    }

    Loader {
        anchors.fill: parent
        active: root.terse
        sourceComponent: Item {
            Hint {
                text: root.keyHint.length > 0 ? qsTr("%1 (%2)", "a button and its key").arg(root.text).arg(root.keyHint) : root.text
                wanted: root.hovered || root.activeFocus
            }
        }
    }
}
