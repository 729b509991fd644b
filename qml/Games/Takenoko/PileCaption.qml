import QtQuick

import Engawa.Match
import Engawa.Table
import Engawa.Theme

// Under a pile: what it is and how many lie there; only how many where there is no room.
Text {
    id: root

    required property GameTable table
    required property string zone

    readonly property zoneInfo info: table.match.zones.find(each => each.zone === zone)
    readonly property string whole: info.name === "" ? info.count : qsTr("%1 %2", "a pile and its number of pieces").arg(info.name).arg(info.count)

    visible: info.zone === zone
    horizontalAlignment: Text.AlignHCenter
    text: smallest.advanceWidth > width ? info.count : whole
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
