import QtQuick

import Engawa.Layout
import Engawa.Match
import Engawa.Table

// Something printed on a small sheet that has its own face: it lies as its mark would.
Image {
    required property DrawingBoard table
    required property ZoneArea marks
    required property pieceInfo modelData // of DrawingBoard.printed

    readonly property string face: modelData.kind === "leaf" ? table.leafFace : table.heapFace // none while another game is dealt
    readonly property pieceSlot slot: marks.slotOf(modelData.x, modelData.y, 1, modelData.kind, modelData.component, "")

    x: slot.x
    y: slot.y
    width: slot.width
    height: slot.height
    rotation: slot.turn
    source: face !== "" ? `${face}?width=${Math.ceil(width * Screen.devicePixelRatio)}&rim=0` : ""
    asynchronous: true
    retainWhileLoading: true
}
