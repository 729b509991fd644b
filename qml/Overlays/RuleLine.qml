import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls

// A rule's sentence that opens the rulebook at its place.
T.Button {
    id: root

    implicitHeight: contentItem.implicitHeight + 2 * Theme.xs
    padding: Theme.xs
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.description: qsTr("Opens the rulebook at this rule.")

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.click(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.click(); }

    background: Rectangle {
        radius: Theme.scaled(5)
        color: root.hovered || root.activeFocus ? Theme.panelShade : "transparent"

        FocusRing {
            shown: root.activeFocus
            gap: -line
            radius: parent.radius
        }
    }

    contentItem: Item {
        implicitHeight: Math.max(sentence.implicitHeight, book.height)

        Glyph {
            id: book

            name: "book"
            colour: Theme.panelAccent
            size: Theme.scaled(15)
        }

        Caption {
            id: sentence

            x: book.width + Theme.s
            width: parent.width - x
            text: root.text
            color: Theme.panelAccent
            font.underline: root.hovered || root.activeFocus
            Accessible.ignored: true
        }
    }
}
