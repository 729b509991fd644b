#include <algorithm>
#include <ranges>

#include "core/game/refusal.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

template <class Table>
auto &source(Table &state, bool hand)
{
    return hand ? active(state).hand : state.row;
}

auto find(const Rules &rules, auto &fruits, int fruit)
{
    return std::ranges::find(fruits, fruit, [&](CopyIndex copy) { return rules.copies.entryOf(copy); });
}

bool hasRoom(const Rules &rules, const State &state, int seat, int bed)
{
    const auto &beds = playerOf(state, seat).beds;
    return bed >= 0 && bed < state.beds && static_cast<int>(beds[static_cast<std::size_t>(bed)].size()) < rules.bedSize;
}

bool isFull(const Rules &rules, const State &state, int seat)
{
    return std::ranges::none_of(std::views::iota(0, int{state.beds}),
                                [&](int bed) { return hasRoom(rules, state, seat, bed); });
}

void choose(const Rules &rules, State &state, int fruit, bool hand, const Log &log)
{
    Fruits &from = source(state, hand);
    const auto at = find(rules, from, fruit);
    state.chosen.push(*at);
    from.erase(static_cast<std::size_t>(at - from.begin()));
    state.phase = Phase::Plant;
    log(EventKind::Chose, Rule::ChooseFruit, fruit, hand);
    if (state.deck.empty())
        return log(EventKind::DeckEmpty, Rule::DrawEmpty);
    from.push(state.deck.pop());
    if (hand)
        log(EventKind::Drew, Rule::DrawHand);
    else
        log.revealed(EventKind::Filled, Rule::DrawRow, rules.copies.entryOf(from.back()));
}

void endTurn(const Rules &rules, State &state, EventList *events)
{
    ++state.turns;
    state.seat = static_cast<Seat>((state.seat + 1) % state.seats);
    bool full = isFull(rules, state, state.seat);
    for (int seat = 0; seat < state.seats && state.seat == state.starter; ++seat)
        full |= isFull(rules, state, seat);
    state.phase = full || cantMove(rules, state) ? Phase::Over : Phase::Choose;
    if (state.phase != Phase::Over)
        return;
    Log(events, nobody)(full ? EventKind::LastRound : EventKind::NoFruit, full ? Rule::EndFull : Rule::EndEmpty);
    announce(rules, state, events);
}

void plant(const Rules &rules, State &state, int bed, EventList *events)
{
    const CopyIndex copy = state.chosen.pop();
    active(state).beds[static_cast<std::size_t>(bed)].push(copy);
    Log(events, state.seat)(EventKind::Planted, Rule::PlantBed, rules.copies.entryOf(copy), bed + 1);
    endTurn(rules, state, events);
}

} // namespace

bool cantMove(const Rules &rules, const State &state)
{
    const bool noFruit = state.chosen.empty() && state.row.empty() && active(state).hand.empty();
    return noFruit || isFull(rules, state, state.seat);
}

void listAttempts(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    for (const bool hand : {false, true})
        for (int fruit = 0; fruit < static_cast<int>(rules.copies.entries().size()); ++fruit)
            if (find(rules, source(state, hand), fruit) != source(state, hand).end())
                moves.push(move(Verb::Choose, fruit, hand));
    for (int bed = 0; bed < state.beds; ++bed)
        moves.push(move(Verb::Plant, bed));
}

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    const auto verb = static_cast<Verb>(tried.verb);
    if (verb != (state.phase == Phase::Choose ? Verb::Choose : Verb::Plant) || tried.a != 0 || tried.d != 0)
        return refused(Rule::TurnOrder);
    if (verb == Verb::Plant)
        return tried.c == 0 && hasRoom(rules, state, state.seat, tried.b) ? noRule : refused(Rule::PlantBed);
    const Fruits &from = source(state, tried.c != 0);
    const bool there = (tried.c == 0 || tried.c == 1) && find(rules, from, tried.b) != from.end();
    return there ? noRule : refused(Rule::ChooseFruit);
}

// What to answer to a click that leads nowhere.
RuleIndex refusalFor(const Rules &, const State &state, const Piece &piece)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    const RuleIndex rule =
        purposeOf(ClickedPiece(piece).zone, {{"bed", refused(Rule::PlantBed)}, {"deck", refused(Rule::DrawRow)}});
    return rule != noRule ? rule : refused(state.phase == Phase::Choose ? Rule::ChooseFruit : Rule::TurnOrder);
}

void applyMove(const Rules &rules, State &state, Move chosen, EventList *events)
{
    if (static_cast<Verb>(chosen.verb) == Verb::Choose)
        choose(rules, state, chosen.b, chosen.c != 0, Log(events, state.seat));
    else
        plant(rules, state, chosen.b, events);
}

} // namespace engawa::orchard
