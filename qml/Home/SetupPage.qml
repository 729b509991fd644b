pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls
import Engawa.Library
import Engawa.Settings

// The game that was taken from the shelf: its box on one side, how to play it on the other, and one button that deals.
FocusScope {
    id: root

    required property SetupForm form
    required property Settings settings

    readonly property bool wide: width >= Theme.scaled(980) && height >= Theme.scaled(560)
    readonly property real margin: Theme.scaled(wide ? 28 : 12)

    signal dealt
    signal leave
    signal openFile

    function focusDeal() {
        deal.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Set up %1").arg(form.name)

    Keys.onEscapePressed: root.leave()
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat && form.valid) root.dealt(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat && form.valid) root.dealt(); }

    // Names belong to the people, not to a game.
    Component.onCompleted: form.seatNames = settings.seatNames
    onFormChanged: form.seatNames = settings.seatNames

    Connections {
        target: root.form

        function onSeatNamesChanged() {
            root.settings.seatNames = root.form.seatNames;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "#38100B07"
    }

    PaperButton {
        id: back

        objectName: "back"
        x: root.margin
        y: root.margin
        onTable: true
        glyph: "back"
        text: qsTr("All games")
        onClicked: root.leave()
    }

    Item {
        id: cover

        visible: root.wide
        x: root.margin
        y: back.y + back.height + Theme.l
        width: (root.width - 3 * root.margin) * 0.4
        height: root.height - y - root.margin

        GameBox {
            id: box

            readonly property real tall: Math.min(cover.height - blurb.height - Theme.scaled(40), cover.width * 1.05)

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(0, (cover.height - blurb.height - Theme.scaled(40) - height) * 0.6)
            height: Math.max(Theme.scaled(160), Math.min(tall, Theme.scaled(560)))
            width: height / 1.24
            visible: cover.height > Theme.scaled(330)
            operable: false
            name: root.form.name
            players: root.form.playersText
            boxSource: root.form.boxSource
        }

        Rectangle {
            id: blurb

            anchors.bottom: parent.bottom
            width: parent.width
            height: visible ? words.implicitHeight + 2 * Theme.m : 0
            visible: root.form.about.length > 0 || !box.visible
            radius: Theme.radius
            color: Theme.shadeDeep
            border.width: 1
            border.color: Theme.shadeLine

            ColumnLayout {
                id: words

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.l
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.xs

                Heading {
                    visible: !box.visible
                    onTable: true
                    text: root.form.name
                    font.pixelSize: Theme.fontHead
                    Layout.fillWidth: true
                }

                Sentence {
                    visible: text.length > 0
                    onTable: true
                    text: root.form.about
                    font.pixelSize: Theme.fontLarge
                    Layout.fillWidth: true
                }

                Caption {
                    visible: !box.visible
                    onTable: true
                    text: root.form.playersText
                    font.pixelSize: Theme.fontNormal
                    Layout.fillWidth: true
                }
            }
        }
    }

    Heading {
        visible: !root.wide
        anchors.left: back.right
        anchors.leftMargin: Theme.l
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        anchors.verticalCenter: back.verticalCenter
        onTable: true
        text: root.form.name
        style: Text.Outline // the branches reach behind it
        styleColor: "#A01B130C"
        elide: Text.ElideRight
        maximumLineCount: 1
    }

    PaperPanel {
        id: sheet

        x: root.wide ? cover.x + cover.width + root.margin : root.margin
        y: root.wide ? root.margin : back.y + back.height + Theme.m
        width: root.width - x - root.margin
        height: root.height - y - root.margin
        padding: 0

        FocusFlick {
            id: flick

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: bar.top
            anchors.topMargin: 2
            clip: true
            contentHeight: choices.implicitHeight + 2 * Theme.xl

            SetupSheet {
                id: choices

                x: Math.max(Theme.scaled(16), (flick.width - width) / 2)
                y: Theme.xl
                width: Math.min(flick.width - Theme.scaled(36), Theme.scaled(720))
                form: root.form
                onOpenFile: root.openFile()
                onPushed: by => flick.contentY += by // what is under the pointer stays there
            }
        }

        Rectangle {
            id: bar

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 1
            height: barRow.implicitHeight + 2 * Theme.m
            bottomLeftRadius: sheet.radius
            bottomRightRadius: sheet.radius
            color: Theme.panel

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.panelLine
            }

            RowLayout {
                id: barRow

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: Theme.xl
                anchors.rightMargin: Theme.l
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.l

                Sentence {
                    objectName: "problem"
                    text: root.form.problem
                    color: Theme.dark ? "#F0A090" : "#A03423"
                    Layout.fillWidth: true
                    Accessible.role: Accessible.AlertMessage
                    onTextChanged: text => {
                        if (text.length > 0)
                            Accessible.announce(text);
                    }
                }

                PaperButton {
                    id: deal

                    objectName: "deal"
                    primary: true
                    enabled: root.form.valid
                    text: qsTr("Deal")
                    keyHint: qsTr("Enter", "the key")
                    fontSize: Theme.fontTitle
                    leftPadding: Theme.scaled(36)
                    rightPadding: Theme.scaled(20)
                    topPadding: Theme.scaled(10)
                    onClicked: root.dealt()
                }
            }
        }
    }
}
