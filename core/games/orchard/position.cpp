#include "core/game/position_reader.h"
#include "core/game/position_writer.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

class Writing : PositionWriter<Rules, State>
{
public:
    using PositionWriter::PositionWriter;

    // A list of names for every zone, the deck's next card last; what the seat can't see is a number.
    Json position()
    {
        addTurn();
        m_json["beds"] = m_state.beds;
        m_json["over"] = m_state.phase == Phase::Over;
        eachList(m_state, [&](const std::string &zone, Seat owner, const auto &list) {
            const bool hidden = !isWhole() && isHidden(zone, owner, *m_seat);
            m_json[zone] = hidden ? Json(list.size()) : names(list, copyName);
        });
        return std::move(m_json);
    }
};

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

// What the position names lies where it says; the rest is dealt to the lists that it leaves out.
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    PositionReader reader(position, "", problems);
    reader.set(state.turns, "turns", 0, 1000);
    reader.set(state.starter, "starter", 0, state.seats - 1);
    state.seat = state.starter;
    reader.set(state.seat, "seat", 0, state.seats - 1);
    reader.set(state.beds, "beds", 1, maxBeds);
    const bool over = reader.truth("over").value_or(false);

    NamedPieces<CopyIndex> named;
    eachList(state, [&](const std::string &zone, Seat, auto &list) {
        list.clear();
        if (const Json *names = reader.array(zone.c_str()))
            reader.fill(list, *names, "/" + zone, [&](const Json &name, const std::string &at) {
                return named.take(pieceCalled(name, rules, copyNamed), name, at, reader);
            });
    });
    state.phase = over ? Phase::Over : state.chosen.empty() ? Phase::Choose : Phase::Plant;

    const auto deck = state.deck;
    state.deck.clear();
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        if (!rules.retired(copy) && !named.has(copy))
            state.deck.push(copy);
    shuffle(rules, state);
    if (!reader.has("row"))
        fillUp(state, state.row, rules.rowSize);
    for (int seat = 0; seat < state.seats; ++seat)
        if (!reader.has(zoneOf("hand", seat).c_str()))
            fillUp(state, playerOf(state, seat).hand, rules.handSize);
    if (reader.has("deck"))
        state.deck = deck;
    state.seed = reader.number64("seed").value_or(seed);
    reader.refuseOthers();
    if (!over && cantMove(rules, state))
        reader.forbidden("/seat", "seat " + std::to_string(state.seat), "end.empty");
    return reader.ok();
}

} // namespace engawa::orchard
