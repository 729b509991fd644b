import QtQuick

// A part of a piece that is there only while it is asked for, by the name of its file.
Loader {
    required property Item piece
    required property string what

    property bool made: false // before that a loader keeps what it was told first

    function fetch() {
        if (what !== "")
            setSource(what, { piece: piece });
        else
            sourceComponent = null;
    }

    onWhatChanged: if (made) fetch()
    Component.onCompleted: {
        made = true;
        if (what !== "")
            fetch();
    }
}
