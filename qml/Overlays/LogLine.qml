import QtQuick
import Engawa.Theme
import Engawa.Controls

// One line of the log; the first of a turn carries the mark of its seat.
Item {
    id: root

    required property int index
    required property string text
    required property int node
    required property int seat
    required property string component
    required property bool current
    required property bool turnStart
    required property bool branches
    property bool here: false
    property bool chosen: false

    signal opened
    signal pointedAt(inside: bool)

    implicitHeight: body.height + (turnStart && index > 0 ? Theme.m : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: [here ? qsTr("You are here.") : "",
                             branches ? qsTr("Another way was tried from here.") : ""].join(" ").trim()
    Accessible.focusable: true
    Accessible.onPressAction: root.opened()

    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onSpacePressed: root.opened()
    onChosenChanged: root.pointedAt(chosen)

    FontMetrics {
        id: letters

        font: words.font
    }

    Rectangle {
        width: parent.width
        height: 1
        y: Theme.scaled(5)
        visible: root.turnStart && root.index > 0
        color: Theme.panelLine
    }

    Rectangle {
        id: body

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(words.height, mark.height) + Theme.scaled(8) + (hereMark.visible ? hereMark.height : 0)
        radius: Theme.scaled(6)
        color: root.current || root.here ? Qt.alpha(Theme.gold, Theme.dark ? 0.20 : 0.26) : pointer.hovered || root.chosen ? Theme.panelShade : "transparent"
        border.width: root.here ? 1 : 0
        border.color: Theme.goldDeep

        SeatShape {
            id: mark

            x: Theme.s
            y: words.y + (letters.height - height) / 2
            visible: root.turnStart && root.seat >= 0
            seat: Math.max(0, root.seat)
            size: Theme.scaled(14)
        }

        Text {
            id: words

            x: Theme.scaled(14) + 2 * Theme.s
            y: Theme.scaled(4)
            width: parent.width - x - Theme.s - (fork.visible ? fork.width + Theme.s : 0)
            text: root.text
            color: root.seat >= 0 ? Theme.panelInk : Theme.panelQuiet
            font.family: Theme.sansFamily
            font.pixelSize: Theme.fontNormal
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Glyph {
            id: fork

            anchors.right: parent.right
            anchors.rightMargin: Theme.s
            y: words.y + (letters.height - height) / 2
            visible: root.branches
            name: "branch"
            colour: Theme.panelQuiet
            size: Theme.scaled(14)
        }

        Caption {
            id: hereMark

            x: words.x
            y: words.y + words.height
            visible: root.here
            color: Theme.panelAccent
            text: qsTr("You are here")
            Accessible.ignored: true
        }

        HoverHandler {
            id: pointer

            cursorShape: Qt.PointingHandCursor
            onHoveredChanged: root.pointedAt(hovered)
        }

        TapHandler {
            onTapped: root.opened()
        }

        FocusRing {
            shown: root.chosen
            gap: -line
            radius: parent.radius
        }
    }
}
