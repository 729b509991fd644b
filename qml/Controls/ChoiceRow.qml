pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Engawa.Theme

// Something to choose, with a few words about it: one of several (round mark), or for itself (square mark).
T.AbstractButton {
    id: root

    required property string optionId
    required property string name
    required property string detail
    required property string about
    required checked
    property bool one: true
    property bool framed: true // else only the one that is chosen has a frame

    signal chosen(on: bool)

    text: name
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: Theme.scaled(12)
    rightPadding: Theme.scaled(12)
    topPadding: Theme.scaled(9)
    bottomPadding: topPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: one ? Accessible.RadioButton : Accessible.CheckBox
    Accessible.name: text
    Accessible.description: detail.length > 0 ? qsTr("%1. %2", "a detail, what it is").arg(detail).arg(about) : about
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: root.clicked()
    Accessible.onToggleAction: root.clicked()

    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    onClicked: {
        if (!one || !checked)
            root.chosen(!checked);
    }

    background: Rectangle {
        radius: Theme.scaled(8)
        color: root.hovered ? Theme.panelShade : root.checked ? Qt.alpha(Theme.gold, Theme.dark ? 0.14 : 0.18) : "transparent"
        border.width: root.checked ? 2 : root.framed ? 1 : 0
        border.color: root.checked ? Theme.goldDeep : Theme.panelLine

        FocusRing {
            shown: root.activeFocus
            gap: 0
            radius: parent.radius + line
        }
    }

    contentItem: RowLayout {
        spacing: Theme.scaled(12)

        Rectangle {
            implicitWidth: Theme.scaled(20)
            implicitHeight: implicitWidth
            radius: root.one ? width / 2 : Theme.scaled(5)
            color: root.checked && !root.one ? Theme.gold : Theme.panelWell
            border.width: root.checked && root.one ? Theme.scaled(6) : 1
            border.color: root.checked ? Theme.goldDeep : Theme.panelEdge
            Layout.alignment: Qt.AlignTop

            Glyph {
                anchors.centerIn: parent
                visible: root.checked && !root.one
                name: "check"
                colour: Theme.ink
                size: Theme.scaled(13)
            }
        }

        ColumnLayout {
            spacing: Theme.scaled(2)
            Layout.fillWidth: true

            RowLayout {
                spacing: Theme.s
                Layout.fillWidth: true

                Text {
                    text: root.text
                    color: Theme.panelInk
                    font.family: Theme.sansFamily
                    font.pixelSize: Theme.fontNormal
                    font.weight: Font.DemiBold
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }

                Caption {
                    visible: root.detail.length > 0
                    text: root.detail
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }

            Caption {
                visible: root.about.length > 0
                text: root.checked || !root.one ? root.about : root.about.split("\n")[0]
                font.pixelSize: Theme.scaled(13)
                lineHeight: 1.12
                Layout.fillWidth: true
                Accessible.ignored: true
            }
        }
    }
}
