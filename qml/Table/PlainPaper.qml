import QtQuick

import Engawa.Theme

// A piece that has no face: blank paper with its name, or its back.
Rectangle {
    id: root

    required property PieceItem piece

    width: piece.width
    height: piece.height
    radius: piece.round ? width / 2 : Math.min(width, height) * 0.07
    color: piece.faceUp ? Theme.paper : Theme.indigo
    border.width: Math.max(1, width * 0.015)
    border.color: piece.faceUp ? Theme.paperShade : Theme.paper

    Text {
        anchors.fill: parent
        anchors.margins: parent.width * 0.07
        visible: root.piece.faceUp
        text: root.piece.badge === "" || root.piece.counted ? root.piece.name : `${root.piece.name}\n${root.piece.badge}`
        color: Theme.ink
        font.family: Theme.serifFamily
        font.pixelSize: Math.max(8, root.width * 0.2)
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
