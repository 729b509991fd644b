pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models

import Engawa.Table
import Engawa.Theme

// What the rival did last with a photo, and why, in a bubble that her portrait speaks.
Item {
    id: root

    required property GameTable table

    readonly property string words: {
        for (let i = told.count - 1; i >= 0; --i) {
            const line = told.objectAt(i) as Line;
            if (line?.component.startsWith("cards/"))
                return line.text;
        }
        return "";
    }

    visible: words !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    component Line: QtObject {
        required property string text
        required property string component
    }

    Instantiator {
        id: told

        model: root.table.match.view.recap
        delegate: Line {}
    }
    Rectangle { // points to her
        x: -width / 2 + 1
        y: Math.min(root.height * 0.3, 28)
        width: 10
        height: width
        rotation: 45
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.paper
    }
    Text {
        anchors.fill: parent
        anchors.margins: 6
        text: root.words
        color: Theme.ink
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
