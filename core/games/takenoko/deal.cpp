#include "core/game/setup_deal.h"
#include "core/games/takenoko/play.h"
#include "core/games/takenoko/shuffle.h"

namespace engawa::takenoko {

namespace {

void dealPlots(const Rules &rules, State &state)
{
    for (std::size_t i = 0; i < rules.plots.size(); ++i)
        if (!rules.kindOf(static_cast<PlotIndex>(i)).retired) {
            state.stack.push(static_cast<PlotIndex>(i));
            state.known.push(0);
        }
    sortByPlace(state.stack, [&](PlotIndex plot) { return placeOf(rules, state.seed, plot); });
}

void dealObjectives(const Rules &rules, State &state)
{
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const Objective &objective = rules.objectiveOf(static_cast<CardIndex>(i));
        if (!objective.retired)
            state.decks[static_cast<std::size_t>(objective.category)].push(static_cast<CardIndex>(i));
    }
    for (auto &deck : state.decks) {
        sortByPlace(deck, [&](CardIndex card) { return cardPlaceOf(rules, state.seed, card); });
        for (int seat = 0; seat < state.seats; ++seat)
            for (int n = 0; n < rules.parameters.dealtEach && !deck.empty(); ++n)
                insertSorted(playerOf(state, seat).hand, deck.pop());
    }
}

} // namespace

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = modeNumber(rules.modes, setup);
    state.seats = static_cast<std::uint8_t>(setup.players);
    state.starter = starterOf(setup, setup.players, seed, static_cast<std::uint64_t>(Stream::Starter));
    state.seat = state.starter;
    state.garden.push({}); // the pond
    dealPlots(rules, state);
    dealObjectives(rules, state);
    state.channels = static_cast<std::uint8_t>(rules.parameters.channels);
    int tokens = 0;
    for (std::size_t i = 0; i < rules.improvements.size(); ++i) {
        state.reserve[i] = static_cast<std::uint8_t>(rules.improvements[i].tokens);
        tokens += rules.improvements[i].tokens;
    }

    const Log log(events, nobody);
    log(EventKind::Pond, Rule::SetupPond);
    log.revealed(EventKind::Plots, Rule::SetupPlots, static_cast<int>(state.stack.size()));
    log(EventKind::Reserve, Rule::SetupReserve, rules.parameters.channels, tokens);
    log.revealed(EventKind::Dealt, Rule::SetupObjectives, static_cast<int>(playerOf(state, 0).hand.size()));
    if (modeOf(rules, state).weather)
        log(EventKind::WeatherFrom, Rule::WeatherRound, rules.parameters.weatherRound);
    log.by(state.seat)(EventKind::Starter, Rule::SetupStarter);
    beginTurn(rules, state, events);
}

} // namespace engawa::takenoko
