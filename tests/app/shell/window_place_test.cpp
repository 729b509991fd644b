#include <QtTest>

#include "app/shell/window_place.h"
#include "tests/subject.h"

using namespace engawa;

class WindowPlaceTest : public QObject
{
    Q_OBJECT

private:
    const QRect laptop{0, 0, 1280, 800}, beside{1280, 0, 1920, 1080};

private slots:
    void aGoodPlaceIsKept() { QCOMPARE(usablePlace({100, 50, 1000, 700}, {laptop}), QRect(100, 50, 1000, 700)); }

    void aPlaceOnAScreenThatIsGoneIsForgotten()
    {
        QCOMPARE(usablePlace({1500, 100, 1200, 800}, {laptop, beside}), QRect(1500, 100, 1200, 800));
        QCOMPARE(usablePlace({1500, 100, 1200, 800}, {laptop}), std::nullopt);
        QCOMPARE(usablePlace({-9000, 100, 1200, 800}, {laptop}), std::nullopt);
    }

    void aPlaceHalfOffTheScreenIsMovedIn()
    {
        QCOMPARE(usablePlace({900, 500, 800, 600}, {laptop}), QRect(480, 200, 800, 600));
        QCOMPARE(usablePlace({-300, -50, 800, 600}, {laptop}), QRect(0, 0, 800, 600));
    }

    void aSliverIsNotEnoughToBeFound() { QCOMPARE(usablePlace({1270, 100, 800, 600}, {laptop}), std::nullopt); }

    void aWindowLargerThanTheScreenIsShrunk() { QCOMPARE(usablePlace({0, 0, 3840, 2160}, {laptop}), laptop); }

    void nothingSavedIsNoPlace()
    {
        QCOMPARE(usablePlace({}, {laptop}), std::nullopt);
        QCOMPARE(usablePlace({10, 10, -5, 3}, {laptop}), std::nullopt);
        QCOMPARE(usablePlace({10, 10, 800, 600}, {}), std::nullopt);
    }

    void theFirstPlaceIsInTheMiddleOfTheScreen()
    {
        for (const QRect &screen : {laptop, beside, QRect(0, 0, 800, 600), QRect(0, 0, 3840, 2160)}) {
            const QRect place = firstPlace(screen);
            QVERIFY(screen.contains(place));
            QVERIFY((place.center() - screen.center()).manhattanLength() <= 2);
        }
    }
};

ENGAWA_APPLESS_SUBJECT(shell_window_place_test, WindowPlaceTest)
#include "window_place_test.moc"
