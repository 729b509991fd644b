#include "core/game/compile_report.h"

namespace engawa {

void CompileReport::report(const char *code, const std::string &file, const std::string &pointer,
                           Problem::Arguments arguments, Problem::Level level)
{
    m_problems.push_back(at(m_data, file, pointer, code, std::move(arguments), level));
}

void CompileReport::capacity(const std::string &file, Argument what, std::size_t count, int limit)
{
    if (count > static_cast<std::size_t>(limit))
        report("capacity", file, "",
               {{"what", std::move(what)}, {"count", std::to_string(count)}, {"limit", std::to_string(limit)}});
}

void CompileReport::tooFew(const std::string &file, const std::string &pointer, Argument what, int count, int least)
{
    if (count < least)
        report("too-few", file, pointer,
               {{"what", std::move(what)}, {"count", std::to_string(count)}, {"least", std::to_string(least)}});
}

void CompileReport::below(const std::string &file, const std::string &pointer, int value, int least)
{
    if (value < least)
        report("below", file, pointer, {{"value", std::to_string(value)}, {"least", std::to_string(least)}});
}

void CompileReport::above(const std::string &file, const std::string &pointer, int value, int least, int most,
                          Problem::Level level)
{
    if (value > most)
        report(
            "range", file, pointer,
            {{"value", std::to_string(value)}, {"minimum", std::to_string(least)}, {"maximum", std::to_string(most)}},
            level);
}

void CompileReport::players(const std::string &mode, int least, int most)
{
    below("modes.json", "/" + mode + "/max_players", most, least);
}

} // namespace engawa
