#include "editor/inspector/in_play.h"

#include <algorithm>

namespace engawa {

bool hasPieces(const LiveGame &live, const std::string &table)
{
    const GamePtr game = live.game();
    if (!game || !live.state())
        return false;
    std::vector<PlacedCopy> copies;
    game->pieces(*live.state(), copies);
    return std::ranges::contains(copies, table, &PlacedCopy::table)
           || std::ranges::any_of(game->laidOpen(*live.state()).scene.pieces,
                                  [&](const Piece &piece) { return piece.component.starts_with(table + '/'); });
}

std::vector<ZoneCount> copiesInPlay(const LiveGame &live, const std::string &table, const std::vector<std::string> &ids,
                                    const QString &language)
{
    std::vector<ZoneCount> counts;
    const GamePtr game = live.game();
    if (!game || !live.state())
        return counts;
    std::vector<PlacedCopy> copies;
    game->pieces(*live.state(), copies);
    for (const PlacedCopy &copy : copies) {
        if (copy.table != table || !std::ranges::contains(ids, copy.id))
            continue;
        const std::string key = "zone." + std::string(copy.zone);
        const std::string code = language.toStdString();
        const QString zone = game->texts().has(code, key)
                                 ? QString::fromStdString(game->texts().format(code, {key, {}}))
                                 : QString::fromUtf8(copy.zone).replace(u'_', u' ');
        const auto found = std::ranges::find(counts, zone, &ZoneCount::zone);
        if (found == counts.end())
            counts.push_back({zone, 1});
        else
            ++found->copies;
    }
    return counts;
}

} // namespace engawa
