import QtQuick

import Engawa.Theme

// A darker field of the cloth, hemmed with a thread, that holds what belongs together.
Rectangle {
    property point offset: Qt.point(x, y) // on the table

    radius: 12
    color: Theme.dark ? "#B00A0F1A" : "#8A0C1424"
    border.width: 1
    border.color: "#2EC9D6EA"
}
