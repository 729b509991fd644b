pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Everything that happened, turn by turn. Pointing shows the piece, a click goes to that moment.
Rectangle {
    id: root

    required property MatchController match

    signal hovered(component: string)

    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    Caption {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.xl
        visible: list.count === 0
        text: qsTr("Nothing has happened yet.")
        horizontalAlignment: Text.AlignHCenter
    }

    component Moment: QtObject {
        required property int index
        required property bool current
    }

    // Lines that are out of sight have no delegate; this knows them all.
    Instantiator {
        id: moments

        model: root.match.log
        delegate: Moment {
            onCurrentChanged: Qt.callLater(list.find)
        }
        onObjectAdded: Qt.callLater(list.find)
        onObjectRemoved: Qt.callLater(list.find)
    }

    ListView {
        id: list

        property int here: -1 // the last line of the moment that the table shows

        function find() {
            let row = moments.count - 1;
            while (row >= 0 && !(moments.objectAt(row) as Moment)?.current)
                --row;
            // A move without words of its own: what came before it is the last that can be read.
            here = row < 0 && !root.match.replaying ? moments.count - 1 : row;
        }

        function follow() {
            if (here < 0)
                return;
            forceLayout();
            positionViewAtIndex(here, ListView.Contain);
        }

        anchors.fill: parent
        anchors.margins: Theme.s
        clip: true
        model: root.match.log
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        currentIndex: -1
        highlightFollowsCurrentItem: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")

        onHereChanged: Qt.callLater(follow)
        onCountChanged: Qt.callLater(follow)
        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0)
                currentIndex = here >= 0 ? here : count - 1;
            if (!activeFocus)
                root.hovered("");
        }
        onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)

        Keys.onPressed: event => {
            const places = { [Qt.Key_Home]: 0, [Qt.Key_End]: count - 1 };
            if (places[event.key] !== undefined) {
                currentIndex = places[event.key];
                event.accepted = true;
            }
        }

        T.ScrollBar.vertical: PaperScrollBar {}

        delegate: LogLine {
            width: ListView.view.width - Theme.scaled(12)
            chosen: ListView.isCurrentItem && ListView.view.activeFocus
            here: index === list.here
            onHeightChanged: if (here) Qt.callLater(list.follow)
            onOpened: root.match.goTo(node)
            onPointedAt: inside => root.hovered(inside ? component : "")
        }
    }
}
