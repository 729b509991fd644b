#include "tests/bench/table/watch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string_view>

#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>

namespace engawa::bench {

namespace {

double clockTime(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

bool isPainting(const QQuickItem *item)
{
    constexpr int loading = 2; // Image.Loading
    if (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading)
        return true;
    return std::ranges::any_of(item->childItems(), isPainting);
}

} // namespace

Pace paceOf(int argc, char **argv)
{
    return argv[argc - 1] == std::string_view("once") ? Pace{50, 100, 1, 500} : Pace{};
}

void tell(const char *name, double value)
{
    std::printf("%s %.4f\n", name, value);
    std::fflush(stdout);
}

double sinceStart()
{
    const char *started = std::getenv("ENGAWA_BENCH_STARTED");
    return started ? clockTime(CLOCK_MONOTONIC) - std::strtod(started, nullptr) : 0;
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

double threadTime()
{
    return clockTime(CLOCK_THREAD_CPUTIME_ID);
}

double processTime()
{
    return clockTime(CLOCK_PROCESS_CPUTIME_ID);
}

void afterFirstFrame(QQuickWidget &view, const std::function<bool()> &ready, const std::function<void()> &then)
{
    auto seen = std::make_shared<bool>(false);
    QObject::connect(view.quickWindow(), &QQuickWindow::afterRendering, &view, [seen, ready, then] {
        if (*seen || !ready())
            return;
        *seen = true;
        then();
    });
}

void whenPainted(QQuickWidget &view, const std::function<void()> &then)
{
    auto *look = new QTimer(&view);
    QObject::connect(look, &QTimer::timeout, &view, [&view, look, then] {
        if (view.rootObject() && isPainting(view.rootObject()))
            return;
        look->stop();
        look->deleteLater();
        then();
    });
    look->start(50);
}

LoopWatch::LoopWatch(QObject *parent) : QObject(parent)
{
    m_tick.setTimerType(Qt::PreciseTimer);
    m_tick.setInterval(1);
    connect(&m_tick, &QTimer::timeout, this, &LoopWatch::look);
}

void LoopWatch::start()
{
    m_away = m_work = 0;
    m_lastWork = threadTime();
    m_clock.start();
    m_tick.start();
}

void LoopWatch::look()
{
    const double work = threadTime();
    m_away = std::max(m_away, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
    m_work = std::max(m_work, work - m_lastWork);
    m_lastWork = work;
    m_clock.start();
}

} // namespace engawa::bench
