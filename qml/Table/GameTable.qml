import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Theme

// What every game's layout is: an item that fills the table and says where each zone lies. Layout and atmosphere only.
Item {
    id: root

    required property MatchController match

    property size least: Qt.size(640, 540) // where all of it can still be read, with words of the usual size
    property url art // folder of the game's pictures
    property var areas: ({}) // zone to ZoneArea
    property Item promptSpace: null // where the prompt stands
    property real promptHeight: 44  // … and how high it is
    property bool reinsBeside: false // the reins of the bots stand beside it, not in the lower left corner
    property bool settled: false // no travelling while the table takes its first shape or its new size
    property string ghost // the face of the piece that was chosen last: it is seen where it would go
    property string keyedZone // while something is held the digits choose among the pieces here, and no buttons are needed
    property HexField field: null // what plus, minus and 0 zoom, and the arrows with Shift move
    property Component light: null // what lies over the pieces and lets everything through
    property color panelColour: Theme.shade // of a TablePanel, and of its edge
    property color panelLine: Theme.shadeEdge
    property Item asideSpace: null // where what happened meanwhile is told, while it is visible
    readonly property real growth: Math.max(1, Math.min(2, width / 1400, height / 850)) // words on a large table grow with the pieces
    // The reader's text size, as far as the table has room for it.
    readonly property real textScale: Math.max(0.7, Math.min(Theme.textScale * growth, width / 640, height / 400))
    readonly property int nearSeat: match.view.viewer >= 0 ? match.view.viewer : 0 // who sits at the near side

    signal seatAsked(seat: int, plate: Item) // who plays it, and who else could

    function register(area: ZoneArea) {
        for (const zone of Object.keys(areas)) // it may have held another zone before
            if (areas[zone] === area)
                delete areas[zone];
        if (area.zone !== "")
            areas[area.zone] = area;
        areasChanged();
    }

    function unregister(area: ZoneArea) {
        for (const zone of Object.keys(areas))
            if (areas[zone] === area)
                delete areas[zone];
        areasChanged();
    }

    // Seats between the near one and a seat, in the order in which they play.
    function turnOf(seat: int): int {
        return (seat - nearSeat - 1 + match.session.seats) % match.session.seats;
    }

    function areaOf(zone: string): ZoneArea {
        return areas[zone] ?? null;
    }

    function scaled(size: real): real {
        return Math.round(size * textScale);
    }

    function hasZone(zone: string): bool {
        return match.view.zones.some(each => each.zone === zone);
    }

    property zoneInfo noZone // nothing lies there
    property pieceSlot noSlot // it lies nowhere

    // Another game's zones may come before its layout does.
    function zoneOf(zone: string): zoneInfo {
        return match.view.zones.find(each => each.zone === zone) ?? noZone;
    }

    function countIn(zone: string): int {
        return zoneOf(zone).count;
    }

    function zonesStarting(start: string): list<string> {
        return match.view.zones.filter(each => each.zone.startsWith(start)).map(each => each.zone);
    }
}
