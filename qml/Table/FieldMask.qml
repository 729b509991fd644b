import QtQuick

import Engawa.Layout

// What a piece covers that lies on a field: no more than what the field's edge leaves of it.
QtObject {
    required property Item piece
    required property Item table
    required property HexField field
    required property HexMask hexagon // none: it is a rectangle

    function contains(at: point): bool {
        if (!field?.covers(piece.mapToItem(table, at)))
            return false;
        return hexagon ? hexagon.contains(at) : at.x >= 0 && at.y >= 0 && at.x <= piece.width && at.y <= piece.height;
    }
}
