#pragma once

#include <string>

namespace engawa::lab {

// What was checked as JUnit XML, which the programs that watch over a repository read.
class JUnit
{
public:
    explicit JUnit(std::string suite) : m_suite(std::move(suite)) {}

    void passed(const std::string &name);
    void broken(const std::string &name, const std::string &sentence, const std::string &line);
    void skipped(const std::string &name, const std::string &sentence);

    std::string text() const;

private:
    void add(const std::string &name, const std::string &inside);

    std::string m_suite;
    std::string m_cases;
    int m_tests = 0, m_broken = 0, m_skipped = 0;
};

} // namespace engawa::lab
