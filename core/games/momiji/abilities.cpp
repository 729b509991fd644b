#include "core/games/momiji/play.h"
#include "core/games/momiji/steps.h"

// The steps that landscapes ask for.
namespace engawa::momiji {

namespace {

// The cards that were drawn and not discarded are kept.
void keepDrawn(State &state)
{
    for (const CopyIndex copy : state.drawn)
        addToHand(state, state.seat, copy, false);
    state.drawn.clear();
}

} // namespace

// Cards were taken from the display; `main`: as the action Collect.
void afterTaking(const Rules &rules, State &state, bool main, const Log &log)
{
    if (main && modeOf(rules, state).solo)
        soloReveal(rules, state, Rule::SoloCollect, log);
    else if (main || rules.parameters.emptyDisplayRefills)
        refillIfEmpty(rules, state, log);
}

void takeTopOf(const Rules &rules, State &state, int leaf, EventList *events)
{
    const Log log(events, state.seat);
    Turn &turn = state.turn;
    log(EventKind::TookTop, Rule::AbilityTops, rules.copies[state.columns[static_cast<std::size_t>(leaf)].back()].card);
    takeTop(state, leaf);
    turn.leaves |= bitOf(leaf);
    ++turn.count;
    bool more = false;
    for (std::size_t i = 0; i < state.columns.size(); ++i)
        more |= !state.columns[i].empty() && !(turn.leaves >> i & 1);
    if (more && turn.count < columnLimit(rules, state).columns)
        return;
    afterTaking(rules, state, turn.declared, log);
    finishStep(rules, state, events);
}

void swap(const Rules &rules, State &state, int given, int taken, EventList *events)
{
    Player &player = active(state);
    player.objectives = (player.objectives & ~(1u << given)) | 1u << taken;
    state.available = (state.available & ~(1u << taken)) | 1u << given;
    Log(events, state.seat)(EventKind::Swapped, Rule::AbilitySwap, given, taken);
    finishStep(rules, state, events);
}

void discardDrawn(const Rules &rules, State &state, int card, EventList *events)
{
    const Log log(events, state.seat);
    const int discards = effectUnderWay(rules, state)->discard;
    for (std::size_t i = 0; i < state.drawn.size(); ++i)
        if (rules.copies[state.drawn[i]].card == card) {
            state.discard.push(state.drawn[i]);
            state.drawn.erase(i);
            break;
        }
    log(EventKind::Discarded, Rule::AbilityDraw, card);
    if (++state.turn.count < discards && !state.drawn.empty())
        return;
    keepDrawn(state);
    finishStep(rules, state, events);
}

void order(const Rules &rules, State &state, int leaf, EventList *events)
{
    auto &piles = active(state).piles;
    const std::size_t place = state.turn.count;
    for (std::size_t i = place; i < piles.size(); ++i)
        if (piles[i].leaf == leaf) {
            const Pile pile = piles[i];
            piles.erase(i);
            piles.insert(place, pile);
            break;
        }
    ++state.turn.count;
    Log(events, state.seat)(EventKind::Ordered, Rule::AbilityRearrange, leaf, state.turn.count);
    if (state.turn.count + 1u >= piles.size())
        finishEffect(rules, state, events);
}

void takeDiscarded(const Rules &rules, State &state, int card, EventList *events)
{
    for (std::size_t i = state.discard.size(); i-- > 0;)
        if (rules.copies[state.discard[i]].card == card) {
            addToHand(state, state.seat, state.discard[i], true);
            state.discard.erase(i);
            break;
        }
    Log(events, state.seat)(EventKind::TookDiscard, Rule::AbilityDiscarded, card);
    if (++state.turn.count >= effectUnderWay(rules, state)->cards || state.discard.empty())
        finishEffect(rules, state, events);
}

void tuck(const Rules &rules, State &state, int card, int leaf, EventList *events)
{
    tuckUnder(state, *pileOf(active(state), leaf), takeFromHand(rules, state, card));
    Log(events, state.seat)(EventKind::Tucked, Rule::AbilityTuck, card, leaf);
    if (++state.turn.count >= effectUnderWay(rules, state)->cards || active(state).hand.empty())
        finishEffect(rules, state, events);
}

bool drawForLandscape(State &state, const Effect &effect, const Log &log)
{
    for (int i = 0; i < effect.cards && !state.drawn.full(); ++i) {
        const int copy = drawCard(state);
        if (copy < 0) {
            log(EventKind::DeckShort, Rule::DeckShort, effect.cards - i);
            break;
        }
        std::size_t at = state.drawn.size();
        while (at > 0 && state.drawn[at - 1] > copy)
            --at;
        state.drawn.insert(at, static_cast<CopyIndex>(copy));
    }
    log(EventKind::Drew, Rule::AbilityDraw, static_cast<int>(state.drawn.size()));
    if (effect.discard > 0) {
        state.phase = Phase::Drawn;
        return true;
    }
    keepDrawn(state);
    return false;
}

bool revealToPiles(const Rules &rules, State &state, const Effect &effect, EventList *events)
{
    const Log log(events, state.seat);
    for (; state.turn.count < effect.cards; ++state.turn.count) {
        const int copy = drawCard(state);
        if (copy < 0) {
            log(EventKind::DeckShort, Rule::DeckShort, effect.cards - state.turn.count);
            break;
        }
        const int index = rules.copies[static_cast<std::size_t>(copy)].card;
        const Card &card = rules.cards[static_cast<std::size_t>(index)];
        const Player &player = active(state);
        const Tops tops(rules, player);
        const bool begins = tops.value[card.leaf] < 0;
        const bool fits =
            checkPlacing(rules, tops, card, 0) == noRule && (!begins || rules.parameters.revealStartsPiles);
        if (fits && begins && !player.piles.empty()) {
            log.by(nobody).revealed(EventKind::Revealed, Rule::AbilityReveal, index);
            state.drawn.push(static_cast<CopyIndex>(copy));
            state.phase = Phase::Place;
            return true;
        }
        if (fits) {
            log.revealed(EventKind::Onto, Rule::AbilityReveal, index);
            placeOnPile(rules, state, state.seat, static_cast<CopyIndex>(copy), Side::None, log);
        } else {
            state.deck.push(static_cast<CopyIndex>(copy)); // the display draws it
            reveal(rules, state, 1, Rule::AbilityReveal, log);
        }
    }
    return false;
}

void placeRevealed(const Rules &rules, State &state, Side side, EventList *events)
{
    const Log log(events, state.seat);
    const CopyIndex copy = state.drawn.pop();
    log(EventKind::Onto, Rule::AbilityReveal, rules.copies[copy].card);
    placeOnPile(rules, state, state.seat, copy, side, log);
    ++state.turn.count;
    if (!revealToPiles(rules, state, *effectUnderWay(rules, state), events))
        finishEffect(rules, state, events);
}

} // namespace engawa::momiji
