pragma Singleton

import QtQuick

// The one palette, scale and pace of the window. The first block is set from the settings; all else follows.
QtObject {
    id: theme

    property bool dark: false
    property real textScale: 1.0
    property bool reducedMotion: false
    property real speed: 1.0
    property string sansFamily: Application.font.family
    property string serifFamily: "serif"

    // The veranda: always dusk, a little darker in the dark theme.
    readonly property color plank: dark ? "#4A3828" : "#5B4532"
    readonly property color plankDark: dark ? "#33271D" : "#3F3024"
    readonly property color plankLine: dark ? "#211913" : "#2A2019"
    readonly property color tableInk: "#F3E9D6"
    readonly property color tableQuiet: "#CBB998"
    readonly property color shade: dark ? "#B8120D09" : "#A81B130C"       // a band or zone on the planks
    readonly property color shadeDeep: dark ? "#F0120D09" : "#EB1B130C"   // a band that text is read on, over pieces
    readonly property color shadeLine: "#40E3C98F"
    readonly property color shadeEdge: "#1FFFFFFF"
    readonly property color emptyPlace: "#14F3E9D6"     // where a card will lie
    readonly property color emptyPlaceLine: "#38F3E9D6"
    readonly property color tip: "#F01B130C"            // words over the table, for a moment
    readonly property color focus: "#FFFFFF"            // the keyboard is on a piece
    readonly property color spotFill: "#26E3B94A"       // a free place, and what makes its gold seen on bright ground
    readonly property color spotCasing: "#6B3A2606"
    readonly property color hexSpotFill: "#40E3B94A"
    readonly property color hexCasing: "#8C3A2606"
    readonly property color raisedShadow: "#1A000000"   // of a piece in the hand, once for each of its layers
    readonly property color textOutline: "#B0000000"    // of words on a piece

    // The paper of the pieces: cream in both themes, as are the faces.
    readonly property color paper: "#FBF6EA"
    readonly property color paperShade: "#EFE6D2"
    readonly property color ink: "#2B2A28"
    readonly property color quietInk: "#6F685B"

    // The paper of panels, pages and controls: follows the theme.
    readonly property color panel: dark ? "#2B2723" : "#FBF6EA"
    readonly property color panelShade: dark ? "#363029" : "#EFE6D2"
    readonly property color panelWell: dark ? "#211E1A" : "#FFFDF7"
    readonly property color panelInk: dark ? "#EFE6D6" : "#2B2A28"
    readonly property color panelQuiet: dark ? "#B5A992" : "#665F53"
    readonly property color panelLine: dark ? "#51483D" : "#D8CBAF"
    readonly property color panelEdge: dark ? "#8F8068" : "#8C7F69"       // the outline of what can be operated
    readonly property color panelAccent: dark ? "#E3B94A" : "#A63A26"     // a link, a current row
    readonly property color panelHit: dark ? "#6B5619" : "#F6DE96"        // found text

    readonly property color gold: "#E3B94A"
    readonly property color goldDeep: "#C9A227"
    readonly property color vermilion: "#C0452F"
    readonly property color indigo: "#2F4358"

    // A seat is a colour and a shape, never a colour alone.
    readonly property list<color> seatColours: ["#E3B94A", "#4F7CA8", "#A8524F", "#5E8C6A", "#7C6A9C"]
    readonly property list<string> seatShapes: ["square", "diamond", "triangle", "circle", "star"]

    readonly property int xs: 4
    readonly property int s: 8
    readonly property int m: 12
    readonly property int l: 16
    readonly property int xl: 24
    readonly property int radius: 10

    readonly property int fontSmall: theme.scaled(12)
    readonly property int fontNormal: theme.scaled(14)
    readonly property int fontLarge: theme.scaled(16)
    readonly property int fontTitle: theme.scaled(20)
    readonly property int fontHead: theme.scaled(28)
    readonly property int fontHero: theme.scaled(40)

    readonly property int quick: theme.paced(120)
    readonly property int travel: theme.paced(260)
    readonly property int settle: theme.paced(320)

    // A length that grows with the text, in whole pixels.
    function scaled(length: real): int {
        return Math.max(1, Math.round(length * textScale));
    }

    // Milliseconds at the chosen speed; nothing moves with reduced motion.
    function paced(milliseconds: int): int {
        return reducedMotion ? 0 : Math.round(milliseconds / Math.max(0.25, speed));
    }

    function seatColour(seat: int): color {
        return seatColours[Math.max(0, seat) % seatColours.length];
    }

    function seatShape(seat: int): string {
        return seatShapes[Math.max(0, seat) % seatShapes.length];
    }
}
