pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Engawa.Match
import Engawa.Overlays
import Engawa.TestTable
import Engawa.Theme

// Writes a picture of each overlay to the build folder, light and dark, at 100 % and 200 %, for people to look at.
Item {
    id: root

    readonly property MatchController match: TestTable.match

    width: 1280
    height: 800

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plank }
            GradientStop { position: 1; color: Theme.plankDark }
        }
    }

    Component {
        id: curtain

        Curtain {
            anchors.fill: parent
            match: root.match
        }
    }

    Component {
        id: end

        EndScreen {
            anchors.fill: parent
            match: root.match
        }
    }

    Component {
        id: moves

        MovesPalette {
            anchors.fill: parent
            match: root.match
        }
    }

    Component {
        id: book

        RulebookPage {
            anchors.fill: parent
            rulebook: TestTable.rulebook
        }
    }

    Component {
        id: table

        Item {
            anchors.fill: parent

            function about(piece: string) {
                card.showPiece(piece, spot);
            }

            Item {
                id: log

                anchors.right: parent.right
                width: Math.min(Theme.scaled(300), 460)
                height: parent.height
            }

            RecapStrip {
                id: strip

                x: Theme.l
                y: Theme.scaled(70)
                width: Math.min(implicitWidth, log.x - 2 * Theme.l)
                match: root.match
            }

            Rectangle {
                id: spot

                x: Theme.l
                y: 400
                width: 66
                height: 92
                radius: 6
                color: Theme.paper
            }

            RefusalToast {
                anchors.bottom: prompt.top
                anchors.bottomMargin: Theme.m
                x: Theme.l
                maximumWidth: log.x - 2 * Theme.l
                match: root.match
            }

            PromptBar {
                id: prompt

                anchors.bottom: replay.visible ? replay.top : parent.bottom
                anchors.bottomMargin: Theme.m
                x: Theme.l
                width: log.x - 2 * Theme.l
                match: root.match
            }

            ReplayBar {
                id: replay

                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.m
                x: Theme.l
                width: Math.min(implicitWidth, log.x - 2 * Theme.l)
                match: root.match
            }

            HoverCard {
                id: card

                anchors.fill: parent
                match: root.match
            }
        }
    }

    TestCase {
        name: "Pictures"
        when: windowShown

        function initTestCase() {
            Theme.sansFamily = "Engawa Sans";
            Theme.serifFamily = "Engawa Serif";
            Theme.reducedMotion = true;
        }

        function init() {
            failOnWarning(/.+/);
        }

        function cleanup() {
            Theme.dark = false;
            Theme.textScale = 1;
        }

        function looks() {
            return [
                { tag: "light 100", dark: false, scale: 1, file: "light-100" },
                { tag: "dark 100", dark: true, scale: 1, file: "dark-100" },
                { tag: "light 200", dark: false, scale: 2, file: "light-200" },
                { tag: "dark 200", dark: true, scale: 2, file: "dark-200" }
            ];
        }

        function picture(name: string, look) {
            wait(150);
            const page = root.Window.window.contentItem;
            const file = `${TestTable.pictures}/${name}-${look.file}.png`;
            grabImage(page).save(file);
        }

        function dress(look) {
            Theme.dark = look.dark;
            Theme.textScale = look.scale;
        }

        function test_curtain_data() { return looks(); }
        function test_curtain(look) {
            dress(look);
            TestTable.settings.showCurtain = true;
            verify(TestTable.begin("standard", ["human", "human"]));
            verify(createTemporaryObject(curtain, root));
            picture("curtain", look);
        }

        function test_end_data() { return looks(); }
        function test_end(look) {
            dress(look);
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human", "human", "human"]));
            TestTable.play(-1);
            const item = createTemporaryObject(end, root);
            tryCompare(item, "opened", true);
            picture("end", look);
        }

        function test_rulebook_data() { return looks(); }
        function test_rulebook(look) {
            dress(look);
            verify(TestTable.begin("standard", ["human", "human"]));
            const item = createTemporaryObject(book, root);
            item.open();
            tryCompare(item, "opened", true);
            TestTable.rulebook.search = look.dark ? "" : "column";
            picture("rulebook", look);
            TestTable.rulebook.search = "";
        }

        function test_moves_data() { return looks(); }
        function test_moves(look) {
            dress(look);
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human"]));
            TestTable.play(9);
            const item = createTemporaryObject(moves, root);
            item.open();
            tryCompare(item, "opened", true);
            picture("moves", look);
        }

        function test_table_data() { return looks(); }
        function test_table(look) {
            dress(look);
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human", "human"]));
            TestTable.play(30);
            while (root.match.view.recap.rowCount() === 0)
                TestTable.play(1);
            const item = createTemporaryObject(table, root);
            const pieces = root.match.view.pieces.ids();
            item.about(pieces.find(piece => root.match.facts.about(piece).rules.length > 0));
            for (const piece of pieces) {
                if (root.match.view.refusal.length === 0 && !root.match.view.selecting)
                    root.match.view.click(piece);
            }
            wait(500);
            picture("table", look);
        }

        function test_replay_data() { return looks(); }
        function test_replay(look) {
            dress(look);
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human", "human"]));
            TestTable.play(30);
            verify(createTemporaryObject(table, root));
            root.match.session.showMove(12);
            picture("replay", look);
            root.match.session.leaveReplay();
        }
    }
}
