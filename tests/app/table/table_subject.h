#pragma once

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include "app/shell/docks.h"

// A subject as in tests/subject.h, begun as the program starts.
#define ENGAWA_TABLE_SUBJECT(name, Test)                                                                               \
    int name(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        QCoreApplication::setOrganizationName(QStringLiteral("Engawa"));                                               \
        QCoreApplication::setApplicationName(QStringLiteral("engawa-test"));                                           \
        QApplication application(argc, argv);                                                                          \
        QQuickStyle::setStyle(QStringLiteral("Basic"));                                                                \
        engawa::initDocks();                                                                                           \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
