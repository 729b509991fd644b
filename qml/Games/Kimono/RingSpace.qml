pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table

// The board and the photos around it, clockwise, with the photographer in a gap between them. Where the space is wide they
// lie at both sides of the board, where it is high all around it.
Item {
    id: root

    required property GameTable table
    required property point offset
    required property bool wide

    readonly property real aspect: 1.24
    readonly property zoneInfo ring: table.zoneOf("ring")
    readonly property int places: Math.max(1, ring.columns)
    readonly property int rightPlaces: Math.ceil(places / 2)

    // Wide: two rows at each side.
    readonly property int outward: Math.ceil(rightPlaces / 2)
    readonly property real wideBoard: height * 0.62
    readonly property real boardWidth: wide ? wideBoard : 2 * (innerX - card * 0.62)
    readonly property real boardHeight: wide ? height : 2 * (innerY - card * aspect * 0.6)
    readonly property real card: wide ? Math.min((height - 12) / 2 / aspect, (width - wideBoard) / 2 / (1.45 * outward + 0.4))
                                      : Math.min(width * 0.172, height * 0.142, 3.14 * (width + height) / 2 / places * 0.62)

    // High: an oval; how far its flattest parts are from the middle.
    readonly property real radiusX: (width - card) / 2 - 4
    readonly property real radiusY: (height - card * aspect) / 2 - 4
    readonly property real innerX: radiusX * Math.cos(Math.PI / places)
    readonly property real innerY: radiusY * Math.cos(Math.PI / places)

    // Wide: what is free at both ends.
    readonly property real slack: Math.max(0, width / 2 - boardWidth / 2 - card * (1.05 + 1.45 * (outward - 1) + 0.5) - 8)

    readonly property list<point> slots: {
        const points = [];
        for (let place = 0; place < places; ++place)
            points.push(slot(place));
        return points;
    }

    // The middle of a place, from the middle of the board, in pixels.
    function slot(place: int): point {
        if (!wide) {
            const angle = (place + 0.5) * 2 * Math.PI / places;
            return Qt.point(radiusX * Math.sin(angle), -radiusY * Math.cos(angle));
        }
        const right = place < rightPlaces;
        const mine = right ? rightPlaces : places - rightPlaces;
        const at = right ? place : places - 1 - place; // from the top at the board, outward and back
        const upper = at < Math.ceil(mine / 2);
        const out = upper ? at : mine - 1 - at;
        const x = boardWidth / 2 + card * (1.05 + 1.45 * out);
        const y = height / 4 * (upper ? -1 : 1) * (out === 0 ? 1 : 0.94);
        return Qt.point(right ? x : -x, y);
    }

    // The gap just before a place.
    function gapBefore(place: int): point {
        const next = slots[place];
        const last = slots[(place + places - 1) % places];
        if (wide && next.x * last.x < 0) // the board lies between
            return Qt.point(next.x + (next.x > 0 ? -1 : 1) * card * 0.74, next.y);
        return Qt.point((next.x + last.x) / 2, (next.y + last.y) / 2);
    }

    function share(at: point): point {
        return Qt.point(0.5 + at.x / width, 0.5 + at.y / height);
    }

    Repeater {
        model: root.slots

        EmptyPlace {
            required property point modelData

            x: root.width / 2 + modelData.x - width / 2
            y: root.height / 2 + modelData.y - height / 2
            card: root.card
            aspect: root.aspect
        }
    }
    TrackBoard {
        id: board

        table: root.table
        offset: Qt.point(root.offset.x + x, root.offset.y + y)
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        width: root.boardWidth
        height: root.boardHeight
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "ring"
        width: root.width
        height: root.height
        pieceWidth: root.card
        aspect: root.aspect
        flow: PathFlow {
            stones: root.slots.map(each => root.share(each))
        }
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "gaps"
        width: root.width
        height: root.height
        pieceWidth: root.card * (root.wide ? 0.48 : 0.6)
        aspect: 120 / 90
        flow: PathFlow {
            stones: root.slots.map((each, place) => root.share(root.gapBefore(place)))
            walked: true
        }
        z: 3
    }
}
