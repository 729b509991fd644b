import QtQuick

import Engawa.Theme

// A darker field of the planks that holds what belongs together.
Rectangle {
    property point offset: Qt.point(x, y) // on the table

    radius: 12
    color: Theme.shade
    border.width: 1
    border.color: "#1fffffff"
}
