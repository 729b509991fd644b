import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Walks through the moves that were made. Left and Right step, Home and End leap, Space plays.
FocusScope {
    id: root

    required property MatchController match

    readonly property bool wanted: match.session.open && (match.session.replaying || match.session.over) && match.session.replayLength > 0
    property bool playing: false

    signal scoreRequested

    function show(position: int) {
        match.session.showMove(Math.max(0, Math.min(match.session.replayLength, position)));
    }

    function toggle() {
        if (!playing && match.session.replayPosition >= match.session.replayLength)
            show(0);
        playing = !playing;
    }

    implicitWidth: Theme.scaled(760)
    implicitHeight: line.height + 2 * Theme.xs
    opacity: wanted ? 1 : 0
    visible: opacity > 0
    activeFocusOnTab: false
    onWantedChanged: if (!wanted) playing = false

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Keys.onLeftPressed: show(match.session.replayPosition - 1)
    Keys.onRightPressed: show(match.session.replayPosition + 1)
    Keys.onPressed: event => {
        const places = { [Qt.Key_Home]: 0, [Qt.Key_End]: match.session.replayLength };
        if (places[event.key] !== undefined)
            show(places[event.key]);
        else if (event.key === Qt.Key_Space)
            toggle();
        else if (event.key === Qt.Key_Escape && match.session.replaying)
            match.session.leaveReplay();
        else
            return;
        event.accepted = true;
    }

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    Timer {
        interval: Math.max(250, 900 / Math.max(0.25, Theme.speed))
        repeat: true
        running: root.playing && root.wanted
        onTriggered: {
            if (root.match.session.replayPosition >= root.match.session.replayLength)
                root.playing = false;
            else
                root.show(root.match.session.replayPosition + 1);
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Math.min(height / 2, Theme.scaled(24))
        color: Theme.shadeDeep
        border.width: 1
        border.color: Theme.shadeLine
    }

    Row {
        id: line

        readonly property bool terse: root.width < Theme.scaled(780)

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.l
        width: parent.width - 2 * x
        spacing: Theme.s

        IconButton {
            id: back

            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            enabled: root.match.session.replayPosition > 0
            glyph: "back"
            text: qsTr("One move back")
            keyHint: qsTr("Left", "the key")
            onClicked: root.show(root.match.session.replayPosition - 1)
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            glyph: root.playing ? "pause" : "play"
            text: root.playing ? qsTr("Stop") : qsTr("Play the moves")
            keyHint: qsTr("Space", "the key")
            onClicked: root.toggle()
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            enabled: root.match.session.replayPosition < root.match.session.replayLength
            glyph: "forward"
            text: qsTr("One move on")
            keyHint: qsTr("Right", "the key")
            onClicked: root.show(root.match.session.replayPosition + 1)
        }

        PaperSlider {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 3 * back.width - place.width - ways.width - 5 * parent.spacing
            focus: true
            onTable: true
            label: qsTr("Moment of the game")
            valueText: place.text
            from: 0
            to: Math.max(1, root.match.session.replayLength)
            stepSize: 1
            snapMode: PaperSlider.SnapAlways
            value: root.match.session.replayPosition
            onMoved: root.show(Math.round(value))
        }

        Caption {
            id: place

            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            wrapMode: Text.NoWrap
            text: qsTr("Move %1 of %2").arg(root.match.session.replayPosition).arg(root.match.session.replayLength)
        }

        Row {
            id: ways

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s

            PaperButton {
                visible: root.match.session.replaying
                onTable: true
                terse: line.terse
                glyph: "branch"
                text: qsTr("What if? Play on from here")
                onClicked: {
                    root.playing = false;
                    root.match.session.branchHere();
                }
            }

            PaperButton {
                visible: root.match.session.replaying
                primary: true
                onTable: true
                terse: line.terse
                glyph: line.terse ? "last" : ""
                text: root.match.session.trial !== "" ? qsTr("To the last move") : root.match.session.over ? qsTr("To the end of the game") : qsTr("Back to the game")
                keyHint: qsTr("Esc", "the key")
                onClicked: {
                    root.playing = false;
                    root.match.session.leaveReplay();
                }
            }

            PaperButton {
                visible: root.match.session.over && !root.match.session.replaying
                onTable: true
                text: qsTr("Show the score")
                onClicked: root.scoreRequested()
            }
        }
    }
}
