import QtQuick

// What a piece covers that lies on a field: no more than what the field's edge leaves of it.
QtObject {
    required property PieceItem piece

    function contains(at: point): bool {
        const onTable = piece.mapToItem(piece.table, at);
        if (!piece.area?.field?.covers(onTable))
            return false;
        return piece.hexagonal ? piece.area.hexagon.contains(at) : at.x >= 0 && at.y >= 0 && at.x <= piece.width && at.y <= piece.height;
    }
}
