pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme

// One of a few, all in sight. Arrow keys move the choice, as in a group of radio buttons.
FocusScope {
    id: root

    required property list<string> options
    property int currentIndex: 0
    property string label
    property bool onTable: false

    signal activated(index: int)

    function choose(index: int) {
        if (index < 0 || index >= options.length || index === currentIndex)
            return;
        currentIndex = index;
        root.activated(index);
    }

    implicitWidth: natural.width
    implicitHeight: flow.implicitHeight
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Grouping
    Accessible.name: label
    Accessible.description: options[currentIndex] ?? ""
    Accessible.focusable: true

    Keys.onLeftPressed: choose(currentIndex - 1)
    Keys.onRightPressed: choose(currentIndex + 1)
    Keys.onUpPressed: choose(currentIndex - 1)
    Keys.onDownPressed: choose(currentIndex + 1)
    Keys.onSpacePressed: choose((currentIndex + 1) % options.length)

    // What one line of all segments takes; the flow wraps when it gets less.
    Row {
        id: natural

        visible: false
        spacing: flow.spacing

        Repeater {
            model: root.options

            Item {
                id: twin

                required property string modelData

                width: measure.implicitWidth + Theme.scaled(26)
                height: 1

                Text {
                    id: measure

                    text: twin.modelData
                    font.family: Theme.sansFamily
                    font.pixelSize: Theme.fontNormal
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.xs

        Repeater {
            model: root.options

            Rectangle {
                id: segment

                required property string modelData
                required property int index

                readonly property bool current: index === root.currentIndex
                readonly property color ink: current ? "#2B2110" : root.onTable ? Theme.tableInk : Theme.panelInk

                width: Math.min(word.implicitWidth + Theme.scaled(26), flow.width)
                height: Math.max(word.contentHeight + Theme.scaled(12), Theme.scaled(32))
                radius: Math.min(height / 2, Theme.scaled(16))
                color: current ? Theme.gold : Qt.alpha(ink, pointer.hovered ? 0.16 : 0.06)
                border.width: 1
                border.color: current ? Theme.goldDeep : root.onTable ? "#80A08A4F" : Theme.panelEdge

                function accessiblePressAction() {
                    root.choose(index);
                }

                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: current

                Behavior on color { ColorAnimation { duration: Theme.quick } }

                Text {
                    id: word

                    anchors.fill: parent
                    anchors.leftMargin: Theme.scaled(6)
                    anchors.rightMargin: Theme.scaled(6)
                    text: segment.modelData
                    color: segment.ink
                    font.family: Theme.sansFamily
                    font.pixelSize: Theme.fontNormal
                    font.weight: segment.current ? Font.DemiBold : Font.Normal
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }

                HoverHandler {
                    id: pointer

                    cursorShape: Qt.PointingHandCursor
                }

                TapHandler {
                    onTapped: root.choose(segment.index)
                }

                FocusRing {
                    shown: root.activeFocus && segment.current
                    radius: parent.radius + gap + line
                }
            }
        }
    }
}
