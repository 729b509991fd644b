import QtQuick
import Engawa.Theme

Text {
    property bool onTable: false

    color: onTable ? Theme.tableInk : Theme.panelInk
    font.family: Theme.serifFamily
    font.pixelSize: Theme.fontTitle
    font.weight: Font.DemiBold
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
