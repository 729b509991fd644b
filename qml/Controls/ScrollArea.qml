import QtQuick
import QtQuick.Templates as T
import Engawa.Theme

// What is taller than its place: scrolls by wheel, drag, bar and keys. Its children stand one below the other and leave
// room for the bar at their edge.
FocusScope {
    id: root

    property bool onTable: false
    property string label
    default property alias contents: column.data
    property alias spacing: column.spacing
    property alias contentY: flick.contentY
    readonly property real contentHeight: flick.contentHeight
    readonly property bool scrolls: contentHeight > height + 1
    readonly property Item focused: Window.activeFocusItem

    function scrollBy(distance: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + distance));
    }

    // Brings an item inside into sight; the one that gets the keyboard comes by itself.
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y;
        if (top < flick.contentY)
            scrollBy(top - flick.contentY - Theme.s);
        else if (top + item.height > flick.contentY + flick.height)
            scrollBy(Math.min(top - Theme.s, top + item.height - flick.height + Theme.s) - flick.contentY);
    }

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    activeFocusOnTab: scrolls || focused === root // what has the keyboard keeps it
    Accessible.role: Accessible.Pane
    Accessible.name: label

    onFocusedChanged: {
        for (let item = focused; item && item !== root; item = item.parent) {
            if (item === column)
                reveal(focused);
        }
    }

    Keys.onUpPressed: scrollBy(-Theme.scaled(48))
    Keys.onDownPressed: scrollBy(Theme.scaled(48))
    Keys.onPressed: event => {
        const leaps = {
            [Qt.Key_PageUp]: -0.9 * height,
            [Qt.Key_PageDown]: 0.9 * height,
            [Qt.Key_Home]: -contentHeight,
            [Qt.Key_End]: contentHeight
        };
        const leap = leaps[event.key] ?? 0;
        if (leap !== 0) {
            scrollBy(leap);
            event.accepted = true;
        }
    }

    Flickable {
        id: flick

        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.VerticalFlick

        T.ScrollBar.vertical: PaperScrollBar {
            onTable: root.onTable
        }

        Column {
            id: column

            width: flick.width
        }
    }

    FocusRing {
        gap: -line
        shown: root.activeFocus && root.Window.activeFocusItem === root
        radius: Theme.scaled(6)
    }
}
