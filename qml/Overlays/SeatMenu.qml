pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Who plays a seat, and who else could from now on: a person or one of the bots, each with a sentence.
Item {
    id: root

    required property MatchController match

    readonly property bool opened: sheet.opened

    // Beside the seat's name; without it in the middle, for all seats.
    function open(seat: int, plate: Item) {
        if (match.view.curtain || seat < 0 || seat >= match.session.seats)
            return;
        sheet.seat = seat;
        sheet.every = plate === null && match.session.seats > 1;
        sheet.beside = plate ? plate.mapToItem(root, 0, 0, plate.width, plate.height) : Qt.rect(0, 0, 0, 0);
        sheet.open();
    }

    Connections {
        target: root.match.view

        function onRefreshed() {
            if (root.match.view.curtain || sheet.seat >= root.match.session.seats)
                sheet.close();
        }
    }

    Veil {
        id: sheet

        property int seat: 0
        property bool every: false
        property rect beside
        property bool atLevel: false

        readonly property list<playerChoice> choices: {
            root.match.session.seatBots; // asked again when somebody else plays
            return root.match.session.playersFor(seat);
        }
        readonly property bool thinking: root.match.bots.thinkingSeat === seat
        readonly property bool moved: visible && root.match.view.sceneNumber >= 0 && root.match.advice.canAskWhyOf(seat) // a bot has
        readonly property real mostHeight: root.height - 2 * Theme.m

        function take(player: string) {
            close();
            root.match.session.setPlayer(seat, player);
        }

        // The keyboard stays at the level of a persona while that is what somebody changes.
        function focusPlaying() {
            const row = rows.itemAt(Math.max(0, choices.findIndex(choice => choice.playing)))?.nextItemInFocusChain();
            (atLevel ? row?.nextItemInFocusChain() : row)?.forceActiveFocus(Qt.TabFocusReason);
            atLevel = false;
        }

        parent: root
        dim: beside.width === 0
        width: Math.min(root.width - 2 * Theme.m, Theme.scaled(500))
        height: Math.min(mostHeight, head.height + list.implicitHeight + 3 * Theme.m)
        x: Math.round(beside.width === 0 ? (root.width - width) / 2 : Math.max(Theme.m, Math.min(beside.x, root.width - width - Theme.m)))
        y: {
            const below = beside.y + beside.height + Theme.s;
            const fits = below + height <= root.height - Theme.m;
            const wished = beside.width === 0 ? (root.height - height) / 2 : fits ? below : beside.y - Theme.s - height;
            return Math.round(Math.max(Theme.m, Math.min(wished, root.height - Theme.m - height)));
        }
        label: title.text
        onOpened: focusPlaying()
        onChoicesChanged: if (opened && atLevel) Qt.callLater(focusPlaying)

        background: PaperPanel {
            lift: 24
        }

        contentItem: Item {
            Accessible.role: Accessible.Dialog
            Accessible.name: sheet.label

            Column {
                id: head

                x: Theme.l
                y: Theme.m
                width: parent.width - 2 * x
                spacing: Theme.s

                Item {
                    width: parent.width
                    height: title.height

                    SeatShape {
                        y: (Math.min(title.height, title.font.pixelSize * 1.4) - height) / 2
                        seat: sheet.seat
                        size: Theme.scaled(20)
                    }
                    Heading {
                        id: title

                        x: Theme.scaled(30)
                        width: parent.width - x
                        text: qsTr("Who plays %1?", "a seat’s name").arg(root.match.session.seatNames[sheet.seat] ?? "")
                        font.pixelSize: Theme.fontTitle
                    }
                }

                Segmented {
                    objectName: "menuSeat"
                    width: parent.width
                    visible: sheet.every
                    label: qsTr("Seat")
                    options: root.match.session.seatNames
                    onActivated: index => sheet.seat = index

                    Binding on currentIndex {
                        value: sheet.seat
                    }
                }

                PaperButton {
                    objectName: "playAtOnce"
                    visible: sheet.thinking
                    primary: true
                    glyph: "last"
                    text: qsTr("Play at once")
                    onClicked: {
                        sheet.close();
                        root.match.bots.hurry();
                    }
                }

                PaperButton {
                    objectName: "askWhy"
                    visible: sheet.moved
                    glyph: "turn"
                    text: qsTr("Why did it move so?")
                    onClicked: {
                        sheet.close();
                        root.match.advice.whySeat(sheet.seat);
                    }
                }
            }

            ScrollArea {
                x: Theme.m
                y: head.y + head.height + Theme.s
                width: parent.width - 2 * x
                height: parent.height - y - Theme.m
                label: sheet.label

                Column {
                    id: list

                    width: parent.width - Theme.scaled(12) // of the scroll bar
                    spacing: Theme.scaled(2)

                    Repeater {
                        id: rows

                        model: sheet.choices

                        Column {
                            id: entry

                            required property playerChoice modelData
                            required property int index

                            width: list.width
                            spacing: Theme.xs

                            Caption {
                                x: Theme.m
                                topPadding: Theme.s
                                visible: text.length > 0 && (entry.index === 0 || sheet.choices[entry.index - 1].group !== text)
                                text: entry.modelData.group
                                font.weight: Font.DemiBold
                            }

                            ChoiceRow {
                                id: row

                                framed: false
                                objectName: "player-" + entry.modelData.player
                                optionId: entry.modelData.player
                                name: entry.modelData.name
                                about: entry.modelData.about
                                detail: ""
                                checked: entry.modelData.playing
                                width: parent.width
                                onClicked: sheet.take(entry.modelData.levels[entry.modelData.level]?.player ?? optionId)

                                Keys.onReturnPressed: event => { if (!event.isAutoRepeat) row.click(); }
                                Keys.onEnterPressed: event => { if (!event.isAutoRepeat) row.click(); }
                            }

                            Segmented {
                                objectName: "level-" + entry.modelData.player
                                x: Theme.scaled(44)
                                width: parent.width - x
                                visible: entry.modelData.playing && entry.modelData.levels.length > 0
                                label: qsTr("How well it plays")
                                options: entry.modelData.levels.map(level => level.name)
                                onActivated: index => {
                                    sheet.atLevel = true;
                                    root.match.session.setPlayer(sheet.seat, entry.modelData.levels[index].player);
                                }

                                Binding on currentIndex {
                                    value: entry.modelData.level
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
