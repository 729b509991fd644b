#include "core/games/takenoko/play.h"
#include "core/games/takenoko/shuffle.h"

namespace engawa::takenoko {

namespace {

// Plots whose places in the stack the seat doesn't know, and those that another seat holds drawn.
void redealPlots(const Rules &rules, State &state, Seat seat)
{
    const bool drawnHidden = state.seat != seat;
    const auto hides = [&](std::uint8_t known) { return seat < 0 || !(known >> seat & 1); };
    Row<PlotIndex, maxPlots> pool;
    for (std::size_t i = 0; i < state.stack.size(); ++i)
        if (hides(state.known[i]))
            pool.push(state.stack[i]);
    for (std::size_t i = 0; i < state.drawn.size() && drawnHidden; ++i)
        if (hides(state.drawnKnown[i]))
            pool.push(state.drawn[i]);
    sortByPlace(pool, [&](PlotIndex plot) { return placeOf(rules, state.seed, plot); });
    for (std::size_t i = 0; i < state.drawn.size() && drawnHidden; ++i)
        if (hides(state.drawnKnown[i]))
            state.drawn[i] = pool.pop();
    for (std::size_t i = state.stack.size(); i-- > 0;)
        if (hides(state.known[i]))
            state.stack[i] = pool.pop();
}

// The backs of the cards tell their kind, so each kind is dealt anew by itself.
void redealObjectives(const Rules &rules, State &state, Seat seat, std::size_t category)
{
    auto &deck = state.decks[category];
    std::array<int, maxPlayers> hidden{};
    for (int other = 0; other < state.seats; ++other) {
        auto &hand = playerOf(state, other).hand;
        for (std::size_t i = hand.size(); i-- > 0 && other != seat;)
            if (rules.objectiveOf(hand[i]).category == static_cast<Category>(category)) {
                deck.push(hand[i]);
                hand.erase(i);
                ++hidden[static_cast<std::size_t>(other)];
            }
    }
    sortByPlace(deck, [&](CardIndex card) { return cardPlaceOf(rules, state.seed, card); });
    for (int other = 0; other < state.seats; ++other)
        for (int n = 0; n < hidden[static_cast<std::size_t>(other)]; ++n)
            insertSorted(playerOf(state, other).hand, deck.pop());
}

} // namespace

void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed)
{
    state.seed = seed;
    redealPlots(rules, state, seat);
    for (std::size_t category = 0; category < categoryCount; ++category)
        redealObjectives(rules, state, seat, category);
}

} // namespace engawa::takenoko
