pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Theme

// The table of a game that has none of its own: every zone by its form alone, with its name. The others sit at the far side,
// what belongs to nobody lies in the middle, the near side is below.
GameTable {
    id: root

    least: Qt.size(640, Math.max(540, plan.leastHeight / Theme.textScale))
    promptSpace: prompt
    reinsBeside: true

    PlainLayout {
        id: plan

        pieces: root.match.view.pieces
        size: Qt.size(root.width, root.height)
        sides: sides.count
        nearSide: root.nearSeat
        textScale: root.textScale
        promptHeight: root.promptHeight
        zones: root.match.view.zones
        scene: root.match.view.sceneNumber
    }
    Rectangle {
        x: plan.middle.x
        y: plan.middle.y
        width: plan.middle.width
        height: plan.middle.height
        radius: Theme.radius
        color: Theme.shade
        opacity: 0.5
    }
    Repeater {
        id: sides

        model: root.match.view.seatModel

        Rectangle {
            id: side

            required property int index
            required property int seat
            required property string name
            required property bool acting
            required property int points
            required property list<pointsLine> lines
            readonly property bool near: seat === root.nearSeat
            readonly property bool ruled: seat >= root.match.session.seats
            readonly property rect place: plan.panels[index] ?? Qt.rect(0, 0, 0, 0)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            radius: Theme.radius
            color: Theme.shade
            border.width: 1
            border.color: acting ? Theme.gold : Theme.shadeLine

            Rectangle {
                x: 1
                y: parent.radius
                width: 4
                height: parent.height - 2 * parent.radius
                radius: 2
                color: side.ruled ? Theme.vermilion : Theme.seatColour(side.seat)
                opacity: side.acting || side.near ? 1 : 0.6
            }
            SeatTitle {
                table: root
                x: Theme.m
                y: Theme.xs
                height: root.scaled(side.near ? 20 : 16) * 1.5
                seat: side.seat
                name: side.name
                acting: side.acting
                points: side.points
                lines: side.lines
                near: side.near
                ruled: side.ruled
                itemised: true
                room: side.width - 2 * Theme.m
            }
        }
    }
    Repeater {
        model: plan.areas

        PlainArea {
            table: root
            layout: plan
        }
    }
    Item {
        id: prompt

        x: plan.prompt.x
        y: plan.prompt.y
        width: plan.prompt.width
        height: plan.prompt.height
    }
}
