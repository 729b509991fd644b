import QtQuick

import Engawa.Match

// A picture that the data print on the sheet, under all the rest; it stands on its place.
Image {
    id: root

    required property DrawingBoard table
    required property int index // of DrawingBoard.drawings
    required property real unit
    required property bool live // Alt and a click lead to its entry

    readonly property pieceInfo drawn: table.drawings[index] ?? none
    readonly property string face: table.hasZone("drawings") ? table.match.facts.current.faceOf(drawn.kind, drawn.component) : ""
    property pieceInfo none

    x: (drawn.x - table.paper.x) * unit - width / 2
    y: (drawn.y - table.paper.y) * unit - height
    width: Number(drawn.badge) * unit
    height: implicitWidth > 0 ? width * implicitHeight / implicitWidth : 0
    source: face !== "" ? `${face}?width=${Math.ceil(width * Screen.devicePixelRatio / 128) * 128}&rim=0` : ""
    asynchronous: true
    retainWhileLoading: true
    mipmap: true

    TapHandler {
        enabled: root.live
        acceptedModifiers: Qt.AltModifier
        onTapped: root.table.match.view.inspect(root.drawn.pieceId)
    }
}
