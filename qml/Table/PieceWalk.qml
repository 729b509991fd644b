import QtQuick

import Engawa.Layout
import Engawa.Theme

// A piece on a round path goes from stone to stone; taken back, it goes back.
Item {
    id: root

    required property PieceItem piece

    readonly property ZoneArea area: piece.area
    property int start // where it set out
    property int steps // to go; below nought: back
    property real gone: 0 // of them

    function stone(step: int): point {
        const lap = area.flow.lap;
        const slot = area.slotOf(((start + step) % lap + lap) % lap, piece.row, piece.count, piece.kind, piece.component, piece.badge);
        return Qt.point(slot.x, slot.y);
    }

    function setOut() {
        const lap = area?.flow.lap ?? 0;
        const ahead = lap > 0 ? (piece.place - start + lap) % lap : 0;
        walk.stop();
        if (ahead > 0 && piece.arrived && piece.table.settled && Theme.travel > 0) {
            steps = piece.match.session.canRedo && 2 * ahead > lap ? ahead - lap : ahead;
            gone = 0;
            step();
            walk.start();
        } else {
            arrive();
        }
    }

    function step() {
        const whole = steps < 0 ? Math.ceil(gone) : Math.floor(gone);
        const from = stone(whole), to = stone(whole + (gone === whole ? 0 : Math.sign(steps))), goal = stone(steps);
        const part = Math.abs(gone - whole);
        piece.stray = Qt.point(from.x + (to.x - from.x) * part - goal.x, from.y + (to.y - from.y) * part - goal.y);
    }

    function arrive() {
        start = piece.place;
        piece.stray = Qt.point(0, 0);
    }

    onGoneChanged: if (walk.running) step()
    Component.onCompleted: arrive()

    Connections {
        target: root.piece

        function onPlaceChanged() {
            root.setOut();
        }
    }
    NumberAnimation {
        id: walk

        target: root
        property: "gone"
        to: root.steps
        duration: Theme.travel * (0.5 + 0.5 * Math.min(4, Math.abs(root.steps)))
        easing.type: Easing.InOutSine
        onFinished: root.arrive()
    }
}
