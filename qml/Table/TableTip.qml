import QtQuick
import QtQuick.Templates as T

import Engawa.Theme

// Words below something on the table, over the pieces, a moment after it was pointed at.
T.ToolTip {
    id: root

    y: parent.height + Theme.xs
    delay: 450
    padding: Theme.s
    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding

    contentItem: Text {
        text: root.text
        color: Theme.tableInk
        font.family: Theme.sansFamily
        font.pixelSize: Theme.fontNormal
        textFormat: Text.PlainText
    }
    background: Rectangle {
        radius: Theme.scaled(6)
        color: Theme.tip
        border.width: 1
        border.color: Theme.shadeLine
    }
}
