pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout

// The piece once for each that is left, and a faint one for each that is gone: how near the end is, at a glance.
Item {
    id: root

    required property PieceItem piece

    readonly property int rest: parseInt(piece.badge)
    readonly property TrackFlow track: piece.area?.flow as TrackFlow
    readonly property int columns: track?.columns ?? 1
    readonly property real step: piece.width * 1.08

    Repeater {
        model: Math.max(root.rest, root.track?.places ?? 0)

        Image {
            required property int index

            x: (index % root.columns) * root.step - root.piece.rim
            y: Math.floor(index / root.columns) * root.step * (root.piece.area?.aspect ?? 1) - root.piece.rim
            visible: index > 0
            width: root.piece.width + 2 * root.piece.rim
            height: root.piece.height + 2 * root.piece.rim
            source: root.piece.shown
            opacity: index < root.rest ? 1 : 0.22
            asynchronous: true
            Accessible.ignored: true
        }
    }
}
