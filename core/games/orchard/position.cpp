#include <set>

#include "core/game/position_reader.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

// A list of names for every zone, the deck's next card last; what the seat can't see is a number.
Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    Json json;
    if (!seat)
        json["seed"] = state.seed;
    json["turns"] = state.turns;
    json["starter"] = state.starter;
    json["seat"] = state.seat;
    json["beds"] = state.bedCount;
    json["over"] = state.over;
    eachList(state, [&](const std::string &zone, Seat owner, const auto &list) {
        const bool hidden = seat && (zone == "deck" || (zone.starts_with("hand") && owner != *seat));
        Json names = Json::array();
        for (const CopyIndex copy : list)
            names.push_back(copyName(rules, copy));
        json[zone] = hidden ? Json(list.size()) : std::move(names);
    });
    return json;
}

// What the position names lies where it says; the rest is dealt to the lists that it leaves out.
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    PositionReader reader(position, "", problems);
    state.turns = static_cast<std::uint16_t>(reader.integer("turns", 0, 1000).value_or(0));
    state.starter = static_cast<std::int8_t>(reader.integer("starter", 0, state.players - 1).value_or(state.starter));
    state.seat = static_cast<std::int8_t>(reader.integer("seat", 0, state.players - 1).value_or(state.starter));
    state.bedCount = static_cast<std::uint8_t>(reader.integer("beds", 1, maxBeds).value_or(state.bedCount));
    state.over = reader.truth("over").value_or(false);

    std::set<CopyIndex> named;
    const auto refuse = [&](const char *code, const std::string &at, const char *what, const std::string &value) {
        reader.problem(code, "/" + at, {{what, value}});
    };
    eachList(state, [&](const std::string &zone, Seat, auto &list) {
        const Json *names = reader.array(zone.c_str());
        list.clear();
        for (std::size_t i = 0; names && i < names->size(); ++i) {
            const std::string at = zone + "/" + std::to_string(i), name = asWritten((*names)[i]);
            const CopyIndex copy = copyNamed(rules, name);
            if (copy == noCopy)
                refuse("position-unknown-piece", at, "piece", name);
            else if (!named.insert(copy).second)
                refuse("position-twice", at, "piece", name);
            else if (list.size() == (zone == "chosen" ? 1 : list.capacity()))
                return reader.problem(
                    "capacity", "/" + zone,
                    {{"what", zone}, {"count", std::to_string(names->size())}, {"limit", std::to_string(list.size())}});
            else
                list.push(copy);
        }
    });
    const auto deck = state.deck;
    state.deck.clear();
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        if (!rules.retired(copy) && !named.contains(copy))
            state.deck.push(copy);
    shuffle(rules, state);
    if (!reader.has("row"))
        fillUp(state, state.row, static_cast<std::size_t>(rules.rowSize));
    for (std::size_t seat = 0; seat < state.players; ++seat)
        if (!reader.has(("hand." + std::to_string(seat)).c_str()))
            fillUp(state, state.hands[seat], static_cast<std::size_t>(rules.handSize));
    if (reader.has("deck"))
        state.deck = deck;
    state.seed = reader.number64("seed").value_or(seed);
    reader.refuseOthers();
    if (!state.over && cantMove(rules, state))
        reader.problem("position-rule", "/seat",
                       {{"piece", "seat " + std::to_string(state.seat)}, {"rule", "end.empty"}});
    return reader.ok();
}

} // namespace engawa::orchard
