#include "core/game/setup_deal.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

constexpr std::uint64_t starterStream = 2;

class Staging : lists::Staging<Rules, State, Verb>
{
public:
    using lists::Staging<Rules, State, Verb>::Staging;

    Scene scene()
    {
        const auto takes = [&](Verb verb, const Move &move, const ListedZone &zone, CopyIndex copy) {
            return verb == Verb::Plant
                       ? zone.name == "chosen"
                       : zone.id == (move.c ? zoneOf("hand", m_seat) : "row") && m_rules.copies.entryOf(copy) == move.b;
        };
        const auto leadsTo = [&](Verb verb, const Move &move, const ListedZone &zone) {
            return verb == Verb::Plant && zone.id == zoneOf(zoneOf("bed", m_seat), move.b);
        };
        addLists(takes, leadsTo);
        constexpr std::array keys{"prompt.choose", "prompt.plant", "prompt.over"};
        prompt(keys[static_cast<std::size_t>(m_state.phase)], m_state.seat);
        return std::move(m_scene);
    }
};

} // namespace

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = modeNumber(rules.modes, setup);
    state.seats = static_cast<std::uint8_t>(setup.players);
    state.beds = static_cast<std::uint8_t>(rules.beds);
    state.seat = state.starter = starterOf(setup, setup.players, seed, starterStream);
    lists::dealAll(rules, state);
    const Log log(events, nobody);
    log.revealed(EventKind::Dealt, Rule::SetupDeal, static_cast<int>(state.row.size()),
                 static_cast<int>(state.deck.size()));
    log.by(state.seat)(EventKind::Starter, Rule::SetupStarter);
}

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    lists::Reading reading(rules, state, position, problems);
    if (!reading.isOver(setup, seed)) {
        state.phase = state.chosen.empty() ? Phase::Choose : Phase::Plant;
        if (cantMove(rules, state))
            reading.forbidden("/seat", "seat " + std::to_string(state.seat), "end.empty");
    }
    return reading.ok();
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    lists::Migration migration(rules, oldRules, receipt);
    migration.carry(state, old);
    migration.sayLater(rules.beds != old.beds, "beds");
    if (cantMove(rules, state))
        state.phase = Phase::Over;
}

} // namespace engawa::orchard
