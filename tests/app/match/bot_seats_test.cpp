#include <QElapsedTimer>
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

    void aThinkingBotIsShownAndHurried()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "slow");
        BotSeats &bots = *table.match.bots();
        table.settings.setBotPace(Settings::maxBotPace);
        ToldProperties told(bots);
        QCOMPARE(bots.thinkingSeat(), static_cast<int>(nobody));
        bots.hurry(); // nobody thinks: nothing happens
        untilTheBotIsToAct(table);
        QCOMPARE(bots.thinkingSeat(), 1);
        QVERIFY(told.taken().contains("thinkingSeat"));
        const std::size_t before = table.session().match()->nodes().size();
        QTest::qWait(400);
        QCOMPARE(table.session().match()->nodes().size(), before);
        bots.hurry();
        QTRY_VERIFY(table.session().match()->nodes().size() > before); // long before its minute is over
        QCOMPARE(told.inVain(), 0);
    }

    void aPausedBotDoesNotThink()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "slow");
        untilTheBotIsToAct(table);
        table.match.bots()->setPaused(true);
        QCOMPARE(table.match.bots()->thinkingSeat(), static_cast<int>(nobody));
        table.match.bots()->setPaused(false);
        QCOMPARE(table.match.bots()->thinkingSeat(), 1);
    }

    void itStopsAtOnceWhenSomebodyElsePlaysItsSeat()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "slow");
        table.settings.setBotPace(Settings::minBotPace);
        untilTheBotIsToAct(table);
        const std::size_t before = table.session().match()->nodes().size();
        table.session().setPlayer(1, "greedy");
        QTRY_VERIFY(table.session().match()->nodes().size() > before); // it had to wait for the slow one to stop
        QTRY_VERIFY(table.session().isHuman(table.session().toAct()));
        table.session().setPlayer(1, "slow");
        untilTheBotIsToAct(table);
        QCOMPARE(table.match.bots()->thinkingSeat(), 1);
        const std::size_t now = table.session().match()->nodes().size();
        table.session().setPlayer(1, "human");
        QCOMPARE(table.match.bots()->thinkingSeat(), static_cast<int>(nobody));
        QVERIFY(!table.match.bots()->playing());
        QTest::qWait(300);
        QCOMPARE(table.session().match()->nodes().size(), now); // what it had found is not played for the person
    }

    void ownSeatsAreGivenToABotAndTakenBack()
    {
        PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "slow");
        table.settings.setBotPace(Settings::minBotPace);
        QCOMPARE(table.view().viewer(), 0);
        table.session().setPlayer(0, "greedy");
        QCOMPARE(table.view().viewer(), 0); // whoever sits there looks on
        QCOMPARE(table.session().humans(), 0);
        QTRY_VERIFY(table.session().toAct() == 1);
        table.session().setPlayer(0, "human");
        table.session().setPlayer(1, "beginner");
        QTRY_VERIFY(table.session().toAct() == 0);
        QVERIFY(!table.match.bots()->playing());
        QVERIFY(table.view().moves()->rowCount() > 0);
    }

    void leavingTheTableStopsWhoeverThinks()
    {
        QElapsedTimer clock;
        {
            PeopleMatch table("momiji", {"first_game", 2, {}, {}, 0}, "slow");
            untilTheBotIsToAct(table);
            QCOMPARE(table.match.bots()->thinkingSeat(), 1);
            QTest::qWait(200);
            clock.start();
        }
        QVERIFY2(clock.elapsed() < 20'000, "The window closes after a minute of thinking.");
    }

    void itTellsWhatItsSearchFound()
    {
        PeopleMatch table;
        BotPlayer player;
        QList<std::pair<Move, std::shared_ptr<const Thought>>> answers;
        connect(&player, &BotPlayer::chosen, this,
                [&](Move move, const std::shared_ptr<const Thought> &thought) { answers.append({move, thought}); });
        const Node &head = table.session().match()->head();
        for (const char *bot : {"easy", "greedy", "easy", "nobody that is known"}) {
            answers.clear();
            player.ask(bot, table.levels, head.game, head.state, head.game->toAct(head.state), 3);
            QTRY_COMPARE(answers.size(), 1);
            const auto &[move, thought] = answers.front();
            QCOMPARE(head.game->check(head.state, move), noRule);
            QCOMPARE(thought != nullptr, QByteArray(bot) != "greedy");
            if (thought)
                QVERIFY(thought->iterations > 0 && !thought->candidates.empty());
        }
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
