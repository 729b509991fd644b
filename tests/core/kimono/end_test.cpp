#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Refill, the end of the game, and how long a game is.
class EndTest : public QObject
{
    Q_OBJECT

private slots:
    void theEmptyPlaceIsRefilledFromTheDeck();
    void theRefillWaitsUntilTheTokenIsNamed();
    void withoutADeckThePlaceStaysEmptyAndPlayGoesOn();
    void theGameEndsWithTwoCardsLeft();
    void threeCardsAndOneInTheDeckAreTwoMoreTurns();
    void theLastPhotoIsPlacedAndScored();
    // Derived: 22 + 6 turns, 14 each; three choices in every turn; albums of 15. Ruling 14: both have as many turns.
    void aBasicGameHasTwentyEightTurns();
    // Derived: 20 + 6 turns, 13 each, albums of 14 before the rewards.
    void anExpertGameHasTwentySixTurns();
    // Derived: 12 turns; you have 12 cards, Fanny 13; the ring has 8 … 8, 7, 5, 3, 1 cards.
    void aSoloGameHasTwelveTurns();
    void noTrackLeavesItsEndsAndNoTokenIsLost();
};

void EndTest::theEmptyPlaceIsRefilledFromTheDeck()
{
    KimonoTable table(
        "basic", R"({"ring": ["pink_4", "blue_4", "green_4", "yellow_4"], "deck": ["pink_3", "blue_3", "green_3"]})");
    QVERIFY(table.play("take 2"));
    QCOMPARE(table.ring(),
             (QStringList{u"pink_4"_s, u"-"_s, u"green_4"_s, u"yellow_4"_s})); // only at the end of the turn
    QVERIFY(table.play("place right"));
    QCOMPARE(table.firings("refill.draw"), 1);
    QCOMPARE(table.ring(), (QStringList{u"pink_4"_s, u"pink_3"_s, u"green_4"_s, u"yellow_4"_s}));
    QCOMPARE(table.deck(), (QStringList{u"blue_3"_s, u"green_3"_s}));
    QCOMPARE(table.photographer(), 2);
}

void EndTest::theRefillWaitsUntilTheTokenIsNamed()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_4", "green_4"], "deck": ["pink_3"]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.ring().first(), u"-"_s);
    QVERIFY(table.play("name cat"));
    QVERIFY(table.fired("refill.draw"));
    QCOMPARE(table.ring().first(), u"pink_3"_s);
}

void EndTest::withoutADeckThePlaceStaysEmptyAndPlayGoesOn()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4", "yellow_4"], "deck": []})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("refill.empty-deck"));
    QVERIFY(!table.fired("refill.draw"));
    QCOMPARE(table.ring(), (QStringList{u"-"_s, u"blue_4"_s, u"green_4"_s, u"yellow_4"_s}));
    QVERIFY(!table.isOver());
    QCOMPARE(table.toAct(), 1);
}

void EndTest::theGameEndsWithTwoCardsLeft()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4", "yellow_4"], "deck": []})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(!table.fired("end.last-cards"));
    QVERIFY(table.play("take 2", "place right"));
    QVERIFY(table.fired("end.last-cards"));
    QVERIFY(table.isOver());
    QCOMPARE(table.cardsOnRing(), 2);
    QCOMPARE(table.phase(), u"over"_s);
}

void EndTest::threeCardsAndOneInTheDeckAreTwoMoreTurns()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "deck": ["yellow_4"]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.isOver());
}

void EndTest::theLastPhotoIsPlacedAndScored()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "deck": []})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.isOver());
    QCOMPARE(table.track("pink"), 2);
    QCOMPARE(table.winners(), u"A"_s);
}

void EndTest::aBasicGameHasTwentyEightTurns()
{
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        KimonoTable table = KimonoTable::dealt("basic", seed);
        int turns[2] = {};
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            if (table.phase() == u"take"_s) {
                ++turns[table.toAct()];
                QVERIFY(table.cardsOnRing() >= 3);
                QCOMPARE(table.legal().size(), 3);
            }
            table.playOneMove(seed, n);
        }
        QCOMPARE(turns[0], 14);
        QCOMPARE(turns[1], 14);
        QCOMPARE(table.turns(), 28);
        QCOMPARE(table.photos(0).size(), 15);
        QCOMPARE(table.photos(1).size(), 15);
        QCOMPARE(table.cardsOnRing(), 2);
    }
}

void EndTest::anExpertGameHasTwentySixTurns()
{
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        KimonoTable table = KimonoTable::dealt("expert", seed);
        int turns[2] = {};
        bool resolving = false;
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            if (table.phase() == u"take"_s) {
                ++turns[table.toAct()];
                QVERIFY(!resolving);
            } else if (table.phase() == u"reward"_s && !std::exchange(resolving, true)) {
                QCOMPARE(table.photos(0).size(), 14);
                QCOMPARE(table.photos(1).size(), 14);
                QCOMPARE(table.rewards().size(), 4);
            }
            table.playOneMove(seed, n);
        }
        QCOMPARE(turns[0], 13);
        QCOMPARE(turns[1], 13);
        QCOMPARE(table.turns(), 26);
        QCOMPARE(table.photos(0).size() + table.photos(1).size() + table.rewards().size(), 32);
    }
}

void EndTest::aSoloGameHasTwelveTurns()
{
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        KimonoTable table = KimonoTable::dealt("solo", seed);
        QList<int> ringCounts;
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            if (table.phase() == u"take"_s) {
                ringCounts << table.cardsOnRing();
                QCOMPARE(table.legal(), (QStringList{u"take 2"_s, u"take 3"_s}));
            }
            table.playOneMove(seed, n);
        }
        QCOMPARE(ringCounts, (QList<int>{8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 5, 3}));
        QVERIFY(table.fired("solo.last-card")); // the one that remained
        QCOMPARE(table.cardsOnRing(), 0);
        QCOMPARE(table.turns(), 12);
        QCOMPARE(table.photos(0).size(), 1 + 12);
        QCOMPARE(table.photos(1).size(), 1 + 13);
    }
}

void EndTest::noTrackLeavesItsEndsAndNoTokenIsLost()
{
    for (const char *mode : {"basic", "expert", "solo"})
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            KimonoTable table = KimonoTable::dealt(mode, seed);
            const Json all = table.position()["supply"];
            for (std::uint64_t n = 0; !table.isOver(); ++n) {
                table.playOneMove(seed, n);
                const Json position = table.position();
                const QStringList laid = table.tokens(0) + table.tokens(1); // "pink 2,0"
                for (const auto &kind : position["supply"].items()) {
                    const QString name = QString::fromStdString(kind.key) + u' ';
                    QCOMPARE(kind.value.get<qsizetype>() + laid.filter(name).size(), all[kind.key].get<qsizetype>());
                }
                for (const Json &marker : position["tracks"])
                    QVERIFY(qAbs(marker.get<int>()) <= 4);
            }
        }
}

ENGAWA_SUBJECT(kimono_end_test, EndTest, QCoreApplication)
#include "end_test.moc"
