pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// What a search says beside the match: a hint, why a bot moved so, what would have been better, and where people's moves
// lost most. It lies in the corner where it covers least of what it speaks of, and can be carried elsewhere.
FocusScope {
    id: root

    required property MatchController match
    property PieceLayer pieces: null
    property rect prompt // that it leaves free

    readonly property MatchAdvice advice: match.advice
    readonly property bool wanted: match.session.open && advice.kind !== MatchAdvice.None
    readonly property bool listing: advice.kind === MatchAdvice.TurningPoints
    readonly property bool isHint: advice.kind === MatchAdvice.Hint
    readonly property real room: parent ? parent.height - 2 * Theme.l : 0
    property point corner // of the card, where nobody has carried it
    property bool carried: false

    signal keyboardLeft

    function close() {
        advice.close();
        keyboardLeft();
    }

    // The corner where the card covers least of what it speaks of, and of the prompt.
    function place() {
        if (!parent || !wanted)
            return;
        const right = parent.width - width - Theme.l;
        if (carried) {
            x = Math.max(0, Math.min(x, parent.width - width));
            y = Math.max(0, Math.min(y, parent.height - height));
            return;
        }
        const low = parent.height - height - Theme.l;
        const corners = [Qt.point(right, Theme.l), Qt.point(Theme.l, Theme.l), Qt.point(right, low), Qt.point(Theme.l, low)];
        const lap = (at, rect) => Math.max(0, Math.min(at.x + width, rect.x + rect.width) - Math.max(at.x, rect.x)) * Math.max(0, Math.min(at.y + height, rect.y + rect.height) - Math.max(at.y, rect.y));
        let least = Infinity;
        for (const at of corners) {
            const cost = lap(at, prompt) + 4 * (pieces?.hintsUnder(Qt.rect(at.x, at.y, width, height)) ?? 0);
            if (cost < least) {
                least = cost;
                corner = at;
            }
        }
    }

    function takeFocus() {
        const first = lines.count > 0 ? lines.itemAt(0) as AdviceRow : points.count > 0 ? points.itemAt(0) as AdviceRow : null;
        (first?.pressable ? first : shut).forceActiveFocus(Qt.TabFocusReason);
    }

    // What had the keyboard goes with the rows.
    function turnTo(show: var) {
        const hadKeyboard = activeFocus;
        if (hadKeyboard)
            shut.forceActiveFocus(Qt.OtherFocusReason);
        show();
        if (hadKeyboard)
            Qt.callLater(takeFocus);
    }

    function announce() {
        const told = [advice.title, advice.verdict].concat(advice.lines.map(line => `${line.number}. ${line.move}, ${line.promise}`), [advice.ahead]);
        Accessible.announce(told.filter(part => part.length > 0).join(". "), Accessible.Polite);
    }

    x: corner.x
    y: corner.y
    width: parent ? Math.min(parent.width - 2 * Theme.l, Theme.scaled(400)) : 0
    height: Math.min(room, head.height + body.implicitHeight + 3 * Theme.s)
    opacity: wanted ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Pane
    Accessible.name: advice.title

    Keys.onEscapePressed: close()
    onWidthChanged: place()
    onHeightChanged: place()
    onRoomChanged: place()
    onWantedChanged: {
        if (wanted)
            takeFocus();
        else if (activeFocus)
            keyboardLeft();
    }
    Component.onCompleted: {
        answers.thought = advice.thinking; // the first question is older than the card
        place();
        if (wanted)
            takeFocus();
    }

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    Connections {
        id: answers

        target: root.advice

        property bool thought: false

        function onChanged() {
            if (thought && !root.advice.thinking && root.wanted)
                Qt.callLater(root.arrive);
            thought = root.advice.thinking;
        }
    }

    function arrive() {
        place();
        announce();
        if (activeFocus)
            takeFocus();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Qt.alpha(Theme.shadeDeep, 0.97) // long texts over large words
        border.width: 1
        border.color: Theme.shadeLine
    }
    MouseArea { // what lies below is not meant
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        drag.target: root
        drag.minimumX: 0
        drag.maximumX: root.parent ? root.parent.width - root.width : 0
        drag.minimumY: 0
        drag.maximumY: root.parent ? root.parent.height - root.height : 0
        drag.onActiveChanged: root.carried = true
        onWheel: event => event.accepted = true
    }

    Item {
        id: head

        x: Theme.m
        y: Theme.s
        width: parent.width - x - Theme.s
        height: Math.max(title.height, shut.height)

        Glyph {
            id: lamp

            anchors.verticalCenter: parent.verticalCenter
            name: root.isHint ? "lamp" : "turn"
            colour: Theme.gold
        }
        Sentence {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            x: lamp.width + Theme.s
            width: parent.width - x - actions.width - Theme.s
            onTable: true
            font.bold: true
            text: root.advice.title
            Accessible.role: Accessible.Heading
        }
        Row {
            id: actions

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.xs

            QuietButton {
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: shut.implicitHeight
                visible: root.advice.thinking || (root.listing && root.match.turningPoints.searching)
                onTable: true
                fontSize: Theme.fontSmall
                text: qsTr("Stop")
                onClicked: root.listing ? root.match.turningPoints.stop() : root.close()
            }
            QuietButton {
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: shut.implicitHeight
                visible: root.advice.kind === MatchAdvice.Missed
                onTable: true
                fontSize: Theme.fontSmall
                text: qsTr("All of them")
                onClicked: root.turnTo(() => root.advice.listTurningPoints())
            }
            IconButton {
                id: shut

                implicitWidth: Theme.scaled(26)
                padding: Theme.scaled(4)
                onTable: true
                glyph: "close"
                text: qsTr("Close")
                keyHint: qsTr("Esc", "the key")
                onClicked: root.close()
            }
        }
    }

    ScrollArea {
        x: Theme.s
        y: head.y + head.height + Theme.s
        width: parent.width - 2 * x
        height: parent.height - y - Theme.s
        onTable: true
        label: root.advice.title

        Column {
            id: body

            width: parent.width
            spacing: Theme.xs

            Sentence {
                x: Theme.xs
                width: parent.width - 2 * x
                visible: text.length > 0
                onTable: true
                text: root.advice.verdict
            }
            Repeater {
                id: lines

                model: root.listing ? [] : root.advice.lines

                AdviceRow {
                    required property adviceLine modelData
                    required property int index

                    width: body.width
                    number: modelData.number
                    text: modelData.move
                    note: modelData.promise
                    pressable: root.isHint
                    current: modelData.played
                    onClicked: root.advice.choose(index)
                }
            }
            Repeater {
                id: points

                model: root.listing ? root.match.turningPoints : null

                AdviceRow {
                    required property int moveNumber
                    required property int index
                    required property string lost
                    required property string better
                    required seat
                    required text

                    width: body.width
                    note: qsTr("Move %1: lost %2. %3", "a number, what was lost, and what would have been better").arg(moveNumber).arg(lost).arg(better)
                    onClicked: root.turnTo(() => root.advice.showTurningPoint(index))
                }
            }
            Caption {
                x: Theme.xs
                width: parent.width - 2 * x
                visible: text.length > 0
                onTable: true
                text: root.advice.ahead
                color: Theme.tableInk
            }
            Caption {
                x: Theme.xs
                width: parent.width - 2 * x
                visible: text.length > 0
                onTable: true
                text: root.advice.scale
            }
        }
    }
}
