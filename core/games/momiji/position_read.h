#pragma once

#include <set>

#include "core/games/momiji/momiji.h"
#include "core/game/position_reader.h"

namespace engawa::momiji {

// The pieces that a position has named so far, and the problems with them. Each piece may be named once.
class Pieces
{
public:
    Pieces(const Rules &rules, Problems &problems) : m_rules(rules), m_problems(problems) {}

    std::optional<CopyIndex> card(const Json &name, const std::string &pointer);
    std::optional<TileIndex> tile(const Json &name, const std::string &pointer);
    std::optional<int> leaf(const Json &name, const std::string &pointer);
    std::optional<int> objective(const Json &name, const std::string &pointer); // also for one named before
    std::optional<int> token(const Json &name, const std::string &pointer);

    // A list of cards; what can't be read, or is past the list's capacity, is a problem.
    template <class List>
    void cards(const Json &names, List &list, const std::string &pointer)
    {
        list.clear();
        if (!isList(names, pointer, list.capacity()))
            return;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (const auto copy = card(names[i], pointer + "/" + std::to_string(i)))
                list.push(*copy);
    }
    template <class Use>
    void each(const Json &names, const std::string &pointer, Use &&use)
    {
        if (isList(names, pointer, maxCopies))
            for (std::size_t i = 0; i < names.size(); ++i)
                use(names[i], pointer + "/" + std::to_string(i));
    }

    bool isList(const Json &value, const std::string &pointer, std::size_t most);
    void problem(std::string code, const std::string &pointer, Problem::Arguments arguments);
    void unusual(const std::string &pointer, const std::string &value, Rule rule); // a warning
    void warn(std::string code, const std::string &pointer, Problem::Arguments arguments);
    void unexpected(const std::string &pointer, const std::string &value, const std::string &expected);

    bool has(CopyIndex copy) const { return m_cards.contains(copy); }
    bool hasTile(TileIndex tile) const { return m_tiles.contains(tile); }
    std::uint8_t leavesNamed() const;
    bool ok() const { return m_ok; }

private:
    template <class List>
    std::optional<int> named(const List &list, const Json &name, const std::string &pointer);
    template <class Found, class Used>
    std::optional<Found> once(const std::optional<Found> &found, Used &used, const Json &name,
                              const std::string &pointer);

    const Rules &m_rules;
    Problems &m_problems;
    std::set<CopyIndex> m_cards;
    std::set<TileIndex> m_tiles;
    bool m_ok = true;
};

// What reading a position has found out so far.
struct Naming
{
    Pieces pieces;
    Problems &problems;
    std::uint32_t objectives = 0; // named so far
    std::uint8_t hands = 0;       // given, a bit per seat
    std::uint8_t tiles = 0;       // … and seats whose landscapes are given
    bool ok = true;

    // An objective is in one place only; its bit.
    std::uint32_t claim(int objective, const Json &name, const std::string &pointer);
};

void readSeat(const Rules &rules, State &state, int seat, const Json &json, const std::string &pointer, Naming &naming);
// Seats whose landscapes are not given keep those dealt to them, in copies that the position doesn't name.
void freeTiles(const Rules &rules, State &state, const Naming &naming);

// A pile of the seat that can't have come about, from the left; -1 if all can.
int impossiblePile(const Rules &rules, const State &state, int seat);

// Does the phase fit everything else of the position, so that somebody can go on?
bool phaseFits(const Rules &rules, const State &state);

} // namespace engawa::momiji
