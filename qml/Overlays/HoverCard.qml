pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// A piece seen large, with its text and its rules, beside the piece and never over it. Put it over the whole table.
Item {
    id: root

    required property MatchController match

    property aboutPiece about
    property rect target // of the piece, in this item's coordinates
    property bool shown: false

    readonly property real cardWidth: Math.min(Theme.scaled(260), Math.max(260, width * 0.3), width - 2 * Theme.s)
    readonly property real faceWidth: Math.min(160, cardWidth - 2 * Theme.m, height * 0.2)

    signal ruleRequested(ruleId: string)
    signal keyboardLeft // Esc among the rules of the card

    // The piece, or a component from the log, that `item` stands for; it shows after a moment.
    function showPiece(piece: string, item: Item) {
        wait.component = false;
        point(piece, item);
    }

    function showComponent(component: string, item: Item) {
        wait.component = true;
        point(component, item);
    }

    function hide() {
        wait.stop();
        grace.restart();
    }

    function hideNow() {
        wait.stop();
        grace.stop();
        shown = false;
    }

    // Gives the keyboard to the rules of the card; false where it has none.
    function enter(): bool {
        const first = links.itemAt(0);
        if (!shown || !first)
            return false;
        first.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function point(what: string, item: Item) {
        if (what.length === 0) {
            hide();
            return;
        }
        grace.stop();
        wait.what = what;
        wait.item = item;
        if (shown)
            present();
        else
            wait.restart();
    }

    function present() {
        if (!wait.item)
            return;
        about = wait.component ? match.aboutComponent(wait.what) : match.about(wait.what);
        target = wait.item.mapToItem(root, 0, 0, wait.item.width, wait.item.height);
        shown = about.title.length > 0;
    }

    Timer {
        id: wait

        property string what
        property Item item
        property bool component: false

        interval: 400
        onTriggered: root.present()
    }

    // Time to move the pointer from the piece to the card.
    Timer {
        id: grace

        interval: 220
        onTriggered: if (!pointer.hovered && !card.activeFocus) root.shown = false
    }

    FocusScope {
        id: card

        readonly property real gap: Theme.m
        readonly property bool roomRight: root.target.x + root.target.width + gap + width + Theme.s <= root.width
        readonly property bool roomLeft: root.target.x - gap - width >= Theme.s
        readonly property bool above: !roomRight && !roomLeft && root.target.y > root.height / 2

        x: {
            if (roomRight)
                return root.target.x + root.target.width + gap;
            if (roomLeft)
                return root.target.x - gap - width;
            return Math.max(Theme.s, Math.min(root.width - width - Theme.s, root.target.x + (root.target.width - width) / 2));
        }
        y: {
            const lowest = root.height - height - Theme.s;
            if (roomRight || roomLeft)
                return Math.max(Theme.s, Math.min(lowest, root.target.y + (root.target.height - height) / 2));
            return above ? root.target.y - gap - height : root.target.y + root.target.height + gap;
        }
        width: root.cardWidth
        height: Math.min(column.height + 2 * Theme.m, root.height - 2 * Theme.s)
        opacity: root.shown ? 1 : 0
        visible: opacity > 0

        Accessible.role: Accessible.ToolTip
        Accessible.name: root.about.title
        Accessible.description: root.about.lines.join("\n")

        Keys.onEscapePressed: {
            root.hideNow();
            root.keyboardLeft();
        }

        Behavior on opacity { NumberAnimation { duration: Theme.quick } }

        PaperShadow {
            radius: Theme.radius
            depth: 16
            strength: 0.4
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.panel
            border.width: 1
            border.color: Theme.panelLine
        }

        HoverHandler {
            id: pointer

            onHoveredChanged: if (!hovered) grace.restart()
        }

        ScrollArea {
            anchors.fill: parent
            anchors.topMargin: Theme.m
            anchors.bottomMargin: Theme.m
            label: root.about.title

            Column {
                id: column

                x: Theme.m
                width: parent.width - 2 * x
                spacing: Theme.s

                Image {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: implicitWidth > 0 ? Math.min(root.faceWidth, implicitWidth) : root.faceWidth
                    height: implicitWidth > 0 ? width * implicitHeight / implicitWidth : 0
                    source: root.about.source
                    sourceSize: Qt.size(250, 350)
                    asynchronous: true
                    fillMode: Image.PreserveAspectFit
                    Accessible.ignored: true
                }

                Heading {
                    width: parent.width
                    text: root.about.title
                    horizontalAlignment: Text.AlignHCenter
                }

                Repeater {
                    model: root.about.lines

                    Sentence {
                        required property string modelData

                        width: column.width
                        text: modelData
                    }
                }

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: links.count > 0
                    color: Theme.panelLine
                }

                Column {
                    width: parent.width

                    Repeater {
                        id: links

                        model: root.about.rules

                        RuleLine {
                            required property ruleLink modelData

                            width: column.width
                            text: modelData.sentence
                            onClicked: root.ruleRequested(modelData.ruleId)
                        }
                    }
                }
            }
        }
    }
}
