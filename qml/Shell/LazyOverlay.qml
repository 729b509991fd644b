import QtQuick

// What lies over the table and is made when it is first needed; from then on it stays.
Loader {
    id: root

    property bool needed: false

    // Makes it now.
    function fetch() {
        active = true;
    }

    active: false
    onNeededChanged: if (needed) fetch()
    Component.onCompleted: if (needed) fetch()
}
