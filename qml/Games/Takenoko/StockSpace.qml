pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Table

// At the left of the garden: the weather, the plots that are not laid yet, channels and improvements in reserve.
HedgePanel {
    id: root

    required property GameTable table

    readonly property real pad: 10
    readonly property real inner: width - 2 * pad
    readonly property real caption: table.scaled(12) * 1.4
    readonly property real share: Math.min(1, (height - 2 * pad - caption - 3 * pad) / (inner * 2.02)) // of the size that the width would allow
    readonly property real die: inner * 0.5 * share
    readonly property real plot: inner * 0.7 * share
    readonly property real counter: inner * 0.31 * share
    readonly property real stackY: pad + die + pad
    readonly property real reserveY: stackY + plot * 231 / 200 + caption + pad

    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "weather"
        x: root.pad + (root.inner / 2 - root.die) / 2
        y: root.pad
        pieceWidth: root.die
        aspect: 122 / 120
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "emperor"
        x: root.pad + root.inner / 2 + (root.inner / 2 - root.die * 0.9) / 2
        y: root.pad
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
        flow: "pile"
        fold: 4
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
        x: root.pad
        y: root.reserveY
        pieceWidth: root.counter
        aspect: 65 / 64
        flow: "grid"
        gridColumns: 2
        gap: root.inner / 2 - root.counter
        badges: "count"
        round: true
    }
    ZoneArea {
        table: root.table
        offset: root.offset
        zone: "channel_stock"
        x: root.pad + root.inner / 2 + root.counter * 0.3
        y: root.reserveY + root.inner / 2
        pieceWidth: root.counter * 0.42
        aspect: 140 / 56
        badges: "count"
        round: true
    }
}
