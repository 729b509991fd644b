import QtQuick

import Engawa.Match
import Engawa.Theme

// What is shown of a seat, with a stripe in its colour.
TablePanel {
    id: root

    required property SeatPlace place

    readonly property bool near: place.near
    readonly property int seat: place.seat
    readonly property string name: place.name
    readonly property bool acting: place.acting
    readonly property int points: place.points
    readonly property list<pointsLine> lines: place.lines
    readonly property real stripe: near ? 5 : 4

    table: place.table
    offset: Qt.point(place.x, place.y)

    Rectangle {
        y: 2 * root.stripe
        width: root.stripe
        height: root.height - 4 * root.stripe
        radius: root.stripe / 2
        color: Theme.seatColour(root.seat)
        opacity: root.acting || root.near ? 1 : 0.6
    }
}
