pragma ComponentBehavior: Bound

import QtQuick

// All seats: the near one at its side, the others beside each other in the order in which they play after it.
Repeater {
    id: root

    required property GameTable table
    required property url own // what is shown of the near seat, and of the others: a SeatPanel
    required property url other
    required property rect ownSide
    required property rect otherSide // of who plays after the near seat
    required property real gap // to the next one

    model: table.match.view.seatModel

    SeatPlace {
        table: root.table
        own: root.own
        other: root.other
        x: near ? root.ownSide.x : root.otherSide.x + root.table.turnOf(seat) * (root.otherSide.width + root.gap)
        y: near ? root.ownSide.y : root.otherSide.y
        width: near ? root.ownSide.width : root.otherSide.width
        height: near ? root.ownSide.height : root.otherSide.height
    }
}
