#include "core/games/leafus/play.h"

namespace engawa::leafus {

namespace {

bool limited(const Rules &rules, const State &state)
{
    return !isForeign(state) || rules.is.reservedLimits;
}

RuleIndex checkLimit(const Rules &rules, const State &state, const Committed &on, Action action)
{
    const int limit = rules.of(action).limit;
    if (limit == 0 || on.on(action) < limit || !limited(rules, state))
        return noRule;
    if (action == Action::Yellow)
        return on.on(Action::Wind) > 0 ? noRule : refused(isForeign(state) ? Rule::ReserveLimits : Rule::YellowLimit);
    return refused(isForeign(state) ? Rule::ReserveLimits : Rule::AssignOneDie);
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

// Leaves that hang yellow when the heap is made.
int leavesForHeap(const Rules &rules, const Sheet &sheet, int yellowDice)
{
    const bool before = rules.of(Action::Yellow).order < rules.of(Action::Heap).order;
    return sheet.yellow.count() + (before ? std::min(yellowDice, clearLeaves(rules, sheet)) : 0);
}

// Could more dice still pay for the heap? Never too strict: every free die counts for everything that it might become.
bool heapInReach(const Rules &rules, const State &state, const Committed &on, bool wished)
{
    const int heapDie = rules.of(Action::Heap).die, yellowDie = rules.of(Action::Yellow).die;
    int fives = 0, twos = 0, left = 0;
    for (std::uint32_t free = freeDice(state); free; free &= free - 1, ++left) {
        const int face = faceOf(state, std::countr_zero(free));
        fives += face == heapDie;
        twos += face == yellowDie;
    }
    const int wishes = std::min(rules.is.wishesMax - on.wishes - (wished ? 1 : 0), (left - (wished ? 2 : 0)) / 2);
    const int dice = on.on(Action::Heap) + fives + (wished ? 1 : 0) + std::max(wishes, 0);
    const int leaves = leavesForHeap(rules, active(state), on.on(Action::Yellow) + twos + std::max(wishes, 0));
    int cheapest = heapPrice(rules, on.on(Action::Heap) + 1);
    for (int k = on.on(Action::Heap) + 1; k <= dice; ++k)
        cheapest = std::min(cheapest, heapPrice(rules, k));
    return cheapest <= leaves;
}

RuleIndex checkHeap(const Rules &rules, const Sheet &sheet, const Committed &on)
{
    if (on.on(Action::Heap) == 0)
        return noRule;
    const int leaves = leavesForHeap(rules, sheet, on.on(Action::Yellow));
    return heapPrice(rules, on.on(Action::Heap)) > leaves ? refused(Rule::HeapPrice) : noRule;
}

// Lines of one die, with the hexes that this turn crosses out before.
int linesGiven(const Rules &rules, const Sheet &sheet, const Committed &on)
{
    const bool before = rules.of(Action::Effectivity).order < rules.of(Action::Roots).order;
    return linesOf(rules, sheet, 1) + (before ? on.on(Action::Effectivity) : 0);
}

RuleIndex checkEffect(const Rules &rules, const State &state, const Committed &on, Action action, bool wished)
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
        if (sheet.heaps >= rules.heaps.size())
            return refused(Rule::HeapSlots);
        return heapInReach(rules, state, on, wished) ? noRule : refused(Rule::HeapPrice);
    case Action::Effectivity:
        return sheet.hexes + on.on(action) >= static_cast<int>(rules.hexes.size()) ? refused(Rule::EffectivityHexes)
                                                                                   : noRule;
    }
    return noRule;
}

} // namespace

Committed committed(const State &state)
{
    Committed on;
    for (const Use &use : state.uses) {
        ++on.dice[static_cast<std::size_t>(use.action)];
        on.used += use.dice();
        on.wishes += use.dice() - 1;
    }
    return on;
}

std::uint8_t freeDice(const State &state)
{
    auto free = (1u << state.diceCount) - 1u;
    for (const Use &use : state.uses) {
        free &= ~(1u << use.die);
        if (use.partner != noDie)
            free &= ~(1u << use.partner);
    }
    return static_cast<std::uint8_t>(free);
}

int faceOf(const State &state, int die)
{
    return state.dice[static_cast<std::size_t>(die)];
}

int clearLeaves(const Rules &rules, const Sheet &sheet)
{
    return static_cast<int>(rules.leaves.size()) - sheet.yellow.count() - sheet.heaped.count();
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
    if (isForeign(state))
        if (const RuleIndex rule = checkReserved(rules, state, on, action, wished); rule != noRule)
            return rule;
    if (wished && on.wishes >= rules.is.wishesMax)
        return refused(Rule::WishMost);
    if (wished && action == Action::Wind && !rules.is.wishedWind)
        return refused(Rule::WindWished);
    if (const RuleIndex rule = checkLimit(rules, state, on, action); rule != noRule)
        return rule;
    if (action == Action::Reservation && !rules.is.lastReservation && !rollFollows(rules, state))
        return refused(Rule::ReservationLast);
    if (rules.is.needlessActions)
        return noRule;
    if (const RuleIndex rule = checkEffect(rules, state, on, action, wished); rule != noRule)
        return rule;
    if (active(state).takenBack < rules.is.takeBacks)
        return noRule;
    Committed after = on; // nothing may be taken back any more: it must be possible to resolve it
    ++after.dice[static_cast<std::size_t>(action)];
    return checkCommitted(rules, state, after) == noRule ? noRule : refused(Rule::AssignTakeBack);
}

RuleIndex checkPair(const Rules &rules, const State &state, Action action, int one, int other)
{
    const int face = rules.of(action).die, a = faceOf(state, one), b = faceOf(state, other);
    if (a == face || b == face)
        return refused(Rule::WishNeedless);
    if ((rules.is.wishPair == WishPair::Equal && a != b) || (rules.is.wishPair == WishPair::Different && a == b))
        return refused(Rule::WishDice);
    if (rules.is.wishValue == WishValue::Missing)
        for (int die = 0; die < state.diceCount; ++die)
            if (faceOf(state, die) == face)
                return refused(Rule::WishValue);
    return noRule;
}

RuleIndex checkCommitted(const Rules &rules, const State &state, const Committed &on)
{
    if (rules.is.needlessActions)
        return noRule;
    if (!rules.is.emptyWind && on.on(Action::Wind) > 0 && on.on(Action::Yellow) == 0)
        return refused(Rule::WindEmpty);
    return checkHeap(rules, active(state), on);
}

RuleIndex checkReturn(const Rules &rules, const State &state, const Committed &on, Action action)
{
    if (on.on(action) == 0)
        return refused(Rule::AssignTakeBack);
    const int limit = rules.of(Action::Yellow).limit;
    if (action == Action::Wind && on.on(action) == 1 && limit > 0 && on.on(Action::Yellow) > limit
        && limited(rules, state))
        return refused(Rule::YellowLimit);
    if (active(state).takenBack >= rules.is.takeBacks && checkCommitted(rules, state, on) == noRule)
        return refused(Rule::AssignTakeBack);
    return noRule;
}

// A wind that no leaf needs, and wishes for a value that lies there unused.
int needlessUses(const Rules &rules, const State &state, const Committed &on)
{
    const int limit = rules.of(Action::Yellow).limit;
    int needless = on.on(Action::Wind) > 0 && (limit == 0 || on.on(Action::Yellow) <= limit);
    const std::uint32_t free = freeDice(state);
    for (const Use &use : state.uses)
        for (std::uint32_t left = use.dice() > 1 ? free : 0; left; left &= left - 1)
            needless += faceOf(state, std::countr_zero(left)) == rules.of(use.action).die;
    return needless;
}

bool hasUse(const Rules &rules, const State &state)
{
    const Committed on = committed(state);
    const std::uint32_t free = freeDice(state);
    for (int i = 0; i < actionCount; ++i) {
        const auto action = static_cast<Action>(i);
        if (action == Action::Wind)
            continue;
        const bool single = checkUse(rules, state, on, action, false) == noRule;
        const bool wish = checkUse(rules, state, on, action, true) == noRule;
        for (std::uint32_t left = free; left && (single || wish); left &= left - 1) {
            const int die = std::countr_zero(left);
            if (single && faceOf(state, die) == rules.of(action).die)
                return true;
            for (std::uint32_t rest = left & (left - 1); rest && wish; rest &= rest - 1)
                if (checkPair(rules, state, action, die, std::countr_zero(rest)) == noRule)
                    return true;
        }
    }
    return false;
}

} // namespace engawa::leafus
