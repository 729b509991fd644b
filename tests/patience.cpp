#include <chrono>

#include <QTest>

// Where many tests share a machine, what one waits for comes late. Only a test that fails waits so long.
#if QT_VERSION >= QT_VERSION_CHECK(6, 11, 0)
[[maybe_unused]] static const bool patient = [] {
    QTest::defaultTryTimeout = std::chrono::seconds(20);
    return true;
}();
#endif
