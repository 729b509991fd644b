#include "core/game/arrangement_faults.h"

namespace engawa {

bool ArrangementFaults::refuse(std::string code, Problem::Arguments arguments)
{
    m_problems.push_back({Problem::Level::Error, std::move(code), {}, 0, {}, std::move(arguments)});
    return false;
}

bool ArrangementFaults::unknown(std::string_view piece)
{
    return refuse("arrange-piece", {{"piece", std::string(piece)}});
}

bool ArrangementFaults::misplaced(std::string_view piece, std::string expected)
{
    return refuse("arrange-place", {{"piece", std::string(piece)}, {"expected", inWords(std::move(expected))}});
}

bool ArrangementFaults::number(int value, int least, int most)
{
    if (value >= least && value <= most)
        return true;
    return refuse("arrange-number", {{"value", value}, {"least", least}, {"most", most}});
}

} // namespace engawa
