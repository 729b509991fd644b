import QtQuick

Rectangle {
    color: "#5b4532"
}
