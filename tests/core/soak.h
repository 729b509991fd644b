#pragma once

#include <chrono>
#include <cstdint>

#include <QTest>

// The long form of a test, for ./dev soak: it goes on for ENGAWA_SOAK_SECONDS, round after round, each with seeds of its
// own. Where that is not set there is one round, the short form.

inline std::chrono::seconds soakTime()
{
    return std::chrono::seconds(qEnvironmentVariableIntValue("ENGAWA_SOAK_SECONDS"));
}

inline bool isSoaking()
{
    return soakTime().count() > 0;
}

// Which round the current test is in, from 0.
inline std::uint64_t soakRound()
{
    return QTest::testObject()->property("soakRound").toULongLong();
}

// Rounds of a test until one fails or the time is over; a round that has begun is played to its end.
template <class Test>
int soaked(int argc, char *argv[])
{
    const auto end = std::chrono::steady_clock::now() + soakTime();
    int failed = 0;
    quint64 round = 0;
    do {
        Test test;
        test.setProperty("soakRound", round++);
        failed = QTest::qExec(&test, argc, argv);
    } while (failed == 0 && std::chrono::steady_clock::now() < end);
    return failed;
}

// As those in tests/subject.h; engawa_tests in tests/CMakeLists.txt must know it as SOAK.
#define ENGAWA_SOAK_SUBJECT(name, Test)                                                                                \
    int name(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        const QCoreApplication application(argc, argv);                                                                \
        return soaked<Test>(argc, argv);                                                                               \
    }
