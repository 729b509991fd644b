#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// A solo game: its setup, its turns and its tokens.
class SoloTest : public QObject
{
    Q_OBJECT

private slots:
    void tokensAreCalledTokens();
    void everyTokenSaysWhatItRequiresAndCosts();
    void aFormulaWithoutASentenceIsToldAsItIs();
    void theScenariosAreSetUp_data();
    void theScenariosAreSetUp();
    void noModulesInASoloGame(); // ruling 55
    void thereIsNoPaidRefill();
    void collectingClearsTheDisplay();
    void landscapesAndTheDisplay();
    void fMayEmptyTheDisplay(); // ruling 11
    void aPlayDiscardsACard();          // ruling 56
    void aSpreadDiscardsACardToo();     // ruling 56
    void anEmptyHandDiscardsNothing();  // ruling 56
    void eNeedsNoDiscard();
    void aTokenClearsTheDisplay();
    void typeTokensNeedTheirPile();
    void typeTokensCostTheTopValue();
    void everyScenarioSellsItsTypeTokensSo_data();
    void everyScenarioSellsItsTypeTokensSo();
    void singlePileNeedsTheCentre(); // ruling 52
    void zerosCountHandAndTops();
    void toriiTokenNeedsEveryPile(); // ruling 51
    void halfTheAcorns();
    void theSumToken();
};

void SoloTest::everyTokenSaysWhatItRequiresAndCosts()
{
    const Game &game = *printedGame();
    const auto told = [&](const std::string &id, const char *language) {
        QStringList lines;
        for (const Message &goal : game.about("scenarios", id).goals) {
            const bool plain = goal.key.starts_with("about."); // no sentence for such a formula
            lines << (plain ? u"?"_s : QString::fromStdString(game.texts().format(language, goal)));
        }
        return lines.join(u' ');
    };
    for (const EntryPtr &scenario : game.data().table("scenarios").entries())
        for (const char *language : {"en", "ja"}) {
            const QString all = told(scenario->id + "/solo.requires", language);
            QVERIFY2(!all.contains(u'?') && !all.contains(u'{'), qPrintable(all));
            for (const auto &token : scenario->value.at("tokens").items()) {
                const QString one = told(scenario->id + "/objectives/" + token.key, language);
                QVERIFY2(!one.isEmpty() && all.contains(one), qPrintable(one));
            }
        }
    QCOMPARE(told("cold_breeze/objectives/green_leaves", "en"),
             u"“Green leaves” requires at least 1 card in your green pile. It costs as many acorns as your green pile "
             "shows on top."_s);
    QCOMPARE(
        told("equinox/objectives/torii", "en"),
        u"“Torii” requires at least 1 pile, and that all your piles are closed with a Torii. It costs half of your "
        "acorns, rounded down."_s);
    QVERIFY(told("cold_breeze/objectives/torii", "en").isEmpty()); // not a token there
    QVERIFY(game.about("objectives", "zeros").rules.front()
            != game.about("scenarios", "cold_breeze/objectives/zeros").rules.front());
}

void SoloTest::aFormulaWithoutASentenceIsToldAsItIs()
{
    const GamePtr game = change("scenarios.json", "/cold_breeze/tokens/zeros/cost", "2 * piles");
    const About about = game->about("scenarios", "cold_breeze/objectives/zeros");
    QCOMPARE(QString::fromStdString(game->texts().format("en", about.goals.back())),
             u"It costs so many acorns: 2 * piles."_s);
}

void SoloTest::tokensAreCalledTokens()
{
    MomijiTable table(R"({"columns": {"green": "green_2"}, "seats": [{"piles": ["green_0_l green_1_l"]}]})",
                      solo("cold_breeze"));
    QVERIFY2(table.prompt().endsWith("collect or take a token."), qPrintable(table.prompt()));
    QVERIFY(table.labels().contains(u"Take the token “Green leaves” for 1 acorn"_s));
    QVERIFY(table.play("objective green_leaves"));
    QVERIFY(table.log().contains(u"takes the token “Green leaves” for 1 acorn."_s));
    QVERIFY(!table.log().contains(u"objective"_s));
}

void SoloTest::theScenariosAreSetUp_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("hand");
    QTest::addColumn<QString>("landscapes");
    QTest::addColumn<QString>("tokens");
    QTest::newRow("cold_breeze") << 42 << 6 << u"a c e"_s
                                 << u"brown_leaves green_leaves purple_leaves single_pile zeros"_s;
    QTest::newRow("meditation") << 56 << 4 << u"b f f"_s << u"brown_leaves green_leaves red_leaves yellow_leaves"_s;
    QTest::newRow("equinox") << 42 << 6 << u"b d g"_s << u"acorns orange_leaves red_leaves torii yellow_leaves"_s;
    QTest::newRow("autumn_colors")
        << 84 << 4 << u"a d d"_s
        << u"brown_leaves green_leaves orange_leaves purple_leaves red_leaves sum yellow_leaves"_s;
}

void SoloTest::theScenariosAreSetUp()
{
    QFETCH(int, cards);
    QFETCH(int, hand);
    QFETCH(QString, landscapes);
    QFETCH(QString, tokens);
    const MomijiTable table = MomijiTable::dealt(solo(QTest::currentDataTag()), 7);
    QVERIFY(table.fired("solo.setup"));
    const auto sorted = [](const QString &words) {
        QStringList list = words.split(u' ');
        list.sort();
        return list.join(u' ');
    };
    QCOMPARE(table.handSize(), hand);
    QCOMPARE(table.deck(), cards - hand - 4);
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(sorted(table.landscapes()), landscapes);
    QCOMPARE(sorted(table.available()), tokens);
}

void SoloTest::noModulesInASoloGame() // ruling 55
{
    Setup setup = solo("equinox");
    Problems problems;
    checkSetup(setup, printedGame()->data(), problems);
    QVERIFY(problems.empty());
    setup.modules = {"squirrel"};
    checkSetup(setup, printedGame()->data(), problems);
    QVERIFY(!problems.empty());
    const MomijiTable table(R"({"seats": [{"hand": "red_0_l"}]})", solo("equinox"));
    QVERIFY(table.refuses("garden", "garden.module"));
}

void SoloTest::thereIsNoPaidRefill()
{
    const MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{}]})", solo("equinox"));
    QVERIFY(table.refuses("refill", "solo.no-refill"));
    QVERIFY(table.allows("collect red"));
}

void SoloTest::collectingClearsTheDisplay()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "yellow": "yellow_2", "orange": "orange_3"}, "deck": "red_3 yellow_0_l yellow_3 orange_2 red_2", "seats": [{}]})",
        solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.collect"));
    QCOMPARE(table.hand(), u"red_0_l red_2"_s);
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.column("yellow"), u"yellow_0_l yellow_3"_s);
    QCOMPARE(table.deck(), 1);
    QStringList gone = table.discardPile().split(u' ');
    gone.sort();
    QCOMPARE(gone.join(u' '), u"orange_3 yellow_2"_s);
    QCOMPARE(table.toAct(), 0);
}

void SoloTest::landscapesAndTheDisplay()
{
    // F and D leave the display alone, B clears the rest.
    MomijiTable f(R"({"columns": {"red": "red_0_l red_2", "yellow": "yellow_2"}, "seats": [{"landscapes": "f"}]})",
                  solo("meditation"));
    QVERIFY(f.play("use f", "top red"));
    QVERIFY(!f.fired("solo.collect"));
    QCOMPARE(f.displayed(), 2);
    QCOMPARE(f.acorns(), 6);
    MomijiTable d(
        R"({"columns": {"red": "red_0_l", "yellow": "yellow_2"}, "deck": "red_3 yellow_0_l yellow_3 orange_2 red_2", "seats": [{"landscapes": "d"}]})",
        solo("equinox"));
    QVERIFY(d.play("use d", "discard red_3", "(end)"));
    QVERIFY(!d.fired("solo.collect"));
    QCOMPARE(d.displayed(), 2);
    QCOMPARE(d.handSize(), 3);
    MomijiTable b(
        R"({"columns": {"red": "red_0_l", "yellow": "yellow_2", "orange": "orange_3"}, "deck": "red_3 yellow_0_l yellow_3 orange_2 red_2", "seats": [{"landscapes": "b"}]})",
        solo("equinox"));
    QVERIFY(b.play("use b", "collect red", "collect yellow", "(end)"));
    QVERIFY(b.fired("solo.collect"));
    QCOMPARE(b.discardPile(), u"orange_3"_s);
    QCOMPARE(b.displayed(), 4);
}

void SoloTest::fMayEmptyTheDisplay() // ruling 11
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "red_3 yellow_0_l yellow_3 green_2 red_2", "seats": [{"landscapes": "f"}]})",
        solo("meditation"));
    QVERIFY(table.play("use f", "top red"));
    QVERIFY(table.fired("collect.empty-display"));
    QVERIFY(!table.fired("solo.collect"));
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.turnsLeft(), 0);
}

void SoloTest::aPlayDiscardsACard() // ruling 56
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "red_0_l yellow_2 yellow_3"}]})",
                      solo("equinox"));
    QVERIFY(table.play("play red_0_l", "(done)"));
    QCOMPARE(table.phase(), u"play_discard"_s);
    QVERIFY(table.refuses("discard orange_2", "turn.hand-card"));
    QVERIFY(table.refuses("end", "turn.order"));
    QVERIFY(table.refuses("done", "solo.play-discard"));
    QVERIFY(table.play("discard yellow_2"));
    QVERIFY(table.fired("solo.play-discard"));
    QCOMPARE(table.phase(), u"turn"_s); // one card is enough
    QCOMPARE(table.hand(), u"yellow_3"_s);
    QCOMPARE(table.discardPile(), u"yellow_2"_s);
    QCOMPARE(table.acorns(), 5); // no acorn for it
}

void SoloTest::aSpreadDiscardsACardToo() // ruling 56
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "red_0_l yellow_0_l orange_2"}]})",
                      solo("equinox"));
    QVERIFY(table.play("play red_0_l", "play yellow_0_l right", "(done)"));
    QCOMPARE(table.phase(), u"play_discard"_s);
    QVERIFY(table.play("discard orange_2"));
    QCOMPARE(table.discardPile(), u"orange_2"_s);
}

void SoloTest::anEmptyHandDiscardsNothing() // ruling 56
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "red_0_l"}]})", solo("equinox"));
    QVERIFY(table.play("play red_0_l"));
    QVERIFY(!table.fired("solo.play-discard"));
    QCOMPARE(table.phase(), u"turn"_s);
    QCOMPARE(table.column("red"), u"red_0_l"_s); // a Play leaves the display
}

void SoloTest::eNeedsNoDiscard()
{
    MomijiTable table(R"({"columns": {"green": "green_0_l green_2"}, "seats": [{"landscapes": "e"}]})",
                      solo("cold_breeze"));
    QVERIFY(table.play("use e", "collect green", "play green_0_l", "(done)", "(end)"));
    QVERIFY(!table.fired("solo.play-discard"));
    QCOMPARE(table.hand(), u"green_2"_s);
    QCOMPARE(table.phase(), u"turn"_s); // the next one
    QVERIFY(table.refuses("end", "turn.must-act"));
}

void SoloTest::aTokenClearsTheDisplay()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "yellow": "yellow_2"}, "deck": "red_3 yellow_0_l yellow_3 orange_2 red_2", "seats": [{"piles": ["red_2"]}]})",
        solo("equinox"));
    QVERIFY(table.play("objective red_leaves", "(end)"));
    QVERIFY(table.fired("solo.objective"));
    QCOMPARE(table.owned(), u"red_leaves"_s);
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.deck(), 1);
    QCOMPARE(table.discardPile().split(u' ').size(), 2);
}

void SoloTest::typeTokensNeedTheirPile()
{
    const MomijiTable table(R"({"seats": [{"piles": ["red_0_l"], "acorns": 9}]})", solo("equinox"));
    QVERIFY(table.refuses("objective yellow_leaves", "solo.requires"));
    QVERIFY(table.allows("objective red_leaves"));
}

void SoloTest::typeTokensCostTheTopValue()
{
    MomijiTable table(R"({"seats": [{"piles": ["red_0_l red_2"], "acorns": 3}]})", solo("equinox"));
    QVERIFY(table.play("objective red_leaves", "(end)"));
    QVERIFY(table.fired("solo.cost"));
    QCOMPARE(table.acorns(), 1);
    MomijiTable zero(R"({"seats": [{"piles": ["red_0_l"], "acorns": 0}]})", solo("equinox"));
    QVERIFY(zero.play("objective red_leaves", "(end)"));
    QCOMPARE(zero.acorns(), 0);
    const MomijiTable poor(R"({"seats": [{"piles": ["red_3"], "acorns": 2}]})", solo("equinox"));
    QVERIFY(poor.refuses("objective red_leaves", "solo.cost"));
}

void SoloTest::everyScenarioSellsItsTypeTokensSo_data()
{
    QTest::addColumn<QString>("leaf");
    QTest::addColumn<QString>("deck"); // without a pair where pairs are taxed
    const auto rows = [](const char *scenario, const QStringList &leaves, const QString &deck) {
        for (const QString &leaf : leaves)
            QTest::newRow(qPrintable(QLatin1String(scenario) + u'/' + leaf)) << leaf << deck;
    };
    rows("cold_breeze", {u"green"_s, u"purple"_s, u"brown"_s}, u"green_3 purple_3 brown_3 green_3"_s);
    rows("meditation", {u"red"_s, u"yellow"_s, u"green"_s, u"brown"_s}, u"red_3 yellow_3 green_3 brown_3"_s);
    rows("equinox", {u"red"_s, u"orange"_s, u"yellow"_s}, u"red_3 orange_3 yellow_3 red_3"_s);
    rows("autumn_colors", {u"red"_s, u"orange"_s, u"yellow"_s, u"green"_s, u"purple"_s, u"brown"_s},
         u"red_3 orange_3 yellow_3 green_3"_s);
}

void SoloTest::everyScenarioSellsItsTypeTokensSo()
{
    QFETCH(QString, leaf);
    QFETCH(QString, deck);
    const QByteArray scenario = QByteArray(QTest::currentDataTag()).split('/').first();
    const std::string token = (u"objective %1_leaves"_s.arg(leaf)).toStdString();
    const auto table = [&](const QString &piles) {
        return MomijiTable(
            uR"({"deck": "%1", "seats": [{"acorns": 4, "piles": [%2]}]})"_s.arg(deck, piles).toStdString(),
            solo(scenario.constData()));
    };
    QVERIFY(table(QString()).refuses(token.c_str(), "solo.requires"));
    MomijiTable zero = table(u"\"%1_0_l\""_s.arg(leaf)); // one card is enough, and a 0 costs nothing
    QVERIFY(zero.play(token, "(end)"));
    QCOMPARE(zero.acorns(), 4);
    MomijiTable two = table(u"\"%1_0_l %1_0_r %1_1_l %1_2\""_s.arg(leaf));
    QVERIFY(two.play(token, "(end)"));
    QVERIFY(two.fired("solo.cost"));
    QCOMPARE(two.acorns(), 2);
}

void SoloTest::singlePileNeedsTheCentre() // ruling 52
{
    MomijiTable fine(R"({"seats": [{"piles": ["green_0_l", "brown_0_l brown_1_l", "purple_0_l"]}]})",
                     solo("cold_breeze"));
    QVERIFY(fine.play("objective single_pile", "(end)"));
    QCOMPARE(fine.acorns(), 2);
    const MomijiTable tie(R"({"seats": [{"piles": ["green_0_l green_1_l", "brown_0_l brown_1_l", "purple_0_l"]}]})",
                          solo("cold_breeze"));
    QVERIFY(tie.refuses("objective single_pile", "solo.requires"));
    const MomijiTable side(R"({"seats": [{"piles": ["green_0_l green_1_l", "brown_0_l", "purple_0_l"]}]})",
                           solo("cold_breeze"));
    QVERIFY(side.refuses("objective single_pile", "solo.requires"));
    const MomijiTable one(R"({"seats": [{"piles": ["green_0_l green_1_l"]}]})", solo("cold_breeze"));
    QVERIFY(one.refuses("objective single_pile", "solo.requires"));
    const MomijiTable poor(R"({"seats": [{"acorns": 2, "piles": ["green_0_l", "brown_0_l brown_1_l", "purple_0_l"]}]})",
                           solo("cold_breeze"));
    QVERIFY(poor.refuses("objective single_pile", "solo.cost"));
}

void SoloTest::zerosCountHandAndTops()
{
    const MomijiTable fine(R"({"seats": [{"hand": "green_0_l green_0_r", "piles": ["brown_0_l", "purple_0_l"]}]})",
                           solo("cold_breeze"));
    QVERIFY(fine.allows("objective zeros"));
    const MomijiTable poor(
        R"({"seats": [{"acorns": 2, "hand": "green_0_l green_0_r", "piles": ["brown_0_l", "purple_0_l"]}]})",
        solo("cold_breeze"));
    QVERIFY(poor.refuses("objective zeros", "solo.cost"));
    const MomijiTable hidden(
        R"({"seats": [{"hand": "green_0_l green_0_r", "piles": ["brown_0_l", "purple_0_l purple_1_l"]}]})",
        solo("cold_breeze"));
    QVERIFY(hidden.refuses("objective zeros", "solo.requires"));
}

void SoloTest::toriiTokenNeedsEveryPile() // ruling 51
{
    const MomijiTable one(R"({"seats": [{"piles": ["red_3"]}]})", solo("equinox"));
    QVERIFY(one.allows("objective torii"));
    const MomijiTable open(R"({"seats": [{"piles": ["red_3", "yellow_2"]}]})", solo("equinox"));
    QVERIFY(open.refuses("objective torii", "solo.requires"));
    const MomijiTable none(R"({"seats": [{}]})", solo("equinox"));
    QVERIFY(none.refuses("objective torii", "solo.requires"));
}

void SoloTest::halfTheAcorns()
{
    MomijiTable table(R"({"seats": [{"acorns": 7}]})", solo("equinox"));
    QVERIFY(table.play("objective acorns", "(end)"));
    QCOMPARE(table.acorns(), 4); // 7 - 3
    const MomijiTable poor(R"({"seats": [{"acorns": 4}]})", solo("equinox"));
    QVERIFY(poor.refuses("objective acorns", "solo.requires"));
    const MomijiTable five(R"({"seats": [{"acorns": 5}]})", solo("equinox"));
    QVERIFY(five.allows("objective acorns"));
    MomijiTable torii(R"({"seats": [{"acorns": 1, "piles": ["red_3"]}]})", solo("equinox"));
    QVERIFY(torii.play("objective torii", "(end)"));
    QCOMPARE(torii.acorns(), 1);
}

void SoloTest::theSumToken()
{
    constexpr auto deck = R"("deck": "red_2 orange_2 yellow_3 green_3 purple_3 brown_3", )";
    MomijiTable table(
        std::string("{") + deck
            + R"("seats": [{"acorns": 9, "piles": ["red_0_l", "orange_1_l", "yellow_2", "green_0_l", "purple_0_l", "brown_2"]}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("objective sum", "(end)"));
    QCOMPARE(table.acorns(), 4);
    const MomijiTable five(
        std::string("{") + deck
            + R"("seats": [{"acorns": 9, "piles": ["red_0_l", "orange_1_l", "yellow_2", "green_0_l", "purple_0_l"]}]})",
        solo("autumn_colors"));
    QVERIFY(five.refuses("objective sum", "solo.requires"));
}

ENGAWA_SUBJECT(momiji_solo_test, SoloTest, QCoreApplication)
#include "solo_test.moc"
