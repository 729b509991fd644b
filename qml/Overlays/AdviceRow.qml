import QtQuick
import QtQuick.Templates as T
import Engawa.Controls
import Engawa.Theme

// A line of the advice card: a number or a seat, what it is about in words, and below what it brings. Some can be pressed.
T.AbstractButton {
    id: root

    property int number: 0 // 0: none
    property int seat: -1
    property string note // below the words
    property bool pressable: true
    property bool current: false // it is the move that was made

    readonly property real markSize: Theme.scaled(22)

    implicitHeight: Math.max(markSize, words.height) + topPadding + bottomPadding
    padding: Theme.s
    enabled: pressable
    focusPolicy: pressable ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: pressable
    Accessible.role: pressable ? Accessible.Button : Accessible.ListItem
    Accessible.name: [number > 0 ? String(number) : "", text, note].filter(part => part.length > 0).join(", ")

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    background: Rectangle {
        radius: Theme.scaled(6)
        color: Qt.alpha(Theme.gold, root.down ? 0.24 : root.hovered ? 0.14 : root.current ? 0.08 : 0)
        border.width: root.current ? 1 : 0
        border.color: Qt.alpha(Theme.gold, 0.5)

        FocusRing {
            shown: root.visualFocus || root.activeFocus
            gap: -line
            radius: parent.radius
        }
    }

    contentItem: Item {
        Rectangle {
            id: disc

            visible: root.number > 0
            width: root.markSize
            height: width
            radius: width / 2
            color: Theme.indigo
            border.width: 1.5
            border.color: Theme.paper

            Text {
                anchors.centerIn: parent
                text: root.number
                color: Theme.paper
                font.family: Theme.serifFamily
                font.pixelSize: Theme.fontSmall
                font.bold: true
                Accessible.ignored: true
            }
        }
        SeatShape {
            x: (root.markSize - width) / 2
            y: (root.markSize - height) / 2
            visible: root.seat >= 0
            seat: Math.max(0, root.seat)
            size: Theme.scaled(15)
        }
        Column {
            id: words

            x: root.markSize + Theme.s
            y: Math.max(0, (root.markSize - first.firstLine) / 2)
            width: parent.width - x
            spacing: Theme.scaled(2)

            Sentence {
                id: first

                readonly property real firstLine: lineCount > 0 ? height / lineCount : height

                width: parent.width
                onTable: true
                text: root.text
                Accessible.ignored: true
            }
            Caption {
                width: parent.width
                visible: text.length > 0
                onTable: true
                text: root.note
                Accessible.ignored: true
            }
        }
    }
}
