#include "app/lab/progress_bar.h"

#include <format>
#include <iostream>

#include <unistd.h>

namespace engawa::lab {

ProgressBar::ProgressBar(std::string label) : m_label(std::move(label)), m_terminal(::isatty(STDERR_FILENO) == 1) {}

Progress ProgressBar::progress()
{
    if (!m_terminal)
        return {};
    return [this](std::int64_t done, std::int64_t all) { show(done, all); };
}

void ProgressBar::show(std::int64_t done, std::int64_t all)
{
    const std::int64_t thousandths = done * 1000 / all;
    if (thousandths == m_shown)
        return;
    m_shown = thousandths;
    constexpr std::size_t width = 40;
    const auto full = static_cast<std::size_t>(thousandths) * width / 1000;
    std::cerr << std::format("\r{} [{:-<{}}] {:5.1f} %", m_label, std::string(full, '#'), width,
                             static_cast<double>(thousandths) / 10)
              << std::flush;
}

void ProgressBar::clear()
{
    if (m_shown >= 0)
        std::cerr << "\r\033[K" << std::flush;
    m_shown = -1;
}

} // namespace engawa::lab
