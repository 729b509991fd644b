import QtQuick

import Engawa.Layout
import Engawa.Theme

// A piece on a round path goes from stone to stone; taken back, it goes back.
Item {
    id: root

    required property PieceItem piece

    readonly property ZoneArea area: piece.area

    function at(stone: int): point {
        const slot = area.slotOf(stone, piece.row, piece.count, piece.kind, piece.component, piece.badge);
        return Qt.point(slot.x, slot.y);
    }

    function setOut() {
        walk.stop();
        way.setOut(piece.place, piece.match.session.canRedo);
        if (way.steps !== 0 && piece.arrived && piece.table.settled && Theme.travel > 0) {
            step();
            walk.start();
        } else {
            arrive();
        }
    }

    function step() {
        piece.stray = way.stray(at(way.last()), at(way.next()), at(way.goal()));
    }

    function arrive() {
        way.start = piece.place;
        piece.stray = Qt.point(0, 0);
    }

    Component.onCompleted: arrive()

    RoundWalk {
        id: way

        lap: root.area?.flow.lap ?? 0
        onGoneChanged: if (walk.running) root.step()
    }
    Connections {
        target: root.piece

        function onPlaceChanged() {
            root.setOut();
        }
    }
    NumberAnimation {
        id: walk

        target: way
        property: "gone"
        to: way.steps
        duration: Theme.travel * (0.5 + 0.5 * Math.min(4, Math.abs(way.steps)))
        easing.type: Easing.InOutSine
        onFinished: root.arrive()
    }
}
