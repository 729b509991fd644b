#include <algorithm>

#include "core/games/momiji/play.h"

namespace engawa::momiji {

namespace {

// Draws cards into the columns; true if two of one type came.
bool revealInto(const Rules &rules, State &state, int cards, Rule rule, const Log &log)
{
    std::uint8_t seen = 0, twice = 0;
    for (int i = 0; i < cards; ++i) {
        const int copy = drawCard(state);
        if (copy < 0) {
            log(EventKind::DeckShort, Rule::DeckShort, cards - i);
            break;
        }
        const int index = rules.copies[static_cast<std::size_t>(copy)].card;
        const Card &card = rules.cards[static_cast<std::size_t>(index)];
        Column &column = state.columns[card.leaf];
        twice |= static_cast<std::uint8_t>(seen & bitOf(card.leaf));
        seen |= bitOf(card.leaf);
        log.by(nobody).revealed(EventKind::Revealed, rule, index);
        if (static_cast<int>(column.size()) >= rules.parameters.columnCap || column.full()) {
            state.discard.push(static_cast<CopyIndex>(copy));
            log(EventKind::Capped, Rule::CollectColumnCap, index);
        } else {
            column.push(static_cast<CopyIndex>(copy));
        }
    }
    return twice != 0;
}

} // namespace

void reveal(const Rules &rules, State &state, int cards, Rule rule, const Log &log)
{
    revealInto(rules, state, cards, rule, log);
}

void takeColumn(State &state, int leaf)
{
    Column &column = state.columns[static_cast<std::size_t>(leaf)];
    for (const CopyIndex copy : column)
        addToHand(state, state.seat, copy, true);
    column.clear();
}

void takeTop(State &state, int leaf)
{
    addToHand(state, state.seat, state.columns[static_cast<std::size_t>(leaf)].pop(), true);
}

void refillIfEmpty(const Rules &rules, State &state, const Log &log)
{
    if (!displayEmpty(state))
        return;
    if (modeOf(rules, state).solo) {
        if (state.turnsLeft != 1)
            soloReveal(rules, state, Rule::CollectEmptyDisplay, log);
    } else if (!state.deck.empty()) {
        revealInto(rules, state, rules.parameters.refillCards, Rule::CollectEmptyDisplay, log);
    }
}

void soloReveal(const Rules &rules, State &state, Rule rule, const Log &log)
{
    const std::size_t before = state.discard.size();
    for (unsigned left = filledColumns(state); left; left &= left - 1) {
        Column &column = state.columns[static_cast<std::size_t>(std::countr_zero(left))];
        for (const CopyIndex copy : column)
            state.discard.push(copy);
        column.clear();
    }
    log(EventKind::SoloReveal, rule, static_cast<int>(state.discard.size() - before));
    if (state.turnsLeft == 1) {
        log(EventKind::NoReveal, Rule::SoloLastTurn);
        return;
    }
    const int there = static_cast<int>(state.deck.size());
    const bool twice = revealInto(rules, state, std::min(there, rules.parameters.refillCards), rule, log);
    if (there < rules.parameters.refillCards && state.turnsLeft == 0) {
        state.turnsLeft = 2;
        log(EventKind::ShortReveal, Rule::SoloShortReveal, there);
    }
    const Scenario *scenario = scenarioOf(rules, state);
    const bool taxed = rule == Rule::SoloCollect || rule == Rule::SoloObjective;
    if (twice && taxed && scenario && scenario->tax > 0) {
        const int tax = std::min<int>(scenario->tax, active(state).acorns);
        log(EventKind::Tax, Rule::SoloTax, tax);
        pay(rules, state, tax);
    }
}

} // namespace engawa::momiji
