#include "core/games/leafus/assign.h"

namespace engawa::leafus {

namespace {

void count(const State &state, Committed &on)
{
    std::uint32_t used = 0;
    for (const Use &use : state.uses) {
        on.dice.add(use.action);
        on.held |= only(use.action);
        on.used += use.dice();
        on.wishes += use.dice() - 1;
        used |= use.bits();
    }
    on.free = ((1u << state.diceCount) - 1u) & ~used;
}

// What there is with one more die on an action, or two as a wish.
Means with(const Rules &rules, const State &state, const Means &on, Action action, int die, int partner = noDie)
{
    Means after = on;
    after.dice.add(action);
    after.held |= only(action);
    for (const int each : {die, partner})
        if (each != noDie) {
            after.free &= ~(1u << each);
            after.lying.add(actionOf(rules, state, each), -1);
            ++after.used;
        }
    after.wishes += partner != noDie;
    return after;
}

bool isEmptyWind(const Rules &rules, const Committed &on)
{
    return !rules.parameters.emptyWind && on.on(Action::Wind) > 0 && on.on(Action::Yellow) == 0;
}

// The actions that have as many dice as they may; the wind lifts that of Yellow.
Actions full(const Rules &rules, const State &state, const Committed &on)
{
    if (!isLimited(rules, state))
        return 0;
    Actions found = 0;
    for (std::size_t i = 0; i < actionCount; ++i)
        found |= only(static_cast<Action>(i),
                      rules.actions[i].limit > 0 && on.on(static_cast<Action>(i)) >= rules.actions[i].limit);
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

// Those for which nobody may use another player's dice.
Actions notReserved(const Rules &rules, const State &state)
{
    if (!isForeign(state))
        return 0;
    return only(Action::Reservation, !rules.parameters.reservedReservation)
           | only(Action::Heap, !rules.parameters.reservedHeaps);
}

// Those that are not wished for.
Actions notWished(const Rules &rules)
{
    return only(Action::Wind, !rules.parameters.wishedWind);
}

// What forbids one more die, or a wish, for any action.
RuleIndex checkDice(const Rules &rules, const State &state, const Committed &on, bool wished)
{
    if (isForeign(state)) {
        if (wished && !rules.parameters.reservedWishes)
            return refused(Rule::ReserveWish);
        if (on.used + (wished ? 2 : 1) > active(state).charges)
            return refused(Rule::ReserveCharges);
    }
    return wished && on.wishes >= rules.parameters.wishesMax ? refused(Rule::WishMost) : noRule;
}

// Lines of one die, with the hexes that this turn crosses out before.
int linesGiven(const Rules &rules, const Sheet &sheet, const Committed &on)
{
    const bool before = rules.of(Action::Effectivity).order < rules.of(Action::Roots).order;
    return linesOf(rules, sheet, 1) + (before ? on.on(Action::Effectivity) : 0);
}

// Those that one more die could do nothing for.
Actions vain(const Rules &rules, const State &state, const Means &on)
{
    if (rules.parameters.needlessActions)
        return 0;
    const Sheet &sheet = active(state);
    const auto isFull = [](int marks, const std::vector<Printed> &places) {
        return marks >= static_cast<int>(places.size());
    };
    const int held = rules.parameters.reservationAdds ? sheet.charges : 0;
    return only(Action::Yellow, on.on(Action::Yellow) >= on.clear)
           | only(Action::Roots, linesGiven(rules, sheet, on) <= 0 || !hasLine(sheet))
           | only(Action::Reservation, isFull(held + on.on(Action::Reservation), rules.pencils))
           | only(Action::Heap, isFull(sheet.heaps, rules.heaps))
           | only(Action::Effectivity, isFull(sheet.hexes + on.on(Action::Effectivity), rules.hexes));
}

// … and why.
Rule whyVain(Action action)
{
    switch (action) {
    case Action::Yellow:
        return Rule::YellowClear;
    case Action::Roots:
        return Rule::RootsRoom;
    case Action::Reservation:
        return Rule::ReservationSlots;
    case Action::Heap:
        return Rule::HeapSlots;
    case Action::Wind:
    case Action::Effectivity:
        break;
    }
    return Rule::EffectivityHexes;
}

// Those for which it is too late.
Actions late(const Rules &rules, const State &state)
{
    return only(Action::Reservation, !rules.parameters.lastReservation && !rollFollows(rules, state));
}

bool isResolvable(const Rules &rules, const State &state, const Means &on)
{
    return !isEmptyWind(rules, on) && (on.on(Action::Heap) == 0 || Payment(rules, state, on).isPossible());
}

// Could all be resolved in the end, with one more die on an action, or two as a wish?
bool staysResolvable(const Rules &rules, const State &state, const Means &on, const Payment &payment, Action action,
                     int die, int partner = noDie)
{
    if (action != Action::Heap)
        return isResolvable(rules, state, with(rules, state, on, action, die, partner));
    if (isEmptyWind(rules, on))
        return false;
    return partner == noDie ? payment.allowsDie()
                            : payment.allowsWish(actionOf(rules, state, die), actionOf(rules, state, partner));
}

// Actions for which that must be asked. A heap must be paid; and when nothing may be taken back any more, nothing may
// come in the way of what lies there.
Actions lookedAhead(const Rules &rules, const State &state, const Means &on, const Payment &payment)
{
    if (rules.parameters.needlessActions)
        return 0;
    const Actions asked = active(state).takenBack < rules.parameters.takeBacks ? only(Action::Heap) : allActions;
    return asked & ~only(Action::Heap, payment.isMade(1) && !isEmptyWind(rules, on));
}

Rule whyAhead(Action action)
{
    return action == Action::Heap ? Rule::HeapPrice : Rule::AssignTakeBack;
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
        if (const int die = std::countr_zero(left); actionOf(rules, state, die) == action)
            return die;
    return noDie;
}

} // namespace

Committed committed(const State &state)
{
    Committed on;
    count(state, on);
    return on;
}

Means means(const Rules &rules, const State &state)
{
    Means on;
    count(state, on);
    for (int die = 0; die < state.diceCount; ++die) {
        const Action action = actionOf(rules, state, die);
        const bool free = on.free >> die & 1;
        on.lying.add(action, free);
        on.shown |= only(action, free);
    }
    on.yellow = active(state).yellow.count();
    on.clear = static_cast<int>(rules.leaves.size()) - on.yellow - active(state).heaped.count();
    return on;
}

int linesOf(const Rules &rules, const Sheet &sheet, int dice)
{
    return std::min((rules.parameters.linesBase + sheet.hexes) * dice, 255);
}

int chargesAfter(const Rules &rules, int charges, int dice)
{
    return std::min((rules.parameters.reservationAdds ? charges : 0) + dice, static_cast<int>(rules.pencils.size()));
}

bool rollFollows(const Rules &rules, const State &state)
{
    const int last = static_cast<int>(rules.crosses.size());
    const auto turnsLeft = [&](int seat) {
        const bool underWay = seat == state.turn && !isForeign(state) && state.phase != Phase::Over;
        return last - sheetOf(state, seat).crosses - (underWay ? 1 : 0);
    };
    if (state.seats == 1)
        return modeOf(rules, state).dummy && (turnsLeft(0) > 0 || (!isForeign(state) && rules.parameters.soloLastRoll));
    for (int seat = 0; seat < state.seats; ++seat)
        if (seat != state.seat && turnsLeft(seat) > 0)
            return true;
    return false;
}

RuleIndex checkUse(const Rules &rules, const State &state, const Means &on, Action action, bool wished)
{
    const Actions asked = only(action);
    if (notReserved(rules, state) & asked)
        return refused(action == Action::Heap ? Rule::ReserveHeap : Rule::ReserveNoReservation);
    if (const RuleIndex rule = checkDice(rules, state, on, wished); rule != noRule)
        return rule;
    if (wished && notWished(rules) & asked)
        return refused(Rule::WindWished);
    if (const RuleIndex rule = checkLimit(rules, state, on, action); rule != noRule)
        return rule;
    if (late(rules, state) & asked)
        return refused(Rule::ReservationLast);
    if (vain(rules, state, on) & asked)
        return refused(whyVain(action));
    const Payment payment(rules, state, on);
    if (!(lookedAhead(rules, state, on, payment) & asked))
        return noRule;
    const bool fine = wished ? action != Action::Heap || payment.allowsWish()
                             : staysResolvable(rules, state, on, payment, action, freeDie(rules, state, on, action));
    return fine ? noRule : refused(whyAhead(action));
}

Usable usable(const Rules &rules, const State &state, const Means &on)
{
    const bool pair = on.free & (on.free - 1);
    const Actions open =
        ~(full(rules, state, on) | notReserved(rules, state) | late(rules, state) | vain(rules, state, on))
        & allActions;
    Usable found{.payment = Payment(rules, state, on)};
    if (checkDice(rules, state, on, false) == noRule)
        found.rolled = open & on.shown;
    if (pair && checkDice(rules, state, on, true) == noRule)
        found.wished = open & ~notWished(rules);
    found.doubtful = lookedAhead(rules, state, on, found.payment);
    for (Actions left = found.rolled & found.doubtful; left; left &= left - 1) {
        const auto action = static_cast<Action>(std::countr_zero(left));
        if (!staysResolvable(rules, state, on, found.payment, action, freeDie(rules, state, on, action)))
            found.rolled &= ~only(action);
    }
    if (found.wished & found.doubtful & only(Action::Heap) && !found.payment.allowsWish())
        found.wished &= ~only(Action::Heap);
    return found;
}

Actions hindering(const Rules &rules, const State &state, const Means &on, const Payment &payment, Actions doubtful,
                  int one, int other)
{
    Actions found = 0;
    for (Actions left = doubtful; left; left &= left - 1) {
        const auto action = static_cast<Action>(std::countr_zero(left));
        found |= only(action, !staysResolvable(rules, state, on, payment, action, one, other));
    }
    return found;
}

RuleIndex checkPair(const Rules &rules, const State &state, const Means &on, Action action, int one, int other)
{
    if (valuesOpen(rules, state, one, other) & only(action)) {
        const Payment payment(rules, state, on);
        const Actions doubtful = lookedAhead(rules, state, on, payment) & only(action);
        return hindering(rules, state, on, payment, doubtful, one, other) ? refused(whyAhead(action)) : noRule;
    }
    const int face = rules.of(action).die, a = faceOf(state, one), b = faceOf(state, other);
    if (a == face || b == face)
        return refused(Rule::WishNeedless);
    return refused(isPair(rules, a, b) ? Rule::WishValue : Rule::WishDice);
}

RuleIndex checkCommitted(const Rules &rules, const State &state, const Means &on)
{
    if (rules.parameters.needlessActions)
        return noRule;
    if (isEmptyWind(rules, on))
        return refused(Rule::WindEmpty);
    return on.on(Action::Heap) > 0 && !Payment(rules, state, on).isMade() ? refused(Rule::HeapPrice) : noRule;
}

Actions returnable(const Rules &rules, const State &state, const Means &on)
{
    if (active(state).takenBack >= rules.parameters.takeBacks
        && (rules.parameters.needlessActions || isResolvable(rules, state, on)))
        return 0;
    return liftsLeaves(rules, state, on) ? on.held & ~only(Action::Wind) : on.held;
}

RuleIndex checkReturn(const Rules &rules, const State &state, const Means &on, Action action)
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
            spare |= use.bits();
    for (const Use &use : state.uses)
        for (std::uint32_t left = use.dice() > 1 ? spare : 0; left; left &= left - 1)
            needless += faceOf(state, std::countr_zero(left)) == rules.of(use.action).die;
    return needless;
}

bool hasUse(const Rules &rules, const State &state)
{
    const Means on = means(rules, state);
    Usable found = usable(rules, state, on);
    if (found.rolled & ~only(Action::Wind))
        return true;
    found.wished &= ~only(Action::Wind);
    for (std::uint32_t left = found.wished ? on.free : 0; left; left &= left - 1)
        for (std::uint32_t rest = left & (left - 1); rest; rest &= rest - 1)
            if (wishable(rules, state, on, found, std::countr_zero(left), std::countr_zero(rest)))
                return true;
    return false;
}

} // namespace engawa::leafus
