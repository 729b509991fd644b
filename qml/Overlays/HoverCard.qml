pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Layout
import Engawa.Match

// A piece seen large, with its text and its rules, beside the piece: never over it nor over the prompt. Put it over the
// whole table.
Item {
    id: root

    required property MatchController match

    property aboutPiece about
    property rect target // of the piece, in this item's coordinates
    property bool shown: false
    readonly property bool coming: wait.running

    property Item field: null // whose visible children are the pieces: the card lies over as few of them as it can
    property rect prompt // never covered

    readonly property real cardWidth: Math.min(Theme.scaled(520), Math.max(520, width * 0.44), width - 2 * Theme.s)
    readonly property real faceWidth: Math.min(Theme.scaled(160), Math.max(160, cardWidth * 0.26))

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
        wait.zone = wait.component ? "" : zoneOf(wait.what);
        about = wait.component ? match.facts.aboutComponent(wait.what) : match.facts.about(wait.what);
        target = wait.item.mapToItem(root, 0, 0, wait.item.width, wait.item.height);
        shown = about.title.length > 0;
        settle();
    }

    // The card tells of now; of a piece that has gone elsewhere it tells no more.
    function follow() {
        if (!shown)
            return;
        if (!wait.component && zoneOf(wait.what) !== wait.zone)
            hideNow();
        else
            about = wait.component ? match.facts.aboutComponent(wait.what) : match.facts.about(wait.what);
    }

    function zoneOf(piece: string): string {
        return match.view.zones.find(each => match.view.piecesIn(each.zone).some(one => one.pieceId === piece))?.zone ?? "";
    }

    // Once, not whenever a piece moves.
    function settle() {
        if (!shown)
            return;
        const others = field ? Array.from(field.children).filter(each => each.visible && each.width > 0 && each.opacity > 0) : [];
        card.place = free.beside(target, Qt.size(card.width, card.height), others.map(each => Qt.rect(each.x, each.y, each.width, each.height)));
    }

    FreePlace {
        id: free

        room: Qt.size(root.width, root.height)
        never: root.prompt
        edge: Theme.s
        gap: Theme.m
    }

    Connections {
        target: root.match.view

        function onRefreshed() {
            root.follow();
        }
    }

    Timer {
        id: wait

        property string what
        property string zone // where the piece lay when its card came
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

        property point place

        onWidthChanged: root.settle()
        onHeightChanged: root.settle()
        x: place.x
        y: place.y
        width: root.cardWidth
        height: Math.min(column.height + 2 * Theme.m, root.height * 0.62)
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

                Item {
                    width: parent.width
                    height: Math.max(face.height, words.height)

                    Image {
                        id: face

                        width: status === Image.Ready ? Math.min(root.faceWidth, implicitWidth) : 0
                        height: status === Image.Ready ? width * implicitHeight / implicitWidth : 0
                        source: root.about.source
                        sourceSize: Qt.size(360, 504)
                        asynchronous: true
                        fillMode: Image.PreserveAspectFit
                        mipmap: true
                        Accessible.ignored: true
                    }

                    Column {
                        id: words

                        x: face.width > 0 ? face.width + Theme.m : 0
                        width: parent.width - x
                        spacing: Theme.xs

                        Heading {
                            width: parent.width
                            text: root.about.title
                        }

                        Repeater {
                            model: root.about.lines

                            Sentence {
                                required property string modelData

                                width: words.width
                                text: modelData
                            }
                        }
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
