import QtQuick

// Looks for text that does not fit its place.
QtObject {
    // The first piece of visible text below `item` that is cut, or "".
    function cut(item: Item): string {
        if (!item.visible || item.opacity === 0)
            return "";
        const text = item as Text;
        if (text && text.text.length > 0) {
            const tight = text.truncated || text.contentWidth > text.width + 1 || text.contentHeight > text.height + 1;
            if (tight)
                return `“${text.text}”: ${text.contentWidth}×${text.contentHeight} in ${text.width}×${text.height}`;
        }
        for (const child of item.children) {
            const found = cut(child);
            if (found.length > 0)
                return found;
        }
        return "";
    }

    // The first child that reaches over the edge of its parent, or "".
    function over(item: Item, width: real, height: real): string {
        for (const child of item.children) {
            if (child.visible && (child.x < -1 || child.x + child.width > width + 1 || child.y + child.height > height + 1))
                return `${child}: ${child.x} ${child.y} ${child.width}×${child.height} in ${width}×${height}`;
        }
        return "";
    }
}
