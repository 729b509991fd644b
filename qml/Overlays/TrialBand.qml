import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Match

// Says that the table shows something beside the match, and leads back to it. Put it over the table, not on it.
Rectangle {
    id: root

    required property MatchController match

    readonly property bool wanted: match.session.open && match.session.trial.length > 0

    signal returned // to the match

    implicitHeight: Math.max(words.implicitHeight, back.implicitHeight) + 2 * Theme.xs
    color: Theme.indigo
    visible: wanted
    Accessible.role: Accessible.Pane
    Accessible.name: words.text

    Sentence {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.l
        width: parent.width - 2 * x - back.width - Theme.m
        onTable: true
        text: root.match.session.trial
        onTextChanged: if (root.wanted) Accessible.announce(root.match.session.trial, Accessible.Polite)
    }
    PaperButton {
        id: back

        anchors.right: parent.right
        anchors.rightMargin: Theme.l
        anchors.verticalCenter: parent.verticalCenter
        onTable: true
        primary: true
        fontSize: Theme.fontSmall
        glyph: "back"
        text: qsTr("Back to the match")
        onClicked: {
            root.match.session.endTrial();
            root.returned();
        }
    }
}
