import QtQuick

import Engawa.Theme

// A clipped hedge on the gravel that holds what belongs together.
Rectangle {
    property point offset: Qt.point(x, y) // on the table

    radius: 12
    color: Theme.dark ? "#E6202A20" : "#E02F3D2E"
    border.width: 1
    border.color: "#40E9E2C8"
}
