#pragma once

#include "core/base/problem.h"

namespace engawa {

// Why a change of a position by hand was not made. Each answers false, so that it can be returned at once.
class ArrangementFaults
{
public:
    explicit ArrangementFaults(Problems &problems) : m_problems(problems) {}

    bool refuse(std::string code, Problem::Arguments arguments);
    bool unknown(std::string_view piece);
    bool misplaced(std::string_view piece, std::string expected); // "… can't lie there"; the key of what is expected
    bool number(int value, int least, int most); // true where the value is in the range

private:
    Problems &m_problems;
};

} // namespace engawa
