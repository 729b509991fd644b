#include <bitset>

#include "core/games/momiji/check.h"
#include "core/games/momiji/placing.h"

namespace engawa::momiji {

namespace {

// Calls visit(copy, again) for each of a sorted list of copies; `again`: one of the same card came before it.
template <class Copies, class Visit>
void eachCopy(const Rules &rules, const Copies &copies, Visit &&visit)
{
    int last = -1;
    for (const CopyIndex index : copies) {
        const Copy &copy = rules.copies[index];
        visit(copy, copy.card == last);
        last = copy.card;
    }
}

template <class Copies>
void listKinds(const Rules &rules, const Copies &copies, Verb verb, MoveList &moves)
{
    eachCopy(rules, copies, [&](const Copy &copy, bool again) {
        if (!again)
            moves.push(move(verb, copy.card));
    });
}

void listPlays(const Rules &rules, const State &state, MoveList &moves)
{
    const Player &player = active(state);
    const Placeable placeable(rules, state, playFrame(rules, state));
    eachCopy(rules, player.hand, [&](const Copy &copy, bool again) {
        const bool legal = !again && placeable.takes(copy);
        const bool sided = !placeable.begun(copy.leaf) && !player.piles.empty();
        if (legal)
            moves.push(move(Verb::Play, copy.card, static_cast<int>(sided ? Side::Left : Side::None)));
        if (legal && sided)
            moves.push(move(Verb::Play, copy.card, static_cast<int>(Side::Right)));
    });
}

void listColumns(const Rules &rules, const State &state, MoveList &moves)
{
    for (unsigned left = filledColumns(state); left; left &= left - 1)
        if (const int leaf = std::countr_zero(left); checkColumn(rules, state, leaf) == noRule)
            moves.push(move(Verb::Collect, leaf));
}

void listObjectives(const Rules &rules, const State &state, MoveList &moves)
{
    for (std::uint32_t left = buyable(rules, state, active(state).acorns); left; left &= left - 1)
        moves.push(move(Verb::Objective, std::countr_zero(left)));
}

// Calls visit(landscape, golden, owner) for every landscape that may be used now; until it returns true.
template <class Visit>
bool eachUse(const Rules &rules, const State &state, Glance &glance, Visit &&visit)
{
    if (state.turn.landscape)
        return false;
    const bool acorns = acornsAfterUse(rules, state, false, glance) >= 0;
    const bool golden = active(state).golden > 0 && acornsAfterUse(rules, state, true, glance) >= 0;
    // In the order of checkUse; equal tiles count once.
    const auto legal = [&](int owner, std::size_t i, bool byGolden, bool OwnTile::*taken) {
        const auto &tiles = playerOf(state, owner).tiles;
        const int landscape = rules.tiles[tiles[i].tile].landscape;
        if (!timely(state.turn, rules.landscapes[static_cast<std::size_t>(landscape)].trigger))
            return false;
        bool left = false;
        for (std::size_t k = 0; k < tiles.size(); ++k)
            if (rules.tiles[tiles[k].tile].landscape == landscape) {
                if (k < i)
                    return false;
                left |= !(tiles[k].*taken);
            }
        return left && conditionMet(rules, state, landscape, byGolden, glance) && visit(landscape, byGolden, owner);
    };
    for (int owner = golden ? 0 : state.seat; owner < (golden ? state.seats : state.seat + 1); ++owner) {
        const bool own = acorns && owner == state.seat;
        for (std::size_t i = 0; (own || golden) && i < playerOf(state, owner).tiles.size(); ++i)
            if ((own && legal(owner, i, false, &OwnTile::acorn)) || (golden && legal(owner, i, true, &OwnTile::golden)))
                return true;
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
        if (checkRefill(rules, state) == noRule)
            moves.push(move(Verb::Refill));
        if (moves.empty())
            moves.push(move(Verb::Pass));
    }
    Glance glance;
    eachUse(rules, state, glance, [&](int landscape, bool golden, int owner) {
        moves.push(move(Verb::Use, landscape, golden, owner));
        return false;
    });
    if (checkGarden(rules, state) == noRule)
        moves.push(move(Verb::Garden));
    if (checkTrade(rules, state) == noRule)
        listKinds(rules, active(state).hand, Verb::Trade, moves);
}

void listDraft(const Rules &rules, const State &state, MoveList &moves)
{
    std::bitset<maxTiles> seen; // by place in the match
    for (const TileIndex tile : state.tilesShown) {
        const std::size_t place = rules.landscapeOf(tile).place;
        if (!seen.test(place))
            moves.push(move(Verb::Draft, rules.tiles[tile].landscape));
        seen.set(place);
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
    eachCopy(rules, active(state).hand, [&](const Copy &copy, bool again) {
        for (const Pile &pile : active(state).piles)
            if (!again && rules.faceOf(pile.top).value < rules.parameters.toriiValue)
                moves.push(move(Verb::Tuck, copy.card, pile.leaf));
    });
}

void listExchanges(const Rules &rules, const State &state, MoveList &moves)
{
    eachCopy(rules, active(state).hand, [&](const Copy &given, bool again) {
        for (std::size_t i = 0; !again && i < state.garden.cards.size(); ++i) {
            const Copy &taken = rules.copies[state.garden.cards[i]];
            bool seen = false;
            for (std::size_t k = 0; k < i; ++k)
                seen |= rules.copies[state.garden.cards[k]].card == taken.card;
            if (!seen && checkExchange(rules, state, given.value, taken.value) == noRule)
                moves.push(move(Verb::Exchange, given.card, taken.card));
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
    return playableLeaves(rules, state, 0) || buyable(rules, state, active(state).acorns)
           || checkRefill(rules, state) == noRule;
}

bool hasOption(const Rules &rules, const State &state)
{
    // What cards the hand has for the garden or for playing is nobody else's business: a turn that ends by itself would
    // tell it.
    const bool anyCard = !active(state).hand.empty();
    const RuleIndex garden = checkGarden(rules, state);
    if (checkTrade(rules, state) == noRule || garden == noRule || (anyCard && garden == refused(Rule::GardenNeedsSwap)))
        return true;
    Glance glance;
    glance.playable.fill(anyCard ? std::int16_t{0xff} : std::int16_t{0});
    return eachUse(rules, state, glance, [](int, bool, int) { return true; });
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
        listKinds(rules, active(state).hand, Verb::Trade, moves);
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
        listKinds(rules, state.drawn, Verb::Discard, moves);
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
        listKinds(rules, active(state).hand, Verb::Discard, moves);
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
