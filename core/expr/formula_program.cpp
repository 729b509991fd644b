#include "core/expr/formula_program.h"

#include <array>
#include <cstdlib>

#include "core/pack/limits.h"

namespace engawa {

namespace {

// Whatever waits takes two bytes of the formula, itself and what it waits for.
constexpr std::size_t mostWaiting = limits::formulaBytes / 2 + 2;

int roundedDown(int dividend, int divisor)
{
    const int rest = dividend % divisor;
    return dividend / divisor - (rest != 0 && (rest < 0) != (divisor < 0) ? 1 : 0);
}

int restOf(int dividend, int divisor)
{
    const int rest = dividend % divisor;
    return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest;
}

// The first fault is the one that counts.
struct Faults
{
    std::optional<Fault> *first;

    int add(std::string_view code, int position) const
    {
        if (first && !*first)
            *first = Fault{code, position};
        return 0;
    }
    template <class Number>
    int bounded(Number number, int position) const
    {
        if (number >= -Formula::bound && number <= Formula::bound) [[likely]]
            return static_cast<int>(number);
        return add("formula-range", position);
    }
};

} // namespace

int FormulaProgram::run(const Values &values, std::optional<Fault> *fault) const
{
    if (fault)
        fault->reset();
    const Faults faults{fault};
    std::array<int, mostWaiting> stack;
    std::array<int, mostKept> kept;
    std::uint64_t isKept = 0;
    int *waiting = stack.data(); // above the last one
    int hand = 0;
    const auto valueOf = [&](const Instruction &asked) {
        return faults.bounded(values.value(asked.operand), asked.position);
    };
    const auto times = [&](int number, const Instruction &own) {
        return faults.bounded(std::int64_t{number} * own.operand, own.position);
    };
    const Instruction *const begin = m_instructions.data();
    for (const Instruction *at = begin;; ++at) {
        const int position = at->position;
        const auto jump = [&] { at = begin + at->target - 1; };
        switch (at->step) {
        case FormulaStep::End:
            return hand;
        case FormulaStep::Number:
            *waiting++ = hand;
            hand = at->operand;
            break;
        case FormulaStep::Value:
            *waiting++ = hand;
            hand = valueOf(*at);
            break;
        case FormulaStep::Truth:
            *waiting++ = hand;
            hand = values.value(at->operand) != 0;
            break;
        case FormulaStep::Recall:
            if (isKept >> at->operand & 1) {
                *waiting++ = hand;
                hand = kept[static_cast<std::size_t>(at->operand)];
                jump();
            }
            break;
        case FormulaStep::Call:
        case FormulaStep::TruthCall: {
            *waiting++ = hand;
            waiting -= at->arguments;
            const int result = values.call(at->operand, {waiting, at->arguments});
            hand = at->step == FormulaStep::TruthCall ? int{result != 0} : faults.bounded(result, position);
            break;
        }
        case FormulaStep::Keep:
            kept[static_cast<std::size_t>(at->operand)] = hand;
            isKept |= std::uint64_t{1} << at->operand;
            break;
        case FormulaStep::Jump:
            jump();
            break;
        case FormulaStep::Choice: {
            const bool holds = hand != 0;
            hand = *--waiting;
            if (!holds)
                jump();
            break;
        }
        case FormulaStep::And:
            if (hand == 0)
                jump();
            else
                hand = *--waiting;
            break;
        case FormulaStep::Or:
            if (hand != 0)
                jump();
            else
                hand = *--waiting;
            break;
        case FormulaStep::Not:
            hand = hand == 0;
            break;
        case FormulaStep::Negate:
            hand = -hand;
            break;
        case FormulaStep::Absolute:
            hand = std::abs(hand);
            break;
        case FormulaStep::Add:
            hand = faults.bounded(*--waiting + hand, position);
            break;
        case FormulaStep::Subtract:
            hand = faults.bounded(*--waiting - hand, position);
            break;
        case FormulaStep::Multiply:
            hand = faults.bounded(std::int64_t{*--waiting} * hand, position);
            break;
        case FormulaStep::Divide:
            --waiting;
            hand = hand == 0 ? faults.add("formula-zero", position) : roundedDown(*waiting, hand);
            break;
        case FormulaStep::Modulo:
            --waiting;
            hand = hand == 0 ? faults.add("formula-zero", position) : restOf(*waiting, hand);
            break;
        case FormulaStep::Minimum:
            hand = std::min(*--waiting, hand);
            break;
        case FormulaStep::Maximum:
            hand = std::max(*--waiting, hand);
            break;
        case FormulaStep::Equal:
            hand = *--waiting == hand;
            break;
        case FormulaStep::Unequal:
            hand = *--waiting != hand;
            break;
        case FormulaStep::Less:
            hand = *--waiting < hand;
            break;
        case FormulaStep::LessEqual:
            hand = *--waiting <= hand;
            break;
        case FormulaStep::Greater:
            hand = *--waiting > hand;
            break;
        case FormulaStep::GreaterEqual:
            hand = *--waiting >= hand;
            break;
        case FormulaStep::AddOwn:
            hand = faults.bounded(hand + at->operand, position);
            break;
        case FormulaStep::MultiplyOwn:
            hand = times(hand, *at);
            break;
        case FormulaStep::DivideOwn:
            hand = roundedDown(hand, at->operand);
            break;
        case FormulaStep::MinimumOwn:
            hand = std::min(hand, at->operand);
            break;
        case FormulaStep::MaximumOwn:
            hand = std::max(hand, at->operand);
            break;
        case FormulaStep::EqualOwn:
            hand = hand == at->operand;
            break;
        case FormulaStep::UnequalOwn:
            hand = hand != at->operand;
            break;
        case FormulaStep::LessOwn:
            hand = hand < at->operand;
            break;
        case FormulaStep::LessEqualOwn:
            hand = hand <= at->operand;
            break;
        case FormulaStep::GreaterOwn:
            hand = hand > at->operand;
            break;
        case FormulaStep::GreaterEqualOwn:
            hand = hand >= at->operand;
            break;
        case FormulaStep::AddValue:
            hand = faults.bounded(hand + valueOf(at[1]), at[2].position);
            at += 2;
            break;
        case FormulaStep::AddTimes:
            hand = faults.bounded(*--waiting + times(hand, at[1]), at[2].position);
            at += 2;
            break;
        case FormulaStep::TakeTimes:
            hand = faults.bounded(*--waiting - times(hand, at[1]), at[2].position);
            at += 2;
            break;
        case FormulaStep::AddTerm:
            hand = faults.bounded(hand + times(valueOf(at[1]), at[2]), at[3].position);
            at += 3;
            break;
        case FormulaStep::TakeTerm:
            hand = faults.bounded(hand - times(valueOf(at[1]), at[2]), at[3].position);
            at += 3;
            break;
        }
    }
}

} // namespace engawa
