pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// What the others did since the viewer's last turn. Comes with the turn, goes when closed or when the turn is over.
FocusScope {
    id: root

    required property MatchController match

    property bool dismissed: false
    readonly property bool wanted: list.count > 0 && !dismissed && match.open && !match.over && !match.replaying
                                   && match.viewer >= 0 && match.toAct === match.viewer

    signal hovered(component: string)

    implicitWidth: Theme.scaled(460)
    implicitHeight: head.height + list.height + 2 * Theme.m + Theme.xs
    opacity: wanted ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Since your last turn")

    Keys.onEscapePressed: dismissed = true

    Behavior on opacity { NumberAnimation { duration: Theme.travel } }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.shadeDeep
        border.width: 1
        border.color: Theme.shadeLine
    }

    FontMetrics {
        id: letters

        font.family: Theme.sansFamily
        font.pixelSize: Theme.fontNormal
    }

    Item {
        id: head

        x: Theme.l
        y: Theme.m
        width: parent.width - 2 * Theme.l
        height: Math.max(title.implicitHeight, close.implicitHeight)

        Caption {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - close.width
            onTable: true
            text: qsTr("Since your last turn")
            Accessible.role: Accessible.Heading
        }

        IconButton {
            id: close

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.scaled(26)
            padding: Theme.scaled(4)
            onTable: true
            hintAbove: false
            glyph: "close"
            text: qsTr("Close")
            onClicked: root.dismissed = true
        }
    }

    ListView {
        id: list

        x: Theme.l
        y: head.y + head.height + Theme.xs
        width: parent.width - 2 * Theme.l
        height: Math.min(contentHeight, Theme.scaled(190))
        clip: true
        spacing: Theme.xs
        model: root.match.recap
        onCountChanged: root.dismissed = false
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Since your last turn")

        T.ScrollBar.vertical: PaperScrollBar {
            onTable: true
        }

        delegate: Item {
            id: line

            required property string text
            required property int seat
            required property string component

            width: ListView.view.width - Theme.m
            height: Math.max(words.implicitHeight, mark.height)
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            SeatShape {
                id: mark

                y: (letters.height - height) / 2
                visible: line.seat >= 0
                seat: Math.max(0, line.seat)
                size: Theme.scaled(13)
            }

            Sentence {
                id: words

                x: Theme.scaled(13) + Theme.s
                width: parent.width - x
                onTable: true
                text: line.text
                Accessible.ignored: true
            }

            FocusRing {
                gap: 0
                shown: line.ListView.isCurrentItem && line.ListView.view.activeFocus
                radius: Theme.scaled(4)
            }

            HoverHandler {
                onHoveredChanged: root.hovered(hovered ? line.component : "")
            }
        }
    }
}
