#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Positions that can't be, and the fullest that can.
class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDoesNotFitIsRefusedWithItsPlace_data();
    void whatDoesNotFitIsRefusedWithItsPlace();
    void aTradeNeedsTheCardsThatItStillAsksFor();
    void aNamedStarterHasTheAcornsOfTheFirstPlayer();
    void whatPlayNeverBringsAboutIsSaid_data();
    void whatPlayNeverBringsAboutIsSaid();
    void nothingThatIsPlayedIsUnusual();
    void landscapesThatAreNotGivenAreOtherCopies();
    void whatAFullHandCannotHoldIsDiscarded();
    void aTrioOfAMissingLeafStaysOutWhereTheRulesSaySo(); // ruling 29
};

void PositionTest::whatDoesNotFitIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *position, const char *pointer) {
        QTest::newRow(name) << QByteArray(position) << QString::fromLatin1(pointer);
    };
    row("an effect without a landscape", R"({"phase": "turn", "turn": {"effect": 200}})", "/phase");
    row("an effect that the landscape hasn't",
        R"({"phase": "order", "turn": {"active": "c", "effect": 7}, "seats": [{"landscapes": [{"tile": "c"}]}, {}]})",
        "/phase");
    row("a step in a turn that waits", R"({"phase": "turn", "turn": {"count": 1}})", "/phase");
    row("a trade inside a landscape",
        R"({"phase": "trade", "turn": {"traded": true, "count": 1, "active": "c"}, "seats": [{"hand": ["red_3"]}, {}]})",
        "/phase");
    row("a taking that belongs to no main action",
        R"({"phase": "columns", "turn": {"declared": true, "active": "b"}, "seats": [{"landscapes": [{"tile": "b"}]}, {}]})",
        "/phase");
    row("an exchange inside a landscape", R"({"phase": "exchange", "turn": {"gardened": true, "active": "c"}})",
        "/phase");
    row("a draft of one who has all he can hold",
        R"({"phase": "draft", "draft": {"shown": ["n"], "deck": ["m"]}, "seats": [{"landscapes": [{"tile": "a"},
            {"tile": "b"}, {"tile": "c"}, {"tile": "d"}, {"tile": "e"}, {"tile": "f"}]}, {}]})",
        "/phase");
    row("a card in another column", R"({"columns": {"red": ["red_3", "green_0_l"]}})", "/columns/red/1");
    row("a card in two places", R"({"columns": {"red": ["red_3"]}, "discard": ["red_3"]})", "/discard/0");
}

void PositionTest::whatDoesNotFitIsRefusedWithItsPlace()
{
    QFETCH(const QByteArray, position);
    QFETCH(const QString, pointer);
    Problems problems;
    const Setup setup = completed(garden(), printedGame()->data());
    QVERIFY(!printedGame()->fromPosition(Json::parse(position.toStdString()), setup, 1, problems));
    QVERIFY(!problems.empty());
    QCOMPARE(QString::fromStdString(problems.front().pointer), pointer);
}

void PositionTest::aTradeNeedsTheCardsThatItStillAsksFor()
{
    const GamePtr game = change("rules.json", "/trade_cards", 3);
    const auto fits = [&](const char *hand) {
        Problems problems;
        const Json position{{"phase", "trade"},
                            {"turn", {{"traded", true}, {"count", 1}}},
                            {"seats", {{{"hand", Json::parse(hand)}}, Json::object()}}};
        return game->fromPosition(position, completed(players(2), game->data()), 1, problems).has_value();
    };
    QVERIFY(!fits(R"(["red_3"])"));
    QVERIFY(fits(R"(["red_3", "red_2"])"));
}

void PositionTest::aNamedStarterHasTheAcornsOfTheFirstPlayer()
{
    for (const Seat dealt : {Seat{0}, Seat{1}})
        for (const int named : {0, 1}) {
            Setup setup = players(2);
            setup.starter = dealt;
            Problems problems;
            const auto state = printedGame()->fromPosition(Json{{"starter", named}},
                                                           completed(setup, printedGame()->data()), 1, problems);
            QVERIFY(state);
            const Json position = printedGame()->position(*state);
            QCOMPARE(position["seats"][static_cast<std::size_t>(named)]["acorns"].get<int>(), 4);
            QCOMPARE(position["seats"][static_cast<std::size_t>(1 - named)]["acorns"].get<int>(), 5);
        }
    // What the position says holds.
    const MomijiTable table(R"({"starter": 1, "seats": [{"acorns": 7}, {"acorns": 8}]})");
    QCOMPARE(table.acorns(0), 7);
    QCOMPARE(table.acorns(1), 8);
}

void PositionTest::whatPlayNeverBringsAboutIsSaid_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("said"); // code and place; empty: nothing is unusual
    const auto pile = [](const char *cards, const char *tile = "") {
        return uR"({"seats": [{"hand": [], "piles": [{"leaf": "red", "cards": [%1]}], "landscapes": [%2]}, {}]})"_s.arg(
            QString::fromLatin1(cards), QString::fromLatin1(tile));
    };
    QTest::newRow("a pile by the rules") << pile(R"("red_0_l", "red_0_r", "red_1_l", "red_2", "red_3")") << QString();
    const QString piles = u"position-unusual /seats/0/piles/0"_s;
    QTest::newRow("a 0 on a 3") << pile(R"("red_3", "red_0_l")") << piles;
    QTest::newRow("a 3 on a 3") << pile(R"("red_0_l", "red_1_l", "red_2", "red_3", "red_3#2")") << piles;
    QTest::newRow("no 0 below") << pile(R"("red_2", "red_3")") << piles;
    QTest::newRow("a gap") << pile(R"("red_0_l", "red_2")") << piles;
    QTest::newRow("a gap that A explains")
        << pile(R"("red_0_l", "red_2")", R"({"tile": "a", "acorn": true})") << QString();
    QTest::newRow("two gaps after one A") << pile(R"("red_1_l", "red_3")", R"({"tile": "a", "acorn": true})") << piles;
    QTest::newRow("cards that M put there")
        << pile(R"("green_2", "red_3", "red_0_l")", R"({"tile": "m", "acorn": true})") << QString();
    QTest::newRow("more than M puts there")
        << pile(R"("green_2", "red_3", "brown_2", "red_0_l")", R"({"tile": "m", "acorn": true})") << piles;
    QTest::newRow("a column of seven")
        << uR"({"columns": {"red": ["red_0_l", "red_0_r", "red_1_l", "red_1_r", "red_2", "red_3", "red_0_lr"]}})"_s
        << u"position-unusual /columns/red"_s;
    QTest::newRow("another first player") << uR"({"starter": 1})"_s << u"position-starter /starter"_s;
}

void PositionTest::whatPlayNeverBringsAboutIsSaid()
{
    QFETCH(QString, position);
    QFETCH(QString, said);
    Problems problems;
    const Setup setup = completed(players(2, {}, "first_game"), printedGame()->data());
    QVERIFY(printedGame()->fromPosition(Json::parse(position.toStdString()), setup, 1, problems));
    QStringList found;
    for (const Problem &problem : problems) {
        QVERIFY(problem.level == Problem::Level::Warning);
        found << QString::fromStdString(problem.code + " " + problem.pointer);
    }
    QCOMPARE(found.join(u", "), said);
}

void PositionTest::nothingThatIsPlayedIsUnusual()
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Setup setup = completed(players(2, {"golden_leaves"}), printedGame()->data());
        MomijiTable table = MomijiTable::dealt(setup, seed);
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            table.playOneMove(seed, n);
            if (n % 7 != 0 && !table.isOver())
                continue;
            Problems problems;
            QVERIFY(printedGame()->fromPosition(table.position(), setup, 1, problems));
            QVERIFY2(problems.empty(), qPrintable(linesOf(problems).join(u'\n')));
        }
    }
}

void PositionTest::landscapesThatAreNotGivenAreOtherCopies()
{
    // B was dealt the second copies.
    const Setup setup = completed(players(2, {}, "first_game"), printedGame()->data());
    Problems problems;
    const auto state = printedGame()->fromPosition(Json::parse(R"({"seats": [{"landscapes": [{"tile": "a#2"}]}, {}]})"),
                                                   setup, 1, problems);
    QVERIFY(state);
    const Json position = printedGame()->position(*state);
    QCOMPARE(position["seats"][1]["landscapes"], Json::parse(R"([{"tile": "a"}, {"tile": "b#2"}, {"tile": "c#2"}])"));
    QVERIFY(printedGame()->fromPosition(position, setup, 1, problems) == *state);
}

void PositionTest::whatAFullHandCannotHoldIsDiscarded()
{
    // Every card but the reds and two browns is in one hand; with three browns more it has all that a hand holds.
    Json hand = Json::array();
    for (const char *leaf : {"orange", "yellow", "green", "purple", "brown"})
        for (const auto &[card, copies] :
             {std::pair{"_0_l", 2}, {"_0_r", 2}, {"_0_lr", 1}, {"_1_l", 2}, {"_1_r", 2}, {"_2", 3}, {"_3", 2}})
            for (int copy = 1; copy <= copies && hand.size() < 62; ++copy)
                hand.push_back(std::string(leaf) + card + (copy > 1 ? "#" + std::to_string(copy) : ""));
    QCOMPARE(hand.size(), 62u);
    Json position{{"columns", {{"red", {"red_0_l", "red_1_l", "red_2", "red_3"}}}}, {"discard", Json::array()}};
    position["seats"] = {{{"hand", hand}}, Json::object()};
    MomijiTable table(position.dump());
    QVERIFY(table.play("collect red"));
    QCOMPARE(table.handSize(), 64);
    QCOMPARE(table.discardPile(), u"red_2 red_3"_s);
    QVERIFY(table.play("(end)"));
    for (std::uint64_t n = 0; table.toAct() == 0; ++n)
        table.playOneMove(1, n);
    QCOMPARE(table.handSize(), 8);
}

void PositionTest::aTrioOfAMissingLeafStaysOutWhereTheRulesSaySo() // ruling 29
{
    const auto available = [](bool drop) {
        const GamePtr game = change("rules.json", "/trios_drop_with_type", drop);
        QStringList found;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Problems problems;
            const Setup setup = completed(players(4), game->data());
            const auto state = game->fromPosition(
                Json::parse(R"({"leaves": ["orange", "yellow", "green", "purple", "brown"]})"), setup, seed, problems);
            const Json objectives = state ? game->position(*state)["objectives"] : Json();
            for (const Json &objective : objectives)
                found << QString::fromStdString(objective.get<std::string>());
        }
        return found;
    };
    QVERIFY(available(false).contains(u"warm_trio"_s));
    QVERIFY(!available(true).contains(u"warm_trio"_s));
    QVERIFY(available(true).contains(u"cool_trio"_s));
    QVERIFY(!available(false).contains(u"red_leaves"_s));
}

ENGAWA_SUBJECT(momiji_position_test, PositionTest, QCoreApplication)
#include "position_test.moc"
