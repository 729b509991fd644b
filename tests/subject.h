#pragma once

#include <QTest>

// One subject of a test program: a function where Qt's own macros make a whole program of it. It has the name that
// engawa_tests in tests/CMakeLists.txt gives it, and the program calls the subject that its first word names.

// In an application of the given class.
#define ENGAWA_SUBJECT(name, Test, Application)                                                                        \
    int name(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        const Application application(argc, argv);                                                                     \
        Application::setAttribute(Qt::AA_Use96Dpi);                                                                    \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }

// In none.
#define ENGAWA_APPLESS_SUBJECT(name, Test)                                                                             \
    int name(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
