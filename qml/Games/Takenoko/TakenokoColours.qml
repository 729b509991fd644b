pragma Singleton

import QtQuick

import Engawa.Theme

// What Takenoko has in colours of its own: gravel, hedges, and the light of the weather.
QtObject {
    readonly property color night: "#141A22" // over the gravel
    readonly property color hedge: Theme.dark ? "#E6202A20" : "#E02F3D2E"
    readonly property color hedgeEdge: "#40E9E2C8"
    readonly property color sunHigh: "#38FFD873"
    readonly property color sunLow: "#12FFE6A8"
    readonly property color sunNone: "#00FFE6A8"
    readonly property color rain: "#2A2F5470"
    readonly property color storm: "#3A1E1838"
    readonly property color clouds: "#1A4A555E"
    readonly property color wind: "#1E9FD6D2"
    readonly property color windNone: "#009FD6D2"
    readonly property color dusk: "#28A77AC4" // any weather
    readonly property color duskNone: "#00F0C98A"
    readonly property color lightning: "#DDE4FF"
}
