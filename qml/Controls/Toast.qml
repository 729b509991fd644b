import QtQuick
import QtQuick.Layouts
import Engawa.Theme

// One sentence that comes, is read (and spoken), and goes; it stays while pointed at or focused.
FocusScope {
    id: root

    property string text
    property string actionText
    property bool shown: text.length > 0
    property int stay: 5000
    property real maximumWidth: Theme.scaled(640)
    property bool gone: false // it was read, or its time is over

    signal actionTriggered
    signal dismissed

    // Shows a sentence, also the same one again.
    function say(sentence: string) {
        text = sentence;
        gone = false;
        leave.restart();
    }

    function dismiss() {
        gone = true;
        dismissed();
    }

    implicitWidth: Math.ceil(Math.min(maximumWidth, (parent?.width ?? maximumWidth) - 2 * Theme.l, row.implicitWidth + 2 * Theme.l))
    implicitHeight: row.implicitHeight + 2 * Theme.s
    opacity: shown && !gone ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    onShownChanged: gone = false
    onTextChanged: {
        gone = false;
        if (text.length > 0)
            Accessible.announce(text, Accessible.Assertive);
        leave.restart();
    }

    Keys.onEscapePressed: root.dismiss()

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    PaperShadow {
        radius: Theme.radius
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.panel
        border.width: 1
        border.color: Theme.panelLine

        Rectangle {
            x: 1
            anchors.verticalCenter: parent.verticalCenter
            width: 4
            height: parent.height - 2 * Theme.radius
            radius: 2
            color: Theme.vermilion
        }
    }

    HoverHandler {
        id: pointer
    }

    Timer {
        id: leave

        interval: root.stay
        running: root.shown && !root.gone && !pointer.hovered && !root.activeFocus
        onTriggered: root.dismiss()
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.l
        anchors.rightMargin: Theme.s
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s

        Sentence {
            text: root.text
            font.pixelSize: Theme.fontLarge
            Layout.fillWidth: true
            Layout.preferredWidth: Math.ceil(implicitWidth)
            Accessible.ignored: true
        }

        QuietButton {
            visible: root.actionText.length > 0
            text: root.actionText
            onClicked: root.actionTriggered()
        }

        IconButton {
            implicitWidth: Theme.scaled(28)
            text: qsTr("Close")
            glyph: "close"
            onClicked: root.dismiss()
        }
    }
}
