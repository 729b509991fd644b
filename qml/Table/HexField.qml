pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Theme

// A field of hexagons that stand on a corner. All places are shown as large as they fit; wheel, hand and keys bring it nearer
// and move it. Areas of a HexFlow or a BorderFlow lie on it.
Item {
    id: root

    property alias places: view.places // everything that must be seen: points (q, r)
    property alias largest: view.largest // width of a hexagon
    property alias nearest: view.nearest // how far it can be zoomed in
    property real buttonSize: 26
    readonly property real buttonSpace: buttonSize + Theme.s // beside the field, at its right
    property bool sliding: false // it is being moved: pieces follow at once

    readonly property real zoom: view.zoom
    readonly property real unit: view.unit // width of a hexagon
    readonly property real paintedUnit: view.paintedUnit
    readonly property point middle: view.middle // of the place 0,0, on the table

    // Zoomed in, the field has an edge: what lies beyond it is not drawn.
    function shows(pieceX: real, pieceY: real, pieceWidth: real, pieceHeight: real): bool {
        return zoom <= 1 || (pieceX + pieceWidth > x && pieceY + pieceHeight > y && pieceX < x + width && pieceY < y + height);
    }

    function covers(at: point): bool {
        return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
    }

    function slide(dx: real, dy: real) {
        hold();
        view.slide(dx, dy);
    }

    // Nearer or farther; what lies at a point of the field stays there.
    function zoomBy(factor: real, at: point) {
        hold();
        view.zoomBy(factor, at);
    }

    function nearer() {
        zoomBy(1.25, Qt.point(width / 2, height / 2));
    }

    function farther() {
        zoomBy(0.8, Qt.point(width / 2, height / 2));
    }

    function showAll() {
        view.showAll();
    }

    // Moves the field so far that a piece on the table can be seen.
    function reveal(pieceX: real, pieceY: real, pieceWidth: real, pieceHeight: real) {
        view.reveal(Qt.rect(pieceX, pieceY, pieceWidth, pieceHeight));
    }

    function hold() {
        sliding = true;
        release.restart();
    }

    HexView {
        id: view

        window: Qt.rect(root.x, root.y, root.width, root.height)
    }
    Timer {
        id: release

        interval: 120
        onTriggered: root.sliding = false
    }
    WheelHandler {
        target: null
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.zoomBy(Math.pow(1.0016, event.angleDelta.y), Qt.point(event.x, event.y))
    }
    PinchHandler {
        target: null
        onScaleChanged: delta => root.zoomBy(delta, centroid.position)
    }
    DragHandler {
        property point before

        target: null
        onActiveChanged: before = Qt.point(activeTranslation.x, activeTranslation.y)
        onActiveTranslationChanged: {
            if (active)
                root.slide(activeTranslation.x - before.x, activeTranslation.y - before.y);
            before = Qt.point(activeTranslation.x, activeTranslation.y);
        }
    }
    TapHandler {
        onDoubleTapped: root.showAll()
    }
    Column {
        anchors.left: parent.right
        anchors.leftMargin: Theme.s
        anchors.top: parent.top
        anchors.topMargin: Theme.s
        spacing: Theme.xs

        FieldButton {
            width: root.buttonSize
            text: "+"
            name: qsTr("Nearer")
            enabled: root.zoom < root.nearest
            onPressed: root.nearer()
        }
        FieldButton {
            width: root.buttonSize
            text: "−"
            name: qsTr("Farther")
            enabled: root.zoom > 1
            onPressed: root.farther()
        }
        FieldButton {
            width: root.buttonSize
            text: "0"
            name: qsTr("Show the whole field")
            enabled: root.zoom > 1
            onPressed: root.showAll()
        }
    }
}
