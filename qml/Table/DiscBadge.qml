import QtQuick

import Engawa.Theme

// How many lie here, on the piece.
Rectangle {
    id: root

    required property PieceItem piece

    x: (piece.width - width) / 2
    y: piece.height - height - 4
    width: Math.max(height, number.implicitWidth + 12)
    height: number.implicitHeight + 4
    radius: height / 2
    color: Theme.indigo
    border.color: Theme.paper

    Text {
        id: number

        anchors.centerIn: parent
        text: "×" + root.piece.badge
        color: Theme.paper
        font.family: Theme.serifFamily
        font.pixelSize: Theme.fontNormal
        font.bold: true
        Accessible.ignored: true
    }
}
