#pragma once

#include "core/game/listed_deck.h"
#include "core/game/position_reader.h"
#include "core/game/position_writer.h"
#include "core/game/setup.h"

// Positions of a game whose pieces lie in lists (listed_zone.h): a list of names for every zone, the deck's next card last.
// Whatever else is a number of its own is named by the game: eachNumber(state, use(name, number, least, most)).
namespace engawa::lists {

template <class Rules, class Typed>
class Writing : PositionWriter<Rules, Typed>
{
public:
    using PositionWriter<Rules, Typed>::PositionWriter;

    Json position()
    {
        this->addTurn();
        Json &json = this->m_json;
        const Typed &state = this->m_state;
        eachNumber(state, [&](const char *name, const auto &number, int, int) { json[name] = number; });
        json["over"] = state.phase == decltype(state.phase)::Over;
        eachList(this->m_rules, state, [&](const ListedZone &zone, const auto &list) {
            const bool hidden = !this->isWhole() && zone.isHidden(*this->m_seat);
            json[zone.id] = hidden ? Json(list.size()) : this->names(list, [](const Rules &rules, CopyIndex copy) {
                return rules.copies.nameOf(copy);
            });
        });
        return std::move(json);
    }
};

// What the seat can't see is a number.
template <class Rules, class Typed>
Json positionOf(const Rules &rules, const Typed &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

// What the position names lies where it says; the rest is dealt to the lists that it leaves out.
template <class Rules, class Typed>
class Reading : public PositionReader
{
public:
    Reading(const Rules &rules, Typed &state, const Json &position, Problems &problems)
        : PositionReader(position, "", problems), m_rules(rules), m_state(state)
    {
    }

    // Is it over? If not, the phase is for the game to tell.
    bool isOver(const Setup &setup, std::uint64_t seed)
    {
        dealInto(m_rules, m_state, setup, seed, nullptr);
        set(m_state.turns, "turns", 0, 1000);
        set(m_state.starter, "starter", 0, m_state.seats - 1);
        m_state.seat = m_state.starter;
        set(m_state.seat, "seat", 0, m_state.seats - 1);
        eachNumber(m_state,
                   [&](const char *name, auto &number, int least, int most) { set(number, name, least, most); });
        const bool over = truth("over").value_or(false);
        readLists();
        m_state.seed = number64("seed").value_or(seed);
        refuseOthers();
        if (over)
            m_state.phase = decltype(m_state.phase)::Over;
        return over;
    }

private:
    void readLists()
    {
        NamedPieces<CopyIndex> named;
        const auto called = [](const Rules &rules, std::string_view name) { return rules.copies.called(name); };
        eachList(m_rules, m_state, [&](const ListedZone &zone, auto &list) {
            list.clear();
            if (const Json *names = array(zone.id.c_str()))
                fill(list, *names, "/" + zone.id, [&](const Json &name, const std::string &at) {
                    return named.take(pieceCalled(name, m_rules, called), name, at, *this);
                });
        });
        const auto deck = m_state.deck;
        makeDeck(m_rules, m_state, [&](CopyIndex copy) { return !named.has(copy); });
        dealLists(m_rules, m_state, [&](const ListedZone &zone) { return !has(zone.id.c_str()); });
        if (has("deck"))
            m_state.deck = deck;
    }

    const Rules &m_rules;
    Typed &m_state;
};

} // namespace engawa::lists
