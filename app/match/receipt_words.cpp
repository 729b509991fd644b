#include "app/match/receipt_words.h"

#include "core/game/receipt.h"
#include "editor/places/place_words.h"
#include "editor/places/read_pack.h"

namespace engawa {

QStringList receiptWords(const Node &node, const MatchWords &words)
{
    QStringList lines;
    const ReadPack pack(node.game->data(), node.game->texts(), words.schemas(), words.language());
    const PlaceWords places(pack);
    for (const Difference &difference : node.edit)
        lines += places.change(difference);
    for (const Message &line : node.receipt.lines)
        if (!tellsOfData(line))
            lines += words.receipt(line, *node.game);
    return lines;
}

} // namespace engawa
