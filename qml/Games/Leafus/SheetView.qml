pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Layout
import Engawa.Table

// A player's sheet of kraft paper: what the data print on it, and what the player drew.
Item {
    id: root

    required property DrawingBoard table
    required property int seat
    property bool live: false // the large one: what is printed can be pointed at
    property bool blank: false // its marks are shown elsewhere now
    property point offset: Qt.point(x, y) // on the table

    readonly property real unit: width / table.paper.width
    readonly property var sizes: ({ leaf: 13.5, cross: 9, hex: 12, heap: 13, slot: 8.5, pencil: 15, node: 7.5, edge: 4.4, line: 4.4, spot: 5 })
    readonly property var ranks: ({ edge: 0, slot: 5, cross: 6, hex: 6, heap: 6, leaf: 12, line: 20, spot: 25, node: 30, pencil: 60 })
    readonly property var dress: ({ line: Qt.resolvedUrl("PencilStroke.qml"), spot: Qt.resolvedUrl("FreeLine.qml") })
    readonly property var markDress: Object.assign({ heap: Qt.resolvedUrl("HeapMark.qml"), leaf: Qt.resolvedUrl("LeafMark.qml") }, dress)
    component Marks: ZoneArea {
        table: root.table
        offset: root.offset
        width: root.width
        height: root.height
        flow: SheetFlow {
            unit: root.unit
            origin: Qt.point(root.table.paper.x, root.table.paper.y)
            sizes: root.sizes
            ranks: root.ranks
            turns: ({ leaf: 38, heap: 4, cross: 7 })
        }
        flat: true
        fixed: true
        dress: root.dress
    }

    PaperShadow {
        anchors.fill: paper
        radius: paper.radius
        depth: root.live ? 10 : 5
    }
    Rectangle {
        id: paper

        anchors.fill: parent
        radius: 3
        color: LeafusColours.kraft
        clip: true

        Image {
            anchors.fill: parent
            source: root.table.art.toString() !== "" ? root.table.art + "/kraft.svg" : ""
            sourceSize.width: 600
            fillMode: Image.PreserveAspectCrop
            asynchronous: true
        }
        Repeater {
            model: root.table.drawings.length // the pictures stay while only their data change

            SheetDrawing {
                table: root.table
                unit: root.unit
                live: root.live
            }
        }
        SheetPrint {
            anchors.fill: parent
            table: root.table
            unit: root.unit
            whole: !root.live
        }
        Repeater {
            model: root.live ? [] : root.table.printed.filter(each => each.kind === "leaf" || each.kind === "heap")

            PrintedFace {
                table: root.table
                marks: drawn
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: 3
            color: "transparent"
            border.width: 1
            border.color: LeafusColours.paperEdge
        }
    }
    Marks {
        zone: root.live ? "sheet" : ""
    }
    Marks {
        id: drawn

        zone: root.blank ? "" : "sheet." + root.seat
        dress: root.markDress
    }
}
