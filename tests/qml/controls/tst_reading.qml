import QtQuick
import QtTest
import ".."
import Engawa.Controls
import Engawa.Theme

// Every control says what it is, and shows its whole text at every size.
Item {
    id: root

    width: 700
    height: 900

    TextFit {
        id: fit
    }

    Component {
        id: page

        Column {
            width: 640
            spacing: Theme.s

            Heading {
                width: parent.width
                text: "Autumn in the quiet garden behind the house"
            }

            Caption {
                width: parent.width
                text: "The seed is 4711; anyone who types it gets the same deal."
            }

            ActionFlow {
                room: parent.width

                PaperButton {
                    text: "Collect the red column"
                    keyHint: "C"
                }

                PaperButton {
                    primary: true
                    glyph: "again"
                    text: "Rematch"
                }

                PaperButton {
                    onTable: true
                    text: "Take an objective"
                    keyHint: "Enter"
                }

                QuietButton {
                    text: "Show the rule"
                }
            }

            PaperButton {
                width: 200
                text: "A sentence that is much longer than its button is wide"
                keyHint: "L"
            }

            Segmented {
                width: parent.width
                options: ["First game", "Standard", "Solo", "Ancient garden", "A mode with a long name"]
            }

            PaperSwitch {
                width: Math.min(implicitWidth, parent.width)
                text: "Also rules that hold in other modes of this game"
            }

            Toast {
                maximumWidth: parent.width
                text: "A column of four cards is full: collect it before another card goes there."
                actionText: "Show the rule"
            }
        }
    }

    Component {
        id: controls

        Item {
            property PaperButton paperButton: PaperButton {
                text: "Deal"
                keyHint: "D"
            }
            property IconButton iconButton: IconButton {
                text: "Undo"
                glyph: "undo"
            }
            property PaperField field: PaperField {
                placeholderText: "Search"
            }
            property PaperSlider slider: PaperSlider {
                label: "Pace"
                valueText: "1.2 s a move"
            }
            property PaperSwitch toggle: PaperSwitch {
                text: "Sound"
                checked: true
            }
            property PaperCombo combo: PaperCombo {
                label: "Level"
                model: ["Friendly"]
            }
            property Segmented segmented: Segmented {
                label: "Speed"
                options: ["Slow", "Fast"]
            }
            property Toast toast: Toast {
                text: "Not now."
            }
        }
    }

    Component {
        id: seats

        Row {
            Repeater {
                model: 7

                SeatShape {
                    required property int index

                    seat: index
                }
            }
        }
    }

    TestCase {
        name: "Reading"
        when: windowShown

        function init() {
            failOnWarning(/.+/);
        }

        function cleanup() {
            Theme.textScale = 1;
            Theme.dark = false;
            Theme.reducedMotion = false;
            Theme.speed = 1;
        }

        function test_textIsWhole_data() {
            return [
                { tag: "80 %", scale: 0.8 },
                { tag: "100 %", scale: 1 },
                { tag: "150 %", scale: 1.5 },
                { tag: "200 %", scale: 2 }
            ];
        }

        function test_textIsWhole(data) {
            Theme.textScale = data.scale;
            const item = createTemporaryObject(page, root);
            verify(waitForRendering(item, 15000));
            verify(waitForPolish(root.Window.window, 15000));
            compare(fit.cut(item), "");
            compare(fit.over(item, item.width, item.height), "");
        }

        function test_theTextGrowsWithTheScale() {
            compare(Theme.fontNormal, 14);
            Theme.textScale = 2;
            compare(Theme.fontNormal, 28);
            compare(Theme.fontHero, 80);
        }

        function test_theSpeedAndReducedMotionSetThePace() {
            compare(Theme.travel, 260);
            Theme.speed = 2;
            compare(Theme.travel, 130);
            Theme.reducedMotion = true;
            compare(Theme.travel, 0);
            compare(Theme.quick, 0);
        }

        function test_controlsSayWhatTheyAre() {
            const item = createTemporaryObject(controls, root);
            compare(item.paperButton.Accessible.role, Accessible.Button);
            compare(item.paperButton.Accessible.name, "Deal");
            verify(item.paperButton.Accessible.description.includes("D"));
            compare(item.iconButton.Accessible.name, "Undo");
            compare(item.field.Accessible.role, Accessible.EditableText);
            compare(item.field.Accessible.name, "Search");
            compare(item.slider.Accessible.role, Accessible.Slider);
            compare(item.slider.Accessible.name, "Pace");
            compare(item.slider.Accessible.description, "1.2 s a move");
            compare(item.toggle.Accessible.name, "Sound");
            verify(item.toggle.Accessible.checked);
            compare(item.combo.Accessible.role, Accessible.ComboBox);
            compare(item.combo.Accessible.name, "Level");
            compare(item.combo.Accessible.description, "Friendly");
            compare(item.segmented.Accessible.name, "Speed");
            compare(item.segmented.Accessible.description, "Slow");
            compare(item.toast.Accessible.role, Accessible.AlertMessage);
            compare(item.toast.Accessible.name, "Not now.");
        }

        function test_everySeatHasAShapeOfItsOwn() {
            const shapes = new Set();
            for (let seat = 0; seat < 5; ++seat)
                shapes.add(Theme.seatShape(seat));
            compare(shapes.size, 5);
            verify(waitForRendering(createTemporaryObject(seats, root), 15000));
        }

        function luminance(colour: color): real {
            const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
            return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
        }

        function contrast(a: color, b: color): real {
            const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
            return (high + 0.05) / (low + 0.05);
        }

        function test_textStandsOutFromItsGround_data() {
            return [
                { tag: "light", dark: false },
                { tag: "dark", dark: true }
            ];
        }

        function test_textStandsOutFromItsGround(data) {
            Theme.dark = data.dark;
            verify(contrast(Theme.panelInk, Theme.panel) >= 7);
            for (const ground of [Theme.panel, Theme.panelShade, Theme.panelWell])
                verify(contrast(Theme.panelQuiet, ground) >= 4.5, `quiet on ${ground}: ${contrast(Theme.panelQuiet, ground)}`);
            for (const ground of [Theme.panel, Theme.panelShade])
                verify(contrast(Theme.panelAccent, ground) >= 4.5, `accent on ${ground}: ${contrast(Theme.panelAccent, ground)}`);
            verify(contrast(Theme.panelEdge, Theme.panel) >= 3);
            verify(contrast(Theme.panelInk, Theme.panelHit) >= 4.5);
            verify(contrast(Theme.tableInk, Theme.plank) >= 7 || contrast(Theme.tableInk, Theme.plankDark) >= 7);
            verify(contrast(Theme.tableQuiet, Theme.plank) >= 4.5, `${contrast(Theme.tableQuiet, Theme.plank)}`);
            verify(contrast(Theme.ink, Theme.paperShade) >= 7);
        }
    }
}
