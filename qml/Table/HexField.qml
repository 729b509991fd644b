pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Theme

// A field of hexagons that stand on a corner: a place's q leads to the east, its r to the south-east. All places are shown as
// large as they fit; wheel, hand and keys bring it nearer and move it. Areas whose flow is "hexes" or "borders" lie on it.
Item {
    id: root

    property var places: [] // everything that must be seen: points (q, r)
    property real largest: 130 // width of a hexagon
    property real nearest: 4 // how far it can be zoomed in
    property real zoom: 1
    property point shift // of the middle, in hexagons
    property real buttonSize: 26
    readonly property real buttonSpace: buttonSize + Theme.s // beside the field, at its right
    property bool sliding: false // it is being moved: pieces follow at once

    readonly property real rowStep: Math.sqrt(3) / 2
    readonly property rect reach: { // of the places, in widths of a hexagon
        let left = 0, right = 0, top = 0, bottom = 0;
        for (const place of places) {
            const across = place.x + place.y / 2, down = place.y * rowStep;
            left = Math.min(left, across);
            right = Math.max(right, across);
            top = Math.min(top, down);
            bottom = Math.max(bottom, down);
        }
        const corner = 1 / Math.sqrt(3);
        return Qt.rect(left - 0.52, top - corner - 0.04, right - left + 1.04, bottom - top + 2 * corner + 0.08);
    }
    readonly property real unit: Math.max(8, Math.min(width / reach.width, height / reach.height, largest)) * zoom // width of a hexagon
    readonly property real paintedUnit: Math.pow(1.25, Math.ceil(Math.log(unit) / Math.log(1.25) - 0.01))
    readonly property real middleX: x + width / 2 - (reach.x + reach.width / 2 + shift.x) * unit
    readonly property real middleY: y + height / 2 - (reach.y + reach.height / 2 + shift.y) * unit

    // On the table.
    function centreX(q: real, r: real): real {
        return middleX + (q + r / 2) * unit;
    }

    function centreY(r: real): real {
        return middleY + r * rowStep * unit;
    }

    // Zoomed in, the field has an edge: what lies beyond it is not drawn.
    function shows(pieceX: real, pieceY: real, pieceWidth: real, pieceHeight: real): bool {
        return zoom <= 1 || (pieceX + pieceWidth > x && pieceY + pieceHeight > y && pieceX < x + width && pieceY < y + height);
    }

    function holds(pieceX: real, pieceY: real, pieceWidth: real, pieceHeight: real): bool {
        return pieceX >= x - 1 && pieceY >= y - 1 && pieceX + pieceWidth <= x + width + 1 && pieceY + pieceHeight <= y + height + 1;
    }

    function covers(at: point): bool {
        return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
    }

    function settle(to: point) {
        if (!(unit > 0) || width <= 0 || height <= 0) // not laid out yet
            return;
        const spareX = Math.max(0, (reach.width - width / unit) / 2 + (zoom > 1 ? 0.5 : 0));
        const spareY = Math.max(0, (reach.height - height / unit) / 2 + (zoom > 1 ? 0.5 : 0));
        shift = Qt.point(Math.max(-spareX, Math.min(spareX, to.x)), Math.max(-spareY, Math.min(spareY, to.y)));
    }

    function slide(dx: real, dy: real) {
        hold();
        settle(Qt.point(shift.x - dx / unit, shift.y - dy / unit));
    }

    // Nearer or farther; what lies at a point of the field stays there.
    function zoomBy(factor: real, at: point) {
        hold();
        const before = unit;
        zoom = Math.max(1, Math.min(nearest, zoom * factor));
        const fromX = at.x - width / 2, fromY = at.y - height / 2;
        settle(Qt.point(shift.x + fromX / before - fromX / unit, shift.y + fromY / before - fromY / unit));
    }

    function nearer() {
        zoomBy(1.25, Qt.point(width / 2, height / 2));
    }

    function farther() {
        zoomBy(0.8, Qt.point(width / 2, height / 2));
    }

    function showAll() {
        zoom = 1;
        shift = Qt.point(0, 0);
    }

    // Moves the field so far that a piece on the table can be seen.
    function reveal(pieceX: real, pieceY: real, pieceWidth: real, pieceHeight: real) {
        if (zoom <= 1 || holds(pieceX, pieceY, pieceWidth, pieceHeight))
            return;
        const dx = Math.max(0, x - pieceX) - Math.max(0, pieceX + pieceWidth - x - width);
        const dy = Math.max(0, y - pieceY) - Math.max(0, pieceY + pieceHeight - y - height);
        settle(Qt.point(shift.x - dx / unit, shift.y - dy / unit));
    }

    function hold() {
        sliding = true;
        release.restart();
    }

    onPlacesChanged: settle(shift)
    onWidthChanged: settle(shift)
    onHeightChanged: settle(shift)

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
