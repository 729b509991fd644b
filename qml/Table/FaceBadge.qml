pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// What a free place would bring, as small faces: "token:things/thing marker:things/thing+2".
Flow {
    id: root

    required property PieceItem piece

    readonly property list<string> things: piece.badge === "" ? [] : piece.badge.split(" ")
    readonly property real size: Math.min(piece.width * 0.36, Math.max(14, piece.width * 0.3))

    x: (piece.width - width) / 2
    y: Math.max(3, (piece.height - height) / 2)
    width: Math.min(piece.width - 6, things.length * (size * 1.5))
    spacing: 2

    Repeater {
        model: root.things

        Row {
            id: thing

            required property string modelData

            readonly property string kind: modelData.slice(0, modelData.indexOf(":"))
            readonly property string component: modelData.slice(modelData.indexOf(":") + 1).split("+")[0]
            readonly property string number: modelData.split("+")[1] ?? ""

            Image {
                width: root.size
                height: root.size
                source: root.piece.match.facts.current.faceOf(thing.kind, thing.component)
                sourceSize.width: Math.ceil(root.size * root.piece.pixelRatio)
                asynchronous: true
            }
            Text {
                height: root.size
                visible: thing.number !== ""
                text: "+" + thing.number
                color: Theme.tableInk
                style: Text.Outline
                styleColor: Theme.textOutline
                font.family: Theme.serifFamily
                font.pixelSize: Math.max(10, root.size * 0.62)
                font.bold: true
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
