import QtQuick

import Engawa.Controls
import Engawa.Table
import Engawa.Theme

// Who sits here.
Row {
    id: root

    required property GameTable table
    required property int seat
    required property string name
    required property bool acting
    required property int points // what everybody can count
    property bool near: false
    property real room: 200

    spacing: Theme.s

    SeatShape {
        anchors.verticalCenter: parent.verticalCenter
        seat: root.seat
        width: label.font.pixelSize
        height: width
    }
    Text {
        id: label

        width: Math.min(implicitWidth, root.room - height)
        text: root.name
        elide: Text.ElideRight
        color: root.acting ? Theme.gold : Theme.tableInk
        font.family: Theme.serifFamily
        font.bold: root.acting
        font.pixelSize: root.table.scaled(root.near ? 20 : 16)
    }
    Text {
        anchors.baseline: label.baseline
        visible: label.implicitWidth + implicitWidth + label.font.pixelSize + 3 * root.spacing <= root.room
        text: qsTr("in sight: %1").arg(root.points)
        color: Theme.tableQuiet
        font.family: Theme.sansFamily
        font.pixelSize: root.table.scaled(12)
    }
}
