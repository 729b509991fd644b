pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Every legal move as a sentence: type a few letters, Enter plays.
Item {
    id: root

    required property MatchController match

    readonly property bool opened: sheet.opened

    function open() {
        if (match.view.curtain || match.session.replaying || source.count === 0)
            return;
        field.clear();
        sheet.filter();
        sheet.open();
    }

    function close() {
        sheet.close();
    }

    Connections {
        target: root.match.view

        function onRefreshed() {
            if (root.match.view.curtain || root.match.session.replaying)
                sheet.close();
        }
    }

    component LegalMove: QtObject {
        required property string text
        required property int moveIndex
    }

    Instantiator {
        id: source

        model: root.match.view.moves
        delegate: LegalMove {}
        onObjectAdded: Qt.callLater(sheet.filter)
        onObjectRemoved: Qt.callLater(sheet.filter)
    }

    Veil {
        id: sheet

        property list<LegalMove> found

        readonly property real tallest: Math.min(root.height - 2 * Theme.l, Theme.scaled(520))

        function filter() {
            const words = field.text.toLocaleLowerCase().split(" ").filter(word => word.length > 0);
            const kept = [];
            for (let i = 0; i < source.count; ++i) {
                const move = source.objectAt(i) as LegalMove;
                const sentence = move.text.toLocaleLowerCase();
                if (words.every(word => sentence.includes(word)))
                    kept.push(move);
            }
            found = kept;
            list.currentIndex = kept.length > 0 ? 0 : -1;
        }

        function play(row: int) {
            if (row < 0 || row >= found.length)
                return;
            const index = found[row].moveIndex;
            sheet.close();
            root.match.view.playMove(index);
        }

        parent: root
        y: Math.round(Math.max(Theme.l, (root.height - tallest) / 3))
        width: Math.min(root.width - 2 * Theme.l, Theme.scaled(620))
        height: Math.min(tallest, list.y + Math.max(list.contentHeight, Theme.scaled(48)) + Theme.m)
        label: qsTr("Moves")
        onOpened: field.forceActiveFocus()

        background: PaperPanel {
            lift: 24
        }

        contentItem: Item {
            Accessible.role: Accessible.Dialog
            Accessible.name: sheet.label

            Heading {
                id: title

                x: Theme.l
                y: Theme.l
                width: parent.width - 2 * x
                text: qsTr("What you can do now")
            }

            PaperField {
                id: field

                x: Theme.l
                y: title.y + title.height + Theme.s
                width: parent.width - 2 * x
                glyph: "search"
                label: qsTr("Find a move")
                placeholderText: qsTr("Type to find a move")
                onTextChanged: sheet.filter()

                Keys.onDownPressed: list.incrementCurrentIndex()
                Keys.onUpPressed: list.decrementCurrentIndex()
                Keys.onReturnPressed: sheet.play(list.currentIndex)
                Keys.onEnterPressed: sheet.play(list.currentIndex)
            }

            Caption {
                anchors.centerIn: list
                width: list.width - 2 * Theme.l
                visible: list.count === 0
                text: qsTr("No move has these words.")
                horizontalAlignment: Text.AlignHCenter
            }

            ListView {
                id: list

                x: Theme.s
                y: field.y + field.height + Theme.s
                width: parent.width - 2 * x
                height: parent.height - y - Theme.m
                clip: true
                model: sheet.found
                boundsBehavior: Flickable.StopAtBounds
                highlightMoveDuration: 0
                Accessible.role: Accessible.List
                Accessible.name: qsTr("What you can do now")
                onCurrentIndexChanged: {
                    const move = sheet.found[currentIndex];
                    if (move && sheet.opened)
                        Accessible.announce(move.text, Accessible.Polite);
                }

                T.ScrollBar.vertical: PaperScrollBar {}

                delegate: MoveLine {
                    width: ListView.view.width - Theme.scaled(12)
                    chosen: ListView.isCurrentItem
                    onTaken: sheet.play(index)
                }
            }
        }
    }
}
