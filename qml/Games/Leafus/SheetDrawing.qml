import QtQuick

// A picture that the data print on the sheet, under all the rest; it stands on its place.
Image {
    id: root

    required property DrawingBoard table
    required property int index // of DrawingBoard.drawings
    required property real unit
    required property bool live // Alt and a click lead to its entry

    readonly property var drawn: table.drawings[index] ?? { pieceId: "", x: 0, y: 0, width: 0, source: "" }

    x: (drawn.x - table.paper.x) * unit - width / 2
    y: (drawn.y - table.paper.y) * unit - height
    width: drawn.width * unit
    height: implicitWidth > 0 ? width * implicitHeight / implicitWidth : 0
    source: drawn.source !== "" ? `${drawn.source}?width=${Math.ceil(width * Screen.devicePixelRatio / 128) * 128}&rim=0` : ""
    asynchronous: true
    retainWhileLoading: true
    mipmap: true

    TapHandler {
        enabled: root.live
        acceptedModifiers: Qt.AltModifier
        onTapped: root.table.match.inspect(root.drawn.pieceId)
    }
}
