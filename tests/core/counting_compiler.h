#pragma once

#include "tests/core/compiler.h"

namespace engawa {

// Counts how often data are compiled.
class CountingCompiler final : public Compiler
{
public:
    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override
    {
        ++m_count;
        return compiler().compile(data, previous, problems);
    }

    int count() const { return m_count; }

private:
    mutable int m_count = 0;
};

} // namespace engawa
