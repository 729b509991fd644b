import QtQuick

import Engawa.Match

// A seat's side of the table. What is shown there, a SeatPanel, is another one for who sits at the near side.
Loader {
    id: root

    required property GameTable table
    required property url own
    required property url other

    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines

    readonly property bool near: seat === table.nearSeat

    property bool made: false

    function fetch() {
        setSource(near ? own : other, { place: root });
    }

    onNearChanged: if (made) fetch()
    Component.onCompleted: {
        made = true;
        fetch();
    }
}
