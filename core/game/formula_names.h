#pragma once

#include <initializer_list>
#include <limits>
#include <vector>

#include "core/expr/formula.h"
#include "core/pack/data.h"

namespace engawa {

// A name that formulas may use, and which of the game's values or functions it asks for.
template <class Asked>
struct FormulaName
{
    const char *name;
    Asked asked;
    Kind kind = Kind::Number;
};

template <class Value>
void addValues(Vocabulary &vocabulary, std::initializer_list<FormulaName<Value>> names)
{
    for (const FormulaName<Value> &each : names)
        vocabulary.addValue(each.name, each.kind, static_cast<int>(each.asked));
}

// Functions that take the same arguments.
template <class Function>
void addFunctions(Vocabulary &vocabulary, const std::vector<Kind> &arguments,
                  std::initializer_list<FormulaName<Function>> names)
{
    for (const FormulaName<Function> &each : names)
        vocabulary.addFunction(each.name, arguments, each.kind, static_cast<int>(each.asked));
}

// The ids of a table's entries, in its order; past `most` they would be nothing that the game can count.
inline void addEntries(Vocabulary &vocabulary, Kind kind, const Table &table,
                       int most = std::numeric_limits<int>::max())
{
    int index = 0;
    for (const EntryPtr &entry : table.entries())
        if (index < most)
            vocabulary.addConstant(entry->id, kind, index++);
}

} // namespace engawa
