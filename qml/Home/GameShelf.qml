pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Library

// The games, side by side. As many in a row as fit, each as large as `boxHeight` allows.
Item {
    id: root

    required property GameBoxModel games
    property real boxHeight: Theme.scaled(300)

    readonly property real gap: Theme.scaled(36)
    readonly property real least: Theme.scaled(170)
    readonly property int columns: Math.max(1, Math.min(games.count, Math.floor((width + gap) / (least + gap))))
    readonly property real boxWidth: Math.max(Math.min(width, least), Math.min(boxHeight / 1.24, (width - (columns - 1) * gap) / columns))

    signal opened(gameId: string)

    function focusFirst() {
        const first = repeater.itemAt(0);
        if (first !== null)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: grid.implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Games")

    Grid {
        id: grid

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        columns: root.columns
        spacing: root.gap

        Repeater {
            id: repeater

            objectName: "boxes"
            model: root.games

            GameBox {
                required property string gameId
                required property string tagline
                required property int index

                objectName: "box-" + gameId
                width: root.boxWidth
                height: root.boxWidth * 1.24
                Accessible.description: tagline.length > 0 ? qsTr("%1. %2", "players, what the game is").arg(players).arg(tagline) : players
                Keys.onLeftPressed: repeater.itemAt(Math.max(0, index - 1))?.forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: repeater.itemAt(Math.min(repeater.count - 1, index + 1))?.forceActiveFocus(Qt.TabFocusReason)
                onOpened: root.opened(gameId)
            }
        }
    }
}
