pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Layout
import Engawa.Theme

// A zone of a plain table, with its name above it.
ZoneArea {
    id: root

    required pieceWidth
    required aspect
    required property PlainLayout layout
    required property string name
    required property string form
    required property int count
    required property rect caption
    required property rect box
    required property int columns
    required property point firstPlace
    required property point step

    readonly property string faceShown: count > 0 ? layout.faceIn(zone) : "" // asked anew when another number lies here

    x: box.x
    y: box.y
    width: box.width
    height: box.height
    papers: true
    badges: form === "counter" ? "count" : ""
    flow: form === "pile" ? pile : form === "fan" ? fan : plain

    PileFlow {
        id: pile

        fold: 4
    }
    FanFlow {
        id: fan
    }
    PlainFlow {
        id: plain

        ring: root.form === "ring"
        places: root.columns
        first: root.firstPlace
        step: root.step
    }
    Rectangle { // where nothing lies
        visible: root.count === 0
        width: Math.max(root.width, root.pieceWidth)
        height: Math.max(root.height, root.pieceHeight)
        radius: root.pieceWidth * 0.07
        color: "transparent"
        border.width: 1
        border.color: Theme.shadeLine
    }
    Text {
        x: root.caption.x - root.x
        y: root.caption.y - root.y
        width: root.caption.width
        height: root.caption.height
        text: root.form === "pile" && root.count > 0 ? `${root.name} ${root.count}` : root.name
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        elide: Text.ElideRight
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    Image { // painted small, to learn its form
        visible: false
        asynchronous: true
        source: root.faceShown === "" ? "" : root.faceShown + "?width=40&rim=0"
        onStatusChanged: if (status === Image.Ready && implicitWidth > 0) root.layout.setAspect(root.zone, implicitHeight / implicitWidth)
    }
}
