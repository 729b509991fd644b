import QtQuick
import QtTest
import Engawa.Controls
import Engawa.Theme

// Every control can be reached and worked without a mouse.
Item {
    id: root

    width: 600
    height: 400

    Component {
        id: paperButton

        PaperButton {
            property int count: 0

            text: "Deal"
            keyHint: "D"
            onClicked: ++count
        }
    }

    Component {
        id: quietButton

        QuietButton {
            property int count: 0

            text: "Why?"
            onClicked: ++count
        }
    }

    Component {
        id: iconButton

        IconButton {
            property int count: 0

            text: "Undo"
            glyph: "undo"
            onClicked: ++count
        }
    }

    Component {
        id: paperSwitch

        PaperSwitch {
            text: "Reduced motion"
        }
    }

    Component {
        id: segmented

        Segmented {
            property list<int> chosen

            label: "Speed"
            options: ["Slow", "Normal", "Fast"]
            onActivated: index => chosen.push(index)
        }
    }

    Component {
        id: slider

        PaperSlider {
            label: "Pace"
            from: 0
            to: 10
            stepSize: 1
            value: 4
        }
    }

    Component {
        id: combo

        PaperCombo {
            label: "Level"
            model: ["Friendly", "Clever", "Master"]
        }
    }

    Component {
        id: field

        PaperField {
            label: "Name"
        }
    }

    Component {
        id: area

        ScrollArea {
            width: 200
            height: 100
            label: "Text"

            Repeater {
                model: 20

                Sentence {
                    text: "A line"
                }
            }
        }
    }

    Component {
        id: toast

        Toast {
            stay: 2000 // a busy machine takes a while to reach it
        }
    }

    TestCase {
        name: "Keyboard"
        when: windowShown

        function init() {
            failOnWarning(/.+/);
        }

        function focused(component: Component): Item {
            const item = createTemporaryObject(component, root);
            verify(item);
            item.forceActiveFocus();
            tryCompare(item, "activeFocus", true);
            return item;
        }

        function test_buttonsAnswerToSpaceAndEnter_data() {
            return [
                { tag: "PaperButton", component: paperButton },
                { tag: "QuietButton", component: quietButton },
                { tag: "IconButton", component: iconButton }
            ];
        }

        function test_buttonsAnswerToSpaceAndEnter(data) {
            const button = focused(data.component);
            keyClick(Qt.Key_Space);
            compare(button.count, 1);
            keyClick(Qt.Key_Return);
            compare(button.count, 2);
            keyClick(Qt.Key_Enter);
            compare(button.count, 3);
        }

        function test_aDisabledButtonDoesNothing() {
            const button = focused(paperButton);
            button.enabled = false;
            mouseClick(button);
            compare(button.count, 0);
        }

        function test_aClickLeavesTheKeyboardWhereItIs() {
            const first = focused(quietButton);
            const button = createTemporaryObject(paperButton, root, { y: 100 });
            mouseClick(button);
            compare(button.count, 1);
            verify(first.activeFocus);
        }

        function test_theSwitchTurnsWithSpaceAndEnter() {
            const toggle = focused(paperSwitch);
            keyClick(Qt.Key_Space);
            compare(toggle.checked, true);
            keyClick(Qt.Key_Return);
            compare(toggle.checked, false);
        }

        function test_arrowsMoveTheChoice() {
            const choice = focused(segmented);
            keyClick(Qt.Key_Right);
            compare(choice.currentIndex, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(choice.currentIndex, 2);
            keyClick(Qt.Key_Left);
            compare(choice.currentIndex, 1);
            compare(choice.chosen.length, 3);
        }

        function test_arrowsMoveTheSlider() {
            const control = focused(slider);
            keyClick(Qt.Key_Right);
            compare(control.value, 5);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(control.value, 3);
        }

        function test_enterOpensTheComboAndChooses() {
            const control = focused(combo);
            keyClick(Qt.Key_Return);
            tryCompare(control.popup, "opened", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(control.popup, "visible", false);
            compare(control.currentText, "Clever");
        }

        function test_escapeClosesTheComboWithoutAChoice() {
            const control = focused(combo);
            keyClick(Qt.Key_Space);
            tryCompare(control.popup, "opened", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Escape);
            tryCompare(control.popup, "visible", false);
            compare(control.currentIndex, 0);
        }

        function test_theFieldTakesText() {
            const control = focused(field);
            keyClick("a");
            keyClick("b");
            compare(control.text, "ab");
        }

        function test_theAreaScrollsByKeys() {
            const control = focused(area);
            tryCompare(control, "scrolls", true, 15000);
            keyClick(Qt.Key_Down);
            verify(control.contentY > 0);
            keyClick(Qt.Key_End);
            compare(control.contentY, control.contentHeight - control.height);
            keyClick(Qt.Key_Home);
            compare(control.contentY, 0);
        }

        function test_aToastGoesByItselfAndComesAgain() {
            const control = createTemporaryObject(toast, root);
            verify(!control.visible);
            control.say("Not now.");
            tryCompare(control, "visible", true);
            tryCompare(control, "visible", false, 15000);
            control.say("Not now.");
            tryCompare(control, "visible", true);
        }

        function test_aFocusedToastStaysUntilEscape() {
            const control = createTemporaryObject(toast, root, { actionText: "Why?" });
            control.say("Not now.");
            tryCompare(control, "visible", true);
            keyClick(Qt.Key_Tab);
            verify(control.activeFocus);
            wait(2500);
            verify(control.visible);
            keyClick(Qt.Key_Escape);
            tryCompare(control, "visible", false);
        }

        function test_tabGoesFromControlToControl() {
            const first = focused(paperButton);
            const second = createTemporaryObject(segmented, root, { y: 80 });
            const third = createTemporaryObject(iconButton, root, { y: 160 });
            keyClick(Qt.Key_Tab);
            verify(second.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(third.activeFocus);
            keyClick(Qt.Key_Backtab);
            verify(second.activeFocus);
        }
    }
}
