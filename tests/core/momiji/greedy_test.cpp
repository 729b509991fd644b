#include "core/bots/bot.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Positions out of games between bots in which a player would shake the head over another move.
class GreedyTest : public QObject
{
    Q_OBJECT

private slots:
    void itDraftsTheLandscapeThatWinsMost();
    void itBuysWhatItLeadsByFar();
    void itStacksBeforeItCloses();
    void itBuysNoObjectiveThatAnotherLeads();
    void itKeepsTheCardThatAPileWaitsFor();
    void itBuysWhatItLeadsWhenTheEndIsNear();
    void inTheColdBreezeItDoesNotSellTheCardsItMustDiscard();
    void itTakesASoloWinInSight();
    void itDoesNotEndAGameThatItLoses();
    void itEndsAGameThatItWins();
    void theLargestHandIsPlayedNevertheless();
    void itBuysTheTokenOfALeafThatHasItsPoints();
    void inTheEquinoxItKeepsTheLastCardOfAPile();
};

namespace {

// A table at which the bot plays one turn, or all that are left.
class BotTable : public MomijiTable
{
public:
    using MomijiTable::MomijiTable;

    QStringList turn(std::uint64_t seed)
    {
        QStringList notations;
        const Seat seat = m_game->toAct(m_state);
        do
            notations << step(seed, notations.size());
        while (m_game->toAct(m_state) == seat && !m_game->wholeDecision(m_state));
        return notations;
    }
    void toTheEnd(std::uint64_t seed)
    {
        for (int n = 0; n < 500 && !isOver(); ++n)
            step(seed, n);
    }

private:
    QString step(std::uint64_t seed, qsizetype n)
    {
        const auto bot = makeBot("greedy");
        const Move move =
            bot->choose(*m_game, m_state, m_game->toAct(m_state), draw(seed, 1, static_cast<std::uint64_t>(n)));
        const QString notation = QString::fromStdString(m_game->notation(m_state, move));
        m_game->apply(m_state, move, &m_events);
        return notation;
    }
};

constexpr std::uint64_t seeds = 5;

// One Torii is left, and A could take it. Piles are 12 points and more for A, 33 for B.
std::string lastTorii(int acorns, int othersAcorns)
{
    const QString position = uR"({"leaves": "red orange green purple", "toriis": 1,
        "columns": {"orange": "orange_0_l orange_1_l", "green": "green_1_r"},
        "seats": [{"hand": "red_3 orange_0_r orange_1_r purple_0_l", "acorns": %1,
                   "piles": ["red_0_r red_1_l red_2 red_2", "green_0_l green_1_l"]},
                  {"hand": "green_0_r purple_1_r", "acorns": %2,
                   "piles": ["green_0_r green_1_r green_2 green_3",
                             "purple_0_l purple_0_r purple_1_l purple_2 purple_3",
                             "orange_0_l orange_1_l orange_2"]}]})"_s;
    return position.arg(acorns).arg(othersAcorns).toStdString();
}

} // namespace

// Four revealed cards onto the piles or two more cards with a column, against the tops of three columns.
void GreedyTest::itDraftsTheLandscapeThatWinsMost()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable first(R"({"phase": "draft", "draft": {"shown": "k n e", "deck": "b d f g h i"}})");
        QCOMPARE(first.turn(seed), QStringList{u"draft n"_s});
        BotTable second(R"({"phase": "draft", "draft": {"shown": "k d e", "deck": "b f g h i n"}})");
        QCOMPARE(second.turn(seed), QStringList{u"draft e"_s});
    }
}

// Eight orange cards to none, in the middle of the game, with acorns to spare and nothing in the hand.
void GreedyTest::itBuysWhatItLeadsByFar()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "red orange green purple", "toriis": 4, "objectives": "orange_leaves sum hand",
            "columns": {"orange": "orange_2"},
            "seats": [{"acorns": 14,
                       "piles": ["orange_0_l orange_0_r orange_0_lr orange_1_l orange_1_r orange_2 orange_2 orange_3",
                                 "green_0_l green_1_r"]},
                      {"hand": "red_0_l red_1_r green_0_lr", "acorns": 6,
                       "piles": ["purple_0_l purple_1_r", "red_0_r"]}]})",
                       players(2, {}, "first_game"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(moves.contains(u"objective orange_leaves"_s), qPrintable(moves.join(u", ")));
    }
}

// Two 2s and the 3 in hand: a pile closed at once would be a card smaller for good.
void GreedyTest::itStacksBeforeItCloses()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "red orange green purple", "toriis": 3, "objectives": "red_leaves sum fewest",
            "columns": {"orange": "orange_0_lr"},
            "seats": [{"hand": "red_2 red_2 red_3", "acorns": 9,
                       "piles": ["red_0_r red_1_l", "green_0_l green_1_r green_2 green_3", "purple_0_l purple_0_r",
                                 "orange_1_l orange_1_r orange_2"]},
                      {"hand": "red_0_l red_1_r green_0_lr", "piles": ["purple_0_l purple_1_r purple_2 purple_3"]}]})",
                       players(2, {}, "first_game"));
        table.turn(seed);
        QVERIFY2(!table.pile("red").contains(u"red_3"), qPrintable(table.pile("red")));
    }
}

// Nothing to play and one poor column: even that is better than three acorns for points that go to the other.
void GreedyTest::itBuysNoObjectiveThatAnotherLeads()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "red orange green purple", "toriis": 1, "objectives": "orange_leaves",
            "columns": {"green": "green_0_l"},
            "deck": "green_0_r orange_0_r red_3 red_0_l purple_3 green_0_lr orange_3 purple_0_lr green_1_l",
            "seats": [{"hand": "red_2", "acorns": 4, "objectives": "sum fewest",
                       "piles": ["red_0_r red_1_l red_2 red_3", "green_0_l green_1_r green_2 green_3",
                                 "purple_0_l purple_0_r purple_1_l purple_2", "orange_1_l orange_1_r orange_2"]},
                      {"acorns": 7, "piles": ["orange_0_r orange_1_r orange_1_l orange_2",
                                              "green_0_r green_1_l green_1_r green_2 green_2",
                                              "purple_0_l purple_1_r purple_2 purple_3",
                                              "red_0_r red_0_lr red_1_r red_1_l red_2"]}]})",
                       players(2, {}, "first_game"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(!moves.contains(u"objective orange_leaves"_s), qPrintable(moves.join(u", ")));
    }
}

// The purple 3 waits for its 2; the orange cards have no pile and no 0.
void GreedyTest::itKeepsTheCardThatAPileWaitsFor()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "red orange green purple", "objectives": "sum",
            "columns": {"purple": "purple_2 purple_1_l"},
            "seats": [{"hand": "orange_3 orange_3 orange_2 red_3 red_3 purple_3 purple_1_r green_2", "acorns": 4,
                       "piles": ["purple_0_l", "green_0_l green_1_r"]}, {}]})",
                       players(2, {}, "first_game"));
        table.turn(seed);
        QVERIFY2(table.hand().contains(u"purple_3"), qPrintable(table.hand()));
    }
}

// Eight cards of the cool trio to two, many acorns, little deck: ten points for three, at the latest in the last round.
void GreedyTest::itBuysWhatItLeadsWhenTheEndIsNear()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "red yellow purple brown", "toriis": 3, "objectives": "cool_trio",
            "columns": {"yellow": "yellow_2", "red": "red_3"}, "deck": "red_0_l red_1_l red_2 yellow_3",
            "seats": [{"acorns": 17, "piles": ["yellow_0_l yellow_1_r",
                                               "purple_0_l purple_0_r purple_1_l purple_1_r purple_2",
                                               "brown_0_l brown_0_r brown_1_l"]},
                      {"acorns": 7, "piles": ["purple_0_lr purple_1_l", "red_0_r red_1_r red_2 red_3"]}]})");
        table.toTheEnd(seed);
        QVERIFY2(table.owned().contains(u"cool_trio"), qPrintable(table.owned()));
    }
}

// Every Play costs a card besides: the 0s are not for sale while good cards wait in the hand.
void GreedyTest::inTheColdBreezeItDoesNotSellTheCardsItMustDiscard()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"columns": {"purple": "purple_3 purple_0_r", "green": "green_1_l", "brown": "brown_0_lr"},
            "deck": "", "objectives": "single_pile zeros",
            "seats": [{"hand": "purple_0_l purple_2 purple_3 brown_0_l brown_2", "acorns": 1,
                       "landscapes": "a e:acorn,owner_used c",
                       "objectives": "green_leaves purple_leaves brown_leaves",
                       "piles": ["purple_0_r purple_1_l", "green_0_lr green_1_r green_2 green_3",
                                 "brown_0_r brown_1_l brown_2"]}]})",
                       solo("cold_breeze"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(moves.filter(u"trade"_s).isEmpty(), qPrintable(moves.join(u", ")));
    }
}

// The brown 2 now, then brown 3 and purple 3 together: each pile has its ten points, and landscape C puts brown in the
// middle. One more column would end the game too early.
void GreedyTest::itTakesASoloWinInSight()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"columns": {"purple": "purple_3 purple_0_r", "green": "green_1_l", "brown": "brown_0_lr"},
            "deck": "", "objectives": "single_pile zeros",
            "seats": [{"hand": "purple_3 brown_0_l brown_2 brown_3", "acorns": 5,
                       "landscapes": "a e:acorn,owner_used c",
                       "objectives": "green_leaves purple_leaves brown_leaves",
                       "piles": ["purple_0_r purple_1_l purple_2", "green_0_lr green_1_r green_2 green_3",
                                 "brown_0_r brown_1_l brown_2"]}]})",
                       solo("cold_breeze"));
        table.toTheEnd(seed);
        QVERIFY2(table.winners() == u"A", qPrintable(table.pile("brown") + u" / "_s + table.piles()));
    }
}

// The last Torii in reach, and nearly thirty points behind: with twenty cards in the deck the game may still turn.
void GreedyTest::itDoesNotEndAGameThatItLoses()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(lastTorii(4, 9), players(2, {}, "first_game"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(table.turnsLeft() == 0, qPrintable(moves.join(u", ")));
    }
}

// The same table from the other side of the lead.
void GreedyTest::itEndsAGameThatItWins()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(lastTorii(40, 0), players(2, {}, "first_game"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(table.turnsLeft() > 0, qPrintable(moves.join(u", ")));
    }
}

// Whoever owns “Largest hand” must hold the cards at the end, not all the time: brown is of no use, yellow and green go
// on.
void GreedyTest::theLargestHandIsPlayedNevertheless()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"leaves": "orange yellow green brown", "toriis": 4,
            "columns": {"brown": "brown_2 brown_2 brown_0_l"},
            "seats": [{"hand": "yellow_1_l yellow_1_l yellow_2 yellow_2 yellow_2 yellow_3 green_1_r green_2",
                       "acorns": 1, "objectives": "hand", "piles": ["yellow_0_r", "green_0_lr"]},
                      {"hand": "orange_0_l orange_1_r green_0_r green_1_l green_3", "acorns": 2,
                       "piles": ["orange_0_r", "green_0_l"]}]})",
                       players(2, {}, "first_game"));
        const QStringList moves = table.turn(seed);
        QVERIFY2(!moves.filter(u"play"_s).isEmpty(), qPrintable(moves.join(u", ")));
    }
}

// Three piles have their ten points, but one of them without its token, and there are acorns enough.
void GreedyTest::itBuysTheTokenOfALeafThatHasItsPoints()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"columns": {"red": "red_0_l", "green": "green_0_r green_1_l", "brown": "brown_1_l"},
            "deck": "brown_2 green_0_r yellow_2 yellow_1_r yellow_1_r red_0_lr brown_1_r red_1_r",
            "objectives": "green_leaves",
            "seats": [{"acorns": 13, "landscapes": "f:acorn,owner_used f:acorn,owner_used b:acorn,owner_used",
                       "objectives": "red_leaves yellow_leaves brown_leaves",
                       "piles": ["brown_0_r", "yellow_0_r yellow_1_l yellow_2 yellow_3", "red_0_l red_1_l red_2 red_3",
                                 "green_0_l green_1_r green_2 green_2 green_3"]}]})",
                       solo("meditation"));
        table.toTheEnd(seed);
        QVERIFY2(table.owned().contains(u"green_leaves"), qPrintable(table.owned()));
    }
}

// Both piles want a 2 and a 3, and each Play costs a card besides: cards to throw away come first.
void GreedyTest::inTheEquinoxItKeepsTheLastCardOfAPile()
{
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        BotTable table(R"({"columns": {"red": "red_1_r", "orange": "orange_0_r orange_0_lr", "yellow": "yellow_1_l"},
            "deck": "red_0_l yellow_1_r orange_2 red_0_r yellow_0_l orange_2 yellow_1_r red_1_r",
            "discard": "red_3 yellow_3", "objectives": "torii acorns",
            "seats": [{"hand": "red_2 red_3 yellow_2 yellow_3", "acorns": 4,
                       "landscapes": "d:acorn,owner_used b:acorn,owner_used g:acorn,owner_used",
                       "objectives": "red_leaves orange_leaves yellow_leaves",
                       "piles": ["yellow_0_r yellow_1_l", "red_0_l red_1_l",
                                 "orange_0_l orange_1_l orange_2 orange_3"]}]})",
                       solo("equinox"));
        table.toTheEnd(seed);
        QVERIFY2(table.winners() == u"A", qPrintable(table.pile("red") + u" / "_s + table.pile("yellow")));
    }
}

ENGAWA_SUBJECT(momiji_greedy_test, GreedyTest, QCoreApplication)
#include "greedy_test.moc"
