#pragma once

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include "app/shell/docks.h"

// As the program starts.
#define ENGAWA_TABLE_MAIN(Test)                                                                                        \
    int main(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        QCoreApplication::setOrganizationName(QStringLiteral("Engawa"));                                               \
        QCoreApplication::setApplicationName(QStringLiteral("engawa-test"));                                           \
        QApplication application(argc, argv);                                                                          \
        QQuickStyle::setStyle(QStringLiteral("Basic"));                                                                \
        engawa::initDocks();                                                                                           \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
