import QtQuick
import Engawa.Theme
import Engawa.Controls

// A side at the top of its column; a gold ring and a word for a winner.
Item {
    id: root

    required property int index
    required property string modelData
    property bool seated: true // else a rival that the rules play
    property string bot // what plays it; empty: a person
    property bool winner: false
    property bool brief: false // shape and name in one line; the ring alone tells the winner

    implicitHeight: column.height + (brief ? Theme.s : 2 * Theme.s)
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: winner ? qsTr("%1, winner").arg(player) : player

    readonly property string player: bot.length > 0 ? qsTr("%1, %2", "a player, what bot it is").arg(modelData).arg(bot) : modelData

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.xs
        anchors.rightMargin: Theme.xs
        radius: Theme.radius
        color: root.winner ? Qt.alpha(Theme.gold, Theme.dark ? 0.16 : 0.2) : "transparent"
        border.width: root.winner ? Theme.scaled(2.5) : 0
        border.color: Theme.goldDeep
    }

    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.m
        width: parent.width - 2 * x
        spacing: Theme.xs

        SeatShape {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.seated && !root.brief
            seat: root.index
            size: Theme.scaled(22)
        }

        Text {
            id: name

            width: parent.width
            leftPadding: root.seated && root.brief ? Theme.scaled(26) : 0
            text: root.modelData
            color: Theme.panelInk
            font.family: Theme.serifFamily
            font.pixelSize: Theme.fontLarge
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            maximumLineCount: root.brief ? 1 : 2
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Caption {
            width: parent.width
            visible: root.bot.length > 0 && !root.brief
            text: root.bot
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Caption {
            width: parent.width
            visible: root.winner && !root.brief
            text: qsTr("Winner")
            color: Theme.panelInk
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
    SeatShape {
        visible: root.seated && root.brief
        x: column.x + Math.max(0, (column.width - name.contentWidth - name.leftPadding) / 2)
        anchors.verticalCenter: parent.verticalCenter
        seat: root.index
        size: Theme.scaled(20)
    }
}
