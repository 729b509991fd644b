pragma Singleton

import QtQuick

import Engawa.Theme

// What Kimono Memories has in colours of its own: indigo cloth in lantern light, and a board of lacquer.
QtObject {
    readonly property color cloth: Theme.dark ? "#B00A0F1A" : "#8A0C1424" // a darker field of it
    readonly property color thread: "#2EC9D6EA" // its hem
    readonly property color page: "#14E8EEF8" // of an album
    readonly property color pageLine: "#1EE8EEF8"
    readonly property color place: "#0DDCE6F5" // where a photo will lie
    readonly property color corner: "#5CDCE6F5"
    readonly property color lacquer: "#2A1512"
    readonly property color lacquerEdge: "#B08D3C"
    readonly property color lacquerLine: "#55E3C98F"
    readonly property color middleCell: "#40E3C98F" // of a track
    readonly property color evenCell: "#2CF3E9D6"
    readonly property color oddCell: "#1EF3E9D6"
    readonly property color cellLine: "#24F3E9D6"
}
