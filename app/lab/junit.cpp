#include "app/lab/junit.h"

#include <format>

namespace engawa::lab {

namespace {

std::string escaped(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return safe;
}

} // namespace

void JUnit::add(const std::string &name, const std::string &inside)
{
    ++m_tests;
    m_cases += std::format("  <testcase classname=\"wishes.{}\" name=\"{}\"", escaped(m_suite), escaped(name));
    m_cases += inside.empty() ? "/>\n" : ">\n    " + inside + "\n  </testcase>\n";
}

void JUnit::passed(const std::string &name)
{
    add(name, "");
}

void JUnit::broken(const std::string &name, const std::string &sentence, const std::string &line)
{
    ++m_broken;
    add(name, std::format("<failure message=\"{}\">{}</failure>", escaped(sentence), escaped(line)));
}

void JUnit::skipped(const std::string &name, const std::string &sentence)
{
    ++m_skipped;
    add(name, std::format("<skipped message=\"{}\"/>", escaped(sentence)));
}

std::string JUnit::text() const
{
    return std::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<testsuite name=\"wishes.{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}"
                       "</testsuite>\n",
                       escaped(m_suite), m_tests, m_broken, m_skipped, m_cases);
}

} // namespace engawa::lab
