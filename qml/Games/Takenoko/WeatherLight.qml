pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// The light of the turn's weather over the whole table. Nothing moves with reduced motion.
Item {
    id: root

    required property string effect // of the weather; empty: none yet
    required property url art
    required property rect sky // where it rains: over the garden, not over what is read

    readonly property bool raining: effect === "grow" || effect === "panda"
    readonly property bool calm: Theme.reducedMotion || Application.state !== Qt.ApplicationActive

    component Tint: Rectangle {
        property bool shown: false

        anchors.fill: parent
        opacity: shown ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.paced(900)
            }
        }
    }

    Tint { // sun: warm from above
        shown: root.effect === "more_actions"
        gradient: Gradient {
            GradientStop { position: 0; color: TakenokoColours.sunHigh }
            GradientStop { position: 0.6; color: TakenokoColours.sunLow }
            GradientStop { position: 1; color: TakenokoColours.sunNone }
        }
    }
    Tint { // rain: cool and grey
        shown: root.effect === "grow"
        color: TakenokoColours.rain
    }
    Tint { // storm: dark
        shown: root.effect === "panda"
        color: TakenokoColours.storm
    }
    Tint { // clouds: flat
        shown: root.effect === "improve"
        color: TakenokoColours.clouds
    }
    Tint { // wind: clear
        shown: root.effect === "same_actions"
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: TakenokoColours.wind }
            GradientStop { position: 1; color: TakenokoColours.windNone }
        }
    }
    Tint { // any weather: a shimmer between day and dusk
        shown: root.effect === "choose"
        gradient: Gradient {
            GradientStop { position: 0; color: TakenokoColours.dusk }
            GradientStop { position: 1; color: TakenokoColours.duskNone }
        }
    }
    Loader { // rain
        x: root.sky.x
        y: root.sky.y
        width: root.sky.width
        height: root.sky.height
        active: root.raining
        sourceComponent: Item {
            clip: true
            opacity: root.effect === "panda" ? 0.5 : 0.38

            Image {
                id: drops

                property real fall

                y: fall - 256
                width: parent.width
                height: parent.height + 256
                source: root.art + "/rain.svg"
                sourceSize: Qt.size(256, 256)
                fillMode: Image.Tile
                asynchronous: true

                NumberAnimation on fall {
                    running: !root.calm
                    from: 0
                    to: 256
                    duration: root.effect === "panda" ? 420 : 700
                    loops: Animation.Infinite
                }
            }
        }
    }
    Loader { // shadows of clouds
        x: root.sky.x
        y: root.sky.y
        width: root.sky.width
        height: root.sky.height
        active: root.effect === "improve" || root.effect === "panda"
        sourceComponent: Item {
            clip: true

            Image {
                property real drift

                x: parent.width * (drift - 0.4)
                width: parent.width * 1.7
                height: parent.height
                source: root.art + "/clouds.svg"
                sourceSize: Qt.size(500, 250)
                asynchronous: true
                smooth: true

                NumberAnimation on drift {
                    running: !root.calm
                    from: 0
                    to: 0.3
                    duration: 24000
                    loops: Animation.Infinite
                    easing.type: Easing.CosineCurve
                }
            }
        }
    }
    Loader { // leaves in the wind
        anchors.fill: parent
        active: root.effect === "same_actions" && !root.calm
        sourceComponent: Item {
            id: wind

            Repeater {
                model: 5

                Image {
                    id: leaf

                    required property int index

                    property real way

                    x: wind.width * (way * 1.2 - 0.1)
                    y: wind.height * (0.1 + 0.17 * index + 0.05 * Math.sin(way * 9 + index))
                    width: 34
                    height: 17
                    rotation: 30 * Math.sin(way * 14 + index)
                    source: root.art + "/leaf.svg"
                    sourceSize.width: 68
                    opacity: 0.85
                    asynchronous: true

                    SequentialAnimation on way {
                        loops: Animation.Infinite

                        PauseAnimation {
                            duration: 600 + 900 * leaf.index
                        }
                        NumberAnimation {
                            from: 0
                            to: 1
                            duration: 4200 + 500 * leaf.index
                        }
                    }
                }
            }
        }
    }
    Rectangle { // far lightning, soft and seldom
        id: lightning

        anchors.fill: parent
        color: TakenokoColours.lightning
        opacity: 0
        visible: opacity > 0

        SequentialAnimation {
            running: root.effect === "panda" && !root.calm
            loops: Animation.Infinite

            PauseAnimation {
                duration: 5200
            }
            NumberAnimation {
                target: lightning
                property: "opacity"
                to: 0.16
                duration: 160
            }
            NumberAnimation {
                target: lightning
                property: "opacity"
                to: 0
                duration: 900
                easing.type: Easing.OutQuad
            }
        }
    }
}
