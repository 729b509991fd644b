pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Layout
import Engawa.Match
import Engawa.Table
import Engawa.Theme

// Where the dice are thrown. Whose they are stands on its edge as long as somebody else is to act.
Rectangle {
    id: root

    required property DrawingBoard table
    required property point offset

    readonly property zoneInfo dice: table.zoneOf("dice")
    readonly property int places: Math.max(1, dice.columns)
    readonly property bool lent: table.match.session.toAct === table.nearSeat && dice.owner >= 0 && dice.owner !== table.nearSeat // by a reservation
    readonly property real pad: Math.max(10, height * 0.14)
    readonly property real die: Math.min(height - 2 * pad, (width - 2 * pad) / (places + 0.25 * (places - 1)))
    readonly property real step: (width - 2 * pad - die) / Math.max(1, places - 1) // from die to die, over the whole width

    radius: 14
    color: LeafusColours.tray
    border.width: lent ? 3 : 2
    border.color: lent ? Theme.gold : LeafusColours.trayEdge

    Rectangle { // the inner edge, in the light of the lamp
        anchors.fill: parent
        anchors.margins: 5
        radius: 10
        color: "transparent"
        border.width: 1
        border.color: LeafusColours.trayLight
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "dice"
        z: 6
        x: root.pad
        y: (root.height - root.die) / 2
        width: root.width - 2 * root.pad
        height: root.die
        pieceWidth: root.die
        aspect: 1
        flow: RowFlow {
            gap: Math.min(root.die * 0.5, root.step - root.die)
            rigid: true
        }
        dress: ({ die: Qt.resolvedUrl("Die.qml") })
    }
    Repeater {
        model: root.table.match.view.seatModel

        Rectangle {
            id: owner

            required property int seat
            required property string name

            visible: seat === root.dice.owner && seat !== root.table.nearSeat
            x: root.width - width - root.radius
            y: -height * 0.8
            width: words.width + 16
            height: words.height + 4
            radius: height / 2
            color: LeafusColours.label
            border.width: 1
            border.color: root.lent ? Theme.gold : LeafusColours.trayEdge

            Row {
                id: words

                anchors.centerIn: parent
                spacing: 6

                SeatShape {
                    anchors.verticalCenter: parent.verticalCenter
                    seat: owner.seat
                    size: root.table.scaled(12)
                }
                Text {
                    text: owner.name
                    color: Theme.tableInk
                    font.family: Theme.sansFamily
                    font.pixelSize: root.table.scaled(12)
                    textFormat: Text.PlainText
                    Accessible.ignored: true
                }
            }
        }
    }
}
