import QtQuick
import Engawa.Theme
import Engawa.Controls

// A rule in the rulebook; a hit is marked at its edge and its found words are bold.
Item {
    id: root

    required property string ruleId
    required property string sentence
    required property bool holds
    required property bool hit
    property string search
    property bool chosen: false
    property bool focused: false

    function escaped(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    // The sentence with the found words in bold.
    function marked(): string {
        const words = search.split(" ").filter(word => word.length > 0)
            .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
        if (!hit || words.length === 0)
            return escaped(sentence);
        return sentence.split(new RegExp("(" + words.join("|") + ")", "gi"))
            .map((part, i) => i % 2 === 1 ? "<b><u>" + escaped(part) + "</u></b>" : escaped(part)).join("");
    }

    implicitHeight: column.height + Theme.scaled(14)
    Accessible.role: Accessible.ListItem
    Accessible.name: sentence
    Accessible.description: holds ? "" : qsTr("Not in this mode.")

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 2
        anchors.bottomMargin: 2
        radius: Theme.scaled(6)
        color: root.hit ? Qt.alpha(Theme.panelHit, 0.55) : root.chosen ? Theme.panelShade : "transparent"
        border.width: root.chosen ? 1 : 0
        border.color: Theme.goldDeep

        Rectangle {
            width: Theme.scaled(4)
            height: parent.height
            radius: width / 2
            visible: root.hit
            color: Theme.goldDeep
        }

        FocusRing {
            shown: root.focused
            gap: -line
            radius: parent.radius
        }
    }

    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.m
        width: parent.width - 2 * x
        spacing: Theme.scaled(2)

        Sentence {
            width: parent.width
            text: root.marked()
            textFormat: Text.StyledText
            color: root.holds ? Theme.panelInk : Theme.panelQuiet
            font.pixelSize: Theme.fontLarge
            Accessible.ignored: true
        }

        Caption {
            width: parent.width
            visible: !root.holds
            text: qsTr("Not in this mode")
            font.italic: true
            Accessible.ignored: true
        }
    }
}
