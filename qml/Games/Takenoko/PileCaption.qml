import QtQuick

import Engawa.Table
import Engawa.Theme

// Under a pile: what it is and how many lie there; only how many where there is no room.
Text {
    id: root

    required property GameTable table
    required property string zone

    readonly property string name: table.zoneOf(zone).name
    readonly property int count: table.countIn(zone)
    readonly property string whole: name === "" ? count : qsTr("%1 %2", "a pile and its number of pieces").arg(name).arg(count)

    visible: table.hasZone(zone)
    horizontalAlignment: Text.AlignHCenter
    text: smallest.advanceWidth > width ? count : whole
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: smallest.font.pixelSize
    color: Theme.tableInk
    font.family: Theme.sansFamily
    font.pixelSize: table.scaled(12)
    textFormat: Text.PlainText
    Accessible.ignored: true

    TextMetrics {
        id: smallest

        font.family: Theme.sansFamily
        font.pixelSize: Math.max(9, Math.round(root.font.pixelSize * 0.8))
        text: root.whole
    }
}
