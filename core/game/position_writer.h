#pragma once

#include <optional>
#include <utility>

#include "core/game/state.h"
#include "core/pack/json.h"

namespace engawa {

// Writes a position as JSON, whole or as one seat sees it: the frame of every game's position.cpp.
template <class Rules, class Typed>
class PositionWriter
{
public:
    PositionWriter(const Rules &rules, const Typed &state, std::optional<Seat> seat)
        : m_rules(rules), m_state(state), m_seat(seat)
    {
        if (isWhole())
            m_json["seed"] = state.seed;
    }

protected:
    bool isWhole() const { return !m_seat; }
    bool sees(int seat) const { return !m_seat || *m_seat == seat; } // what only the seat sees

    void addTurn()
    {
        m_json["turns"] = m_state.turns;
        m_json["starter"] = m_state.starter;
        m_json["seat"] = m_state.seat;
    }
    // A word that stands there only where it is true.
    static void flag(Json &json, const char *word, bool is)
    {
        if (is)
            json[word] = true;
    }
    template <class List, class NameOf> // nameOf(rules, piece)
    Json names(const List &list, NameOf &&nameOf) const
    {
        Json names = Json::array();
        for (const auto &piece : list)
            names.push_back(nameOf(m_rules, piece));
        return names;
    }
    // The next draw first; in a state it is at the back.
    template <class Pile, class NameOf>
    Json drawOrder(const Pile &pile, NameOf &&nameOf) const
    {
        Json names = Json::array();
        for (std::size_t i = pile.size(); i-- > 0;)
            names.push_back(nameOf(m_rules, pile[i]));
        return names;
    }

    const Rules &m_rules;
    const Typed &m_state;
    const std::optional<Seat> m_seat;
    Json m_json;
};

} // namespace engawa
