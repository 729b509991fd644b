pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match

// What the pieces of the table are measured against: the same pictures on the same ways, and nothing else.
Rectangle {
    id: root

    required property MatchController match
    required property int columns
    required property int travel

    color: "#5b4532"

    Repeater {
        model: root.match.view.pieces

        Image {
            required property int place
            required source

            x: 20 + place % root.columns * 60
            y: 20 + Math.floor(place / root.columns) * 78
            width: 52
            height: 70
            sourceSize.width: 256
            asynchronous: true

            Behavior on x {
                NumberAnimation {
                    duration: root.travel
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: root.travel
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
