import QtQuick
import Engawa.Theme

// A word over its parent, a moment after it was pointed at or reached by keyboard.
Rectangle {
    id: root

    required property string text
    required property bool wanted
    property bool above: true

    x: (parent.width - width) / 2
    y: above ? -height - Theme.s : parent.height + Theme.s
    z: 10
    width: words.implicitWidth + 2 * Theme.s
    height: words.implicitHeight + Theme.s
    radius: Theme.scaled(6)
    color: Theme.tip
    border.width: 1
    border.color: Theme.shadeLine
    opacity: 0
    visible: opacity > 0
    Accessible.ignored: true

    states: State {
        name: "shown"
        when: root.wanted && root.text.length > 0
        PropertyChanges { root.opacity: 1 }
    }

    transitions: [
        Transition {
            to: "shown"
            SequentialAnimation {
                PauseAnimation { duration: 450 }
                NumberAnimation { property: "opacity"; duration: Theme.quick }
            }
        },
        Transition {
            to: ""
            NumberAnimation { property: "opacity"; duration: Theme.quick }
        }
    ]

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: Theme.tableInk
        font.family: Theme.sansFamily
        font.pixelSize: Theme.fontSmall
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
