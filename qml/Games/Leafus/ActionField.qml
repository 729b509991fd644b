pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Table
import Engawa.Theme

// An action on its strip of paper: the die it wants, its drawing, its name, and what it gives. The dice lie at its right.
Item {
    id: root

    required property PieceItem piece

    readonly property bool choosing: piece.match.view.selecting
    readonly property bool faint: piece.badge === "none" || (choosing && !piece.legal && !piece.selected)
    readonly property real pad: height * 0.08
    readonly property real diceRoom: Math.min(width * 0.36, height * 2.2)
    readonly property real die: Math.min(height * 0.62, diceRoom * 0.42)
    readonly property string gives: piece.badge !== "" ? piece.match.facts.current.wordOf(piece.pieceId, "badge") : ""

    width: piece.width
    height: piece.height

    Rectangle {
        x: 1
        y: 3
        width: parent.width
        height: parent.height
        radius: 5
        color: LeafusColours.stripShadow
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        color: hover.hovered && root.piece.legal ? LeafusColours.stripLit : LeafusColours.strip
        border.width: 1
        border.color: LeafusColours.paperEdge

        HoverHandler {
            id: hover
        }
    }
    Item {
        anchors.fill: parent
        opacity: root.faint ? 0.45 : 1

        Image {
            id: picture

            x: root.pad
            y: root.pad
            width: root.height - 2 * root.pad
            height: width
            source: root.piece.steady && root.piece.source !== "" ? `${root.piece.source}?width=${Math.ceil(width * root.piece.pixelRatio)}&rim=0` : ""
            asynchronous: true
            retainWhileLoading: true
        }
        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: picture.x + picture.width + root.pad * 1.5
            width: root.width - x - root.diceRoom - root.pad

            Text {
                width: parent.width
                text: root.piece.name
                color: Theme.ink
                font.family: Theme.serifFamily
                font.bold: true
                font.pixelSize: Math.min(root.piece.table.scaled(17), root.height * 0.34)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
            Text { // what a click here would do, or what its dice come to
                width: parent.width
                visible: text !== ""
                text: root.piece.leadsTo !== "" ? root.piece.leadsTo : root.gives
                color: LeafusColours.stripInk
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.family: Theme.sansFamily
                font.pixelSize: Math.max(9, Math.min(root.piece.table.scaled(13), root.height * 0.25))
                lineHeight: 0.95
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
    Rectangle { // where its first die lies
        anchors.verticalCenter: parent.verticalCenter
        x: root.width - root.diceRoom
        width: root.die
        height: root.die
        radius: width * 0.22
        color: LeafusColours.dieSpace
        border.width: 1.5
        border.color: LeafusColours.dieSpaceLine
    }
    Loader { // … and the key that puts it there
        anchors.right: parent.right
        anchors.rightMargin: root.pad * 1.5
        anchors.verticalCenter: parent.verticalCenter
        active: root.piece.legal && root.choosing && !root.piece.match.view.arranging
        sourceComponent: KeyHint {
            text: root.piece.place + 1
            ink: LeafusColours.stripInk
            fontSize: Math.min(root.piece.table.scaled(12), root.height * 0.26)
        }
    }
    Rectangle { // while a die is held: where it could go
        anchors.fill: parent
        anchors.margins: -3
        visible: (root.piece.legal && root.choosing) || root.piece.selected
        radius: 8
        color: "transparent"
        border.width: root.piece.selected ? 4 : 2.5
        border.color: Theme.gold
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -7
        visible: root.piece.activeFocus
        radius: 11
        color: "transparent"
        border.width: 2
        border.color: Theme.focus
    }
    FoundFrame {
        visible: root.piece.marked
    }
}
