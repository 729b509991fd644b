pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Match
import Engawa.Table
import Engawa.Theme

// Another player's sheet, small. While the mouse rests on it, or after Enter on its name, it is shown large.
Item {
    id: root

    required property DrawingBoard table
    required property int seat
    required property string name
    required property bool acting
    required property int points
    required property list<pointsLine> lines
    required property bool enlarged
    required property point offset

    readonly property real head: table.scaled(16) * 1.5
    readonly property real ratio: table.paper.height / table.paper.width
    readonly property real notes: table.scaled(12) * 1.35 * lines.length + 8
    readonly property real sheetWidth: Math.min(width, (height - head - 6) / ratio)
    readonly property real below: height - head - 6 - sheetWidth * ratio

    signal lookWanted(yes: bool)

    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (hovered) {
                wait.restart();
                return;
            }
            wait.stop();
            root.lookWanted(false);
        }
    }
    Timer { // the mouse may only pass
        id: wait

        interval: 280
        onTriggered: root.lookWanted(true)
    }
    SeatTitle {
        id: title

        table: root.table
        height: root.head
        seat: root.seat
        name: root.name
        acting: root.acting
        points: root.points
        lines: root.lines
        x: Math.min(sheet.x, root.width - room)
        room: Math.min(root.width, Math.max(sheet.width, root.table.scaled(180)))

        asking: false
        onPressed: {
            title.forceActiveFocus(Qt.MouseFocusReason);
            root.lookWanted(!root.enlarged);
        }
        onActiveFocusChanged: if (!activeFocus) root.lookWanted(false)
    }
    SheetView {
        id: sheet

        table: root.table
        seat: root.seat
        blank: root.enlarged
        x: (root.width - width) / 2
        y: root.head + 3
        width: root.sheetWidth
        height: width * root.ratio
        offset: Qt.point(root.offset.x + x, root.offset.y + y)
        opacity: root.enlarged ? 0.55 : 1
    }
    Column {
        visible: root.below >= root.notes
        x: sheet.x
        y: sheet.y + sheet.height + 8
        width: sheet.width

        Repeater {
            model: root.lines

            Text {
                required property pointsLine modelData

                width: parent.width
                text: qsTr("%1: %2", "an item of the score and its points").arg(modelData.text).arg(modelData.points)
                color: Theme.tableQuiet
                elide: Text.ElideRight
                font.family: Theme.sansFamily
                font.pixelSize: root.table.scaled(12)
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
}
