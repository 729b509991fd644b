#include "core/games/leafus/play.h"

namespace engawa::leafus {

namespace {

// Those that the faces of these dice stand for.
Actions actionsOf(const Rules &rules, const State &state, std::uint32_t dice)
{
    Actions actions = 0;
    for (; dice; dice &= dice - 1)
        actions |= only(rules.actionOf(faceOf(state, std::countr_zero(dice))));
    return actions;
}

bool isPair(const Rules &rules, int face, int other)
{
    return rules.is.wishPair == WishPair::Any || (rules.is.wishPair == WishPair::Equal) == (face == other);
}

// The actions whose values these two dice may stand for.
Actions valuesOpen(const Rules &rules, const State &state, int one, int other)
{
    const int a = faceOf(state, one), b = faceOf(state, other);
    if (!isPair(rules, a, b))
        return 0;
    const std::uint32_t lying = rules.is.wishValue == WishValue::Missing ? (1u << state.diceCount) - 1u : 0;
    return allActions & ~(only(rules.actionOf(a)) | only(rules.actionOf(b)) | actionsOf(rules, state, lying));
}

// … with one more die on an action, or two as a wish.
Committed with(const Committed &on, Action action, int die, int partner = noDie)
{
    Committed after = on;
    ++after.dice[static_cast<std::size_t>(action)];
    after.held |= only(action);
    for (const int each : {die, partner})
        if (each != noDie) {
            after.free &= static_cast<std::uint8_t>(~(1u << each));
            ++after.used;
        }
    after.wishes += partner != noDie;
    return after;
}

bool isEmptyWind(const Rules &rules, const Committed &on)
{
    return !rules.is.emptyWind && on.on(Action::Wind) > 0 && on.on(Action::Yellow) == 0;
}

// The actions that have as many dice as they may; the wind lifts that of Yellow.
Actions full(const Rules &rules, const State &state, const Committed &on)
{
    if (!isLimited(rules, state))
        return 0;
    Actions found = 0;
    for (std::size_t i = 0; i < actionCount; ++i)
        found |= Actions{rules.actions[i].limit > 0 && on.dice[i] >= rules.actions[i].limit} << i;
    return on.on(Action::Wind) > 0 ? found & ~only(Action::Yellow) : found;
}

RuleIndex checkLimit(const Rules &rules, const State &state, const Committed &on, Action action)
{
    if (!(full(rules, state, on) & only(action)))
        return noRule;
    if (isForeign(state))
        return refused(Rule::ReserveLimits);
    return refused(action == Action::Yellow ? Rule::YellowLimit : Rule::AssignOneDie);
}

RuleIndex checkReserved(const Rules &rules, const State &state, const Committed &on, Action action, bool wished)
{
    if (action == Action::Reservation && !rules.is.reservedReservation)
        return refused(Rule::ReserveNoReservation);
    if (action == Action::Heap && !rules.is.reservedHeaps)
        return refused(Rule::ReserveHeap);
    if (wished && !rules.is.reservedWishes)
        return refused(Rule::ReserveWish);
    return on.used + (wished ? 2 : 1) > active(state).charges ? refused(Rule::ReserveCharges) : noRule;
}

// Lines of one die, with the hexes that this turn crosses out before.
int linesGiven(const Rules &rules, const Sheet &sheet, const Committed &on)
{
    const bool before = rules.of(Action::Effectivity).order < rules.of(Action::Roots).order;
    return linesOf(rules, sheet, 1) + (before ? on.on(Action::Effectivity) : 0);
}

RuleIndex checkEffect(const Rules &rules, const State &state, const Committed &on, Action action)
{
    const Sheet &sheet = active(state);
    switch (action) {
    case Action::Wind:
        return noRule;
    case Action::Yellow:
        return on.on(action) >= clearLeaves(rules, sheet) ? refused(Rule::YellowClear) : noRule;
    case Action::Roots:
        return linesGiven(rules, sheet, on) > 0 && hasLine(rules, sheet) ? noRule : refused(Rule::RootsRoom);
    case Action::Reservation: {
        const int held = rules.is.reservationAdds ? sheet.charges : 0;
        return held + on.on(action) >= static_cast<int>(rules.pencils.size()) ? refused(Rule::ReservationSlots)
                                                                              : noRule;
    }
    case Action::Heap:
        return sheet.heaps >= rules.heaps.size() ? refused(Rule::HeapSlots) : noRule;
    case Action::Effectivity:
        return sheet.hexes + on.on(action) >= static_cast<int>(rules.hexes.size()) ? refused(Rule::EffectivityHexes)
                                                                                   : noRule;
    }
    return noRule;
}

// What makes the action vain, whatever dice it would be done with.
RuleIndex checkWorth(const Rules &rules, const State &state, const Committed &on, Action action)
{
    if (action == Action::Reservation && !rules.is.lastReservation && !rollFollows(rules, state))
        return refused(Rule::ReservationLast);
    return rules.is.needlessActions ? noRule : checkEffect(rules, state, on, action);
}

// What forbids one rolled die for an action, or a wish.
RuleIndex checkDice(const Rules &rules, const State &state, const Committed &on, Action action, bool wished)
{
    if (isForeign(state))
        if (const RuleIndex rule = checkReserved(rules, state, on, action, wished); rule != noRule)
            return rule;
    if (wished && on.wishes >= rules.is.wishesMax)
        return refused(Rule::WishMost);
    return wished && action == Action::Wind && !rules.is.wishedWind ? refused(Rule::WindWished) : noRule;
}

// Actions for which checkAfter has something to ask.
Actions lookedAhead(const Rules &rules, const State &state)
{
    if (rules.is.needlessActions)
        return 0;
    return active(state).takenBack < rules.is.takeBacks ? only(Action::Heap) : allActions;
}

bool isResolvable(const Rules &rules, const State &state, const Committed &on)
{
    return !isEmptyWind(rules, on) && (on.on(Action::Heap) == 0 || isPayable(rules, state, on, 0));
}

// Could it be resolved in the end? A heap must be paid; and when nothing may be taken back any more, nothing may come in
// the way of what lies there.
RuleIndex checkAfter(const Rules &rules, const State &state, Action action, const Committed &after)
{
    if (isResolvable(rules, state, after))
        return noRule;
    return refused(action == Action::Heap ? Rule::HeapPrice : Rule::AssignTakeBack);
}

// Does the only die on Wind lift a limit that the dice on Yellow are past?
bool liftsLeaves(const Rules &rules, const State &state, const Committed &on)
{
    const int limit = rules.of(Action::Yellow).limit;
    return on.on(Action::Wind) == 1 && limit > 0 && on.on(Action::Yellow) > limit && isLimited(rules, state);
}

// A free die that shows the action's value; noDie: none does.
int freeDie(const Rules &rules, const State &state, const Committed &on, Action action)
{
    for (std::uint32_t left = on.free; left; left &= left - 1)
        if (const int die = std::countr_zero(left); rules.actionOf(faceOf(state, die)) == action)
            return die;
    return noDie;
}

// … for one rolled die; or for some pair, which is asked for each again.
RuleIndex checkOutlook(const Rules &rules, const State &state, const Committed &on, Action action, bool wished)
{
    if (wished)
        return action == Action::Heap && !isPayable(rules, state, on, 1) ? refused(Rule::HeapPrice) : noRule;
    return checkAfter(rules, state, action, with(on, action, freeDie(rules, state, on, action)));
}

} // namespace

Committed committed(const State &state)
{
    Committed on;
    auto free = (1u << state.diceCount) - 1u;
    for (const Use &use : state.uses) {
        ++on.dice[static_cast<std::size_t>(use.action)];
        on.held |= only(use.action);
        on.used += use.dice();
        on.wishes += use.dice() - 1;
        free &= ~(1u << use.die);
        if (use.partner != noDie)
            free &= ~(1u << use.partner);
    }
    on.free = static_cast<std::uint8_t>(free);
    return on;
}

int linesOf(const Rules &rules, const Sheet &sheet, int dice)
{
    return std::min((rules.is.linesBase + sheet.hexes) * dice, 255);
}

int chargesAfter(const Rules &rules, int charges, int dice)
{
    return std::min((rules.is.reservationAdds ? charges : 0) + dice, static_cast<int>(rules.pencils.size()));
}

bool rollFollows(const Rules &rules, const State &state)
{
    const int last = static_cast<int>(rules.crosses.size());
    const auto turnsLeft = [&](int seat) {
        const bool underWay = seat == state.turn && !isForeign(state) && state.phase != Phase::Over;
        return last - sheetOf(state, seat).crosses - (underWay ? 1 : 0);
    };
    if (state.seats == 1)
        return modeOf(rules, state).dummy && (turnsLeft(0) > 0 || (!isForeign(state) && rules.is.soloLastRoll));
    for (int seat = 0; seat < state.seats; ++seat)
        if (seat != state.seat && turnsLeft(seat) > 0)
            return true;
    return false;
}

RuleIndex checkUse(const Rules &rules, const State &state, const Committed &on, Action action, bool wished)
{
    RuleIndex rule = checkDice(rules, state, on, action, wished);
    if (rule == noRule)
        rule = checkLimit(rules, state, on, action);
    if (rule == noRule)
        rule = checkWorth(rules, state, on, action);
    if (rule != noRule || !(lookedAhead(rules, state) & only(action)))
        return rule;
    return checkOutlook(rules, state, on, action, wished);
}

Usable usable(const Rules &rules, const State &state, const Committed &on)
{
    const Actions rolled = actionsOf(rules, state, on.free), ahead = lookedAhead(rules, state);
    const bool pair = on.free & (on.free - 1);
    Usable found;
    for (Actions left = (pair ? allActions : rolled) & ~full(rules, state, on); left; left &= left - 1) {
        const auto action = static_cast<Action>(std::countr_zero(left));
        if (checkWorth(rules, state, on, action) != noRule)
            continue;
        const auto allows = [&](bool wished) {
            return checkDice(rules, state, on, action, wished) == noRule
                   && (!(ahead & only(action)) || checkOutlook(rules, state, on, action, wished) == noRule);
        };
        if (rolled & only(action) && allows(false))
            found.rolled |= only(action);
        if (pair && allows(true))
            found.wished |= only(action);
    }
    return found;
}

Actions wishable(const Rules &rules, const State &state, const Committed &on, Actions among, int one, int other)
{
    Actions allowed = among & valuesOpen(rules, state, one, other);
    for (Actions left = allowed & lookedAhead(rules, state); left; left &= left - 1)
        if (const auto action = static_cast<Action>(std::countr_zero(left));
            !isResolvable(rules, state, with(on, action, one, other)))
            allowed &= ~only(action);
    return allowed;
}

RuleIndex checkPair(const Rules &rules, const State &state, const Committed &on, Action action, int one, int other)
{
    if (wishable(rules, state, on, only(action), one, other))
        return noRule;
    if (valuesOpen(rules, state, one, other) & only(action))
        return checkAfter(rules, state, action, with(on, action, one, other));
    const int face = rules.of(action).die, a = faceOf(state, one), b = faceOf(state, other);
    if (a == face || b == face)
        return refused(Rule::WishNeedless);
    return refused(isPair(rules, a, b) ? Rule::WishValue : Rule::WishDice);
}

RuleIndex checkCommitted(const Rules &rules, const State &state, const Committed &on)
{
    if (rules.is.needlessActions)
        return noRule;
    if (isEmptyWind(rules, on))
        return refused(Rule::WindEmpty);
    const bool heap = on.on(Action::Heap) > 0;
    return heap && !isPaid(rules, state, on.on(Action::Heap), on.on(Action::Yellow)) ? refused(Rule::HeapPrice)
                                                                                     : noRule;
}

Actions returnable(const Rules &rules, const State &state, const Committed &on)
{
    if (active(state).takenBack >= rules.is.takeBacks && (rules.is.needlessActions || isResolvable(rules, state, on)))
        return 0;
    return liftsLeaves(rules, state, on) ? on.held & ~only(Action::Wind) : on.held;
}

RuleIndex checkReturn(const Rules &rules, const State &state, const Committed &on, Action action)
{
    if (returnable(rules, state, on) & only(action))
        return noRule;
    return refused(action == Action::Wind && liftsLeaves(rules, state, on) ? Rule::YellowLimit : Rule::AssignTakeBack);
}

// A wind that no leaf needs, and wishes for a value that a die shows which is free or in another pair: that pair could
// have been made of these two dice.
int needlessUses(const Rules &rules, const State &state, const Committed &on)
{
    const int limit = rules.of(Action::Yellow).limit;
    int needless = on.on(Action::Wind) > 0 && (limit == 0 || on.on(Action::Yellow) <= limit);
    std::uint32_t spare = on.free;
    for (const Use &use : state.uses)
        if (use.dice() > 1)
            spare |= 1u << use.die | 1u << use.partner;
    for (const Use &use : state.uses)
        for (std::uint32_t left = use.dice() > 1 ? spare : 0; left; left &= left - 1)
            needless += faceOf(state, std::countr_zero(left)) == rules.of(use.action).die;
    return needless;
}

bool hasUse(const Rules &rules, const State &state)
{
    const Committed on = committed(state);
    const Usable found = usable(rules, state, on);
    if (found.rolled & ~only(Action::Wind))
        return true;
    const Actions wished = found.wished & ~only(Action::Wind);
    for (std::uint32_t left = wished ? on.free : 0; left; left &= left - 1)
        for (std::uint32_t rest = left & (left - 1); rest; rest &= rest - 1)
            if (wishable(rules, state, on, wished, std::countr_zero(left), std::countr_zero(rest)))
                return true;
    return false;
}

} // namespace engawa::leafus
