#pragma once

#include <functional>
#include <utility>

#include <QTest>

namespace engawa {

// Waits until `places` has given the same for five rounds of events and `ready` agrees: longer than a frame, and than what
// follows a change by a short timer. What never rests only takes its time; the test that asked goes on to judge.
template <typename Places>
void waitUntilStill(Places places, const std::function<bool()> &ready = [] { return true; })
{
    constexpr int enough = 5, mostMs = 15000;
    auto before = places();
    int rounds = -1; // the first look comes before any event
    const auto isStill = [&] {
        auto now = places();
        rounds = now == before && ready() ? rounds + 1 : 0;
        before = std::move(now);
        return rounds >= enough;
    };
    static_cast<void>(QTest::qWaitFor(isStill, mostMs));
}

} // namespace engawa
