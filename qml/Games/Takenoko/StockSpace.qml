pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Table

// At the left of the garden: the weather, the plots that are not laid yet, channels and improvements in reserve; one below the
// other, or the plots beside the others.
TablePanel {
    id: root

    required property bool broad

    readonly property real pad: 10
    readonly property real inner: broad ? (width - 3 * pad) / 2 : width - 2 * pad // of what stands below each other
    readonly property real innerX: width - pad - inner
    readonly property real caption: table.scaled(12) * 1.4
    readonly property real share: Math.min(1, broad ? (height - 4 * pad) / (inner * 1.28) : (height - caption - 6 * pad) / (inner * 2.12)) // of the size that the width would allow
    readonly property real die: inner * 0.47 * share
    readonly property real plot: broad ? Math.min(inner * 0.94, (height - caption - 2 * pad) * 200 / 231) : inner * 0.82 * share
    readonly property real counter: inner * 0.27 * share
    readonly property real stackHeight: plot * 231 / 200 + caption
    readonly property real space: broad ? (height - die - 2 * counter * 1.5) / 3 : (height - die - stackHeight - 2 * counter * 1.5) / 4 // between them
    readonly property real stackY: broad ? (height - stackHeight) / 2 : die + 2 * space
    readonly property real reserveY: broad ? die + 2 * space : stackY + stackHeight + space

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "weather"
        x: root.innerX + (root.inner / 2 - root.die) / 2
        y: root.space
        pieceWidth: root.die
        aspect: 122 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "emperor"
        x: root.innerX + root.inner / 2 + (root.inner / 2 - root.die * 0.9) / 2
        y: root.space
        pieceWidth: root.die * 0.9
        aspect: 130 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "plot_stack"
        x: root.pad + (root.inner - root.plot) / 2
        y: root.stackY
        pieceWidth: root.plot
        aspect: 231 / 200
        hexagon: HexMask {
            width: root.plot
        }
        flow: PileFlow {
            fold: 4
        }
    }
    PileCaption {
        table: root.table
        zone: "plot_stack"
        x: root.pad
        y: root.stackY + root.plot * 231 / 200 + 2
        width: root.inner
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "improvements"
        x: root.innerX
        y: root.reserveY
        pieceWidth: root.counter
        aspect: 65 / 64
        flow: GridFlow {
            columns: 2
            gap: root.inner / 2 - root.counter
            rowGap: root.counter * 0.5
        }
        badges: "count"
        round: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "channel_stock"
        x: root.innerX + root.inner / 2 + root.counter * 0.2
        y: root.reserveY + root.counter * 1.5
        pieceWidth: root.counter * 0.38
        aspect: 140 / 56
        badges: "count"
        round: true
    }
}
