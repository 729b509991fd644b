pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Library
import Engawa.Settings

// Where everybody begins: the games, and the form of the one that was opened.
FocusScope {
    id: root

    required property Library library
    required property Settings settings

    signal start
    signal openFile
    signal workspaceRequested(name: string)

    function takeFocus() {
        if (setup.item !== null)
            (setup.item as SetupPage).focusDeal();
        else
            overview.focusFirst();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")

    Component.onCompleted: takeFocus()
    onVisibleChanged: {
        if (!visible)
            return;
        library.records.refresh();
        takeFocus();
    }

    Veranda {
        anchors.fill: parent
    }

    Overview {
        id: overview

        anchors.fill: parent
        visible: setup.item === null
        focus: visible
        library: root.library
        settings: root.settings
        onOpenFile: root.openFile()
        onWorkspaceRequested: name => root.workspaceRequested(name)
        onVisibleChanged: if (visible) focusFirst()
    }

    Loader {
        id: setup

        anchors.fill: parent
        active: root.library.form !== null
        focus: active
        onLoaded: (item as SetupPage).focusDeal()

        sourceComponent: SetupPage {
            form: root.library.form
            settings: root.settings
            onDealt: if (root.library.start()) root.start()
            onLeave: root.library.closeForm()
            onOpenFile: root.openFile()
        }
    }

    Toast {
        objectName: "undoRemoval"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.scaled(96)
        maximumWidth: root.width - 2 * Theme.l
        text: root.library.records.removedTitle.length > 0 ? qsTr("“%1” is in the trash.").arg(root.library.records.removedTitle) : ""
        actionText: qsTr("Undo")
        stay: 10000
        onActionTriggered: root.library.records.undoRemove()
        onDismissed: root.library.records.forgetRemoved()
    }
}
