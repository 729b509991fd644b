#pragma once

#include <string>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// Reports what a game finds wrong with data that its schemas allow. Each check says something only where it fails.
class CompileReport
{
public:
    CompileReport(const Data &data, Problems &problems) : m_data(data), m_problems(problems) {}

    void report(const char *code, const std::string &file, const std::string &pointer, Problem::Arguments arguments,
                Problem::Level level = Problem::Level::Error);

    // What is counted is a phrase of the pack's texts, from the section "counted".
    void capacity(const std::string &file, Argument what, std::size_t count, int limit);
    void tooFew(const std::string &file, const std::string &pointer, Argument what, int count, int least);
    void below(const std::string &file, const std::string &pointer, int value, int least);
    void above(const std::string &file, const std::string &pointer, int value, int least, int most,
               Problem::Level level = Problem::Level::Error);
    void players(const std::string &mode, int least, int most); // of a mode: the fewest and the most

    // How many copies there would be: Rules holds no more than fit. A retired entry is one copy.
    template <class Entries>
    static std::size_t copiesOf(const Entries &entries)
    {
        std::size_t copies = 0;
        for (const auto &entry : entries)
            copies += entry.retired ? 1u : static_cast<std::size_t>(entry.count);
        return copies;
    }

protected:
    const Data &m_data;
    Problems &m_problems;
};

} // namespace engawa
