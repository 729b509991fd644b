#include <QSignalSpy>

#include "people_match.h"
#include "tests/subject.h"
#include "told_properties.h"

using namespace engawa;

class BotSeatsTest : public QObject
{
    Q_OBJECT

private:
    // A person and a bot, who is to act.
    static void untilTheBotIsToAct(PeopleMatch &table)
    {
        while (table.session().isHuman(table.session().toAct()) && table.view().moves()->rowCount() > 0)
            table.play(1);
    }

private slots:
    void aBotPlaysWhenItIsToAct()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "greedy");
        table.settings.setBotPace(Settings::minBotPace);
        ToldProperties told(*table.match.bots());
        untilTheBotIsToAct(table);
        QVERIFY(table.match.bots()->playing());
        QVERIFY(told.taken().contains("playing"));
        QTRY_VERIFY(table.session().isHuman(table.session().toAct()));
        QVERIFY(told.taken().contains("playing"));
        QCOMPARE(told.inVain(), 0);
    }

    void aPauseHoldsItAndAStepIsOneMove()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "greedy");
        BotSeats &bots = *table.match.bots();
        table.settings.setBotPace(Settings::minBotPace);
        bots.setPaused(true);
        untilTheBotIsToAct(table);
        const std::size_t before = table.session().match()->nodes().size();
        QVERIFY(bots.playing());
        QTest::qWait(300);
        QCOMPARE(table.session().match()->nodes().size(), before);
        bots.step();
        QTRY_COMPARE(table.session().match()->nodes().size(), before + 1);
        QTest::qWait(200);
        QCOMPARE(table.session().match()->nodes().size(), before + 1);
        QVERIFY(bots.paused());
    }

    void whatItThoughtOfAnotherPositionIsForgotten()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "greedy");
        table.settings.setBotPace(Settings::maxBotPace); // it has long chosen before it may play
        untilTheBotIsToAct(table);
        const int head = table.session().match()->head().id;
        QTest::qWait(200);
        table.match.view()->undo();
        QVERIFY(!table.match.bots()->playing());
        QVERIFY(table.session().match()->head().id < head);
        table.settings.setBotPace(Settings::minBotPace);
        QTest::qWait(200);
        QVERIFY(table.session().match()->head().id < head);
    }

    void itWaitsWhileTheTableIsHeld()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "greedy");
        BotSeats &bots = *table.match.bots();
        table.settings.setBotPace(Settings::minBotPace);
        bots.setHeld(true);
        untilTheBotIsToAct(table);
        QVERIFY(!bots.playing());
        const std::size_t nodes = table.session().match()->nodes().size();
        QTest::qWait(200);
        QCOMPARE(table.session().match()->nodes().size(), nodes);
        bots.setHeld(false);
        QTRY_VERIFY(table.session().match()->nodes().size() > nodes);
    }
};

ENGAWA_SUBJECT(match_table_bot_seats_test, BotSeatsTest, QCoreApplication)
#include "bot_seats_test.moc"
