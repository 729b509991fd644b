#include "core/games/momiji/position_read.h"

namespace engawa::momiji {

namespace {

// No step of an action or a landscape is under way.
bool idle(const Turn &turn)
{
    return turn.action == Action::None && !turn.declared && turn.active == 0 && turn.count == 0 && turn.total == 0
           && turn.leaves == 0 && turn.skips == 0;
}

// The effect that is counted belongs to the landscape under way.
bool effectFits(const Turn &turn, const Landscape *landscape)
{
    return turn.effect == 0 || (landscape && !turn.declared && turn.effect < landscape->effects.size());
}

} // namespace

bool phaseFits(const Rules &rules, const State &state)
{
    const Turn &turn = state.turn;
    const Landscape *landscape = landscapeUnderWay(rules, state);
    const Effect *effect = effectUnderWay(rules, state);
    const auto does = [&](Do wanted) { return effect && effect->does == wanted; };
    if (!effectFits(turn, landscape) || (turn.declared && turn.action == Action::None))
        return false;
    if (!state.drawn.empty() && state.phase != Phase::Drawn && state.phase != Phase::Place)
        return false;
    switch (state.phase) {
    case Phase::Draft:
        return !state.tilesShown.empty() && turn == Turn{} && !active(state).tiles.full();
    case Phase::Turn: // after a Refill only a Collect is possible
        return idle(turn) && (!turn.refilled || turn.main || filledColumns(state) != 0);
    case Phase::Trade: {
        Turn before = turn;
        before.count = 0;
        const int asked = rules.parameters.tradeCards - turn.count;
        return idle(before) && turn.traded && turn.count > 0 && asked > 0
               && static_cast<int>(active(state).hand.size()) >= asked;
    }
    case Phase::Columns:
        if (turn.declared && landscape && !effect)
            return turn.action == Action::Collect && landscape->trigger == Trigger::Collect;
        return does(Do::TakeColumns);
    case Phase::Tops:
        return does(Do::TakeTops);
    case Phase::Drawn:
        return does(Do::DrawCards) && turn.count < effect->discard;
    case Phase::Play:
        return turn.declared ? turn.action == Action::Play && (landscape || turn.count > 0) : does(Do::PlayCards);
    case Phase::Objective:
        return turn.declared ? turn.action == Action::Objective && landscape : does(Do::Objective);
    case Phase::Order:
        return does(Do::RearrangePiles) && turn.count + 1u < active(state).piles.size();
    case Phase::Take:
        return does(Do::TakeDiscarded) && turn.count < effect->cards;
    case Phase::Discard:
        return does(Do::DiscardForAcorns);
    case Phase::Tuck:
        return does(Do::TuckUnder) && turn.count < effect->cards;
    case Phase::Place:
        return does(Do::RevealToPiles) && state.drawn.size() == 1 && turn.count < effect->cards;
    case Phase::Exchange:
        return has(state, Module::AncientGarden) && turn.gardened && idle(turn);
    case Phase::PlayDiscard:
        return modeOf(rules, state).solo && turn.action == Action::Play && !turn.declared && !landscape;
    case Phase::HandLimit:
        return !landscape && static_cast<int>(active(state).hand.size()) > rules.parameters.handLimit;
    case Phase::Over:
        return turn == Turn{};
    }
    return false;
}

} // namespace engawa::momiji
