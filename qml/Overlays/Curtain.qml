import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Closed screens between two people at one table. They close at once, so that nothing is seen, and slide open slowly.
FocusScope {
    id: root

    required property MatchController match

    readonly property bool drawn: match.session.open && match.view.curtain
    property string name
    property int seat: 0

    signal lifted

    function take() {
        name = match.view.curtainName;
        seat = Math.max(0, match.view.curtainSeat);
        button.forceActiveFocus();
        plaque.Accessible.announce(sentence.text, Accessible.Assertive);
    }

    visible: drawn || left.x > -left.width
    onDrawnChanged: if (drawn) take()
    Component.onCompleted: if (drawn) take()

    // There is nothing else to reach while the screens are closed.
    Keys.onTabPressed: event => { event.accepted = drawn; }
    Keys.onBacktabPressed: event => { event.accepted = drawn; }
    Keys.onReturnPressed: button.click()
    Keys.onEnterPressed: button.click()

    Accessible.role: Accessible.Dialog
    Accessible.name: sentence.text

    Connections {
        target: root.match.view
        enabled: root.drawn

        function onRefreshed() {
            if (root.name !== root.match.view.curtainName || root.seat !== root.match.view.curtainSeat)
                root.take();
        }
    }

    states: State {
        name: "open"
        when: !root.drawn
        PropertyChanges {
            left.x: -left.width
            right.x: root.width
            plaque.opacity: 0
        }
    }

    transitions: Transition {
        to: "open"
        ParallelAnimation {
            NumberAnimation { properties: "x"; duration: 2 * Theme.settle; easing.type: Easing.InOutCubic }
            NumberAnimation { property: "opacity"; duration: Theme.quick }
        }
    }

    MouseArea {
        anchors.fill: parent
        enabled: root.drawn
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => { wheel.accepted = true; }
    }

    Shoji {
        id: left

        leading: true
        x: 0
        width: Math.ceil(root.width / 2)
        height: root.height
    }

    Shoji {
        id: right

        leading: false
        x: root.width - width
        width: Math.ceil(root.width / 2)
        height: root.height
    }

    PaperPanel {
        id: plaque

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.xl, Theme.scaled(520))
        height: column.height + 2 * padding
        padding: Theme.xl * 1.5
        lift: 24
        visible: opacity > 0

        Column {
            id: column

            width: parent.width
            spacing: Theme.l

            SeatShape {
                anchors.horizontalCenter: parent.horizontalCenter
                seat: root.seat
                size: Theme.scaled(64)
            }

            Heading {
                width: parent.width
                text: root.name
                font.pixelSize: Theme.fontHero
                horizontalAlignment: Text.AlignHCenter
            }

            Sentence {
                id: sentence

                width: parent.width
                text: qsTr("It is %1’s turn. Everyone else looks away.").arg(root.name)
                font.pixelSize: Theme.fontLarge
                horizontalAlignment: Text.AlignHCenter
            }

            Item {
                width: 1
                height: Theme.xs
            }

            PaperButton {
                id: button

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                focus: true
                primary: true
                fontSize: Theme.fontTitle
                topPadding: Theme.scaled(12)
                leftPadding: Theme.scaled(24)
                text: qsTr("I am %1: show my cards").arg(root.name)
                keyHint: qsTr("Enter", "the key")
                onClicked: {
                    if (!root.drawn)
                        return;
                    root.match.view.liftCurtain();
                    root.lifted();
                }
            }
        }
    }
}
