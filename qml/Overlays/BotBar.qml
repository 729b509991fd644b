import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match
import Engawa.Settings

// The reins of the bots: stop, one move, and how long each move takes.
Rectangle {
    id: root

    required property MatchController match
    required property Settings settings

    readonly property bool wanted: match.session.open && !match.session.over && (match.bots.playing || match.bots.paused)
    readonly property string paceText: qsTr("%1 s a move").arg(settings.botPace.toLocaleString(Qt.locale(), "f", 1))

    implicitWidth: row.implicitWidth + 2 * Theme.m
    implicitHeight: row.implicitHeight + Theme.s
    radius: Math.min(height / 2, Theme.scaled(22))
    color: Theme.shadeDeep
    border.width: 1
    border.color: Theme.shadeLine
    opacity: wanted ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Bots")

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.s

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            glyph: root.match.bots.paused ? "play" : "pause"
            text: root.match.bots.paused ? qsTr("Let the bots go on") : qsTr("Stop the bots")
            onClicked: root.match.bots.paused = !root.match.bots.paused
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            onTable: true
            enabled: root.match.bots.paused
            glyph: "step"
            text: qsTr("One move")
            onClicked: root.match.bots.step()
        }

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "pace"
            colour: Theme.tableQuiet
        }

        PaperSlider {
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.scaled(120)
            onTable: true
            label: qsTr("Pace of the bots")
            valueText: root.paceText
            from: 4
            to: 0.2
            stepSize: 0.2
            value: root.settings.botPace
            onMoved: root.settings.botPace = value
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.ceil(widest.advanceWidth) + 1
            onTable: true
            text: root.paceText
            wrapMode: Text.NoWrap

            TextMetrics {
                id: widest

                font.family: Theme.sansFamily
                font.pixelSize: Theme.fontSmall
                text: qsTr("%1 s a move").arg((4.4).toLocaleString(Qt.locale(), "f", 1))
            }
        }
    }
}
