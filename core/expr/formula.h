#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"

namespace engawa {

// The kind of a formula's value or of a function's argument: a whole number, a truth, or one of the game's own
// enumerations (a colour, an object), numbered from 2 by the vocabulary.
enum class Kind : std::uint8_t { Number = 0, Truth = 1 };

// The names that formulas of one scope may use. A game publishes one vocabulary per scope; ids of the pack's tables
// become constants of their own kind.
class Vocabulary
{
public:
    struct Name
    {
        std::string name;
        Kind kind;                   // of the value or the result
        std::vector<Kind> arguments; // of a function; empty for a plain value
        bool function = false;
        bool constant = false;
        int index = 0; // of a value or function: what Values is asked for; of a constant: its value

        bool operator==(const Name &) const = default;
    };

    static constexpr int maximumArguments = 8;

    // The first meaning of a name stays: an id of the pack can't take the place of a name that the game added before.
    Kind addKind(std::string name); // an enumeration, e.g. "colour"
    void addConstant(std::string name, Kind kind, int value);
    void addValue(std::string name, Kind kind, int index);
    void addFunction(std::string name, std::vector<Kind> arguments, Kind result, int index);

    const Name *find(std::string_view name) const;
    const std::vector<Name> &names() const { return m_names; }
    std::string kindName(Kind kind) const; // "number", "truth", "colour"
    bool operator==(const Vocabulary &) const = default;

private:
    void add(Name name);

    std::vector<Name> m_names;
    std::map<std::string, std::size_t, std::less<>> m_index; // into m_names
    std::vector<std::string> m_kinds; // from 2
};

using Vocabularies = std::map<std::string, Vocabulary>; // by scope: "seat", …

// What the names of a formula are worth in one situation. Asked only for what a formula comes to, and once for each name
// that it has several times.
class Values
{
public:
    virtual int value(int index) const = 0;
    virtual int call(int index, std::span<const int> arguments) const = 0;

protected:
    ~Values() = default;
};

// A fault while computing: division by zero or a result beyond ±1,000,000. It counts as 0 at its place.
struct Fault
{
    std::string_view code; // "formula-zero", "formula-range"
    int position = 0; // byte offset in the formula
};

class FormulaProgram;

// A compiled formula over whole numbers: `/` rounds down, `%` has the sign of its divisor. Immutable and shared between
// threads; evaluating allocates nothing.
class Formula
{
public:
    static constexpr int bound = 1'000'000;

    // Problems get file, line and pointer from `where`, the place inside the formula as argument "position".
    static std::shared_ptr<const Formula> compile(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                                  const Problem &where, Problems &problems);
    ~Formula();
    Formula(const Formula &) = delete;
    Formula &operator=(const Formula &) = delete;

    int evaluate(const Values &values, std::optional<Fault> *fault = nullptr) const;
    const std::string &text() const { return m_text; }

private:
    Formula(std::string_view text, FormulaProgram program);

    std::string m_text;
    std::unique_ptr<const FormulaProgram> m_program;
};

} // namespace engawa
