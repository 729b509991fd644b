#pragma once

#include "tests/core/game_table.h"

// Orchard on a table: what the position leaves out is dealt; A begins.
class OrchardTable : public GameTable
{
public:
    explicit OrchardTable(std::string_view position, GamePtr game = printed("orchard"), int players = 2)
        : GameTable(std::move(game))
    {
        setUp(Json::parse(position), {"standard", players, {}, "", 0});
    }

    static OrchardTable dealt(std::uint64_t seed, int players = 2, Seat starter = nobody)
    {
        OrchardTable table("{}");
        table.m_events.clear();
        table.deal({"standard", players, {}, "", starter}, seed);
        return table;
    }

    QStringList zone(const char *id) const
    {
        QStringList names;
        for (const Json &name : position()[id])
            names << QString::fromStdString(name.get<std::string>());
        return names;
    }
    int deck() const { return static_cast<int>(position()["deck"].size()); }
};
