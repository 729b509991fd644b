#include "tests/core/momiji/garden_position.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The setup of a game, the draft, and what a player may know.
class HiddenTest : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsSetUpForSoManyPlayers_data();
    void theTableIsSetUpForSoManyPlayers();
    void chanceOrTheSetupNamesTheStarter();
    void tokensOfMissingLeavesAreOut(); // ruling 29
    void triosStayUnlessTheRulesSaySo(); // ruling 29
    void theFirstGameGivesEverybodyTheSame();
    void landscapesAreDrafted();
    void onlyShownLandscapesAreDrafted();

    void handsAreHidden();
    void theDeckIsHidden();
    void nobodyCountsAPile();
    void theOpenScoreKeepsPilesUncounted();
    void theGoalsOfAScenarioKeepPilesUncounted();
    void whateverCountsAPileIsUnseen_data();
    void whateverCountsAPileIsUnseen();
    void aTurnThatEndsTellsNothingOfTheHand();
    void pilesAreCountedAtTheEnd();
    void theDiscardPileIsOpen();
    void cardsOfTheDisplayAreKnownInTheHand();
    void ofEqualCardsTheKnownOneGoesFirst();
    void cardsDrawnForALandscapeAreHidden();
    void theGardenPathIsHidden();
    void anotherDealKeepsWhatASeatKnows();
    void anotherDealLetsAnotherSeatGoOn();
};

void HiddenTest::theTableIsSetUpForSoManyPlayers_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("leaves");
    QTest::newRow("two") << 2 << 4;
    QTest::newRow("three") << 3 << 5;
    QTest::newRow("four") << 4 << 6;
}

void HiddenTest::theTableIsSetUpForSoManyPlayers()
{
    QFETCH(int, count);
    QFETCH(int, leaves);
    const MomijiTable table = MomijiTable::dealt(players(count, {}, "first_game"), 11);
    for (const char *rule : {"setup.starter", "setup.leaves", "setup.hand", "setup.display", "setup.objectives",
                             "setup.toriis", "setup.acorns", "setup.landscapes"})
        QVERIFY2(table.fired(rule), rule);
    QCOMPARE(static_cast<int>(table.position()["leaves"].size()), leaves);
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.deck(), 14 * leaves - 6 * count - 4);
    QCOMPARE(table.toriis(), count + 2);
    QCOMPARE(table.available().split(u' ').size(), count + 2);
    for (int side = 0; side < count; ++side) {
        QCOMPARE(table.handSize(side), 6);
        QCOMPARE(table.acorns(side), side == 0 ? 4 : 5);
    }
    QCOMPARE(table.toAct(), 0);
}

void HiddenTest::chanceOrTheSetupNamesTheStarter()
{
    Setup setup = players(3, {}, "first_game");
    setup.starter = 2;
    const MomijiTable chosen = MomijiTable::dealt(setup, 1);
    QVERIFY(chosen.fired("setup.starter"));
    QCOMPARE(chosen.toAct(), 2);
    QCOMPARE(chosen.acorns(2), 4);
    QCOMPARE(chosen.acorns(0), 5);
    setup.starter = nobody;
    std::vector<int> starters(3);
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        ++starters[static_cast<std::size_t>(MomijiTable::dealt(setup, seed).toAct())];
    QVERIFY(std::ranges::all_of(starters, [](int times) { return times > 0; }));
}

void HiddenTest::tokensOfMissingLeavesAreOut() // ruling 29
{
    bool trios = false;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const MomijiTable table = MomijiTable::dealt(players(2, {}, "first_game"), seed);
        QCOMPARE(table.firings("setup.leaf-tokens"), 2);
        QStringList leaves;
        for (const Json &leaf : table.position()["leaves"])
            leaves << QString::fromStdString(leaf.get<std::string>());
        for (const QString &token : table.available().split(u' ')) {
            if (token.endsWith(u"_leaves"_s))
                QVERIFY(leaves.contains(token.section(u'_', 0, 0)));
            const QStringList named = token == u"warm_trio"_s   ? QStringList{u"red"_s, u"orange"_s, u"yellow"_s}
                                      : token == u"cool_trio"_s ? QStringList{u"green"_s, u"purple"_s, u"brown"_s}
                                                                : QStringList();
            trios |= std::ranges::any_of(named, [&](const QString &leaf) { return !leaves.contains(leaf); });
        }
    }
    QVERIFY(trios); // one that names a leaf which is out stays
}

void HiddenTest::triosStayUnlessTheRulesSaySo() // ruling 29
{
    const GamePtr strict = change("rules.json", "/trios_drop_with_type", true);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const MomijiTable table = MomijiTable::dealt(players(2, {}, "first_game"), seed, strict);
        const std::string leaves = table.position()["leaves"].dump();
        const auto all = [&](std::initializer_list<const char *> names) {
            return std::ranges::all_of(names, [&](const char *name) { return leaves.contains(name); });
        };
        if (table.available().contains(u"warm_trio"_s))
            QVERIFY(all({"red", "orange", "yellow"}));
        if (table.available().contains(u"cool_trio"_s))
            QVERIFY(all({"green", "purple", "brown"}));
    }
}

void HiddenTest::theFirstGameGivesEverybodyTheSame()
{
    const MomijiTable table = MomijiTable::dealt(players(4, {}, "first_game"), 5);
    for (int side = 0; side < 4; ++side)
        QCOMPARE(table.landscapes(side), u"a b c"_s);
    QCOMPARE(table.phase(), u"turn"_s);
}

void HiddenTest::landscapesAreDrafted()
{
    Setup setup = players(3);
    setup.starter = 1;
    MomijiTable table = MomijiTable::dealt(setup, 5);
    QVERIFY(table.fired("draft.shown"));
    QCOMPARE(table.phase(), u"draft"_s);
    QCOMPARE(table.position()["draft"]["deck"].size(), std::size_t(25)); // two of each letter, three shown
    QList<int> order;
    for (int pick = 0; pick < 9; ++pick) {
        QCOMPARE(table.position()["draft"]["shown"].size(), std::size_t(3));
        order << table.toAct();
        QVERIFY(table.play(table.legal().front().toStdString()));
        QVERIFY(table.fired("draft.pick"));
    }
    QCOMPARE(order, (QList<int>{1, 2, 0, 1, 2, 0, 1, 2, 0}));
    QCOMPARE(table.phase(), u"turn"_s);
    QCOMPARE(table.toAct(), 1);
    for (int side = 0; side < 3; ++side)
        QCOMPARE(table.landscapes(side).split(u' ').size(), 3);
}

void HiddenTest::onlyShownLandscapesAreDrafted()
{
    const MomijiTable table(R"({"phase": "draft", "draft": {"shown": "a c n", "deck": "b d e f g h i"}})");
    QVERIFY(table.refuses("draft b", "draft.shown"));
    QVERIFY(table.allows("draft n"));
    for (const char *move : {"end", "pass", "done", "refill", "collect red", "use a", "place left"})
        QVERIFY(table.refuses(move, "draft.pick")); // nothing is under way that could be finished first
}

void HiddenTest::handsAreHidden()
{
    const MomijiTable table(
        R"({"columns": {"brown": "brown_2"}, "seats": [{"hand": "red_0_l red_2"}, {"hand": "green_2 green_3 brown_0_l"}]})");
    const Json seen = table.game().position(table.state(), Seat(0));
    QCOMPARE(seen["seats"][0]["hand"].size(), std::size_t(2));
    QVERIFY(seen["seats"][1]["hand"] == 3);
    QVERIFY(!seen.dump().contains("green_3"));
}

void HiddenTest::theDeckIsHidden()
{
    const MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "green_2 green_3 brown_0_l"})");
    const Json seen = table.game().position(table.state(), Seat(0));
    QVERIFY(seen["deck"] == 3);
    QVERIFY(!seen.contains("seed"));
    QVERIFY(!seen.dump().contains("green_3"));
}

void HiddenTest::nobodyCountsAPile()
{
    const MomijiTable table(
        R"({"columns": {"brown": "brown_2"}, "seats": [{"piles": ["red_0_l red_1_l red_2"]}, {"piles": ["green_0_l green_1_l"]}]})");
    for (int seat = 0; seat < 2; ++seat) {
        const std::string seen = table.game().position(table.state(), static_cast<Seat>(seat)).dump();
        QVERIFY(seen.contains("red_2"));
        QVERIFY(seen.contains("green_1_l"));
        QVERIFY(!seen.contains("red_1_l")); // not even one's own
        QVERIFY(!seen.contains("green_0_l"));
        QVERIFY(!seen.contains("\"size\""));
        for (const Piece &piece : table.game().scene(table.state(), static_cast<Seat>(seat)).pieces)
            QVERIFY(!piece.zone.starts_with("area.") || piece.badge.empty());
    }
}

void HiddenTest::theOpenScoreKeepsPilesUncounted()
{
    const char *position = R"({"columns": {"brown": "brown_2"}, "seats": [{"piles": ["red_0_l red_1_l red_2"]}, {}]})";
    const auto counts = [](const MomijiTable &table) {
        const ScoreSheet sheet = table.game().publicScores(table.state());
        return std::ranges::contains(sheet.lines, "score.piles", &ScoreSheet::Line::key);
    };
    QVERIFY(!counts(MomijiTable(position)));
    QVERIFY(counts(MomijiTable(position, players(2), change("rules.json", "/pile_sizes_shown", true))));
    QVERIFY(counts(MomijiTable(R"({"phase": "over"})")));
}

// Every pile is worth ten and the middle one is the largest: only the tokens may be ticked off before the end.
void HiddenTest::theGoalsOfAScenarioKeepPilesUncounted()
{
    const char *position = R"({"turns_left": 1, "columns": {"green": "green_0_l"}, "seats": [{
        "objectives": "green_leaves purple_leaves brown_leaves",
        "piles": ["green_0_r green_1_l green_2 green_3", "purple_0_r purple_0_l purple_1_l purple_2 purple_3",
                  "brown_0_r brown_1_l brown_2 brown_3"]}]})";
    using enum GoalState;
    const std::vector uncounted{Unseen, Unseen, Met}, counted{Met, Met, Met};
    MomijiTable table(position, solo("cold_breeze"));
    QCOMPARE(table.game().scene(table.state(), 0).goals, uncounted);
    QVERIFY(table.play("collect green", "(end)"));
    QVERIFY(table.isOver());
    QCOMPARE(table.game().scene(table.state(), 0).goals, counted);

    const MomijiTable open(position, solo("cold_breeze"), change("rules.json", "/pile_sizes_shown", true));
    QCOMPARE(open.game().scene(open.state(), 0).goals, counted);
}

void HiddenTest::whateverCountsAPileIsUnseen_data()
{
    QTest::addColumn<bool>("seen");
    for (const char *formula : {"area_cards", "max_pile", "min_pile", "valued(0)", "pile_points", "min_pile_points",
                                "max_pile_points", "centre_is_largest", "reach_points", "scarce_cards", "cards(green)",
                                "pile(green)", "points(green)", "promise(green)", "lacking(green, 10)"})
        QTest::newRow(formula) << false;
    for (const char *formula : {"piles", "top_sum", "min_top", "toriis", "valued_on_top(0)", "valued_in_hand(0)",
                                "acorn_pairs", "acorns", "hand_cards", "tokens", "deck_cards", "reach_cards",
                                "missing_cards", "ready_leaves", "useful_cards", "top(green)", "reach(green)"})
        QTest::newRow(formula) << true;
}

void HiddenTest::whateverCountsAPileIsUnseen()
{
    QFETCH(bool, seen);
    const std::string formula = QTest::currentDataTag();
    const std::string condition = formula == "centre_is_largest" ? formula : formula + " >= 0";
    const MomijiTable table(R"({"columns": {"green": "green_0_l"}, "seats": [{"piles": ["green_0_r green_1_l"]}]})",
                            solo("cold_breeze"),
                            change("scenarios.json", "/cold_breeze/victory", Json{{"tokens", condition}}));
    QCOMPARE(table.game().scene(table.state(), 0).goals, std::vector{seen ? GoalState::Met : GoalState::Unseen});
}

// Nothing is left to do; but only the player knows that no card of the hand fits the garden.
void HiddenTest::aTurnThatEndsTellsNothingOfTheHand()
{
    const auto afterCollecting = [](const char *hand) {
        MomijiTable table(gardenOf("red_0_l red_0_r green_1_l",
                                   std::string(R"("columns": {"red": "red_3", "green": "green_2"},)")
                                       + R"("turn": {"traded": true}, "seats": [{"hand": ")" + hand + "\"}]"),
                          garden());
        return table.play("collect red") ? table.toAct() : -1;
    };
    QCOMPARE(afterCollecting("brown_3"), 0);   // nothing to exchange
    QCOMPARE(afterCollecting("brown_0_l"), 0); // something to exchange
    MomijiTable plain(R"({"columns": {"red": "red_3", "green": "green_2"}, "turn": {"traded": true}})");
    QVERIFY(plain.play("collect red"));
    QCOMPARE(plain.toAct(), 1); // without the garden the turn ends by itself
}

void HiddenTest::pilesAreCountedAtTheEnd()
{
    const MomijiTable table(R"({"phase": "over", "seats": [{"piles": ["red_0_l red_1_l red_2"]}]})");
    QVERIFY(table.game().position(table.state(), Seat(1))["seats"][0]["piles"][0]["size"] == 3);
}

void HiddenTest::theDiscardPileIsOpen()
{
    const MomijiTable table(R"({"discard": "red_2 green_3"})");
    QCOMPARE(table.game().position(table.state(), Seat(1))["discard"].size(), std::size_t(2));
}

void HiddenTest::cardsOfTheDisplayAreKnownInTheHand()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l red_2", "green": "green_2"}, "seats": [{"hand": "brown_3"}]})");
    QVERIFY(table.play("collect red", "(end)"));
    const Json seen = table.game().position(table.state(), Seat(1))["seats"][0];
    QVERIFY(seen["hand"] == 3);
    QCOMPARE(seen["open"].size(), std::size_t(2));
    QVERIFY(!seen.dump().contains("brown_3"));
}

// Whoever watches a red 2 go has seen the red 2 that was taken openly go, and knows of no other.
void HiddenTest::ofEqualCardsTheKnownOneGoesFirst()
{
    MomijiTable table(R"({"discard": "", "seats": [{"hand": "red_2 red_2#2 red_2#3 brown_3", "open": ["red_2#2"]}]})");
    QVERIFY(table.play("trade red_2"));
    const Json seen = table.game().position(table.state(), Seat(1));
    QCOMPARE(seen["discard"], Json::array({"red_2#2"}));
    QVERIFY(seen["seats"][0]["open"].empty());
    QVERIFY(seen["seats"][0]["hand"] == 3);
}

void HiddenTest::cardsDrawnForALandscapeAreHidden()
{
    MomijiTable table(
        R"({"columns": {"red": "red_2"}, "deck": "red_0_l green_0_l brown_2 brown_3 yellow_2", "seats": [{"landscapes": "d"}]})");
    QVERIFY(table.play("use d"));
    QVERIFY(table.game().position(table.state(), Seat(0)).dump().contains("brown_2"));
    QVERIFY(!table.game().position(table.state(), Seat(1)).dump().contains("brown_2"));
    QVERIFY(table.play("discard red_0_l", "(end)"));
    QVERIFY(!table.game().position(table.state(), Seat(1)).dump().contains("brown_2"));
    QVERIFY(table.game().position(table.state(), Seat(1)).dump().contains("red_0_l")); // on the discard pile
}

void HiddenTest::theGardenPathIsHidden()
{
    const MomijiTable table = MomijiTable::dealt(garden(2), 3);
    const Json seen = table.game().position(table.state(), Seat(0));
    QVERIFY(seen["box"] == 1);
    for (const char *kind : {"fish", "bonsai", "butterfly", "empty"})
        QVERIFY(!seen["garden"]["path"].dump().contains(kind));
    QVERIFY(seen["garden"]["removed"] == 1);
    QCOMPARE(seen["garden"]["cards"].size(), std::size_t(3));
}

void HiddenTest::anotherDealKeepsWhatASeatKnows()
{
    const MomijiTable table(
        R"({"seats": [{"hand": "red_0_l red_2", "piles": ["green_0_l green_2"]}, {"hand": "green_2 green_3 brown_0_l brown_3", "open": "brown_3"}]})");
    const Json known = table.game().position(table.state(), Seat(0));
    bool differs = false;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const State other = table.game().redeal(table.state(), 0, seed);
        QVERIFY(table.game().position(other, Seat(0)) == known);
        const Json hand = table.game().position(other)["seats"][1]["hand"];
        QCOMPARE(hand.size(), std::size_t(4));
        QVERIFY(hand.dump().contains("brown_3"));
        differs |= hand != table.position()["seats"][1]["hand"];
    }
    QVERIFY(differs);
}

// Whoever is in the garden has a card to exchange there, also in what another seat imagines.
void HiddenTest::anotherDealLetsAnotherSeatGoOn()
{
    MomijiTable table(R"({"garden": {"cards": ["red_0_l", "red_0_r", "red_1_l"]}, "columns": {"brown": "brown_2"},
        "seats": [{"hand": "green_0_l", "acorns": 4}, {"hand": "green_2 green_3"}]})",
                      players(2, {"ancient_garden"}));
    QVERIFY(table.play("garden"));
    QCOMPARE(table.phase(), u"exchange"_s);
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        MoveList moves;
        table.game().legal(table.game().redeal(table.state(), 1, seed), moves);
        QVERIFY(!moves.empty());
    }
}

ENGAWA_SUBJECT(momiji_hidden_test, HiddenTest, QCoreApplication)
#include "hidden_test.moc"
