#pragma once

#include <vector>

#include <QString>

#include "editor/document/live_game.h"

namespace engawa {

// How many copies of a component are in one zone of the running match.
struct ZoneCount
{
    QString zone; // in words: "in the deck"
    int copies = 0;

    bool operator==(const ZoneCount &) const = default;
};

// Whether the running match has pieces of the table at all, in play or in the box.
bool hasPieces(const LiveGame &live, const std::string &table);

// Zones in the order in which the game lists its pieces; names are the pack's texts "zone.<id>".
std::vector<ZoneCount> copiesInPlay(const LiveGame &live, const std::string &table, const std::vector<std::string> &ids,
                                    const QString &language);

} // namespace engawa
