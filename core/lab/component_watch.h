#pragma once

#include <array>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/game/game.h"
#include "core/lab/component_figures.h"

namespace engawa {

// The components of a game that a run looks at: the entries of the tables that moves name, and of those of which copies
// lie on the table.
class ComponentList
{
public:
    ComponentList(const Game &game, const Setup &setup);

    struct Table
    {
        std::string id;
        int begin = 0, end = 0; // its components
        bool hasCopies = false;
    };
    const std::vector<Table> &tables() const { return m_tables; }
    std::vector<ComponentFigures> figures() const; // nothing counted yet
    int size() const { return m_tables.empty() ? 0 : m_tables.back().end; }
    int find(std::string_view table, std::string_view id) const; // -1: not looked at
    int tableOf(int component) const { return m_tableOf[static_cast<std::size_t>(component)]; }

private:
    struct Known
    {
        std::string_view table;
        int component = -1;
    };

    std::vector<Table> m_tables;
    std::vector<std::string> m_ids;
    std::vector<int> m_tableOf;
    mutable std::unordered_map<const char *, Known> m_known; // by where a compiled game keeps the id
};

// Follows the copies through one game after the other: who got what by chance, who took and used what, where it ended.
class ComponentWatch
{
public:
    ComponentWatch(const Game &game, const Setup &setup);

    const ComponentList &list() const { return m_list; }

    void begin(const State &state, GameMoment game, std::vector<ComponentFigures> &figures);
    void chosen(const State &state, Seat seat, Move move, int decision);
    void made(const State &state, int decision);
    // What every seat had of the win, beyond an even share, and of points.
    void end(std::span<const double> shares, std::span<const double> points, int decisions);
    // After all games of a deal: their scores become one.
    void endDeal(std::vector<ComponentFigures> &figures);

private:
    using Code = std::uint16_t; // of a zone
    static constexpr Code nowhere = 0xffff;
    struct Zone
    {
        std::string_view name;
        Seat seat = nobody;
        Sight sight = Sight::All;
    };
    struct Passed // a copy that went from one zone to another
    {
        int component;
        Code from, to;
    };
    struct Score
    {
        double weight = 0, share = 0, points = 0;
    };
    enum What { There, Dealt, Drawn, Taken, Used, Scored, whats };

    Code codeOf(const PlacedCopy &copy);
    void look(const State &state);
    void settle();
    void dealt();
    void drawn(Code pile, int table, Seat seat, std::span<const Passed> passed);
    void draws(const ComponentList::Table &table, Seat seat, double count, double pile, std::span<const int> lying,
               std::span<const int> got);
    void count(What what, int component, int decision, int times = 1);
    Happened &happened(What what, int component);

    const Game &m_game;
    const ComponentList m_list;
    std::vector<ComponentFigures> *m_figures = nullptr;
    GameMoment m_moment;

    std::vector<PlacedCopy> m_pieces;
    std::vector<Zone> m_zones;
    std::vector<std::vector<Code>> m_copies; // of each component: where they lie
    std::vector<std::vector<int>> m_piles; // of each zone that nobody sees: copies of each component
    std::vector<Passed> m_passed;
    std::vector<int> m_got, m_all;
    std::array<std::vector<std::uint8_t>, whats> m_happened; // in this game
    std::vector<std::vector<std::uint8_t>> m_usedBy; // of each seat
    std::vector<std::vector<double>> m_surplus, m_spread; // of each seat: what it drew beyond what was to be expected
    std::vector<Score> m_worth, m_use; // of the deal
};

} // namespace engawa
