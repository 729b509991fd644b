pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

T.ComboBox {
    id: root

    property string label
    property string aboutRole // of the model: a sentence below each name in the list
    property string groupRole // of the model: entries of one group stand under its name
    property real listWidth: width // the list may be wider
    property real mostHeight: Theme.scaled(320) // of the list

    implicitWidth: Math.max(Theme.scaled(140), implicitContentWidthPolicy === T.ComboBox.ContentItemImplicitWidth
                            ? 0 : implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.scaled(36), implicitContentHeight + topPadding + bottomPadding)
    implicitContentWidthPolicy: T.ComboBox.WidestText
    leftPadding: Theme.scaled(12)
    rightPadding: Theme.scaled(34)
    topPadding: Theme.scaled(6)
    bottomPadding: topPadding
    font.family: Theme.sansFamily
    font.pixelSize: Theme.fontNormal
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.ComboBox
    Accessible.name: label
    Accessible.description: displayText

    // On release: that is when the open list takes the key for its choice.
    Keys.onReleased: event => {
        if (popup.visible || (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter))
            return;
        popup.open();
        event.accepted = true;
    }

    contentItem: Text {
        text: root.displayText
        color: Theme.panelInk
        font: root.font
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    indicator: Glyph {
        x: root.mirrored ? Theme.scaled(12) : root.width - width - Theme.scaled(12)
        y: (root.height - height) / 2
        name: "down"
        colour: Theme.panelQuiet
        size: Theme.scaled(13)
    }

    background: Rectangle {
        radius: Theme.scaled(8)
        color: root.hovered || root.popup.opened ? Theme.panelShade : Theme.panelWell
        border.width: 1
        border.color: Theme.panelEdge

        FocusRing {
            shown: root.activeFocus
            gap: 0
            radius: parent.radius + line
        }
    }

    delegate: T.ItemDelegate {
        id: entry

        required property var model
        required property int index

        width: ListView.view.width
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Theme.scaled(8)
        leftPadding: Theme.scaled(12)
        rightPadding: Theme.scaled(30)
        text: root.textRole.length > 0 ? model[root.textRole] : model["modelData"]

        readonly property string about: root.aboutRole.length > 0 ? model[root.aboutRole] : ""

        highlighted: root.highlightedIndex === index
        hoverEnabled: true
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.description: about

        contentItem: Column {
            spacing: Theme.scaled(2)

            Text {
                width: parent.width
                text: entry.text
                color: Theme.panelInk
                font.family: Theme.sansFamily
                font.pixelSize: Theme.fontNormal
                font.weight: entry.index === root.currentIndex || entry.about.length > 0 ? Font.DemiBold : Font.Normal
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Caption {
                width: parent.width
                visible: entry.about.length > 0
                text: entry.about
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: Theme.scaled(6)
            color: entry.highlighted ? Theme.panelShade : "transparent"
            border.width: entry.highlighted ? 1 : 0
            border.color: Theme.goldDeep

            Glyph {
                anchors.right: parent.right
                anchors.rightMargin: Theme.scaled(10)
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.index === root.currentIndex
                name: "check"
                colour: Theme.panelAccent
                size: Theme.scaled(13)
            }
        }
    }

    popup: T.Popup {
        x: root.mirrored ? 0 : root.width - width
        y: root.height + 4
        width: Math.max(root.width, root.listWidth)
        height: Math.min(contentItem.implicitHeight + 2 * padding, root.mostHeight)
        padding: Theme.xs
        margins: Theme.s
        onAboutToShow: root.forceActiveFocus(Qt.PopupFocusReason) // keys are for the list, also when a click opened it

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            section.property: root.groupRole
            section.delegate: Caption {
                required property string section

                width: ListView.view.width
                height: section.length > 0 ? implicitHeight : 0
                visible: section.length > 0
                leftPadding: Theme.scaled(12)
                topPadding: Theme.s
                bottomPadding: Theme.xs
                text: section
                font.weight: Font.DemiBold
            }
            Accessible.role: Accessible.List
            Accessible.name: root.label

            T.ScrollBar.vertical: PaperScrollBar {}
        }

        background: Item {
            PaperShadow {
                radius: Theme.scaled(8)
            }

            Rectangle {
                anchors.fill: parent
                radius: Theme.scaled(8)
                color: Theme.panel
                border.width: 1
                border.color: Theme.panelEdge
            }
        }
    }
}
