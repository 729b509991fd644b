#include <utility>

#include "core/games/momiji/play.h"

namespace engawa::momiji {

namespace {

// Among equal copies, which are neighbours, the one that everybody knows goes first: whoever watches then knows nothing
// about the others.
std::size_t placeInHand(const Rules &rules, const State &state, const Hand &hand, int card)
{
    const auto isCard = [&](std::size_t at) { return rules.copies[hand[at]].card == card; };
    std::size_t first = 0;
    while (!isCard(first))
        ++first;
    for (std::size_t at = first; at < hand.size() && isCard(at); ++at)
        if (isOpen(state, hand[at]))
            return at;
    return first;
}

} // namespace

void addToHand(State &state, int seat, CopyIndex copy, bool open)
{
    Hand &hand = playerOf(state, seat).hand;
    if (hand.full()) { // only after an edit or in a position by hand: packs that lead here are refused
        state.discard.push(copy);
        return;
    }
    hand.push(copy);
    for (std::size_t at = hand.size() - 1; at > 0 && hand[at - 1] > copy; --at)
        std::swap(hand[at - 1], hand[at]);
    if (open)
        setOpen(state, copy, true);
}

CopyIndex takeFromHand(const Rules &rules, State &state, int card)
{
    Hand &hand = active(state).hand;
    const std::size_t at = placeInHand(rules, state, hand, card);
    const CopyIndex copy = hand[at];
    hand.erase(at);
    setOpen(state, copy, false);
    return copy;
}

void discardFromHand(const Rules &rules, State &state, int card)
{
    state.discard.push(takeFromHand(rules, state, card));
}

void placeOnPile(const Rules &rules, State &state, int seat, CopyIndex copy, Side side, const Log &log)
{
    Player &player = playerOf(state, seat);
    const Face &card = rules.faceOf(copy);
    if (Pile *pile = pileOf(player, card.leaf)) {
        state.below[copy] = pile->top;
        pile->top = copy;
        ++pile->size;
    } else {
        player.piles.insert(side == Side::Left ? 0 : player.piles.size(), {card.leaf, copy, 1, 0});
        log(EventKind::Began, side == Side::None ? Rule::PlayStart : Rule::PlaySide, card.leaf);
    }
    if (card.value < rules.parameters.toriiValue)
        return;
    if (modeOf(rules, state).solo) {
        log(EventKind::Torii, Rule::SoloToriis, card.leaf);
    } else if (state.toriis > 0) {
        --state.toriis;
        log(EventKind::Torii, Rule::PlayTorii, card.leaf, state.toriis);
    } else {
        log(EventKind::NoTorii, Rule::PlayToriiShortage, card.leaf);
    }
}

void tuckUnder(State &state, Pile &pile, CopyIndex copy)
{
    CopyIndex bottom = pile.top;
    for (int i = 1; i < pile.size; ++i)
        bottom = state.below[bottom];
    state.below[bottom] = copy;
    ++pile.size;
}

int matchingPairs(const Rules &rules, const Player &player)
{
    int pairs = 0;
    for (std::size_t i = 1; i < player.piles.size(); ++i)
        pairs += rules.faceOf(player.piles[i - 1].top).acornRight && rules.faceOf(player.piles[i].top).acornLeft;
    return pairs;
}

} // namespace engawa::momiji
