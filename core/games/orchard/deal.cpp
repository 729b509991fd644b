#include <algorithm>

#include "core/base/chance.h"
#include "core/base/shuffle.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

constexpr std::uint64_t deckStream = 1;
constexpr std::uint64_t starterStream = 2;

std::uint64_t placeOf(const Rules &rules, std::uint64_t seed, CopyIndex copy)
{
    return placeInDeck(seed, deckStream, 0, rules.fruitOf(copy).idHash, rules.copies[copy].number);
}

void shuffle(const Rules &rules, State &state)
{
    sortByPlace(state.deck, [&](CopyIndex copy) { return placeOf(rules, state.seed, copy); });
}

void fillUp(State &state, Fruits &list, std::size_t size)
{
    while (list.size() < size && !state.deck.empty())
        list.push(state.deck.pop());
}

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = static_cast<std::uint8_t>(std::ranges::find(rules.modes, setup.mode, &Mode::id) - rules.modes.begin());
    state.players = static_cast<std::uint8_t>(setup.players);
    state.bedCount = static_cast<std::uint8_t>(rules.beds);
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        if (!rules.retired(copy))
            state.deck.push(copy);
    shuffle(rules, state);
    fillUp(state, state.row, static_cast<std::size_t>(rules.rowSize));
    for (std::size_t seat = 0; seat < state.players; ++seat)
        fillUp(state, state.hands[seat], static_cast<std::size_t>(rules.handSize));
    const auto drawn = static_cast<std::int8_t>(below(draw(seed, starterStream, 0), state.players));
    state.seat = state.starter = setup.starter == nobody ? drawn : setup.starter;
    const Log log(events, nobody);
    log.revealed(EventKind::Dealt, Rule::SetupDeal, static_cast<int>(state.row.size()),
                 static_cast<int>(state.deck.size()));
    log.by(state.seat)(EventKind::Starter, Rule::SetupStarter);
}

// The deck and the hands of the others are shuffled together.
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed)
{
    state.seed = seed;
    const auto before = state.hands;
    for (std::size_t other = 0; other < state.players; ++other)
        while (other != static_cast<std::size_t>(seat) && !state.hands[other].empty())
            state.deck.push(state.hands[other].pop());
    shuffle(rules, state);
    for (std::size_t other = 0; other < state.players; ++other)
        fillUp(state, state.hands[other], before[other].size());
}

} // namespace engawa::orchard
