import QtQuick

import Engawa.Match

// What every game's layout is: an item that fills the table and says where each zone lies. Layout and atmosphere only.
Item {
    id: root

    required property MatchController match

    property url art // folder of the game's pictures
    property var areas: ({}) // zone to ZoneArea
    property Item promptSpace: null // where the prompt stands
    readonly property int nearSeat: match.viewer >= 0 ? match.viewer : 0 // who sits at the near side

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

    function areaOf(zone: string): ZoneArea {
        return areas[zone] ?? null;
    }

    function hasZone(zone: string): bool {
        return match.zones.some(each => each.zone === zone);
    }

    function zonesStarting(start: string): list<string> {
        return match.zones.filter(each => each.zone.startsWith(start)).map(each => each.zone);
    }
}
