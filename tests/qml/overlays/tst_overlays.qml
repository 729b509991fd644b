pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import ".."
import Engawa.Controls
import Engawa.Match
import Engawa.Overlays
import Engawa.TestTable
import Engawa.Theme

// The overlays on real matches, by keyboard, at every text size.
Item {
    id: root

    readonly property MatchController match: TestTable.match

    width: 1280
    height: 800

    TextFit {
        id: fit
    }

    Component {
        id: curtain

        Curtain {
            anchors.fill: parent
            match: root.match
        }
    }

    Component {
        id: prompt

        PromptBar {
            width: parent.width - 40
            match: root.match
        }
    }

    Component {
        id: refusal

        RefusalToast {
            maximumWidth: parent.width
            match: root.match
        }
    }

    Component {
        id: botBar

        BotBar {
            match: root.match
            settings: TestTable.settings
        }
    }

    Component {
        id: recap

        RecapStrip {
            match: root.match
        }
    }

    Component {
        id: replay

        ReplayBar {
            width: Math.min(implicitWidth, parent.width)
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
        id: hover

        HoverCard {
            anchors.fill: parent
            match: root.match
        }
    }

    Component {
        id: piece

        Rectangle {
            width: 66
            height: 92
        }
    }

    Component {
        id: full

        Item { // a table on which something lies everywhere
            anchors.fill: parent

            Repeater {
                model: 130

                Rectangle {
                    required property int index

                    x: index % 13 * 90 + 60
                    y: Math.floor(index / 13) * 78
                    width: 88
                    height: 76
                    visible: x > 300 || y > 60 // … but in the corner
                }
            }
        }
    }

    Component {
        id: spy

        SignalSpy {}
    }

    TestCase {
        id: test

        name: "Overlays"
        when: windowShown

        function init() {
            failOnWarning(/.+/);
            Theme.reducedMotion = true;
            TestTable.settings.showCurtain = true;
            TestTable.settings.botPace = 0.2;
        }

        function cleanup() {
            Theme.textScale = 1;
        }

        function made(component: Component): Item {
            const item = createTemporaryObject(component, root);
            verify(item);
            return item;
        }

        // An item below `item` that satisfies `wanted`.
        function find(item, wanted) {
            if (wanted(item))
                return item;
            for (const child of item.children) {
                const found = find(child, wanted);
                if (found)
                    return found;
            }
            return null;
        }

        function button(item, text) {
            return find(item, child => child.visible && child.text === text && child.clicked !== undefined);
        }

        function overlay(): Item {
            return root.Window.window.contentItem.parent ?? root.Window.window.contentItem;
        }

        // Pixels that two places have in common.
        function common(a: rect, b: rect): real {
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return w > 0 && h > 0 ? w * h : 0;
        }

        function distance(place: rect, from: point): real {
            return Math.hypot(Math.max(place.left - from.x, 0, from.x - place.right), Math.max(place.top - from.y, 0, from.y - place.bottom));
        }

        // What `check` finds wrong when all is laid out; lists make the lines beyond their edge frame by frame.
        function settled(check): string {
            wait(30);
            let wrong = check();
            for (let frame = 0; wrong !== "" && frame < 100; ++frame) {
                wait(20);
                wrong = check();
            }
            return wrong;
        }

        // Until nothing is left to lay out: what is clicked then stands where it stays.
        function layOut() {
            for (let round = 0; round < 2; ++round) { // what a polish brings may be laid out later
                wait(30);
                verify(waitForPolish(root.Window.window, 15000));
            }
        }

        function everySize(check) {
            for (const scale of [0.8, 1, 1.5, 2]) {
                Theme.textScale = scale;
                compare(settled(check), "", `at ${scale * 100} %`);
            }
            Theme.textScale = 1;
            layOut();
        }

        function test_theCurtainHidesTheTableUntilItsPlayerIsThere() {
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(curtain);
            verify(root.match.view.curtain);
            verify(item.visible);
            verify(item.Accessible.name.includes(root.match.view.curtainName));
            const go = button(item, `I am ${root.match.view.curtainName}: show my cards`);
            verify(go);
            tryCompare(go, "activeFocus", true);
            everySize(() => fit.cut(item));

            const lifted = createTemporaryObject(spy, root, { target: item, signalName: "lifted" });
            keyClick(Qt.Key_Tab);
            verify(go.activeFocus, "the keyboard stays at the curtain");
            keyClick(Qt.Key_Return);
            verify(!root.match.view.curtain);
            compare(lifted.count, 1);
            tryCompare(item, "visible", false);
        }

        function test_thePromptSaysWhatIsExpectedAndItsKeysPlay() {
            verify(TestTable.begin("first_game", ["human"]) || TestTable.begin("first_game", ["human", "human"]));
            root.match.view.liftCurtain();
            const item = made(prompt);
            verify(find(item, child => child.text === root.match.view.prompt));
            everySize(() => fit.cut(item) || fit.over(item, item.width, item.height));
            item.width = 420;
            everySize(() => fit.cut(item));
        }

        function test_theKeyOfAnActionPlaysIt() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human"]));
            const item = made(prompt);
            const withKey = () => find(item, child => child.visible && child.moveIndex !== undefined && child.keyHint.length > 0);
            for (let i = 0; i < 200 && !withKey(); ++i)
                TestTable.play(1);
            const action = withKey();
            verify(action);
            compare(action.Accessible.name, action.text);
            const before = root.match.session.replayLength;
            item.keysActive = false;
            keyClick(action.keyHint.toLowerCase());
            compare(root.match.session.replayLength, before, "an overlay has the keys");
            item.keysActive = true;
            keyClick(action.keyHint.toLowerCase());
            compare(root.match.session.replayLength, before + 1);
        }

        function test_aRefusalGivesItsRule() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("standard", ["human", "human"]));
            const item = made(refusal);
            verify(!item.visible);
            const asked = createTemporaryObject(spy, root, { target: item, signalName: "ruleRequested" });
            for (let i = 0; i < 60 && root.match.view.refusalRule.length === 0; ++i) {
                for (const piece of root.match.view.pieces.ids()) {
                    if (root.match.view.refusalRule.length === 0)
                        root.match.view.click(piece);
                    root.match.view.cancel();
                }
                if (root.match.view.refusalRule.length === 0)
                    TestTable.play(1);
            }
            const rule = root.match.view.refusalRule;
            verify(rule.length > 0);
            tryCompare(item, "visible", true);
            compare(item.Accessible.name, root.match.view.refusal);
            button(item, "Show the rule").forceActiveFocus(); // so it stays
            everySize(() => fit.cut(item));
            keyClick(Qt.Key_Return);
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], rule);
            compare(root.match.view.refusal, "");
            tryCompare(item, "visible", false);
        }

        function test_aRefusalCanBeClosed() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(refusal);
            TestTable.undo();
            verify(root.match.view.refusal.length > 0);
            tryCompare(item, "visible", true);
            button(item, "Close").forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(root.match.view.refusal, "");
            tryCompare(item, "visible", false);
        }

        function test_theBotsCanBeStoppedAndStepped() {
            verify(TestTable.begin("first_game", ["greedy", "greedy"]));
            const item = made(botBar);
            tryCompare(item, "visible", true);
            everySize(() => fit.cut(item) || fit.over(item, item.width, item.height));
            const stop = button(item, "Stop the bots");
            verify(stop);
            stop.forceActiveFocus();
            keyClick(Qt.Key_Space);
            verify(root.match.bots.paused);
            wait(300);
            const length = root.match.session.replayLength;
            const step = button(item, "One move");
            verify(step.enabled);
            step.forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryVerify(() => root.match.session.replayLength === length + 1);
            wait(300);
            compare(root.match.session.replayLength, length + 1);
        }

        function test_theRecapComesAndGoes() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(recap);
            verify(!item.wanted);
            while (root.match.view.recap.rowCount() === 0)
                TestTable.play(1);
            tryCompare(item, "wanted", true);
            tryCompare(item, "visible", true);
            everySize(() => fit.cut(item));
            const close = button(item, "Close");
            close.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            verify(!item.wanted);
        }

        function test_theRecapFoldsToWholeLines() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            while (root.match.view.recap.rowCount() < 6)
                TestTable.play(1);
            const item = made(recap);
            item.width = 320;
            item.largest = 700;
            const list = find(item, child => child.Accessible.role === Accessible.List);
            const misfolded = () => {
                const lines = list.contentItem.children[0].children.filter(child => child.Accessible.role === Accessible.ListItem);
                const seen = lines.filter(line => line.y + 0.5 >= list.contentY);
                if (item.height > item.room)
                    return `${item.height} of ${item.room}`;
                if (lines.length !== root.match.view.recap.rowCount())
                    return `${lines.length} lines`;
                if (seen.length !== lines.length - item.hiddenLines)
                    return `${seen.length} of ${lines.length} lines seen, ${item.hiddenLines} said to be hidden`;
                return Math.abs(seen[0].y - list.contentY) <= 1 ? "" : "the first line that is seen is cut";
            };
            for (const scale of [1, 2])
                for (const room of [110, 150, 220]) {
                    Theme.textScale = scale;
                    item.room = room * scale;
                    compare(settled(misfolded), "", `${item.room} at ${scale * 100} %`);
                }
            Theme.textScale = 1;
            item.room = 110;
            tryVerify(() => item.hiddenLines > 0);
            compare(settled(misfolded), "");
            layOut();
            mouseClick(find(item, child => child.text === `${item.hiddenLines} more`));
            tryCompare(item, "hiddenLines", 0);
        }

        function test_theReplayStepsByKeys() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            TestTable.play(10);
            const item = made(replay);
            verify(!item.visible);
            root.match.session.showMove(4);
            tryCompare(item, "visible", true);
            everySize(() => fit.cut(item));
            item.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(root.match.session.replayPosition, 5);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(root.match.session.replayPosition, 3);
            keyClick(Qt.Key_Home);
            compare(root.match.session.replayPosition, 0);
            layOut();
            mouseClick(button(item, "What if? Play on from here"));
            verify(!root.match.session.replaying);
            compare(root.match.session.replayLength, 0);
        }

        function test_theEndShowsTheWholeScore() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(end);
            verify(!item.opened);
            TestTable.play(-1);
            verify(root.match.session.over);
            tryCompare(item, "opened", true);
            const sheet = overlay();
            verify(find(sheet, child => child.text === root.match.session.resultText));
            verify(find(sheet, child => child.text === "Total"));
            everySize(() => fit.cut(sheet));
            const buttons = ["Rematch", "Same deal again", "Replay", "Look at the table", "Home"].map(name => button(sheet, name));
            verify(buttons.every(each => each.y === buttons[0].y), "the actions stand in more than one row");
            const sums = root.match.view.scores.sides.map(() => 0);
            for (let row = 0; row < root.match.view.scores.rowCount(); ++row) {
                const index = root.match.view.scores.index(row, 0);
                if (root.match.view.scores.data(index, Qt.UserRole + 2))
                    root.match.view.scores.data(index, Qt.UserRole + 1).forEach((points, side) => { sums[side] += points; });
            }
            compare(Array.from(root.match.view.scores.totals), sums);
            const rematch = button(sheet, "Rematch");
            tryCompare(rematch, "activeFocus", true);
            keyClick(Qt.Key_Escape);
            tryCompare(item, "opened", false);
            item.open();
            tryCompare(item, "opened", true);
            layOut();
            mouseClick(button(sheet, "Replay"));
            tryCompare(item, "opened", false);
            verify(root.match.session.replaying);
            compare(root.match.session.replayPosition, 0);
            root.match.session.leaveReplay();
            item.open();
            tryCompare(item, "opened", true);
            keyClick(Qt.Key_Return);
            verify(!root.match.session.over);
            tryCompare(item, "opened", false);
        }

        function test_movesAreFoundByTypingAndPlayedByEnter() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(moves);
            item.open();
            tryCompare(item, "opened", true);
            const shownList = () => find(overlay(), child => child.currentIndex !== undefined && child.visible && child.model?.length > 0);
            tryVerify(() => shownList() !== null);
            const list = shownList();
            const all = list.count;
            verify(all > 1);
            everySize(() => fit.cut(overlay()));
            const model = root.match.view.moves;
            const codes = Array.from({ length: all }, (_, row) => model.data(model.index(row, 0), Qt.UserRole + 1));
            verify(codes.every(code => code.length > 0));
            compare(find(overlay(), child => child.visible && codes.includes(child.text))?.text ?? "", "", "a code is shown");
            for (const letter of "collect")
                keyClick(letter);
            tryVerify(() => list.count > 0 && list.count <= all);
            verify(TestTable.moveWith("collect").length > 0);
            keyClick(Qt.Key_Return);
            tryCompare(item, "opened", false);
            verify(root.match.session.replayLength > 0 || root.match.view.selecting);
        }

        function test_theCurtainClosesTheMoves() {
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(moves);
            item.open();
            verify(!item.opened, "nobody's moves are shown behind the curtain");
        }

        function test_theRulebookOpensAtARuleAndIsSearched() {
            verify(TestTable.begin("standard", ["human", "human"]));
            const item = made(book);
            item.open(TestTable.ruleAt(12));
            tryCompare(item, "opened", true);
            const rules = find(overlay(), child => child.visible && child.model === TestTable.rulebook);
            verify(rules);
            tryCompare(rules, "currentIndex", 12);
            tryCompare(rules, "activeFocus", true);
            everySize(() => fit.cut(overlay()));
            const field = find(overlay(), child => child.visible && child.placeholderText === "Search the rules");
            field.forceActiveFocus();
            for (const letter of "column")
                keyClick(letter);
            compare(TestTable.rulebook.search, "column");
            verify(TestTable.rulebook.hits > 0);
            tryVerify(() => find(rules, child => child.hit === true) !== null);
            const first = rules.currentIndex;
            keyClick(Qt.Key_Return);
            tryVerify(() => rules.currentIndex !== first || TestTable.rulebook.hits === 1);
            keyClick(Qt.Key_Escape);
            tryCompare(item, "opened", false);
            TestTable.rulebook.search = "";
        }

        function test_theCardShowsBesideItsPiece_data() {
            return [
                { tag: "top left", x: 10, y: 10, most: 80 },
                { tag: "bottom right", x: 1200, y: 700, most: 260 }, // the prompt is in the way
                { tag: "middle", x: 600, y: 350, most: 80 }
            ];
        }

        function test_theCardStaysNearAlthoughItHidesPieces() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(hover);
            item.field = createTemporaryObject(full, root);
            const target = createTemporaryObject(piece, root, { x: 600, y: 350 });
            item.showPiece(root.match.view.pieces.ids().find(name => root.match.facts.about(name).title.length > 0), target);
            tryCompare(item, "shown", true);
            const card = find(item, child => child.place !== undefined);
            const away = () => distance(Qt.rect(card.x, card.y, card.width, card.height), Qt.point(633, 396));
            compare(settled(() => away() > 80 ? `${away()} pixels away` : ""), "");
        }

        function test_theCardTellsOfNow() {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(hover);
            const target = createTemporaryObject(piece, root, { x: 600, y: 350 });
            const words = () => item.about.lines.join("\n");
            const leading = () => root.match.view.pieces.ids().find(name => root.match.facts.about(name).lines.some(line => line.startsWith("→")));
            for (let i = 0; i < 60 && !leading(); ++i)
                TestTable.play(1);
            const id = leading();
            verify(id);
            item.showPiece(id, target);
            tryCompare(item, "shown", true);
            verify(words().includes("→"));
            const zone = item.zoneOf(id);
            verify(zone.length > 0);
            for (let i = 0; i < 40 && item.shown && words() === root.match.facts.about(id).lines.join("\n"); ++i) {
                TestTable.play(1);
                if (item.zoneOf(id) !== zone)
                    verify(!item.shown, "The card of a piece that has gone stays.");
            }
            verify(!item.shown || words() === root.match.facts.about(id).lines.join("\n"), "The card tells what was.");
        }

        function test_theCardShowsBesideItsPiece(data) {
            TestTable.settings.showCurtain = false;
            verify(TestTable.begin("first_game", ["human", "human"]));
            const item = made(hover);
            const target = createTemporaryObject(piece, root, { x: data.x, y: data.y });
            item.prompt = Qt.rect(300, 560, 700, 50);
            const id = root.match.view.pieces.ids().find(name => root.match.facts.about(name).title.length > 0
                                                            && root.match.facts.about(name).rules.length > 0);
            verify(id);
            item.showPiece(id, target);
            tryCompare(item, "shown", true);
            const card = find(item, child => child.Accessible.name === root.match.facts.about(id).title);
            verify(card);
            const misplaced = () => {
                const place = Qt.rect(card.x, card.y, card.width, card.height);
                if (common(place, Qt.rect(target.x, target.y, target.width, target.height)) > 0)
                    return "covers its piece";
                if (common(place, item.prompt) > 0)
                    return "covers the prompt";
                const gap = distance(place, Qt.point(target.x + target.width / 2, target.y + target.height / 2));
                if (gap > data.most)
                    return `is ${Math.round(gap)} pixels away`;
                if (place.left < 0 || place.top < 0 || place.right > root.width || place.bottom > root.height)
                    return "leaves the table";
                return fit.cut(card);
            };
            for (const scale of [0.8, 1, 2]) {
                Theme.textScale = scale;
                compare(settled(misplaced), "", `at ${scale * 100} %`);
            }
            const asked = createTemporaryObject(spy, root, { target: item, signalName: "ruleRequested" });
            verify(item.enter());
            keyClick(Qt.Key_Return);
            compare(asked.count, 1);
            keyClick(Qt.Key_Escape);
            verify(!item.shown);
        }
    }
}
