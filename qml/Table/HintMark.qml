import QtQuick

import Engawa.Theme

// The numbers of the advised moves that a piece takes part in, on its upper edge: paper and ink, unlike the gold of what may
// be played.
Rectangle {
    id: root

    required property PieceItem piece

    x: Math.round(Math.max(-width / 4, Math.min(piece.width * 0.06, (piece.width - width) / 2)))
    y: Math.round(Math.max(-height / 4, Math.min(piece.height * 0.06, (piece.height - height) / 2)))
    z: 1
    width: Math.max(height, number.implicitWidth + Theme.scaled(12))
    height: number.implicitHeight + Theme.scaled(4)
    radius: height / 2
    color: Theme.indigo
    border.width: 2
    border.color: Theme.paper

    Text {
        id: number

        anchors.centerIn: parent
        text: root.piece.hint.split(" ").join(" · ")
        color: Theme.paper
        font.family: Theme.serifFamily
        font.pixelSize: Theme.fontNormal
        font.bold: true
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
