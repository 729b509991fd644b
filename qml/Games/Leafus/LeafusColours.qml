pragma Singleton

import QtQuick

// What Leafus has in colours of its own: kraft paper on a drawing board, pencil and light wood.
QtObject {
    readonly property color kraft: "#D8BA8C" // a sheet
    readonly property color paperEdge: "#66FFF3D8"
    readonly property color printInk: "#7C6243" // what is printed on it
    readonly property color printFill: "#E9D3AB"
    readonly property color pencil: "#3A3530"
    readonly property color freeLine: "#B3FFF3D2" // where the pencil could go
    readonly property color freeLineLit: "#F2FFF6DC"
    readonly property color strip: "#DEC294" // of an action
    readonly property color stripLit: "#F0DCB4"
    readonly property color stripShadow: "#40000000"
    readonly property color stripInk: "#4A3823"
    readonly property color dieSpace: "#0F3A2A12" // where the first die of an action lies
    readonly property color dieSpaceLine: "#4D7C6243"
    readonly property color dieShadow: "#4D000000"
    readonly property color heldDieShadow: "#66000000"
    readonly property color tray: "#59140D07"
    readonly property color trayEdge: "#4DC9A878"
    readonly property color trayLight: "#26FFF3D8" // its inner edge
    readonly property color label: "#2A2019" // whose dice they are
}
