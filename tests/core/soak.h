#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include <QTest>

// The long form of a test, for ./dev soak: it goes on for ENGAWA_SOAK_SECONDS, round after round, each with seeds of its
// own. Where that is not set the rounds are those of the short form, and there are ENGAWA_SOAK_ROUNDS of them, or one. From
// the second round on only the functions that asked for the round's seed are called: the others would do the same again.

inline std::chrono::seconds soakTime()
{
    return std::chrono::seconds(qEnvironmentVariableIntValue("ENGAWA_SOAK_SECONDS"));
}

inline bool isSoaking()
{
    return soakTime().count() > 0;
}

inline quint64 soakRounds()
{
    return static_cast<quint64>(qMax(1, qEnvironmentVariableIntValue("ENGAWA_SOAK_ROUNDS")));
}

// Which round the current test is in, from 0.
inline std::uint64_t soakRound()
{
    QObject *test = QTest::testObject();
    QByteArrayList seeded = test->property("seededFunctions").value<QByteArrayList>();
    if (const QByteArray function = QTest::currentTestFunction(); !seeded.contains(function))
        test->setProperty("seededFunctions", QVariant::fromValue(seeded << function));
    return test->property("soakRound").toULongLong();
}

// Rounds of a test until one fails, or there were enough and the time is over; one that has begun is played to its end.
template <class Test>
int soaked(int argc, char *argv[])
{
    const auto end = std::chrono::steady_clock::now() + soakTime();
    std::vector<char *> words(argv, argv + argc);
    QByteArrayList seeded;
    int failed = 0;
    quint64 round = 0;
    do {
        Test test;
        test.setProperty("soakRound", round++);
        failed = QTest::qExec(&test, static_cast<int>(words.size()), words.data());
        if (round == 1 && argc == 1) { // else the functions are chosen already
            seeded = test.property("seededFunctions").template value<QByteArrayList>();
            for (QByteArray &function : seeded)
                words.push_back(function.data());
            if (seeded.isEmpty())
                break;
        }
    } while (failed == 0 && (round < soakRounds() || std::chrono::steady_clock::now() < end));
    return failed;
}

// As those in tests/subject.h; engawa_tests in tests/CMakeLists.txt must know it as SOAK.
#define ENGAWA_SOAK_SUBJECT_IN(name, Test, Application)                                                                \
    int name(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        const Application application(argc, argv);                                                                     \
        return soaked<Test>(argc, argv);                                                                               \
    }
#define ENGAWA_SOAK_SUBJECT(name, Test) ENGAWA_SOAK_SUBJECT_IN(name, Test, QCoreApplication)
