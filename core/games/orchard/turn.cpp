#include <algorithm>

#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

constexpr RuleIndex cited(Rule rule)
{
    return static_cast<RuleIndex>(rule);
}

template <class Table>
auto &source(Table &state, bool hand)
{
    return hand ? state.hands[static_cast<std::size_t>(state.seat)] : state.row;
}

auto find(const Rules &rules, auto &fruits, int fruit)
{
    return std::ranges::find(fruits, fruit, [&](CopyIndex copy) { return rules.copies[copy].fruit; });
}

bool hasRoom(const Rules &rules, const State &state, int seat, int bed)
{
    const auto &beds = state.beds[static_cast<std::size_t>(seat)];
    return bed >= 0 && bed < state.bedCount
           && beds[static_cast<std::size_t>(bed)].size() < static_cast<std::size_t>(rules.bedSize);
}

bool isFull(const Rules &rules, const State &state, int seat)
{
    int bed = 0;
    while (bed < state.bedCount && !hasRoom(rules, state, seat, bed))
        ++bed;
    return bed == state.bedCount;
}

void choose(const Rules &rules, State &state, bool hand, int fruit, const Log &log)
{
    Fruits &from = source(state, hand);
    const auto at = find(rules, from, fruit);
    state.chosen.push(*at);
    from.erase(static_cast<std::size_t>(at - from.begin()));
    log(EventKind::Chose, Rule::ChooseFruit, fruit, hand);
    if (state.deck.empty())
        return log(EventKind::DeckEmpty, Rule::DrawEmpty);
    from.push(state.deck.pop());
    if (hand)
        log(EventKind::Drew, Rule::DrawHand);
    else
        log.revealed(EventKind::Filled, Rule::DrawRow, rules.copies[from.back()].fruit);
}

void endTurn(const Rules &rules, State &state, EventList *events)
{
    ++state.turns;
    state.seat = static_cast<std::int8_t>((state.seat + 1) % state.players);
    bool full = isFull(rules, state, state.seat);
    for (int seat = 0; seat < state.players && state.seat == state.starter; ++seat)
        full |= isFull(rules, state, seat);
    state.over = full || cantMove(rules, state);
    if (!state.over)
        return;
    Log(events, nobody)(full ? EventKind::LastRound : EventKind::NoFruit, full ? Rule::EndFull : Rule::EndEmpty);
    announce(rules, state, events);
}

} // namespace

bool cantMove(const Rules &rules, const State &state)
{
    return isFull(rules, state, state.seat)
           || (state.chosen.empty() && state.row.empty() && source(state, true).empty());
}

void listAttempts(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    for (const bool hand : {false, true})
        for (std::int16_t fruit = 0; fruit < static_cast<int>(rules.fruits.size()); ++fruit)
            if (find(rules, source(state, hand), fruit) != source(state, hand).end())
                moves.push({static_cast<std::uint8_t>(Verb::Choose), hand, fruit, 0, 0});
    for (std::int16_t bed = 0; bed < state.bedCount; ++bed)
        moves.push({static_cast<std::uint8_t>(Verb::Plant), 0, bed, 0, 0});
}

void listLegal(const Rules &rules, const State &state, MoveList &moves)
{
    MoveList attempts;
    listAttempts(rules, state, attempts);
    moves.clear();
    for (const Move &tried : attempts)
        if (checkMove(rules, state, tried) == noRule)
            moves.push(tried);
}

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.over)
        return cited(Rule::TurnOver);
    const auto verb = static_cast<Verb>(tried.verb);
    if (verb != (state.chosen.empty() ? Verb::Choose : Verb::Plant) || tried.c != 0 || tried.d != 0)
        return cited(Rule::TurnOrder);
    if (verb == Verb::Plant)
        return tried.a == 0 && hasRoom(rules, state, state.seat, tried.b) ? noRule : cited(Rule::PlantBed);
    const bool there = tried.a <= 1 && find(rules, source(state, tried.a), tried.b) != source(state, tried.a).end();
    return there ? noRule : cited(Rule::ChooseFruit);
}

RuleIndex refusalFor(const Rules &, const State &state, const Piece &piece)
{
    if (state.over)
        return cited(Rule::TurnOver);
    if (piece.zone.starts_with("bed"))
        return cited(Rule::PlantBed);
    return cited(piece.zone == "deck" ? Rule::DrawRow : state.chosen.empty() ? Rule::ChooseFruit : Rule::TurnOrder);
}

void applyMove(const Rules &rules, State &state, Move chosen, EventList *events)
{
    const Log log(events, state.seat);
    if (static_cast<Verb>(chosen.verb) == Verb::Choose)
        return choose(rules, state, chosen.a, chosen.b, log);
    const CopyIndex copy = state.chosen.pop();
    state.beds[static_cast<std::size_t>(state.seat)][static_cast<std::size_t>(chosen.b)].push(copy);
    log(EventKind::Planted, Rule::PlantBed, rules.copies[copy].fruit, chosen.b + 1);
    endTurn(rules, state, events);
}

} // namespace engawa::orchard
