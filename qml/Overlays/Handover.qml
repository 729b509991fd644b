import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// One screen, several people, nothing to hide: a strip of paper says for a moment who is asked now. It is in nobody's way.
Item {
    id: root

    required property MatchController match

    readonly property int viewer: match.session.open ? match.view.viewer : -1
    property int before: -1 // who was asked last
    property bool shown: false

    Accessible.ignored: !shown
    onViewerChanged: {
        if (before >= 0 && viewer >= 0 && before !== viewer && !match.session.replaying && !match.session.over) {
            shown = true;
            rest.restart();
            plaque.Accessible.announce(name.text + ". " + match.view.prompt, Accessible.Assertive);
        }
        before = viewer;
    }
    Component.onCompleted: before = viewer

    Timer {
        id: rest

        interval: Theme.reducedMotion ? 1500 : Math.max(900, Theme.paced(1300))
        onTriggered: root.shown = false
    }
    PaperPanel {
        id: plaque

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.xl, words.width + mark.width + Theme.l + 2 * padding)
        height: Math.max(mark.height, words.height) + 2 * padding
        padding: Theme.l
        lift: 16
        opacity: root.shown && !root.match.session.over ? 1 : 0
        visible: opacity > 0

        Behavior on opacity { NumberAnimation { duration: Theme.quick } }

        SeatShape {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            seat: Math.max(0, root.viewer)
            size: Theme.scaled(40)
        }
        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: mark.width + Theme.l
            width: Math.min(Theme.scaled(420), root.width - 2 * Theme.xl - x - 2 * plaque.padding, Math.max(name.implicitWidth, sentence.implicitWidth))

            Heading {
                id: name

                width: parent.width
                text: root.match.session.toActName
                elide: Text.ElideRight
            }
            Sentence {
                id: sentence

                width: parent.width
                text: root.match.view.prompt
            }
        }
    }
}
