#include "core/base/shuffle.h"
#include "core/game/setup_deal.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

constexpr std::uint64_t deckStream = 1;
constexpr std::uint64_t starterStream = 2;

// Of a copy in the shuffled deck.
auto placeOf(const Rules &rules, const State &state)
{
    return [&](CopyIndex copy) {
        return placeInDeck(state.seed, deckStream, 0, rules.fruitOf(copy).idHash, rules.copies[copy].number);
    };
}

} // namespace

void shuffle(const Rules &rules, State &state)
{
    sortByPlace(state.deck, placeOf(rules, state));
}

void insertAtPlace(const Rules &rules, State &state, CopyIndex copy)
{
    insertByPlace(state.deck, copy, placeOf(rules, state));
}

void fillUp(State &state, Fruits &list, int size)
{
    while (static_cast<int>(list.size()) < size && !state.deck.empty())
        list.push(state.deck.pop());
}

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = modeNumber(rules.modes, setup);
    state.seats = static_cast<std::uint8_t>(setup.players);
    state.beds = static_cast<std::uint8_t>(rules.beds);
    state.seat = state.starter = starterOf(setup, setup.players, seed, starterStream);
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        if (!rules.retired(copy))
            state.deck.push(copy);
    shuffle(rules, state);
    fillUp(state, state.row, rules.rowSize);
    for (int seat = 0; seat < state.seats; ++seat)
        fillUp(state, playerOf(state, seat).hand, rules.handSize);
    const Log log(events, nobody);
    log.revealed(EventKind::Dealt, Rule::SetupDeal, static_cast<int>(state.row.size()),
                 static_cast<int>(state.deck.size()));
    log.by(state.seat)(EventKind::Starter, Rule::SetupStarter);
}

// The deck and the hands of the others are shuffled together.
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed)
{
    state.seed = seed;
    const auto before = state.players;
    for (int other = 0; other < state.seats; ++other)
        while (other != seat && !playerOf(state, other).hand.empty())
            state.deck.push(playerOf(state, other).hand.pop());
    shuffle(rules, state);
    for (std::size_t other = 0; other < state.seats; ++other)
        fillUp(state, state.players[other].hand, static_cast<int>(before[other].hand.size()));
}

} // namespace engawa::orchard
