pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Home
import Engawa.Library
import Engawa.Match
import Engawa.Overlays
import Engawa.Settings
import Engawa.Table
import Engawa.Theme

// What the middle of the window shows: the home page or the table, and what lies over them.
FocusScope {
    id: root

    required property MatchController match
    required property Library library
    required property Settings settings
    required property RulebookModel rulebook
    required property url resourceFolder

    property bool home: false

    signal fileRequested
    signal workspaceRequested(name: string)

    function showHome() {
        home = true;
        homePage.takeFocus();
    }

    function showTable() {
        home = false;
        if (match.curtain)
            curtain.take();
        else
            table.forceActiveFocus();
    }

    function showMoves() {
        showTable();
        moves.open();
    }

    function showRules() {
        rules.open(match.refusalRule);
    }

    function say(sentence: string) {
        toast.say(sentence);
    }

    // "momiji" has its layout in Engawa/Games/Momiji/MomijiTable.qml.
    function layoutOf(gameId: string): url {
        const name = gameId.charAt(0).toUpperCase() + gameId.slice(1);
        return gameId === "" ? "" : `qrc:/qt/qml/Engawa/Games/${name}/${name}Table.qml`;
    }

    Binding {
        target: Theme
        property: "dark"
        value: root.settings.dark
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textScale / 100
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.settings.reducedMotion
    }
    Binding {
        target: Theme
        property: "speed"
        value: root.settings.speed
    }
    Binding {
        target: Theme
        property: "sansFamily"
        value: "Engawa Sans"
    }
    Binding {
        target: Theme
        property: "serifFamily"
        value: "Engawa Serif"
    }

    TablePage {
        id: table

        anchors.fill: parent
        focus: !root.home
        visible: !root.home
        enabled: !root.match.curtain
        match: root.match
        layoutSource: root.layoutOf(root.match.gameId)
        art: root.match.gameId === "" ? "" : root.resourceFolder + "/art/" + root.match.gameId
        ground: root.match.gameId === "" ? "" : art + "/plank.svg"
        promptHeight: Math.max(44, Theme.scaled(46)) // one line: the table keeps still while the words change
        onHoveredChanged: hovered ? card.showPiece(hovered.pieceId, hovered) : card.hide()
        onTaken: card.hideNow()
        onFocusedChanged: focused ? card.showPiece(focused.pieceId, focused) : card.hide()
    }

    Item { // what lies over the table
        anchors.fill: parent
        visible: !root.home && root.match.open

        PromptBar {
            id: prompt

            x: table.promptSpace.x
            y: table.promptSpace.y
            width: table.promptSpace.width
            height: table.promptSpace.height
            visible: !replay.wanted
            match: root.match
            keysActive: !root.home && !rules.opened && !moves.opened && !end.opened
        }
        ReplayBar {
            id: replay

            x: table.promptSpace.x
            y: table.promptSpace.y
            width: table.promptSpace.width
            visible: wanted
            match: root.match
            onScoreRequested: end.open()
            onVisibleChanged: if (visible) forceActiveFocus()
        }
        RecapStrip {
            id: recap

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.l
            width: Math.min(Theme.scaled(320), parent.width * 0.26)
            height: Math.min(implicitHeight, parent.height - prompt.y - prompt.height - 2 * Theme.m)
            clip: true
            visible: wanted
            match: root.match
            onHovered: component => root.match.mark(component)
        }
        BotBar {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.l
            visible: wanted
            match: root.match
            settings: root.settings
        }
        HoverCard {
            id: card

            anchors.fill: parent
            match: root.match
            onRuleRequested: ruleId => rules.open(ruleId)
            onKeyboardLeft: table.forceActiveFocus()
        }
        RefusalToast {
            anchors.horizontalCenter: parent.horizontalCenter
            y: prompt.y - height - Theme.s
            match: root.match
            onRuleRequested: ruleId => rules.open(ruleId)
        }
        EndScreen {
            id: end

            anchors.fill: parent
            match: root.match
            onHomeRequested: root.showHome()
        }
        MovesPalette {
            id: moves

            anchors.fill: parent
            match: root.match
        }
        Curtain {
            id: curtain

            anchors.fill: parent
            match: root.match
            onLifted: table.forceActiveFocus()
        }
    }
    HomePage {
        id: homePage

        anchors.fill: parent
        visible: root.home
        enabled: visible
        focus: root.home
        library: root.library
        settings: root.settings
        onOpenFile: root.fileRequested()
        onWorkspaceRequested: name => root.workspaceRequested(name)
    }
    RulebookPage {
        id: rules

        anchors.fill: parent
        rulebook: root.rulebook
        onClosed: root.home ? homePage.takeFocus() : table.forceActiveFocus()
    }
    Toast {
        id: toast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.xl
    }
}
