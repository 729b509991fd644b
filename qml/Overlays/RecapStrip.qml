pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// What the others did since the viewer's last turn. Comes with the turn, goes when closed or when the turn is over. Folded
// it shows the newest whole lines that fit into `room`, and a little more than fits where that would be less than two;
// unfolded it takes `largest`.
FocusScope {
    id: root

    required property MatchController match

    property real growth: 1 // of the words: on a small table they are smaller
    property real room: Theme.scaled(230)
    property real largest: room
    property bool dismissed: false
    property bool unfolded: false
    readonly property bool wanted: lines.count > 0 && !dismissed && match.session.open && !match.session.over && !match.session.replaying && !match.view.arranging
                                   && match.view.viewer >= 0 && match.session.toAct === match.view.viewer
    readonly property int hiddenLines: lines.count - view.whole
    readonly property real edge: room < Theme.scaled(150) ? Theme.xs : Theme.s // where there is little room, it is for the lines
    readonly property real chrome: head.height + 2 * edge + Theme.xs

    signal hovered(component: string)

    implicitWidth: Theme.scaled(460)
    implicitHeight: chrome + view.height
    opacity: wanted ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Since your last turn")

    Keys.onEscapePressed: unfolded ? unfolded = false : dismissed = true
    onWantedChanged: unfolded = false

    Behavior on opacity { NumberAnimation { duration: Theme.travel } }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.shadeDeep
        border.width: 1
        border.color: Theme.shadeLine
    }

    FontMetrics {
        id: letters

        font.family: Theme.sansFamily
        font.pixelSize: Math.round(Theme.fontNormal * root.growth)
    }

    Item {
        id: head

        x: Theme.m
        y: root.edge
        width: parent.width - x - Theme.s
        height: Math.max(title.implicitHeight, close.implicitHeight)

        Caption {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - close.width - (more.visible ? more.width : 0)
            onTable: true
            visible: implicitWidth <= width // the lines alone say enough where there is no room
            wrapMode: Text.NoWrap
            text: qsTr("Since your last turn")
            Accessible.role: Accessible.Heading
        }

        QuietButton {
            id: more

            anchors.right: close.left
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: close.implicitHeight
            visible: root.hiddenLines > 0 || root.unfolded
            onTable: true
            fontSize: Theme.fontSmall
            text: root.unfolded ? qsTr("Fold") : qsTr("%n more", "lines above", root.hiddenLines)
            onClicked: root.unfolded = !root.unfolded
        }

        IconButton {
            id: close

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.scaled(26)
            padding: Theme.scaled(4)
            onTable: true
            glyph: "close"
            text: qsTr("Close")
            onClicked: root.dismissed = true
        }
    }

    Flickable {
        id: view

        property int whole: 0 // lines that are seen
        readonly property real free: Math.max(2 * letters.height + column.spacing, (root.unfolded ? root.largest : root.room) - root.chrome)

        // The newest lines, as many as fit whole; of a single one that doesn't, what fits of its end.
        function fit() {
            let fits = 0;
            let sum = 0;
            for (let i = lines.count - 1; i >= 0; --i, ++fits) {
                const more = (lines.itemAt(i)?.height ?? 0) + (fits > 0 ? column.spacing : 0);
                if (fits > 0 && sum + more > free)
                    break;
                sum += more;
            }
            whole = fits;
            height = sum <= free ? sum : Math.max(1, Math.floor(free / letters.height)) * letters.height;
            contentY = Math.max(0, contentHeight - height);
        }

        x: Theme.m
        y: head.y + head.height + Theme.xs
        width: parent.width - x - Theme.s
        contentHeight: column.height
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        onFreeChanged: Qt.callLater(fit)
        onContentHeightChanged: Qt.callLater(fit)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Since your last turn")

        Keys.onUpPressed: contentY = Math.max(0, contentY - letters.height)
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + letters.height)

        T.ScrollBar.vertical: PaperScrollBar {
            onTable: true
        }

        Column {
            id: column

            width: parent.width - Theme.m
            spacing: Theme.xs

            Repeater {
                id: lines

                model: root.match.view.recap
                onCountChanged: {
                    root.dismissed = false;
                    Qt.callLater(view.fit);
                }

                Item {
                    id: line

                    required property string text
                    required property int seat
                    required property string component

                    width: column.width
                    height: Math.max(words.implicitHeight, mark.height)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: text

                    SeatShape {
                        id: mark

                        y: (letters.height - height) / 2
                        // Shapes are not clipped by the view.
                        visible: line.seat >= 0 && line.y >= view.contentY - 1
                            && line.y + letters.height <= view.contentY + view.height + 1
                        seat: Math.max(0, line.seat)
                        size: Theme.scaled(13) * root.growth
                    }

                    Sentence {
                        id: words

                        x: mark.size + Theme.s
                        width: parent.width - x
                        font.pixelSize: letters.font.pixelSize
                        onTable: true
                        text: line.text
                        Accessible.ignored: true
                    }

                    HoverHandler {
                        onHoveredChanged: root.hovered(hovered ? line.component : "")
                    }
                }
            }
        }
    }
    FocusRing {
        anchors.fill: view
        gap: 0
        shown: view.activeFocus
        radius: Theme.scaled(4)
    }
}
