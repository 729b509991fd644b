import QtQuick
import QtQuick.Layouts
import Engawa.Theme
import Engawa.Controls

// A part of the form under its heading.
ColumnLayout {
    id: root

    required property string title
    property string note

    spacing: Theme.s

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Heading {
        text: root.title
        font.pixelSize: Theme.fontLarge
        Layout.fillWidth: true
    }

    Caption {
        visible: root.note.length > 0
        text: root.note
        Layout.fillWidth: true
    }
}
