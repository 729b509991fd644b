#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QObject>
#include <QQuickWidget>
#include <QTimer>

namespace engawa::bench {

// For how long things are watched.
struct Pace
{
    int settleMs = 2000; // for the first moves, after the pictures are painted
    int roundMs = 2500, rounds = 5; // of moving pieces
    int botsMs = 12'000;
};
// With the last word "once" just long enough to see that everything runs.
Pace paceOf(int argc, char **argv);

// One measured value, on standard output, for the process that compares.
void tell(const char *name, double value);

// Milliseconds since the comparing process started this one.
double sinceStart();

double residentMegabytes();

// Processor time in milliseconds: of this thread, of all threads.
double threadTime();
double processTime();

// Calls `then` once after the first frame on which `ready` holds.
void afterFirstFrame(QQuickWidget &view, const std::function<bool()> &ready, const std::function<void()> &then);

// Calls `then` as soon as no picture of the window is being painted any more.
void whenPainted(QQuickWidget &view, const std::function<void()> &then);

// How long the event loop of this thread stays away, at the longest.
class LoopWatch : public QObject
{
    Q_OBJECT

public:
    explicit LoopWatch(QObject *parent = nullptr);

    void start();
    double longestAway() const { return m_away; }  // milliseconds on the clock
    double longestWork() const { return m_work; }  // milliseconds of this thread's own work

private:
    void look();

    QTimer m_tick;
    QElapsedTimer m_clock;
    double m_lastWork = 0;
    double m_away = 0;
    double m_work = 0;
};

} // namespace engawa::bench
