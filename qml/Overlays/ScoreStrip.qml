pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// The points that everybody can count, seat by seat.
Flow {
    id: root

    required property MatchController match

    spacing: Theme.s
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Score")

    Repeater {
        model: root.match.seatModel

        Rectangle {
            id: chip

            required property int seat
            required property string name
            required property bool bot
            required property string level
            required property bool acting
            required property bool winner
            required property int points
            required property list<pointsLine> lines

            readonly property list<string> sentences: lines.map(
                line => qsTr("%1: %2", "an item of the score and its points").arg(line.text).arg(line.points))

            width: row.width + 2 * Theme.m
            height: row.height + Theme.scaled(10)
            radius: Math.min(height / 2, Theme.scaled(18))
            color: Theme.shade
            border.width: acting ? 2 : 1
            border.color: acting ? Theme.gold : Theme.shadeLine
            activeFocusOnTab: true

            Accessible.role: Accessible.ListItem
            Accessible.focusable: true
            Accessible.name: {
                const who = bot ? qsTr("%1, a bot").arg(name) : name;
                return acting ? qsTr("%1: %n point(s), to act", "", points).arg(who)
                              : qsTr("%1: %n point(s)", "", points).arg(who);
            }
            Accessible.description: sentences.join("\n")

            Behavior on border.color { ColorAnimation { duration: Theme.quick } }

            Row {
                id: row

                anchors.centerIn: parent
                spacing: Theme.s

                SeatShape {
                    anchors.verticalCenter: parent.verticalCenter
                    seat: chip.seat
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.scaled(160))
                    text: chip.name
                    color: Theme.tableInk
                    font.family: Theme.serifFamily
                    font.pixelSize: Theme.fontLarge
                    font.weight: chip.acting ? Font.DemiBold : Font.Normal
                    textFormat: Text.PlainText
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: chip.points.toLocaleString(Qt.locale(), "f", 0)
                    color: Theme.gold
                    font.family: Theme.serifFamily
                    font.pixelSize: Theme.fontTitle
                    font.weight: Font.DemiBold
                    textFormat: Text.PlainText
                    Accessible.ignored: true
                }
            }

            HoverHandler {
                id: pointer
            }

            Hint {
                above: false
                text: chip.sentences.join("\n")
                wanted: pointer.hovered || chip.activeFocus
            }

            FocusRing {
                shown: chip.activeFocus
                radius: parent.radius + gap + line
            }
        }
    }
}
