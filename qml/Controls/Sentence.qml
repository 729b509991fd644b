import QtQuick
import Engawa.Theme

// Running text in reading size.
Text {
    property bool onTable: false

    color: onTable ? Theme.tableInk : Theme.panelInk
    font.family: Theme.sansFamily
    font.pixelSize: Theme.fontNormal
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
