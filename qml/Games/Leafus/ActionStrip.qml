pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table

// The side of the board where one acts: who plays, the dice, the actions in the order in which they are resolved.
Item {
    id: root

    required property DrawingBoard table

    readonly property Item aside: aside
    readonly property point offset: Qt.point(x, y)
    readonly property list<string> actions: fields.pieces.map(each => each.component.slice(each.component.indexOf("/") + 1))
    readonly property real gap: Math.max(6, height * 0.012)
    readonly property real head: table.scaled(20) * 1.6
    readonly property real tray: Math.min(height * 0.17, width * 0.27)
    property bool tight: false // large words: the actions need all the room
    readonly property real asideLeast: tight ? 0 : Math.max(height * 0.15, Math.min(table.scaled(118), height * 0.22)) // some lines of what happened meanwhile
    readonly property real strip: Math.min(width * 0.26, (height - head - tray - asideLeast - gap * (actions.length + 3)) / Math.max(1, actions.length))
    readonly property real listY: head + gap + tray + 1.6 * gap
    readonly property real diceRoom: Math.min(width * 0.36, strip * 2.2)
    readonly property real die: Math.min(strip * 0.62, diceRoom * 0.42)

    ZonePieces {
        id: fields

        view: root.table.match.view
        zone: "actions"
    }
    Repeater {
        model: root.table.match.view.seatModel

        Loader {
            id: own

            required property int seat
            required property string name
            required property bool acting
            required property int points
            required property var lines

            active: seat === root.table.nearSeat
            width: root.width
            height: root.head
            sourceComponent: SeatTitle {
                table: root.table
                seat: own.seat
                name: own.name
                acting: own.acting
                points: own.points
                lines: own.lines
                near: true
                room: root.width
            }
        }
    }
    DiceTray {
        table: root.table
        offset: Qt.point(root.offset.x + x, root.offset.y + y)
        y: root.head + root.gap
        width: root.width
        height: root.tray
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "actions"
        y: root.listY
        width: root.width
        height: root.actions.length * (root.strip + root.gap)
        pieceWidth: root.width
        aspect: root.strip / Math.max(1, root.width)
        flow: ColumnFlow {
            step: root.strip + root.gap
            rigid: true
        }
        flat: true
        fixed: true
        dress: ({ action: Qt.resolvedUrl("ActionField.qml") })
    }
    Repeater {
        model: root.actions

        ZoneArea {
            required property int index
            required property string modelData

            table: root.table
            offset: root.offset
            zone: "action." + modelData
            z: 7
            x: root.width - root.diceRoom
            y: root.listY + index * (root.strip + root.gap) + (root.strip - root.die) / 2
            width: root.diceRoom - root.strip * 0.16
            height: root.strip
            pieceWidth: root.die
            aspect: 1
            flow: RowFlow {
                gap: root.die * 0.16
                rowGap: -root.die * 0.7
                rowShift: root.die * 0.42
            }
            dress: ({ die: Qt.resolvedUrl("Die.qml") })
        }
    }
    Item {
        id: aside

        x: root.x
        y: root.y + root.listY + root.actions.length * (root.strip + root.gap)
        width: root.width
        height: Math.max(0, root.height - root.listY - root.actions.length * (root.strip + root.gap))
    }
}
