pragma ComponentBehavior: Bound

import QtQuick

import Engawa.Controls
import Engawa.Home
import Engawa.Library
import Engawa.Match
import Engawa.Overlays
import Engawa.Pages
import Engawa.Settings
import Engawa.Table
import Engawa.Theme

// What the middle of the window shows: the home page or the table, and what lies over them.
FocusScope {
    id: root

    required property Pages pages
    required property MatchController match
    required property Library library
    required property Settings settings
    required property RulebookModel rulebook
    required property url resourceFolder

    property bool home: false
    property string lastFocused // piece: when it has the keyboard again, nobody asked for its card
    readonly property bool lookingBack: match.session.open && (match.session.replaying || match.session.over) && match.session.replayLength > 0
    readonly property bool covered: ((rules.item as RulebookPage)?.opened ?? false) || ((moves.item as MovesPalette)?.opened ?? false)
        || ((end.item as EndScreen)?.opened ?? false) || ((seats.item as SeatMenu)?.opened ?? false)

    function showHome() {
        home = true;
        (homePage.item as HomePage).takeFocus();
    }

    function showTable() {
        home = false;
        if (match.view.curtain)
            (curtain.item as Curtain).take();
        else
            table.forceActiveFocus();
    }

    function showMoves() {
        showTable();
        moves.fetch();
        (moves.item as MovesPalette).open();
    }

    function showSeat(seat: int, plate: Item) {
        seats.fetch();
        (seats.item as SeatMenu).open(seat, plate);
    }

    // Of the bot that thinks, else of who sits beside whoever looks.
    function showSeats() {
        if (!match.session.open)
            return;
        showTable();
        const thinking = match.bots.thinkingSeat;
        showSeat(thinking >= 0 ? thinking : (match.view.viewer + 1) % match.session.seats, null);
    }

    function showRule(ruleId: string) {
        rules.fetch();
        (rules.item as RulebookPage).open(ruleId);
    }

    function showScore() {
        end.fetch();
        (end.item as EndScreen).open();
    }

    function showCard(piece: PieceItem) {
        match.view.pointedComponent = piece?.component ?? "";
        if (piece !== null) {
            card.fetch();
            (card.item as HoverCard).showPiece(piece.pieceId, piece);
        } else {
            (card.item as HoverCard)?.hide();
        }
    }

    function showFocused(piece: PieceItem) {
        if (piece === null || piece.pieceId !== lastFocused)
            showCard(piece);
        lastFocused = piece?.pieceId ?? lastFocused;
    }

    function say(sentence: string) {
        notice.fetch();
        (notice.item as Notice).say(sentence);
    }

    Keys.onEscapePressed: event => { // nothing else wanted it: the card that lies over the table goes
        const over = card.item as HoverCard;
        event.accepted = over?.shown ?? false;
        over?.hideNow();
        if (!event.accepted && !root.home && root.match.advice.kind !== MatchAdvice.None) {
            event.accepted = true;
            root.match.advice.close();
        }
    }

    Connections {
        target: root.pages

        function onHomeRequested() {
            root.showHome();
        }
        function onTableRequested() {
            root.showTable();
        }
        function onMovesRequested() {
            root.showMoves();
        }
        function onSeatsRequested() {
            root.showSeats();
        }
        function onRulesRequested() {
            root.showRule(root.match.view.refusalRule);
        }
        function onSaid(sentence: string) {
            root.say(sentence);
        }
    }
    Binding {
        target: root.pages
        property: "table"
        value: table
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

    LazyOverlay { // over the table, which gives way
        id: trial

        z: 1
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: !root.home && root.match.session.trial !== ""
        needed: root.match.session.trial !== ""
        sourceComponent: TrialBand {
            match: root.match
            onReturned: table.forceActiveFocus()
        }
    }
    TablePage {
        id: table

        anchors.fill: parent
        anchors.topMargin: trial.height
        focus: !root.home
        visible: !root.home
        enabled: !root.match.view.curtain
        match: root.match
        game: root.match.session.gameId
        artFolder: root.resourceFolder + "/art"
        promptHeight: (Theme.scaled(26) + 20) * growth // one line: the table keeps still while the words change
        onHoveredChanged: root.showCard(hovered)
        onTaken: (card.item as HoverCard)?.hideNow()
        onSeatAsked: (seat, plate) => root.showSeat(seat, plate)
        onFocusedChanged: root.showFocused(focused)
    }

    Item { // what lies over the table
        anchors.fill: table
        visible: !root.home && root.match.session.open

        PromptBar {
            id: prompt

            x: table.promptSpace.x + reins.room
            y: Math.min(table.promptSpace.y, parent.height - (height + Math.max(height, implicitHeight)) / 2 - 4) // many choices stay on the table
            width: table.promptSpace.width - reins.room
            height: table.promptSpace.height
            visible: !root.lookingBack
            match: root.match
            growth: table.growth
            bare: (table.table?.keyedZone ?? "") !== ""
            keysActive: !root.home && !root.covered
        }
        LazyOverlay {
            x: table.promptSpace.x
            y: table.promptSpace.y
            width: table.promptSpace.width
            needed: root.lookingBack
            sourceComponent: ReplayBar {
                visible: wanted && !((end.item as EndScreen)?.opened ?? false)
                match: root.match
                onScoreRequested: root.showScore()
                onVisibleChanged: if (visible) forceActiveFocus()
                Component.onCompleted: if (visible) forceActiveFocus()
            }
        }
        LazyOverlay {
            anchors.fill: parent
            needed: root.match.session.replayLength > 0 && root.match.session.toAct === root.match.view.viewer
            sourceComponent: Item {
                RecapStrip {
                    readonly property Item space: table.table?.asideSpace ?? null

                    x: space ? space.x - table.shift.x : Theme.l
                    y: (space ? space.y + space.height - table.shift.y : parent.height - Theme.l) - height
                    width: space?.width ?? Theme.scaled(320)
                    height: implicitHeight
                    room: space?.height ?? Theme.scaled(200)
                    largest: parent.height * 0.6
                    visible: wanted && (space?.visible ?? true)
                    match: root.match
                    growth: Math.min(1, table.growth)
                    onHovered: component => root.match.view.mark(component)
                }
            }
        }
        LazyOverlay {
            id: reins

            readonly property bool beside: table.table?.reinsBeside ?? false
            readonly property real room: beside && (item as BotBar)?.wanted ? width + Theme.m : 0 // that the prompt leaves

            x: beside ? table.promptSpace.x : Theme.l
            y: beside ? table.promptSpace.y + (table.promptSpace.height - height) / 2 : parent.height - height - Theme.l
            needed: root.match.bots.playing || root.match.bots.paused
            sourceComponent: BotBar {
                visible: wanted
                match: root.match
                settings: root.settings
            }
        }
        LazyOverlay {
            id: card

            anchors.fill: parent
            sourceComponent: HoverCard {
                match: root.match
                field: table.pieceLayer
                prompt: table.promptSpace
                onRuleRequested: ruleId => root.showRule(ruleId)
                onKeyboardLeft: table.forceActiveFocus()
            }
        }
        LazyOverlay {
            anchors.fill: parent
            needed: root.match.view.refusal !== ""
            sourceComponent: Item {
                RefusalToast {
                    x: Math.max(Theme.l, Math.min(parent.width - width - Theme.l, prompt.x + (prompt.width - width) / 2))
                    y: prompt.y - height - Theme.s
                    match: root.match
                    onRuleRequested: ruleId => root.showRule(ruleId)
                }
            }
        }
        LazyOverlay {
            anchors.fill: parent
            needed: root.match.session.open && root.match.session.seats > 1
            sourceComponent: Handover {
                match: root.match
            }
        }
        LazyOverlay {
            id: end

            anchors.fill: parent
            needed: root.match.session.over && !root.match.session.replaying
            sourceComponent: EndScreen {
                match: root.match
                onHomeRequested: root.showHome()
            }
        }
        LazyOverlay {
            anchors.fill: parent
            needed: root.match.advice.kind !== MatchAdvice.None
            sourceComponent: Item {
                AdviceCard {
                    match: root.match
                    pieces: table.pieceLayer
                    prompt: table.promptSpace
                    onKeyboardLeft: table.forceActiveFocus()
                }
            }
        }
        LazyOverlay {
            id: moves

            anchors.fill: parent
            sourceComponent: MovesPalette {
                match: root.match
            }
        }
        LazyOverlay {
            id: seats

            anchors.fill: parent
            sourceComponent: SeatMenu {
                match: root.match
            }
        }
        LazyOverlay {
            id: curtain

            anchors.fill: parent
            needed: root.match.view.curtain
            sourceComponent: Curtain {
                match: root.match
                onLifted: table.forceActiveFocus()
            }
        }
    }
    LazyOverlay {
        id: homePage

        anchors.fill: parent
        needed: root.home
        focus: root.home
        sourceComponent: HomePage {
            visible: root.home
            enabled: visible
            focus: true
            library: root.library
            settings: root.settings
            onOpenFile: root.pages.fileRequested()
            onWorkspaceRequested: name => root.pages.workspaceRequested(name)
        }
    }
    LazyOverlay {
        id: rules

        anchors.fill: parent
        sourceComponent: RulebookPage {
            rulebook: root.rulebook
            onClosed: root.home ? (homePage.item as HomePage).takeFocus() : table.forceActiveFocus()
        }
    }
    LazyOverlay {
        id: notice

        anchors.fill: parent
        sourceComponent: Notice {}
    }

    component Notice: Item {
        function say(sentence: string) {
            toast.say(sentence);
        }

        Toast {
            id: toast

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.xl
        }
    }
}
