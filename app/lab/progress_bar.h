#pragma once

#include <string>

#include "core/lab/simulate.h"

namespace engawa::lab {

// A bar on standard error while games are played; nothing at all where that is no terminal.
class ProgressBar
{
public:
    explicit ProgressBar(std::string label);

    Progress progress();
    void clear();

private:
    void show(std::int64_t done, std::int64_t all);

    std::string m_label;
    bool m_terminal;
    std::int64_t m_shown = -1; // in thousandths
};

} // namespace engawa::lab
