import QtQuick
import Engawa.Theme

Text {
    property bool onTable: false

    color: onTable ? Theme.tableQuiet : Theme.panelQuiet
    font.family: Theme.sansFamily
    font.pixelSize: Theme.fontSmall
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
