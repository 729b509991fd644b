#pragma once

#include <functional>
#include <utility>

#include <QElapsedTimer>
#include <QTest>

namespace engawa {

// Waits until `places` has long given the same and `ready` agrees: longer than a frame, and than what follows a change by a
// short timer. What never rests only takes its time; the test that asked goes on to judge.
template <typename Places>
void waitUntilStill(Places places, const std::function<bool()> &ready = [] { return true; })
{
    constexpr int fewestRounds = 3, shortTimerMs = 40, mostMs = 15000;
    auto before = places();
    int rounds = -1; // of events without a change; the first look comes before any
    bool isTimeOver = false; // a timer was due before the last round began: it has come
    QElapsedTimer quiet;
    quiet.start();
    const auto isStill = [&] {
        auto now = places();
        const bool same = now == before && ready();
        const bool still = same && isTimeOver && rounds + 1 >= fewestRounds;
        rounds = same ? rounds + 1 : 0;
        if (!same)
            quiet.start();
        isTimeOver = quiet.hasExpired(shortTimerMs);
        before = std::move(now);
        return still;
    };
    static_cast<void>(QTest::qWaitFor(isStill, mostMs));
}

} // namespace engawa
