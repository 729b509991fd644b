#pragma once

#include "core/games/momiji/values.h"

namespace engawa::momiji {

// One seat's side of the table for a formula whose result everybody sees: remembers whether it counted what lies in a
// pile, or what can't come any more because it lies there, which nobody may do before the end.
class OpenValues final : public Values
{
public:
    OpenValues(const Rules &rules, const State &state, int seat) : m_all(rules, state, seat) {}

    int value(int index) const override
    {
        m_counted |= counts(static_cast<Value>(index));
        return m_all.value(index);
    }
    int call(int index, std::span<const int> arguments) const override
    {
        m_counted |= counts(static_cast<Function>(index));
        return m_all.call(index, arguments);
    }
    bool counted() const { return m_counted; }

private:
    static bool counts(Value value)
    {
        switch (value) {
        case Value::AreaCards:
        case Value::MaxPile:
        case Value::MinPile:
        case Value::PilePoints:
        case Value::MinPilePoints:
        case Value::MaxPilePoints:
        case Value::CentreIsLargest:
        case Value::ReachPoints:
        case Value::ScarceCards:
            return true;
        default:
            return false;
        }
    }
    static bool counts(Function function)
    {
        return function == Function::Cards || function == Function::Pile || function == Function::Points
               || function == Function::Promise || function == Function::Lacking || function == Function::Valued;
    }

    AreaValues m_all;
    mutable bool m_counted = false;
};

// How a condition of victory stands, as far as may be seen.
inline GoalState goalState(const Rules &rules, const State &state, const Scenario::Condition &condition)
{
    const OpenValues values(rules, state, 0);
    const bool met = isMet(condition, values);
    if (values.counted() && !rules.parameters.pileSizesShown && state.phase != Phase::Over)
        return GoalState::Unseen;
    return met ? GoalState::Met : GoalState::Open;
}

} // namespace engawa::momiji
