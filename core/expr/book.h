#pragma once

#include <map>
#include <memory>
#include <string>

#include "core/base/problem.h"
#include "core/expr/formula.h"
#include "core/pack/data.h"
#include "core/pack/schema.h"

namespace engawa {

// The compiled formulas of a pack by scope, kind and text; shared between versions of the pack while the names that
// formulas may use stay the same.
class FormulaBook
{
public:
    // Compiles every string whose schema says "x-formula": {"scope": "seat", "kind": "number"}. `previous` gives what it
    // has compiled already under equal vocabularies.
    static FormulaBook compile(const Data &data, const std::string &game, const Schemas &schemas,
                               Vocabularies vocabularies, const FormulaBook *previous, Problems &problems);

    // Nothing for a text that the pack has not, or that didn't compile.
    std::shared_ptr<const Formula> find(std::string_view scope, Kind kind, std::string_view text) const;
    const Vocabularies &vocabularies() const { return m_vocabularies; }

private:
    Vocabularies m_vocabularies;
    std::map<std::string, std::shared_ptr<const Formula>, std::less<>> m_formulas;
};

} // namespace engawa
