#pragma once

#include "core/base/shuffle.h"
#include "core/game/listed_zone.h"

// The deck of a game whose pieces lie in lists (listed_zone.h).
namespace engawa::lists {

inline constexpr std::uint64_t deckStream = 1; // of chance; the game's own begin with 2

// Of a copy in the shuffled deck: a new copy finds its own without moving the others.
template <class Rules, class Typed>
auto placeOf(const Rules &rules, const Typed &state)
{
    return [&](CopyIndex copy) { return rules.copies.placeInDeck(copy, state.seed, deckStream); };
}

// Shuffles a deck of all copies that are not retired and that are `free`.
template <class Rules, class Typed, class Free>
void makeDeck(const Rules &rules, Typed &state, Free &&free)
{
    state.deck.clear();
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        if (!rules.copies.isRetired(copy) && free(copy))
            state.deck.push(copy);
    sortByPlace(state.deck, placeOf(rules, state));
}

// Deals from the deck to the lists that are `wanted`, as long as it lasts.
template <class Rules, class Typed, class Wanted>
void dealLists(const Rules &rules, Typed &state, Wanted &&wanted)
{
    eachList(rules, state, [&](const ListedZone &zone, auto &list) {
        while (wanted(zone) && static_cast<int>(list.size()) < zone.dealt && !state.deck.empty())
            list.push(state.deck.pop());
    });
}

template <class Rules, class Typed>
void dealAll(const Rules &rules, Typed &state)
{
    makeDeck(rules, state, [](CopyIndex) { return true; });
    dealLists(rules, state, [](const ListedZone &) { return true; });
}

// What the seat can't see is shuffled together with the deck; every list keeps its length.
template <class Rules, class Typed>
void redealHidden(const Rules &rules, Typed &state, Seat seat, std::uint64_t seed)
{
    state.seed = seed;
    const auto eachHidden = [&](auto &&use) {
        eachList(rules, state, [&](const ListedZone &zone, auto &list) {
            if (!zone.isDeck() && zone.isHidden(seat))
                for (CopyIndex &copy : list)
                    use(copy);
        });
    };
    eachHidden([&](CopyIndex &copy) { state.deck.push(copy); });
    sortByPlace(state.deck, placeOf(rules, state));
    eachHidden([&](CopyIndex &copy) { copy = state.deck.pop(); });
}

} // namespace engawa::lists
