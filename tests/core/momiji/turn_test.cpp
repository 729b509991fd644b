#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The frame of a turn.
class TurnTest : public QObject
{
    Q_OBJECT

private slots:
    void thePromptNamesOnlyWhatIsPossible();
    void thePromptSaysHowManyCardsAreDiscarded();
    void exactlyOneMainAction();
    void aTurnNeedsItsMainAction();    // ruling 5
    void passOnlyWithoutAMainAction(); // ruling 5
    void nobodyPassesWhileCollectingIsPossible(); // ruling 5
    void nobodyPassesWhileARefillIsPossible();    // ruling 5
    void whoPassesRefillsAnEmptyDisplay();        // rulings 5, 11
    void passingEndsTheGame();                    // rulings 5, 7
    void twoCardsAreTradedForAnAcorn();
    void aTradeComesOnceInATurn();
    void aTradeMayComeAfterTheMainAction(); // ruling 3
    void aTradeAndALandscapeInOneTurn();    // ruling 1
    void optionsBetweenRefillAndCollect();  // ruling 3
    void whatWasBegunIsFinishedFirst();
    void aFreeTurnRefusesByTheRuleOfWhatIsTried();
    void nothingIsToBeFinishedWhereNothingIsUnderWay();
    void theHandLimitHoldsAtTheEndOfTheTurn(); // ruling 6
    void withinATurnThereIsNoLimit();          // ruling 6
    void landscapesMayPassTheHandLimit();      // ruling 6
    void theHandLimitHoldsInTheLastTurnToo();  // ruling 6
    void eightCardsAreFine();
    void turnsGoClockwise();
    void nothingIsDoneAfterTheEnd();
};

void TurnTest::thePromptNamesOnlyWhatIsPossible()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "objectives": "zeros", "seats": [{"hand": "green_0_l", "acorns": 9}]})");
    QCOMPARE(table.prompt(), u"Player A: collect, play or take an objective."_s);
    QVERIFY(table.play("refill"));
    QCOMPARE(table.prompt(), u"Player A: collect a column."_s);
    const MomijiTable poor(R"({"columns": {"red": "red_0_l"}, "objectives": "zeros", "seats": [{"acorns": 0}]})");
    QCOMPARE(poor.prompt(), u"Player A: collect a column."_s);
    const MomijiTable done(R"({"turn": {"main": true, "landscape": true}, "seats": [{"hand": "red_3 red_2"}]})");
    QCOMPARE(done.prompt(), u"Player A: trade, or end the turn."_s);
}

void TurnTest::thePromptSaysHowManyCardsAreDiscarded()
{
    const MomijiTable table(R"({"phase": "hand_limit", "turn": {"main": true}, "seats": [{"hand":
        "red_0_l red_0_r red_1_l red_1_r red_2 red_3 green_0_l green_0_r green_2 green_3"}]})");
    QCOMPARE(table.prompt(), u"Player A: discard 2 cards; 8 may stay in your hand."_s);
    QVERIFY(table.prompt("ja").contains(u"2枚捨てて"_s));
}

void TurnTest::exactlyOneMainAction()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "objectives": "zeros", "seats": [{"hand": "brown_0_l"}]})");
    QVERIFY(table.allows("play brown_0_l"));
    QVERIFY(table.allows("objective zeros"));
    QVERIFY(table.play("collect red"));
    QVERIFY(table.refuses("collect green", "turn.one-main"));
    QVERIFY(table.refuses("play brown_0_l", "turn.one-main"));
    QVERIFY(table.refuses("objective zeros", "turn.one-main"));
    QVERIFY(table.allows("end")); // a trade is still possible
}

void TurnTest::aTurnNeedsItsMainAction() // ruling 5
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "brown_2 brown_3"}]})");
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(table.play("trade brown_2", "trade brown_3"));
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(table.refuses("pass", "turn.pass"));
    QVERIFY(table.allows("collect red"));
}

void TurnTest::passOnlyWithoutAMainAction() // ruling 5
{
    MomijiTable table(
        R"({"turns_left": 2, "columns": {}, "deck": "", "objectives": "zeros", "seats": [{"acorns": 2, "hand": "brown_2 brown_3"}, {"hand": "red_0_l"}]})");
    QVERIFY(table.allows("pass"));
    QVERIFY(table.play("trade brown_2", "trade brown_3"));
    QVERIFY(table.refuses("pass", "turn.pass")); // now the objective can be paid
    QVERIFY(table.play("objective zeros", "(end)"));
    QCOMPARE(table.toAct(), 1);
    QVERIFY(table.refuses("pass", "turn.pass"));
    QVERIFY(table.allows("play red_0_l"));
    MomijiTable passing(
        R"({"turns_left": 2, "columns": {}, "deck": "", "seats": [{"acorns": 2, "hand": "brown_2"}, {"hand": "red_0_l"}]})");
    QVERIFY(passing.play("pass"));
    QVERIFY(passing.fired("turn.pass"));
    QCOMPARE(passing.toAct(), 1);
}

void TurnTest::nobodyPassesWhileCollectingIsPossible() // ruling 5
{
    const MomijiTable table(R"({"turns_left": 2, "columns": {"red": "red_3"}, "deck": "", "seats": [{"acorns": 0}]})");
    QVERIFY(table.refuses("pass", "turn.pass"));
    QVERIFY(table.allows("collect red"));
}

void TurnTest::nobodyPassesWhileARefillIsPossible() // ruling 5
{
    // An empty display beside a deck: a position made by hand, or rules without the free refill.
    MomijiTable table(R"({"columns": {}, "deck": "red_3 red_2 red_1_l red_0_l", "seats": [{"acorns": 1}]})");
    QVERIFY(table.refuses("pass", "turn.pass"));
    QVERIFY(table.play("refill", "collect red", "(end)"));
    const MomijiTable poor(R"({"columns": {}, "deck": "red_3 red_2 red_1_l red_0_l", "seats": [{"acorns": 0}]})");
    QVERIFY(poor.allows("pass"));
}

void TurnTest::whoPassesRefillsAnEmptyDisplay() // rulings 5, 11
{
    for (const bool always : {true, false}) {
        MomijiTable table(R"({"columns": {}, "deck": "red_3 red_2 red_1_l red_0_l brown_2", "seats": [{"acorns": 0}]})",
                          players(2), change("rules.json", "/empty_display_refills", always));
        QVERIFY(table.play("pass"));
        QVERIFY(table.fired("collect.empty-display"));
        QCOMPARE(table.column("red"), u"red_3 red_2 red_1_l red_0_l"_s);
        QCOMPARE(table.acorns(), 0);
        QCOMPARE(table.toAct(), 1);
        QVERIFY(table.refuses("pass", "turn.pass"));
    }
}

void TurnTest::passingEndsTheGame() // rulings 5, 7
{
    // Nothing is left to take, and nobody has said yet that the game ends.
    MomijiTable table(R"({"columns": {}, "deck": "", "seats": [{"acorns": 0}, {"acorns": 0}, {"acorns": 0}]})",
                      players(3));
    QVERIFY(table.play("pass"));
    QVERIFY(table.fired("end.deck"));
    QCOMPARE(table.turnsLeft(), 3);
    QVERIFY(table.play("pass", "pass"));
    QVERIFY(!table.fired("end.deck")); // ruling 48
    QVERIFY(!table.isOver());
    QVERIFY(table.play("pass"));
    QVERIFY(table.isOver());
}

void TurnTest::twoCardsAreTradedForAnAcorn()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "brown_2 brown_3 green_0_l"}]})");
    QVERIFY(table.play("trade brown_2"));
    QCOMPARE(table.acorns(), 5);
    QVERIFY(table.refuses("collect red", "turn.order"));
    QVERIFY(table.play("trade green_0_l"));
    QVERIFY(table.fired("trade.cards"));
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.hand(), u"brown_3"_s);
    QCOMPARE(table.discardPile(), u"brown_2 green_0_l"_s);
    const MomijiTable one(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "brown_2"}]})");
    QVERIFY(one.refuses("trade brown_2", "trade.cards"));
}

void TurnTest::aTradeComesOnceInATurn()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "brown_2 brown_2 brown_3 brown_3"}]})");
    QVERIFY(table.play("trade brown_2", "trade brown_2"));
    QVERIFY(table.refuses("trade brown_3", "trade.once"));
    QVERIFY(table.allows("collect red"));
}

void TurnTest::aTradeMayComeAfterTheMainAction() // ruling 3
{
    MomijiTable table(R"({"columns": {"red": "red_0_l red_2", "green": "green_2"}})");
    QVERIFY(table.play("collect red", "trade red_0_l", "trade red_2"));
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.toAct(), 1); // nothing was left to do
}

void TurnTest::aTradeAndALandscapeInOneTurn() // ruling 1
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_2 brown_3", "landscapes": "c"}]})");
    QVERIFY(table.play("use c", "trade brown_2", "trade brown_3", "collect red", "(end)"));
    QVERIFY(table.fired("landscape.use"));
    QVERIFY(table.fired("trade.cards"));
    QCOMPARE(table.acorns(), 7); // 5 - 1 + 2 + 1
}

void TurnTest::optionsBetweenRefillAndCollect() // ruling 3
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_2 brown_3", "landscapes": "c"}]})");
    QVERIFY(table.play("refill", "trade brown_2", "trade brown_3", "use c", "collect red", "(end)"));
    QCOMPARE(table.acorns(), 6); // 5 - 1 + 1 - 1 + 2
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::whatWasBegunIsFinishedFirst()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "green_0_l green_0_r brown_2", "landscapes": "c"}]})");
    QVERIFY(table.allows("use c"));
    QVERIFY(table.play("play green_0_l"));
    for (const char *move : {"use c", "refill", "collect red", "trade brown_2", "end", "pass", "discard brown_2"})
        QVERIFY(table.refuses(move, "turn.order"));
    QVERIFY(table.allows("play green_0_r"));
    QVERIFY(table.allows("done"));
}

void TurnTest::aFreeTurnRefusesByTheRuleOfWhatIsTried()
{
    const MomijiTable table(R"({"columns": {"red": "red_0_l"}, "discard": "brown_2", "objectives": "sum",
        "seats": [{"hand": "green_0_l", "objectives": "zeros", "piles": ["green_0_r"]}]})");
    QVERIFY(table.refuses("draft a", "draft.pick"));
    QVERIFY(table.refuses("swap zeros sum", "ability.swap"));
    QVERIFY(table.refuses("top red", "ability.tops"));
    QVERIFY(table.refuses("discard green_0_l", "trade.cards"));
    QVERIFY(table.refuses("order green", "ability.rearrange"));
    QVERIFY(table.refuses("take brown_2", "ability.discarded"));
    QVERIFY(table.refuses("tuck green_0_l green", "ability.tuck"));
    QVERIFY(table.refuses("place left", "ability.reveal"));
    QVERIFY(table.refuses("exchange green_0_l red_0_l", "garden.module"));
    QVERIFY(table.refuses("done", "turn.must-act"));
    MomijiTable after(R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_2 brown_3"}]})");
    QVERIFY(after.play("collect red"));
    QCOMPARE(after.phase(), u"turn"_s); // a trade may follow
    QVERIFY(after.refuses("done", "turn.one-main"));
}

void TurnTest::nothingIsToBeFinishedWhereNothingIsUnderWay()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        MomijiTable table = MomijiTable::dealt(players(3), seed);
        for (std::uint64_t n = 0; n < 300 && !table.isOver(); table.playOneMove(seed, n++)) {
            if (table.phase() != u"draft"_s && table.phase() != u"turn"_s)
                continue;
            const Game &game = table.game();
            MoveList attempts;
            game.attempts(table.state(), attempts);
            for (const Move tried : attempts) {
                const RuleIndex rule = game.check(table.state(), tried);
                QVERIFY2(rule == noRule || game.rules()[static_cast<std::size_t>(rule)] != "turn.order",
                         game.notation(table.state(), tried).c_str());
            }
        }
    }
}

void TurnTest::theHandLimitHoldsAtTheEndOfTheTurn() // ruling 6
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2 red_3", "green": "green_2"}, "seats": [{"hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"}]})");
    QVERIFY(table.play("collect red", "end"));
    QCOMPARE(table.phase(), u"hand_limit"_s);
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.refuses("discard green_2", "turn.hand-card"));
    QVERIFY(table.refuses("end", "turn.order")); // two must go first
    QVERIFY(table.refuses("trade brown_2", "turn.order"));
    QVERIFY(table.refuses("done", "turn.hand-limit"));
    QVERIFY(table.allows("discard brown_2"));
    QVERIFY(table.play("discard red_0_l", "discard brown_3"));
    QVERIFY(table.fired("turn.hand-limit"));
    QCOMPARE(table.handSize(), 8);
    QCOMPARE(table.discardPile(), u"red_0_l brown_3"_s);
    QCOMPARE(table.acorns(), 5);
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::withinATurnThereIsNoLimit() // ruling 6
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2 red_3", "green": "green_2"}, "seats": [{"hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"}]})");
    QVERIFY(table.play("collect red"));
    QCOMPARE(table.handSize(), 10);
    QVERIFY(table.play("trade red_0_l", "trade red_2", "(end)"));
    QCOMPARE(table.handSize(), 8);
    QVERIFY(!table.fired("turn.hand-limit"));
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::landscapesMayPassTheHandLimit() // ruling 6
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "green": "green_2 green_3", "yellow": "yellow_2"}, "seats": [{"landscapes": "b", "hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"}]})");
    QVERIFY(table.play("use b", "collect red", "collect green"));
    QCOMPARE(table.handSize(), 11);
    QVERIFY(table.play("end"));
    QCOMPARE(table.phase(), u"hand_limit"_s);
}

void TurnTest::theHandLimitHoldsInTheLastTurnToo() // ruling 6
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_l red_2", "green": "green_2"}, "seats": [
        {"objectives": "hand", "hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"},
        {"hand": "yellow_0_l yellow_0_r yellow_1_l yellow_1_r yellow_2 yellow_2 yellow_2 yellow_3"}]})");
    QVERIFY(table.play("collect red", "end"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("discard red_2"));
    QVERIFY(table.fired("turn.hand-limit"));
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.objectives", 0), 10); // eight cards each
    QCOMPARE(table.score("score.objectives", 1), 3);
}

void TurnTest::eightCardsAreFine()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"}]})");
    QVERIFY(table.play("collect red", "end"));
    QCOMPARE(table.handSize(), 8);
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::turnsGoClockwise()
{
    MomijiTable table(R"({"seat": 2, "columns": {"red": "red_0_l", "green": "green_2", "brown": "brown_3"}})",
                      players(3));
    QVERIFY(table.play("collect red", "(end)"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("collect green", "(end)"));
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::nothingIsDoneAfterTheEnd()
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_l", "green": "green_2"}})");
    QVERIFY(table.allows("collect green"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.isOver());
    QVERIFY(table.refuses("collect green", "turn.over"));
    QVERIFY(table.legal().isEmpty());
}

ENGAWA_SUBJECT(momiji_turn_test, TurnTest, QCoreApplication)
#include "turn_test.moc"
