#include "core/games/leafus/assign.h"

namespace engawa::leafus {

namespace {

// The free dice that show one of the actions.
std::uint32_t diceFor(const Rules &rules, const State &state, const Committed &on, Actions actions)
{
    std::uint32_t dice = 0;
    for (int die = 0; die < state.diceCount; ++die)
        dice |= (actions >> static_cast<int>(actionOf(rules, state, die)) & 1u) << die;
    return dice & on.free;
}

void listAssign(const Rules &rules, const State &state, MoveList &moves)
{
    const Means on = means(rules, state);
    const Usable allowed = usable(rules, state, on);
    for (std::uint32_t left = diceFor(rules, state, on, allowed.rolled); left; left &= left - 1)
        moves.push(move(Verb::Assign, std::countr_zero(left)));
    for (std::uint32_t left = allowed.wished ? on.free : 0; left; left &= left - 1) {
        const int one = std::countr_zero(left);
        std::uint64_t wishes = 0; // with each other die, a byte of actions
        static_assert(maxDice <= 8 && actionCount <= 8);
        for (std::uint32_t rest = left & (left - 1); rest; rest &= rest - 1) {
            const int other = std::countr_zero(rest);
            wishes |= std::uint64_t{wishable(rules, state, on, allowed, one, other)} << (8 * other);
        }
        for (; wishes; wishes &= wishes - 1) {
            const int wish = std::countr_zero(wishes);
            moves.push(move(Verb::Wish, wish % 8, one, wish / 8));
        }
    }
    for (Actions left = returnable(rules, state, on); left; left &= left - 1)
        moves.push(move(Verb::Return, std::countr_zero(left)));
    if (checkCommitted(rules, state, on) == noRule)
        moves.push(move(Verb::Done));
}

bool isFree(const State &state, int die)
{
    return die >= 0 && die < state.diceCount && (committed(state).free >> die & 1);
}

RuleIndex checkAssign(const Rules &rules, const State &state, int die)
{
    if (!isFree(state, die))
        return refused(Rule::AssignOnce);
    return checkUse(rules, state, means(rules, state), rules.actionOf(faceOf(state, die)), false);
}

RuleIndex checkWish(const Rules &rules, const State &state, Move tried)
{
    if (tried.b < 0 || tried.b >= actionCount || tried.c >= tried.d)
        return refused(Rule::WishPair);
    if (!isFree(state, tried.c) || !isFree(state, tried.d))
        return refused(Rule::AssignOnce);
    const auto action = static_cast<Action>(tried.b);
    const Means on = means(rules, state);
    const RuleIndex rule = checkUse(rules, state, on, action, true);
    return rule != noRule ? rule : checkPair(rules, state, on, action, tried.c, tried.d);
}

RuleIndex checkRoots(const Rules &rules, const State &state, Move tried)
{
    const auto verb = static_cast<Verb>(tried.verb);
    if (verb == Verb::Stop)
        return rules.parameters.fewerLines ? noRule : refused(Rule::RootsFewer);
    if (verb != Verb::Line)
        return refused(Rule::TurnOrder);
    if (tried.b < 0 || tried.b >= static_cast<int>(rules.edges.size()) || tried.c < 0 || tried.c > 1)
        return refused(Rule::RootsLines);
    return checkLine(rules, active(state), {tried.b, tried.c != 0});
}

// Numbers that the verb does not use are zero.
bool isPlain(Move tried)
{
    const auto verb = static_cast<Verb>(tried.verb);
    if (tried.a != 0 || (tried.d != 0 && verb != Verb::Wish))
        return false;
    if (tried.c != 0 && verb != Verb::Wish && verb != Verb::Line)
        return false;
    return tried.b == 0 || (verb != Verb::Done && verb != Verb::Stop);
}

} // namespace

void listLegal(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    if (state.phase == Phase::Assign)
        return listAssign(rules, state, moves);
    if (state.phase == Phase::Over)
        return;
    anyLine(rules, active(state), [&](Line line) {
        moves.push(moveOf(line));
        return false;
    });
    if (rules.parameters.fewerLines)
        moves.push(move(Verb::Stop));
}

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    if (!isPlain(tried))
        return refused(Rule::TurnOrder);
    if (state.phase == Phase::Roots)
        return checkRoots(rules, state, tried);
    switch (static_cast<Verb>(tried.verb)) {
    case Verb::Assign:
        return checkAssign(rules, state, tried.b);
    case Verb::Wish:
        return checkWish(rules, state, tried);
    case Verb::Return:
        if (tried.b < 0 || tried.b >= actionCount)
            return refused(Rule::AssignTakeBack);
        return checkReturn(rules, state, means(rules, state), static_cast<Action>(tried.b));
    case Verb::Done:
        return checkCommitted(rules, state, means(rules, state));
    default:
        return refused(Rule::TurnOrder);
    }
}

// What a person might try in a position, legal or not.
void listAttempts(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    const auto add = [&](Move tried) {
        if (!moves.full())
            moves.push(tried);
    };
    for (int die = 0; die < state.diceCount; ++die)
        add(move(Verb::Assign, die));
    for (int i = 0; i < actionCount; ++i)
        add(move(Verb::Return, i));
    add(move(Verb::Done));
    add(move(Verb::Stop));
    for (int edge = 0; edge < static_cast<int>(rules.edges.size()); ++edge) {
        add(moveOf({edge, false}));
        add(moveOf({edge, true}));
    }
    for (int one = 0; one < state.diceCount; ++one)
        for (int other = one + 1; other < state.diceCount; ++other)
            for (int i = 0; i < actionCount; ++i)
                add(move(Verb::Wish, i, one, other));
}

} // namespace engawa::leafus
