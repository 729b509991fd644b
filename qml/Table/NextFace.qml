import QtQuick

// Has the wished picture painted while the old one is still shown.
Image {
    id: root

    required property PieceItem piece

    function hand() {
        if (status !== Image.Loading)
            piece.shown = source.toString();
    }

    visible: false
    source: piece.wished
    asynchronous: true
    onStatusChanged: Qt.callLater(hand)
    Component.onCompleted: Qt.callLater(hand)
}
