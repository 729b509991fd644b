#include <algorithm>

#include "core/games/momiji/play.h"
#include "core/games/momiji/steps.h"

// Using a landscape: may it be used, and its effects one after the other.
namespace engawa::momiji {

namespace {

bool objectiveStep(const Rules &rules, const State &state, const Effect &effect, int acorns)
{
    const bool swappable = effect.swap && state.available && active(state).objectives;
    return swappable || (effect.buy && buyable(rules, state, acorns));
}

bool anyOpenPile(const Rules &rules, const Player &player)
{
    for (const Pile &pile : player.piles)
        if (rules.faceOf(pile.top).value < rules.parameters.toriiValue)
            return true;
    return false;
}

std::uint8_t playable(const Rules &rules, const State &state, int skip, Glance &glance)
{
    auto &leaves = glance.playable[static_cast<std::size_t>(skip)];
    if (leaves < 0)
        leaves = playableLeaves(rules, state, skip);
    return static_cast<std::uint8_t>(leaves);
}

// Can the effect do anything right now?
bool possible(const Rules &rules, const State &state, const Effect &effect, int acorns, Glance &glance)
{
    const Player &player = active(state);
    switch (effect.does) {
    case Do::TuckUnder:
        return !player.hand.empty() && anyOpenPile(rules, player);
    case Do::PlayCards:
        return playable(rules, state, 0, glance) != 0;
    case Do::TakeColumns:
        return anyColumn(state, effect.cards ? effect.cards : maxColumn);
    case Do::TakeTops:
        return !displayEmpty(state);
    case Do::DrawCards:
    case Do::RevealToPiles:
        return !state.deck.empty();
    case Do::TakeDiscarded:
        return !state.discard.empty();
    case Do::Objective:
        return objectiveStep(rules, state, effect, acorns);
    case Do::SkipValue:
    case Do::MoreCards:
    case Do::RearrangePiles:
    case Do::GainAcorns:
    case Do::DiscardForAcorns:
    case Do::MatchingBonus:
        return true;
    }
    return true;
}

// An effect that a landscape promises. The others are offers.
bool promised(const Landscape &landscape, const Effect &effect)
{
    if (landscape.trigger == Trigger::Free)
        return true;
    return effect.does != Do::TuckUnder && effect.does != Do::PlayCards;
}

bool mainPossible(const Rules &rules, const State &state, const Landscape &landscape, int acorns, Glance &glance)
{
    switch (landscape.trigger) {
    case Trigger::Free:
        return true;
    case Trigger::Collect:
        if (landscape.taking >= 0)
            return possible(rules, state, landscape.effects[static_cast<std::size_t>(landscape.taking)], acorns,
                            glance);
        return !displayEmpty(state);
    case Trigger::Play:
    case Trigger::Stack: {
        const PlayFrame frame = playFrame(state, &landscape, nullptr);
        const int types = std::popcount(playable(rules, state, frame.skipBy, glance));
        return types >= std::max(1, frame.piles);
    }
    case Trigger::Objective:
        return buyable(rules, state, acorns) != 0;
    }
    return false;
}

} // namespace

int tileToUse(const Rules &rules, const State &state, int owner, int landscape, bool golden)
{
    const Player &player = playerOf(state, owner);
    int found = -1;
    for (std::size_t i = 0; i < player.tiles.size(); ++i) {
        const OwnTile &tile = player.tiles[i];
        if (rules.tiles[tile.tile].landscape != landscape || (golden ? tile.golden : tile.acorn))
            continue;
        if (found < 0 || (tile.ownerUsed && !player.tiles[static_cast<std::size_t>(found)].ownerUsed))
            found = static_cast<int>(i); // of two equal tiles the one already used: the other stays unactivated
    }
    return found;
}

bool conditionMet(const Rules &rules, const State &state, int landscape, bool golden, Glance &glance)
{
    const Landscape &chosen = rules.landscapes[static_cast<std::size_t>(landscape)];
    const int acorns = acornsAfterUse(rules, state, golden, glance);
    if (!mainPossible(rules, state, chosen, acorns, glance))
        return false;
    // What follows the first effect happens as far as it can.
    const Effect &first = chosen.effects.front();
    return chosen.taking == 0 || !promised(chosen, first) || possible(rules, state, first, acorns, glance);
}

RuleIndex checkUse(const Rules &rules, const State &state, int landscape, bool golden, int owner, Glance &glance)
{
    const bool reachable = owner >= 0 && owner < state.seats && (golden || owner == state.seat);
    const int tile = reachable ? tileToUse(rules, state, owner, landscape, golden) : -1;
    if (tile < 0 && !(reachable && ownsLandscape(rules, playerOf(state, owner), landscape)))
        return refused(golden ? Rule::GoldenUse : Rule::LandscapeOwn);
    if (golden && active(state).golden == 0)
        return refused(Rule::GoldenNone);
    if (state.turn.landscape)
        return refused(Rule::LandscapeOncePerTurn);
    if (tile < 0)
        return refused(golden ? Rule::GoldenOnce : Rule::LandscapeOnce);
    if (!timely(state.turn, rules.landscapes[static_cast<std::size_t>(landscape)].trigger))
        return refused(Rule::LandscapeTiming);
    if (acornsAfterUse(rules, state, golden, glance) < 0)
        return refused(Rule::LandscapeCost);
    return conditionMet(rules, state, landscape, golden, glance) ? noRule : refused(Rule::LandscapeCondition);
}

void use(const Rules &rules, State &state, int landscape, bool golden, int owner, EventList *events)
{
    const Log log(events, state.seat);
    const int index = tileToUse(rules, state, owner, landscape, golden);
    OwnTile &tile = playerOf(state, owner).tiles[static_cast<std::size_t>(index)];
    const int cost = landscapeCost(rules, state, golden);
    const int extra = surcharge(rules, state, Surcharge::Landscape);
    Turn &turn = state.turn;
    turn.landscape = true;
    turn.active = static_cast<std::uint8_t>(rules.landscapes[static_cast<std::size_t>(landscape)].place + 1);
    tile.ownerUsed |= owner == state.seat;
    if (golden) {
        tile.golden = true;
        --active(state).golden;
        log(EventKind::UsedGolden, Rule::GoldenUse, landscape, owner, cost);
    } else {
        tile.acorn = true;
        log(EventKind::Used, Rule::LandscapeUse, landscape, cost);
    }
    if (extra > 0)
        log(EventKind::Surcharge, Rule::GardenSurchargeLandscape, extra);
    pay(rules, state, cost);
    if (state.defeated)
        return;

    switch (rules.landscapes[static_cast<std::size_t>(landscape)].trigger) {
    case Trigger::Free:
        resume(rules, state, events);
        return;
    case Trigger::Collect:
        turn.action = Action::Collect;
        turn.declared = true;
        if (const Effect *taking = effectUnderWay(rules, state)) {
            if (!beginEffect(rules, state, *taking, events))
                finishMainPart(rules, state, events);
        } else {
            state.phase = Phase::Columns;
        }
        return;
    case Trigger::Play:
    case Trigger::Stack:
        turn.action = Action::Play;
        turn.declared = true;
        state.phase = Phase::Play;
        return;
    case Trigger::Objective:
        turn.action = Action::Objective;
        turn.declared = true;
        state.phase = Phase::Objective;
        return;
    }
}

bool beginEffect(const Rules &rules, State &state, const Effect &effect, EventList *events)
{
    const Log log(events, state.seat);
    const int landscape = indexUnderWay(rules, state);
    Player &player = active(state);
    const auto waitIn = [&](Phase phase) {
        state.phase = phase;
        return true;
    };
    Glance glance;
    if (!possible(rules, state, effect, player.acorns, glance)) {
        if (promised(rules.landscapes[static_cast<std::size_t>(landscape)], effect))
            log(EventKind::NoEffect, Rule::LandscapeCondition, landscape);
        return false;
    }
    switch (effect.does) {
    case Do::SkipValue:
    case Do::MoreCards:
        return false;
    case Do::TuckUnder:
        return waitIn(Phase::Tuck);
    case Do::PlayCards:
        return waitIn(Phase::Play);
    case Do::TakeColumns:
        return waitIn(Phase::Columns);
    case Do::TakeTops:
        return waitIn(Phase::Tops);
    case Do::DrawCards:
        return drawForLandscape(state, effect, log);
    case Do::TakeDiscarded:
        return waitIn(Phase::Take);
    case Do::RearrangePiles:
        log(EventKind::Ability, Rule::AbilityRearrange, landscape);
        return player.piles.size() > 1 && waitIn(Phase::Order);
    case Do::GainAcorns:
        gain(state, state.seat, effect.acorns);
        log(EventKind::Gained, Rule::AbilityAcorns, effect.acorns);
        return false;
    case Do::DiscardForAcorns:
        log(EventKind::Ability, Rule::AbilityDiscard, landscape);
        return !player.hand.empty() && waitIn(Phase::Discard);
    case Do::RevealToPiles:
        return revealToPiles(rules, state, effect, events);
    case Do::MatchingBonus:
        payBonus(rules, state, Rule::AbilityBonus, log);
        return false;
    case Do::Objective:
        return waitIn(Phase::Objective);
    }
    return false;
}

void resume(const Rules &rules, State &state, EventList *events)
{
    Turn &turn = state.turn;
    while (const Landscape *landscape = landscapeUnderWay(rules, state)) {
        if (state.defeated)
            return;
        if (turn.effect == landscape->effects.size()) {
            turn.active = turn.effect = 0;
            break;
        }
        clearStep(turn);
        const bool partOfMain = turn.effect == landscape->taking;
        if (!partOfMain && beginEffect(rules, state, landscape->effects[turn.effect], events))
            return;
        ++turn.effect;
    }
    clearStep(turn);
    const bool discards =
        modeOf(rules, state).solo && rules.parameters.soloPlayDiscards > 0 && !active(state).hand.empty();
    if (turn.action == Action::Play && discards) {
        state.phase = Phase::PlayDiscard;
        return;
    }
    completeMain(rules, state, events);
}

void finishMainPart(const Rules &rules, State &state, EventList *events)
{
    state.turn.declared = false;
    state.turn.effect = 0;
    resume(rules, state, events);
}

void finishEffect(const Rules &rules, State &state, EventList *events)
{
    ++state.turn.effect;
    resume(rules, state, events);
}

void finishStep(const Rules &rules, State &state, EventList *events)
{
    if (state.turn.declared)
        finishMainPart(rules, state, events);
    else
        finishEffect(rules, state, events);
}

void completeMain(const Rules &rules, State &state, EventList *events)
{
    if (state.turn.action != Action::None) {
        state.turn.action = Action::None;
        state.turn.main = true;
    }
    backToTurn(rules, state, events);
}

void backToTurn(const Rules &rules, State &state, EventList *events)
{
    clearStep(state.turn);
    state.phase = Phase::Turn;
    if (state.turn.main && !state.defeated && !hasOption(rules, state))
        endTurn(rules, state, events);
}

} // namespace engawa::momiji
