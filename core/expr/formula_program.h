#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/expr/formula.h"

namespace engawa {

// What a program does. One number is at hand; those that wait for another lie on a stack, the last one on top.
enum class FormulaStep : std::uint8_t {
    End, // what is at hand is the result
    // A number comes to hand, and what was there waits.
    Number,
    Value, // of the game
    Truth, // … as one or zero
    Recall, // kept by this evaluation, and on to `target`; nothing if it isn't kept yet
    // A function of the game, with the last numbers for arguments.
    Call,
    TruthCall,
    Keep, // for Recall
    // The way goes on at `target`, and what decided is gone unless it is the result of the whole.
    Jump,
    Choice, // if not true
    And,    // if not true: the result
    Or,     // if true: the result
    // The number at hand alone.
    Not,
    Negate,
    Absolute,
    // The last one that waits, and the number at hand.
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Minimum,
    Maximum,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    // The number at hand, and the instruction's own; that divides only if it is not 0.
    AddOwn,
    MultiplyOwn,
    DivideOwn,
    MinimumOwn,
    MaximumOwn,
    EqualOwn,
    UnequalOwn,
    LessOwn,
    LessEqualOwn,
    GreaterOwn,
    GreaterEqualOwn,
    // What the next steps do, at once.
    AddValue,  // Value, Add
    AddTimes,  // MultiplyOwn, Add
    TakeTimes, // MultiplyOwn, Subtract
    AddTerm,   // Value, MultiplyOwn, Add
    TakeTerm,  // Value, MultiplyOwn, Subtract
};

// A formula as a loop runs it: steps over whole numbers, nothing else, for any number of threads.
class FormulaProgram
{
public:
    struct Instruction
    {
        FormulaStep step = FormulaStep::End;
        std::uint8_t arguments = 0; // of a call
        std::uint16_t position = 0; // of what may fail here: byte offset in the formula
        std::uint16_t target = 0;   // the instruction at which the way goes on
        std::int32_t operand = 0;   // a number; what Values is asked for; where a number is kept
    };
    static constexpr int mostKept = 64;

    explicit FormulaProgram(std::vector<Instruction> instructions) : m_instructions(std::move(instructions)) {}

    int run(const Values &values, std::optional<Fault> *fault) const;

private:
    std::vector<Instruction> m_instructions;
};

} // namespace engawa
