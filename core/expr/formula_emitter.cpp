#include "core/expr/formula_emitter.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace engawa {

namespace {

using Instruction = FormulaProgram::Instruction;

// What a step is called whose one side is a number: that needn't wait for the other.
struct WithNumber
{
    FormulaStep step;
    FormulaStep onTheRight;
    FormulaStep onTheLeft; // Number: there is none
};
constexpr std::array<WithNumber, 11> withNumber{{
    {FormulaStep::Add, FormulaStep::AddOwn, FormulaStep::AddOwn},
    {FormulaStep::Multiply, FormulaStep::MultiplyOwn, FormulaStep::MultiplyOwn},
    {FormulaStep::Divide, FormulaStep::DivideOwn, FormulaStep::Number},
    {FormulaStep::Minimum, FormulaStep::MinimumOwn, FormulaStep::MinimumOwn},
    {FormulaStep::Maximum, FormulaStep::MaximumOwn, FormulaStep::MaximumOwn},
    {FormulaStep::Equal, FormulaStep::EqualOwn, FormulaStep::EqualOwn},
    {FormulaStep::Unequal, FormulaStep::UnequalOwn, FormulaStep::UnequalOwn},
    {FormulaStep::Less, FormulaStep::LessOwn, FormulaStep::GreaterOwn},
    {FormulaStep::LessEqual, FormulaStep::LessEqualOwn, FormulaStep::GreaterEqualOwn},
    {FormulaStep::Greater, FormulaStep::GreaterOwn, FormulaStep::LessOwn},
    {FormulaStep::GreaterEqual, FormulaStep::GreaterEqualOwn, FormulaStep::LessEqualOwn},
}};

bool isNumber(const FormulaNode &node)
{
    return node.step == FormulaStep::Number;
}

bool isCall(const FormulaNode &node)
{
    return node.step == FormulaStep::Call || node.step == FormulaStep::TruthCall;
}

class Emitter
{
public:
    explicit Emitter(const FormulaNode &tree)
    {
        look(tree);
        emit(tree);
        add(FormulaStep::End);
    }

    std::vector<Instruction> instructions() && { return std::move(m_instructions); }

private:
    // Parts that are alike are worth the same wherever they stand; a fault of the second was that of the first already.
    struct Like
    {
        int index = 0;
        int times = 0; // within what is computed anyway
        bool asks = false; // the game for something
        int slot = -1; // where it is kept
    };

    Like &look(const FormulaNode &node)
    {
        std::vector<int> key{static_cast<int>(node.step), node.operand};
        bool asks = isCall(node) || node.step == FormulaStep::Value || node.step == FormulaStep::Truth;
        for (const FormulaNode &part : node.parts) {
            const Like &like = look(part);
            key.push_back(like.index);
            asks |= like.asks;
        }
        const auto [found, isNew] = m_likes.try_emplace(std::move(key));
        Like &like = found->second;
        if (isNew) {
            like.index = static_cast<int>(m_likes.size());
            like.asks = asks;
        }
        ++like.times;
        if (!isNew)
            forget(node);
        m_likeOf[&node] = &like;
        return like;
    }

    // The parts of a part that is kept don't count again.
    void forget(const FormulaNode &node)
    {
        for (const FormulaNode &part : node.parts)
            --m_likeOf[&part]->times;
    }

    std::size_t add(FormulaStep step, int operand = 0, int position = 0, std::size_t arguments = 0)
    {
        m_instructions.push_back({.step = step,
                                  .arguments = static_cast<std::uint8_t>(arguments),
                                  .position = static_cast<std::uint16_t>(position),
                                  .target = 0,
                                  .operand = operand});
        return m_instructions.size() - 1;
    }

    // The jump comes out at what is added next.
    void land(std::size_t jump) { m_instructions[jump].target = static_cast<std::uint16_t>(m_instructions.size()); }

    void emit(const FormulaNode &node)
    {
        Like &like = *m_likeOf.at(&node);
        if (like.times > 1 && like.asks && like.slot < 0 && m_kept < FormulaProgram::mostKept)
            like.slot = m_kept++;
        if (like.slot < 0)
            return compute(node);
        const std::size_t recall = add(FormulaStep::Recall, like.slot);
        compute(node);
        add(FormulaStep::Keep, like.slot);
        land(recall);
    }

    void compute(const FormulaNode &node)
    {
        if (node.step == FormulaStep::Choice)
            return choice(node);
        if (node.step == FormulaStep::And || node.step == FormulaStep::Or)
            return joined(node);
        if (node.parts.size() == 2 && computedWithNumber(node))
            return;
        if ((node.step == FormulaStep::Add || node.step == FormulaStep::Subtract) && addedAtOnce(node))
            return;
        for (const FormulaNode &part : node.parts)
            emit(part);
        add(node.step, node.operand, node.position, isCall(node) ? node.parts.size() : 0);
    }

    bool computedWithNumber(const FormulaNode &node)
    {
        const FormulaNode &left = node.parts[0], &right = node.parts[1];
        const auto with = [&](const FormulaNode &other, FormulaStep step, int number) {
            emit(other);
            add(step, number, node.position);
            return true;
        };
        if (node.step == FormulaStep::Subtract && isNumber(right))
            return with(left, FormulaStep::AddOwn, -right.operand);
        const auto *found = std::ranges::find(withNumber, node.step, &WithNumber::step);
        if (found == withNumber.end() || (node.step == FormulaStep::Divide && right.operand == 0))
            return false;
        if (isNumber(right))
            return with(left, found->onTheRight, right.operand);
        return isNumber(left) && found->onTheLeft != FormulaStep::Number && with(right, found->onTheLeft, left.operand);
    }

    // Sums of names and of names times a number are most of a formula: their steps stand there as ever, and one before
    // them does them all.
    bool addedAtOnce(const FormulaNode &node)
    {
        const bool adds = node.step == FormulaStep::Add;
        const FormulaNode &added = node.parts[1];
        const FormulaNode *factor = numberTimes(added);
        const FormulaNode &named = factor ? (&added.parts[0] == factor ? added.parts[1] : added.parts[0]) : added;
        const bool asks = named.step == FormulaStep::Value && isOnce(named);
        if (!isOnce(added) || !(factor || (adds && asks)))
            return false;
        emit(node.parts[0]);
        if (!asks)
            emit(named);
        add(asks ? (factor ? (adds ? FormulaStep::AddTerm : FormulaStep::TakeTerm) : FormulaStep::AddValue)
                 : (adds ? FormulaStep::AddTimes : FormulaStep::TakeTimes));
        if (asks)
            add(named.step, named.operand, named.position);
        if (factor)
            add(FormulaStep::MultiplyOwn, factor->operand, added.position);
        add(node.step, 0, node.position);
        return true;
    }

    // The number with which a part is multiplied.
    static const FormulaNode *numberTimes(const FormulaNode &node)
    {
        if (node.step != FormulaStep::Multiply)
            return nullptr;
        const auto found = std::ranges::find_if(node.parts, isNumber);
        return found == node.parts.end() ? nullptr : &*found;
    }

    bool isOnce(const FormulaNode &node) const
    {
        const Like &like = *m_likeOf.at(&node);
        return like.times == 1 || !like.asks;
    }

    void joined(const FormulaNode &node)
    {
        emit(node.parts[0]);
        const std::size_t decided = add(node.step);
        emit(node.parts[1]);
        land(decided);
    }

    void choice(const FormulaNode &node)
    {
        emit(node.parts[0]);
        const std::size_t otherwise = add(FormulaStep::Choice);
        emit(node.parts[1]);
        const std::size_t over = add(FormulaStep::Jump);
        land(otherwise);
        emit(node.parts[2]);
        land(over);
    }

    std::vector<Instruction> m_instructions;
    std::map<std::vector<int>, Like> m_likes; // by step, operand and parts
    std::map<const FormulaNode *, Like *> m_likeOf;
    int m_kept = 0;
};

} // namespace

FormulaProgram emitted(const FormulaNode &tree)
{
    return FormulaProgram(Emitter(tree).instructions());
}

} // namespace engawa
