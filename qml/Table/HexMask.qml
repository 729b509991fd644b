import QtQuick

// What a piece covers that is a hexagon standing on its corner, in the piece's own coordinates.
QtObject {
    required property real width

    function contains(at: point): bool {
        const side = width / Math.sqrt(3);
        const x = Math.abs(at.x - width / 2), y = Math.abs(at.y - side);
        return x <= width / 2 && y <= side - x / Math.sqrt(3);
    }
}
