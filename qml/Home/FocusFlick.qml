import QtQuick
import QtQuick.Templates as T
import Engawa.Theme
import Engawa.Controls

// Scrolls by wheel, drag and bar, and keeps what has the keyboard in sight.
Flickable {
    id: root

    property bool onTable: false
    property real margin: Theme.scaled(24)

    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item) {
        let ancestor = item;
        while (ancestor !== null && ancestor !== contentItem)
            ancestor = ancestor.parent;
        if (ancestor === null || item === contentItem)
            return;
        const top = item.mapToItem(contentItem, 0, 0).y;
        const lowest = Math.max(0, contentHeight - height);
        if (top - margin < contentY || item.height + 2 * margin > height)
            contentY = Math.max(0, Math.min(lowest, top - margin));
        else if (top + item.height + margin > contentY + height)
            contentY = Math.max(0, Math.min(lowest, top + item.height + margin - height));
    }

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height
    onFocusedChanged: soon.restart()

    // When what got the keyboard has found its place.
    Timer {
        id: soon

        interval: 30
        onTriggered: root.reveal(root.focused)
    }

    T.ScrollBar.vertical: PaperScrollBar {
        onTable: root.onTable
    }
}
