#include <bitset>

#include "core/games/momiji/check.h"

namespace engawa::momiji {

namespace {

// Calls visit(card) once for each card of a sorted list of copies.
template <class Copies, class Visit>
void eachKind(const Rules &rules, const Copies &copies, Visit &&visit)
{
    int last = -1;
    for (const CopyIndex copy : copies)
        if (const int card = rules.copies[copy].card; card != last)
            visit(last = card);
}

void listPlays(const Rules &rules, const State &state, MoveList &moves)
{
    const Player &player = active(state);
    const Tops tops(rules, player);
    const PlayFrame frame = playFrame(rules, state);
    eachKind(rules, player.hand, [&](int index) {
        const Card &card = rules.cards[static_cast<std::size_t>(index)];
        if (checkPlacing(rules, tops, card, frame.skipBy) != noRule
            || checkCombination(rules, state.turn, frame, card.leaf) != noRule)
            return;
        if (tops.value[card.leaf] >= 0 || player.piles.empty()) {
            moves.push(move(Verb::Play, index));
        } else {
            moves.push(move(Verb::Play, index, static_cast<int>(Side::Left)));
            moves.push(move(Verb::Play, index, static_cast<int>(Side::Right)));
        }
    });
}

void listColumns(const Rules &rules, const State &state, MoveList &moves)
{
    for (int leaf = 0; leaf < maxLeaves; ++leaf)
        if (checkColumn(rules, state, leaf) == noRule)
            moves.push(move(Verb::Collect, leaf));
}

void listObjectives(const Rules &rules, const State &state, MoveList &moves)
{
    const int acorns = active(state).acorns;
    const bool alike = !scenarioOf(rules, state); // one price for all
    if (alike && !anyObjective(rules, state, acorns))
        return;
    for (std::uint32_t left = state.available; left; left &= left - 1)
        if (const int objective = std::countr_zero(left);
            alike || checkObjective(rules, state, objective, acorns) == noRule)
            moves.push(move(Verb::Objective, objective));
}

// Calls visit(landscape, golden, owner) for every tile that might be used, equal ones once; until it returns true.
template <class Visit>
bool eachTile(const Rules &rules, const State &state, Visit &&visit)
{
    const bool golden = active(state).golden > 0;
    for (int owner = 0; owner < state.seats; ++owner) {
        if (owner != state.seat && !golden)
            continue;
        std::bitset<maxTiles * 2> seen; // landscapes: those of the pack and retired ones
        for (const OwnTile &tile : playerOf(state, owner).tiles) {
            const int landscape = rules.tiles[tile.tile].landscape;
            if (seen.test(static_cast<std::size_t>(landscape)))
                continue;
            seen.set(static_cast<std::size_t>(landscape));
            if ((owner == state.seat && visit(landscape, false, owner)) || (golden && visit(landscape, true, owner)))
                return true;
        }
    }
    return false;
}

void listTurn(const Rules &rules, const State &state, MoveList &moves)
{
    const Turn &turn = state.turn;
    if (turn.main) {
        moves.push(move(Verb::End));
    } else {
        if (!turn.refilled)
            listPlays(rules, state, moves);
        listColumns(rules, state, moves);
        if (!turn.refilled)
            listObjectives(rules, state, moves);
        if (moves.empty())
            moves.push(move(Verb::Pass));
        if (checkRefill(rules, state) == noRule)
            moves.push(move(Verb::Refill));
    }
    Glance glance;
    if (!turn.landscape)
        eachTile(rules, state, [&](int landscape, bool golden, int owner) {
            if (checkUse(rules, state, landscape, golden, owner, glance) == noRule)
                moves.push(move(Verb::Use, landscape, golden, owner));
            return false;
        });
    if (checkGarden(rules, state) == noRule)
        moves.push(move(Verb::Garden));
    if (checkTrade(rules, state) == noRule)
        eachKind(rules, active(state).hand, [&](int card) { moves.push(move(Verb::Trade, card)); });
}

void listDraft(const Rules &rules, const State &state, MoveList &moves)
{
    std::bitset<maxTiles * 2> seen;
    for (const TileIndex tile : state.tilesShown) {
        const std::size_t landscape = rules.tiles[tile].landscape;
        if (!seen.test(landscape))
            moves.push(move(Verb::Draft, static_cast<int>(landscape)));
        seen.set(landscape);
    }
}

void listSwaps(const State &state, MoveList &moves)
{
    for (std::uint32_t own = active(state).objectives; own; own &= own - 1)
        for (std::uint32_t left = state.available; left; left &= left - 1)
            moves.push(move(Verb::Swap, std::countr_zero(own), std::countr_zero(left)));
}

void listTucks(const Rules &rules, const State &state, MoveList &moves)
{
    eachKind(rules, active(state).hand, [&](int card) {
        for (const Pile &pile : active(state).piles)
            if (rules.cardOf(pile.top).value < rules.is.toriiValue)
                moves.push(move(Verb::Tuck, card, pile.leaf));
    });
}

void listExchanges(const Rules &rules, const State &state, MoveList &moves)
{
    eachKind(rules, active(state).hand, [&](int given) {
        for (std::size_t i = 0; i < state.garden.cards.size(); ++i) {
            const int taken = rules.copies[state.garden.cards[i]].card;
            bool again = false;
            for (std::size_t k = 0; k < i; ++k)
                again |= rules.copies[state.garden.cards[k]].card == taken;
            if (!again
                && checkExchange(rules, state, rules.cards[static_cast<std::size_t>(given)].value,
                                 rules.cards[static_cast<std::size_t>(taken)].value)
                       == noRule)
                moves.push(move(Verb::Exchange, given, taken));
        }
    });
}

void listDiscarded(const Rules &rules, const State &state, MoveList &moves)
{
    std::bitset<maxCopies> seen; // cards by their first copy
    for (const CopyIndex copy : state.discard) {
        const int card = rules.copies[copy].card;
        const CopyIndex first = rules.firstCopy[static_cast<std::size_t>(card)];
        if (!seen.test(first))
            moves.push(move(Verb::Take, card));
        seen.set(first);
    }
}

} // namespace

bool hasMainAction(const Rules &rules, const State &state)
{
    if (!displayEmpty(state))
        return true;
    if (state.turn.refilled)
        return false;
    return playableLeaves(rules, state, 0) || anyObjective(rules, state, active(state).acorns);
}

bool hasOption(const Rules &rules, const State &state)
{
    if (checkTrade(rules, state) == noRule || checkGarden(rules, state) == noRule)
        return true;
    Glance glance;
    return !state.turn.landscape && eachTile(rules, state, [&](int landscape, bool golden, int owner) {
        return checkUse(rules, state, landscape, golden, owner, glance) == noRule;
    });
}

void listLegal(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    if (state.phase != Phase::Turn && state.phase != Phase::Over && checkDone(rules, state) == noRule)
        moves.push(move(Verb::Done));
    switch (state.phase) {
    case Phase::Draft:
        listDraft(rules, state, moves);
        break;
    case Phase::Turn:
        listTurn(rules, state, moves);
        break;
    case Phase::Trade:
        eachKind(rules, active(state).hand, [&](int card) { moves.push(move(Verb::Trade, card)); });
        break;
    case Phase::Columns:
        listColumns(rules, state, moves);
        break;
    case Phase::Tops:
        for (int leaf = 0; leaf < maxLeaves; ++leaf)
            if (checkTop(state, leaf) == noRule)
                moves.push(move(Verb::Top, leaf));
        break;
    case Phase::Drawn:
        eachKind(rules, state.drawn, [&](int card) { moves.push(move(Verb::Discard, card)); });
        break;
    case Phase::Play:
        listPlays(rules, state, moves);
        break;
    case Phase::Objective: {
        const Effect *effect = state.turn.declared ? nullptr : effectUnderWay(rules, state);
        if (!effect || effect->buy)
            listObjectives(rules, state, moves);
        if (effect && effect->swap)
            listSwaps(state, moves);
        break;
    }
    case Phase::Order:
        for (std::size_t i = state.turn.count; i < active(state).piles.size(); ++i)
            moves.push(move(Verb::Order, active(state).piles[i].leaf));
        break;
    case Phase::Take:
        listDiscarded(rules, state, moves);
        break;
    case Phase::Discard:
    case Phase::PlayDiscard:
    case Phase::HandLimit:
        eachKind(rules, active(state).hand, [&](int card) { moves.push(move(Verb::Discard, card)); });
        break;
    case Phase::Tuck:
        listTucks(rules, state, moves);
        break;
    case Phase::Place:
        moves.push(move(Verb::Place, 0, static_cast<int>(Side::Left)));
        moves.push(move(Verb::Place, 0, static_cast<int>(Side::Right)));
        break;
    case Phase::Exchange:
        listExchanges(rules, state, moves);
        break;
    case Phase::Over:
        break;
    }
}

} // namespace engawa::momiji
