pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// The rulebook as an open book: sections on the left page, the rules on the right one.
Item {
    id: root

    required property RulebookModel rulebook

    readonly property bool opened: book.opened

    signal closed

    function open(ruleId = "") {
        book.open();
        if (ruleId.length > 0)
            book.showRule(ruleId);
    }

    function close() {
        book.close();
    }

    component RuleEntry: QtObject {
        required property int index
        required property string section
    }

    Instantiator {
        id: entries

        model: root.rulebook
        delegate: RuleEntry {
            onSectionChanged: Qt.callLater(book.gather) // in another language
        }
        onObjectAdded: Qt.callLater(book.gather)
        onObjectRemoved: Qt.callLater(book.gather)
    }

    Veil {
        id: book

        property list<string> sections
        property list<int> starts // the first row of each section

        readonly property bool wide: width >= Theme.scaled(680)
        readonly property real contentsWidth: Math.round(width * 0.3)

        function gather() {
            const names = [], rows = [];
            for (let i = 0; i < entries.count; ++i) {
                const entry = entries.objectAt(i) as RuleEntry;
                if (entry && (names.length === 0 || names[names.length - 1] !== entry.section)) {
                    names.push(entry.section);
                    rows.push(i);
                }
            }
            starts = rows;
            sections = names;
        }

        function showRow(row: int) {
            if (row < 0)
                return;
            rules.currentIndex = row;
            rules.positionViewAtIndex(row, ListView.Center);
        }

        function showRule(ruleId: string) {
            root.rulebook.search = "";
            if (root.rulebook.rowOf(ruleId) < 0)
                root.rulebook.everyMode = true;
            rules.forceLayout();
            showRow(root.rulebook.rowOf(ruleId));
            rules.forceActiveFocus();
        }

        function showSection(section: int) {
            if (section < 0 || section >= starts.length)
                return;
            rules.currentIndex = starts[section];
            rules.positionViewAtIndex(starts[section], ListView.Beginning);
        }

        parent: root
        width: Math.min(root.width - 2 * Theme.l, Theme.scaled(1040))
        height: Math.min(root.height - 2 * Theme.l, Theme.scaled(760))
        label: qsTr("Rulebook")
        onOpened: if (!rules.activeFocus) field.forceActiveFocus()
        onClosed: root.closed()

        background: BookPages {
            fold: book.wide ? book.contentsWidth : 0
        }

        contentItem: Item {
            Accessible.role: Accessible.Dialog
            Accessible.name: book.label

            Heading {
                id: title

                x: Theme.xl
                y: Theme.l
                width: book.wide ? book.contentsWidth - x - Theme.xl : parent.width - x - close.width - Theme.xl
                text: root.rulebook.title
            }

            ListView {
                id: contents

                x: Theme.l
                y: title.y + title.height + Theme.m
                width: book.contentsWidth - x - Theme.m
                height: parent.height - y - Theme.l
                visible: book.wide
                clip: true
                model: book.sections
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                keyNavigationEnabled: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Sections")

                T.ScrollBar.vertical: PaperScrollBar {}

                delegate: SectionLine {
                    width: ListView.view.width
                    chosen: ListView.isCurrentItem && ListView.view.activeFocus
                    current: {
                        const end = index + 1 < book.starts.length ? book.starts[index + 1] : rules.count;
                        return rules.topRow >= book.starts[index] && rules.topRow < end;
                    }
                    onOpened: {
                        contents.currentIndex = index;
                        book.showSection(index);
                    }
                }
            }

            Item {
                id: page

                anchors.left: parent.left
                anchors.leftMargin: book.wide ? book.contentsWidth + Theme.xl + Theme.s : Theme.xl
                anchors.right: parent.right
                anchors.rightMargin: Theme.l
                anchors.top: parent.top
                anchors.topMargin: book.wide ? Theme.l : Math.max(title.y + title.height, close.y + close.height) + Theme.s
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.l

                PaperField {
                    id: field

                    width: parent.width - (book.wide ? close.width + Theme.m : 0)
                    glyph: "search"
                    label: qsTr("Search the rules")
                    placeholderText: qsTr("Search the rules")
                    text: root.rulebook.search
                    onTextEdited: {
                        root.rulebook.search = text;
                        book.showRow(root.rulebook.nextHit(-1, 1));
                    }
                    Keys.onReturnPressed: event => book.showRow(root.rulebook.nextHit(rules.currentIndex, event.modifiers & Qt.ShiftModifier ? -1 : 1))
                    Keys.onEnterPressed: book.showRow(root.rulebook.nextHit(rules.currentIndex, 1))
                    Keys.onDownPressed: rules.forceActiveFocus()
                }

                Flow {
                    id: tools

                    y: field.height + Theme.s
                    width: parent.width
                    spacing: Theme.s

                    PaperSwitch {
                        width: Math.min(implicitWidth, tools.width)
                        text: qsTr("Also rules of other modes")
                        checked: root.rulebook.everyMode
                        onToggled: root.rulebook.everyMode = checked
                    }

                    Caption {
                        id: found

                        height: Theme.scaled(32)
                        visible: root.rulebook.search.length > 0
                        verticalAlignment: Text.AlignVCenter
                        text: root.rulebook.hits > 0 ? qsTr("%n rule(s) found", "", root.rulebook.hits) : qsTr("No rule has these words.")
                        onTextChanged: if (visible) Accessible.announce(found.text, Accessible.Polite)
                    }

                    IconButton {
                        implicitWidth: Theme.scaled(32)
                        visible: root.rulebook.hits > 0
                        glyph: "up"
                        text: qsTr("Previous")
                        hintAbove: false
                        onClicked: book.showRow(root.rulebook.nextHit(rules.currentIndex, -1))
                    }

                    IconButton {
                        implicitWidth: Theme.scaled(32)
                        visible: root.rulebook.hits > 0
                        glyph: "down"
                        text: qsTr("Next")
                        hintAbove: false
                        onClicked: book.showRow(root.rulebook.nextHit(rules.currentIndex, 1))
                    }
                }

                ListView {
                    id: rules

                    readonly property int topRow: {
                        const row = indexAt(width / 2, contentY + Theme.scaled(40));
                        return row >= 0 ? row : Math.max(0, indexAt(width / 2, contentY + Theme.scaled(90)));
                    }

                    y: tools.y + tools.height + Theme.s
                    width: parent.width
                    height: parent.height - y
                    clip: true
                    model: root.rulebook
                    boundsBehavior: Flickable.StopAtBounds
                    activeFocusOnTab: true
                    keyNavigationEnabled: true
                    currentIndex: -1
                    highlightMoveDuration: Theme.quick
                    cacheBuffer: 4000
                    Accessible.role: Accessible.List
                    Accessible.name: root.rulebook.title

                    Keys.onPressed: event => {
                        const leaps = {
                            [Qt.Key_PageUp]: -0.85 * height,
                            [Qt.Key_PageDown]: 0.85 * height
                        };
                        const leap = leaps[event.key] ?? 0;
                        if (leap === 0)
                            return;
                        contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + leap));
                        event.accepted = true;
                    }

                    T.ScrollBar.vertical: PaperScrollBar {}

                    section.property: "section"
                    section.delegate: Item {
                        id: sectionHead

                        required property string section

                        width: ListView.view.width - Theme.l
                        height: sectionName.height + Theme.xl

                        Heading {
                            id: sectionName

                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.s
                            width: parent.width
                            text: sectionHead.section
                            color: Theme.panelAccent
                        }
                    }

                    delegate: RuleEntryLine {
                        width: ListView.view.width - Theme.l
                        search: root.rulebook.search
                        chosen: ListView.isCurrentItem
                        focused: ListView.isCurrentItem && ListView.view.activeFocus
                    }
                }
            }

            IconButton {
                id: close

                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.l
                hintAbove: false
                glyph: "close"
                text: qsTr("Close")
                keyHint: qsTr("Esc", "the key")
                onClicked: book.close()
            }
        }
    }
}
