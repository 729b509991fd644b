pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// The score, item by item, when the game is over.
Item {
    id: root

    required property MatchController match

    readonly property bool opened: sheet.opened

    signal homeRequested

    function open() {
        if (!match.session.over || match.session.replaying)
            return;
        sheet.open();
        reveal.restart();
    }

    function close() {
        sheet.close();
    }

    Component.onCompleted: open()

    Connections {
        target: root.match.session

        function onEnded() {
            root.open();
        }
        function onSettled() {
            if (!root.match.session.over || root.match.session.replaying)
                sheet.close();
        }
    }

    component SeatResult: QtObject {
        required property bool winner
    }

    Instantiator {
        id: seats

        model: root.match.view.seatModel
        delegate: SeatResult {}
    }

    Veil {
        id: sheet

        readonly property list<string> sides: root.match.view.scores.sides
        readonly property real sideWidth: Math.min(Theme.scaled(130), (width - 2 * Theme.xl) * 0.68 / Math.max(1, sides.length))
        readonly property list<int> totals: root.match.view.scores.totals
        property real revealed: 0 // lines that can be seen
        readonly property bool tight: root.height < Theme.scaled(480) // large words: only what is needed

        function isWinner(side: int): bool {
            const seat = side < seats.count ? seats.objectAt(side) as SeatResult : null;
            return seat?.winner ?? false;
        }

        // Says when the points alone don't decide.
        readonly property string tie: {
            const best = Math.max(...totals);
            const level = totals.map((points, side) => side).filter(side => totals[side] === best);
            const winners = level.filter(side => side < root.match.session.seats && isWinner(side)).length; // a rival that the rules play wins by its own rule
            if (level.length < 2 || winners === 0)
                return "";
            return winners === level.length ? qsTr("A tie at %n point(s), and nothing breaks it.", "", best)
                                            : qsTr("A tie at %n point(s); the lines that don’t count break it.", "", best);
        }

        parent: root
        width: Math.min(root.width - 2 * Theme.l, Math.max(actions.naturalWidth + 2 * Theme.xl + 1,
                                                           Theme.scaled(360) + Math.max(2, sides.length) * Theme.scaled(130)))
        height: Math.min(root.height - 2 * Theme.l, body.implicitHeight + total.height + actions.height + 2 * Theme.xl + Theme.l)
        label: qsTr("The score")
        onOpened: again.forceActiveFocus()

        background: PaperPanel {
            lift: 24
        }

        NumberAnimation {
            id: reveal

            target: sheet
            property: "revealed"
            from: 0
            to: lines.count + 2
            duration: (lines.count + 2) * Theme.settle
        }

        contentItem: Item {
            Accessible.role: Accessible.Dialog
            Accessible.name: sheet.label

            ScrollArea {
                width: parent.width
                height: total.y
                label: qsTr("The score")

                Item {
                    width: parent.width
                    height: body.implicitHeight + Theme.xl
                    implicitHeight: height

                    Column {
                        id: body

                        x: Theme.xl
                        y: sheet.tight ? Theme.s : Theme.xl
                        width: parent.width - 2 * x
                        spacing: sheet.tight ? Theme.xs : Theme.m

                        Heading {
                            width: parent.width
                            text: root.match.session.resultText
                            font.pixelSize: sheet.tight ? Theme.fontTitle : Theme.fontHead
                            horizontalAlignment: Text.AlignHCenter
                        }

                        Sentence {
                            width: parent.width
                            visible: text.length > 0
                            text: sheet.tie
                            horizontalAlignment: Text.AlignHCenter
                        }

                        Caption {
                            width: parent.width
                            visible: !sheet.tight
                            text: [root.match.session.gameName, root.match.session.modeName, root.match.session.variantName,
                                   qsTr("seed %1").arg(root.match.session.seedText)].filter(word => word.length > 0).join(" · ")
                            horizontalAlignment: Text.AlignHCenter
                        }

                        Row {
                            anchors.right: parent.right

                            Repeater {
                                model: sheet.sides

                                ScoreHead {
                                    width: sheet.sideWidth
                                    seated: index < root.match.session.seats
                                    bot: root.match.session.seatBots[index] ?? ""
                                    winner: sheet.isWinner(index)
                                    brief: sheet.tight
                                }
                            }
                        }

                        Column {
                            width: parent.width

                            Repeater {
                                id: lines

                                model: root.match.view.scores

                                ScoreLine {
                                    width: body.width
                                    sides: sheet.sides
                                    sideWidth: sheet.sideWidth
                                    opacity: Math.max(0, Math.min(1, sheet.revealed - index))
                                }
                            }
                        }
                    }
                }
            }

            ScoreLine {
                id: total

                anchors.bottom: actions.top
                anchors.bottomMargin: sheet.tight ? Theme.xs : Theme.l
                x: Theme.xl
                width: parent.width - 2 * x
                index: lines.count
                text: qsTr("Total")
                points: sheet.totals
                counts: true
                total: true
                sides: sheet.sides
                sideWidth: sheet.sideWidth
                opacity: Math.max(0, Math.min(1, sheet.revealed - lines.count - 0.5))
            }

            ActionFlow {
                id: actions

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: sheet.tight ? Theme.m : Theme.xl
                room: parent.width - 2 * Theme.l

                PaperButton {
                    id: again

                    primary: true
                    glyph: sheet.tight ? "" : "again"
                    text: qsTr("Rematch")
                    onClicked: root.match.session.rematch()
                }

                PaperButton {
                    glyph: sheet.tight ? "" : "seed"
                    text: qsTr("Same deal again")
                    onClicked: root.match.session.sameSeed()
                }

                PaperButton {
                    glyph: sheet.tight ? "" : "play"
                    text: qsTr("Replay")
                    onClicked: {
                        sheet.close();
                        root.match.session.showMove(0);
                    }
                }

                PaperButton {
                    glyph: sheet.tight ? "" : "turn"
                    text: qsTr("Turning points")
                    onClicked: {
                        sheet.close();
                        root.match.advice.listTurningPoints();
                    }
                }

                PaperButton {
                    text: qsTr("Look at the table")
                    keyHint: sheet.tight ? "" : qsTr("Esc", "the key")
                    onClicked: sheet.close()
                }

                PaperButton {
                    glyph: sheet.tight ? "" : "home"
                    text: qsTr("Home")
                    onClicked: {
                        sheet.close();
                        root.homeRequested();
                    }
                }
            }
        }
    }
}
