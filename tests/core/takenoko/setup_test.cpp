#include <set>

#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// The setup, the plain course of a turn, and what a player may know.
class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void whatPlayNeverBringsAboutIsSaid_data();
    void whatPlayNeverBringsAboutIsSaid();
    void nothingThatIsPlayedIsUnusual();
    void whoseTurnItIsFollowsFromTheTurns();
    void aWeatherAloneBegins_data();
    void aWeatherAloneBegins();
    void aTurnMayBeAboutToRoll();
    void theTableIsSetUpForSoManyPlayers_data();
    void theTableIsSetUpForSoManyPlayers();
    void chanceOrTheSetupNamesTheStarter(); // ruling 23
    void theBoxHoldsWhatTheSheetCounts();

    void aTurnHasTwoDifferentActions();
    void aTurnEndsByItselfWhenNothingIsLeft();
    void aTurnWaitsForAnObjectiveThatCouldBeCompleted();
    void anActionThatIsPossibleMustBeTaken(); // A15
    void withoutAPossibleActionTheRestIsLost(); // A15
    void whatWasBegunIsFinishedFirst();
    void aFreeTurnRefusesByTheRuleOfWhatIsTried();
    void afterTheEndNothingIsLegal();
    void actionsAreChosenOneAfterTheOther(); // A14
    void actionsMayBeFixedBeforehand(); // A14

    void handsAreHiddenButTheirKindsAreNot();
    void theOrderOfDecksAndStackIsHidden();
    void drawnPlotsAreHiddenFromTheOthers();
    void whoPutsPlotsBackKnowsWhereTheyAre();
    void anotherDealKeepsWhatASeatKnows();
    void progressIsShownOnTheOwnCards();
};

void SetupTest::whatPlayNeverBringsAboutIsSaid_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("said"); // code and place; empty: nothing is unusual
    const auto plot = [](const char *name, int q, int r, const char *more = "") {
        return uR"({"plot": "%1", "q": %2, "r": %3%4})"_s.arg(QLatin1String(name))
            .arg(q)
            .arg(r)
            .arg(QLatin1String(more));
    };
    const QString beside = plot("green_plot", 1, 0) + u", "_s + plot("pink_plot", 1, -1);
    const QString garden = u"{\"garden\": [%1]}"_s;
    QTest::newRow("a garden by the rules") << garden.arg(plot("green_plot#2", 2, -1) + u", "_s + beside) << QString();
    QTest::newRow("bamboo too tall") << garden.arg(plot("green_plot", 1, 0, ", \"height\": 6"))
                                     << u"position-unusual /garden/0/height"_s;
    QTest::newRow("a plot with one neighbour")
        << garden.arg(plot("green_plot", 1, 0) + u", "_s + plot("pink_plot", 2, 0)) << u"position-unusual /garden/1"_s;
    QTest::newRow("a seat out of turn") << uR"({"turns": 3, "seat": 0})"_s << u"position-turn /seat"_s;
    QTest::newRow("a seat in turn") << uR"({"turns": 3, "seat": 1})"_s << QString();
    QTest::newRow("another first player") << uR"({"starter": 1})"_s << u"position-starter /starter"_s;
}

void SetupTest::whatPlayNeverBringsAboutIsSaid()
{
    QFETCH(QString, position);
    QFETCH(QString, said);
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    setup.starter = 0;
    Problems problems;
    const Json json = Json::parse(position.toStdString());
    QVERIFY(printedGame()->fromPosition(json, engawa::completed(setup, printedGame()->data()), 1, problems));
    QStringList found;
    for (const Problem &problem : problems) {
        QVERIFY(problem.level == Problem::Level::Warning);
        found << QString::fromStdString(problem.code + " " + problem.pointer);
    }
    QCOMPARE(found.join(u", "), said);
}

void SetupTest::nothingThatIsPlayedIsUnusual()
{
    Setup setup;
    setup.mode = "standard";
    setup.players = 3;
    setup.starter = 1;
    setup = engawa::completed(setup, printedGame()->data());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        TakenokoTable table = TakenokoTable::dealt(3, seed, 1);
        for (std::uint64_t n = 0; n < 300 && !table.isOver(); ++n) {
            table.playOneMove(seed, n);
            if (n % 5 != 0)
                continue;
            Problems problems;
            QVERIFY(printedGame()->fromPosition(table.position(), setup, 1, problems));
            QVERIFY2(problems.empty(), qPrintable(linesOf(problems).join(u'\n')));
        }
    }
}

void SetupTest::whoseTurnItIsFollowsFromTheTurns()
{
    QCOMPARE(TakenokoTable(R"({"turns": 4, "garden": ["green 1,0"]})").toAct(), 0);
    QCOMPARE(TakenokoTable(R"({"turns": 5, "garden": ["green 1,0"]})").toAct(), 1);
}

void SetupTest::aWeatherAloneBegins_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<int>("actions");
    QTest::newRow("sun") << u"turn"_s << 3;
    QTest::newRow("wind") << u"turn"_s << 2;
    QTest::newRow("rain") << u"rain"_s << 2;
    QTest::newRow("storm") << u"storm"_s << 2;
    QTest::newRow("clouds") << u"clouds"_s << 2;
    QTest::newRow("any") << u"weather"_s << 2;
}

void SetupTest::aWeatherAloneBegins()
{
    QFETCH(QString, phase);
    QFETCH(int, actions);
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    setup.starter = 0;
    const Json json{{"weather", QTest::currentDataTag()},
                    {"turns", 2},
                    {"garden", Json::parse(R"([{"plot": "green_plot", "q": 1, "r": 0, "height": 1}])")}};
    Problems problems;
    const auto state = printedGame()->fromPosition(json, engawa::completed(setup, printedGame()->data()), 1, problems);
    QVERIFY(state && problems.empty());
    const Json read = printedGame()->position(*state);
    QCOMPARE(QString::fromStdString(read["phase"].get<std::string>()), phase);
    QCOMPARE(2 + read.value("extra", 0), actions);
    QCOMPARE(read.value("wind", false), QTest::currentDataTag() == "wind"_L1);
}

void SetupTest::aTurnMayBeAboutToRoll()
{
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    setup.starter = 0;
    QSet<QString> rolled;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Problems problems;
        const Json json = Json::parse(
            R"({"phase": "roll", "turns": 2, "garden": [{"plot": "green_plot", "q": 1, "r": 0, "height": 1}]})");
        const auto state =
            printedGame()->fromPosition(json, engawa::completed(setup, printedGame()->data()), seed, problems);
        QVERIFY(state && problems.empty());
        rolled << QString::fromStdString(printedGame()->position(*state)["weather"].get<std::string>());
    }
    QCOMPARE(rolled.size(), 6);
    Problems problems;
    const Json early = Json::parse(R"({"phase": "roll", "turns": 1})");
    QVERIFY(!printedGame()->fromPosition(early, engawa::completed(setup, printedGame()->data()), 1, problems));
    QCOMPARE(problems.front().code, "position-rule");
}

void SetupTest::theTableIsSetUpForSoManyPlayers_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
    QTest::newRow("four") << 4;
}

void SetupTest::theTableIsSetUpForSoManyPlayers()
{
    QFETCH(int, players);
    const TakenokoTable table = TakenokoTable::dealt(players, 5);
    for (const char *rule :
         {"setup.starter", "setup.pond", "setup.plots", "setup.reserve", "setup.objectives", "weather.round"})
        QVERIFY2(table.fired(rule), rule);
    QCOMPARE(table.plots(), 0);
    QCOMPARE(table.stack().size(), 27);
    QCOMPARE(table.channelsLeft(), 20);
    for (const char *token : {"watershed", "enclosure", "fertilizer"})
        QCOMPARE(table.reserve(token), 3);
    QCOMPARE(table.gardener(), u"0,0"_s);
    QCOMPARE(table.panda(), u"0,0"_s);
    for (const char *deck : {"plot", "gardener", "panda"})
        QCOMPARE(static_cast<int>(table.position()["decks"][deck].size()), 15 - players);
    for (int seat = 0; seat < players; ++seat) {
        QCOMPARE(table.hand(seat).size(), 3);
        std::set<QString> kinds;
        const Json hidden = table.game().position(table.state(), static_cast<Seat>((seat + 1) % players));
        for (const Json &kind : hidden["players"][static_cast<std::size_t>(seat)]["hand"])
            kinds.insert(QString::fromStdString(kind.get<std::string>()));
        QCOMPARE(kinds.size(), 3u);
    }
}

void SetupTest::chanceOrTheSetupNamesTheStarter() // ruling 23
{
    const TakenokoTable chosen = TakenokoTable::dealt(3, 1, 2);
    QVERIFY(chosen.fired("setup.starter"));
    QCOMPARE(chosen.toAct(), 2);
    std::vector<int> starters(3);
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        ++starters[static_cast<std::size_t>(TakenokoTable::dealt(3, seed).toAct())];
    QVERIFY(std::ranges::all_of(starters, [](int times) { return times > 0; }));
}

// What the box holds and what a new game lays out.
void SetupTest::theBoxHoldsWhatTheSheetCounts()
{
    const Data &data = printedGame()->data();
    std::map<std::string, int> plots;
    for (const EntryPtr &plot : data.table("plots").entries()) {
        plots[plot->value["colour"]] += plot->value["count"].get<int>();
        plots[plot->value.value("improvement", "plain")] += plot->value["count"].get<int>();
    }
    const std::map<std::string, int> printedPlots{{"green", 11},    {"yellow", 9},    {"pink", 7},      {"plain", 16},
                                                  {"watershed", 4}, {"enclosure", 4}, {"fertilizer", 3}};
    QVERIFY(plots == printedPlots);
    const auto deck = [&](const char *table) {
        std::pair<int, int> cardsAndPoints;
        for (const EntryPtr &card : data.table(table).entries()) {
            cardsAndPoints.first += card->value["count"].get<int>();
            cardsAndPoints.second += card->value["count"].get<int>() * card->value["points"].get<int>();
        }
        return cardsAndPoints;
    };
    QVERIFY(deck("plot_objectives") == std::pair(15, 51));
    QVERIFY(deck("gardener_objectives") == std::pair(15, 81));
    QVERIFY(deck("panda_objectives") == std::pair(15, 64));
    int faces = 0;
    for (const EntryPtr &weather : data.table("weather").entries())
        faces += weather->value["faces"].get<int>();
    QCOMPARE(faces, 6);
    QCOMPARE((*data.value("colours", "green"))["sections"].get<int>(), 28);
    QCOMPARE((*data.value("colours", "yellow"))["sections"].get<int>(), 26);
    QCOMPARE((*data.value("colours", "pink"))["sections"].get<int>(), 24);
}

void SetupTest::aTurnHasTwoDifferentActions()
{
    TakenokoTable table(R"({"garden": ["green 1,0", "yellow 0,1"]})");
    QVERIFY(table.play("panda 1,0"));
    QVERIFY(table.refuses("panda 0,0", "turn.different"));
    QVERIFY(table.allows("gardener 1,0"));
    QVERIFY(table.play("draw plot"));
    QCOMPARE(table.toAct(), 1);
    TakenokoTable busy(R"({"garden": ["green 1,0 4"], "players": [{"hand": ["tall_green_plain"]}], "gardener": "1,0",
                           "taken": {"move_panda": 1, "draw_objective": 1}})");
    QVERIFY(busy.refuses("gardener 0,0", "turn.actions"));
}

void SetupTest::aTurnEndsByItselfWhenNothingIsLeft()
{
    TakenokoTable table(R"({"garden": ["green 1,0"]})");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QCOMPARE(table.toAct(), 1);
    QCOMPARE(table.turns(), 1);
}

void SetupTest::aTurnWaitsForAnObjectiveThatCouldBeCompleted()
{
    TakenokoTable table(
        R"({"garden": ["green 1,0 1", "pink 0,1"], "players": [{"hand": ["green_meal"], "bamboo": {"green": 1}}]})");
    QVERIFY(table.play("gardener 0,1", "panda 1,0"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.prompt(), u"prompt.after"_s);
    QCOMPARE(table.legal(), (QStringList{u"complete green_meal"_s, u"end"_s}));
    QVERIFY(table.play("end"));
    QCOMPARE(table.toAct(), 1);
    QCOMPARE(table.hand(), QStringList{u"green_meal"_s}); // ruling 14: it may be held back
}

void SetupTest::anActionThatIsPossibleMustBeTaken() // A15
{
    TakenokoTable table(R"({"garden": ["green 1,0"]})");
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(table.play("panda 1,0"));
    QVERIFY(table.refuses("end", "turn.must-act"));
}

void SetupTest::withoutAPossibleActionTheRestIsLost() // A15
{
    TakenokoTable table(
        R"({"players": [{"hand": ["green_line", "pink_line", "yellow_line", "green_curve"]}], "stack": []})");
    QVERIFY(table.play("draw panda"));
    QVERIFY(table.fired("turn.no-action"));
    QCOMPARE(table.toAct(), 1);
}

void SetupTest::whatWasBegunIsFinishedFirst()
{
    TakenokoTable table(R"({"garden": ["green 1,0"]})");
    QVERIFY(table.play("plots"));
    QVERIFY(table.refuses("panda 1,0", "turn.order"));
    QVERIFY(table.refuses("end", "turn.order"));
    QVERIFY(table.refuses("rain 1,0", "turn.order"));
}

void SetupTest::aFreeTurnRefusesByTheRuleOfWhatIsTried()
{
    TakenokoTable table(R"({"garden": ["green 1,0", "pink 0,1"]})");
    QVERIFY(table.refuses("weather rain", "weather.any"));
    QVERIFY(table.refuses("rain 1,0", "weather.rain"));
    QVERIFY(table.refuses("storm 1,0", "weather.storm"));
    QVERIFY(table.refuses("move 1,0 0,1", "weather.clouds"));
    QVERIFY(table.refuses("store enclosure", "weather.clouds"));
    QVERIFY(table.refuses("skip", "weather.optional"));
    QVERIFY(table.refuses("place green_plot 1,-1", "plots.draw"));
    QVERIFY(table.refuses("under green_plot", "plots.under"));
}

void SetupTest::afterTheEndNothingIsLegal()
{
    TakenokoTable table(R"({"phase": "over", "garden": ["green 1,0"]})");
    QVERIFY(table.legal().isEmpty());
    QVERIFY(table.refuses("panda 1,0", "turn.over"));
}

void SetupTest::actionsAreChosenOneAfterTheOther() // A14
{
    const TakenokoTable table(R"({"garden": ["green 1,0"]})");
    QVERIFY(table.refuses("choose move_panda", "turn.fixed"));
}

void SetupTest::actionsMayBeFixedBeforehand() // A14
{
    const GamePtr fixed = rule("fix_actions", true);
    TakenokoTable table(R"({"garden": []})", fixed);
    QCOMPARE(table.phase(), u"choose"_s);
    QVERIFY(table.refuses("skip", "turn.must-act"));
    for (const char *move : {"plots", "panda 0,0", "draw plot", "end"})
        QVERIFY(table.refuses(move, "turn.fixed")); // nothing is under way that could be finished first
    QVERIFY(table.refuses("rain 0,0", "weather.rain"));
    QVERIFY(table.play("choose move_panda"));
    QVERIFY(table.fired("turn.fixed"));
    QVERIFY(table.refuses("choose move_panda", "turn.different"));
    QVERIFY(table.play("choose take_plots"));
    QCOMPARE(table.phase(), u"turn"_s);
    QCOMPARE(table.legal(), QStringList{u"plots"_s}); // the panda can't move yet; the order is free
    QVERIFY(table.refuses("draw plot", "turn.fixed"));
    QVERIFY(table.play("plots"));
    QVERIFY(table.play(table.legal().first().toStdString()));
    while (table.phase() == u"under"_s)
        QVERIFY(table.play(table.legal().first().toStdString()));
    QCOMPARE(table.badge("actions.0/move_panda"), u"chosen"_s);
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(std::ranges::all_of(table.legal(), [](const QString &move) { return move.startsWith(u"panda"_s); }));

    TakenokoTable sunny(R"({"garden": ["green 1,0"], "weather": "sun", "extra": 1})", fixed);
    QVERIFY(sunny.play("choose move_panda", "choose move_gardener", "skip")); // the sun's action is left out
    QVERIFY(sunny.play("gardener 1,0", "panda 1,0"));
    QCOMPARE(sunny.toAct(), 1);
}

void SetupTest::handsAreHiddenButTheirKindsAreNot()
{
    const TakenokoTable table = TakenokoTable::dealt(2, 3, 0);
    for (const Piece &piece : table.game().scene(table.state(), 0).pieces) {
        if (piece.zone == "hand.0")
            QVERIFY(piece.faceUp && !piece.component.empty());
        if (piece.zone == "hand.1")
            QVERIFY(!piece.faceUp && piece.component.empty() && piece.kind.ends_with("_objective"));
    }
}

void SetupTest::theOrderOfDecksAndStackIsHidden()
{
    const TakenokoTable table = TakenokoTable::dealt(2, 3, 0);
    int hidden = 0;
    for (const Piece &piece : table.game().scene(table.state(), 0).pieces)
        if (piece.zone == "plot_stack" || piece.zone.starts_with("deck.")) {
            QVERIFY(!piece.faceUp && piece.component.empty());
            ++hidden;
        }
    QCOMPARE(hidden, 27 + 3 * 13);
}

void SetupTest::drawnPlotsAreHiddenFromTheOthers()
{
    TakenokoTable table = TakenokoTable::dealt(2, 3, 0);
    QVERIFY(table.play("plots"));
    QCOMPARE(table.drawn().size(), 3);
    for (const Seat seat : {Seat{0}, Seat{1}})
        for (const Piece &piece : table.game().scene(table.state(), seat).pieces)
            if (piece.zone == "drawn")
                QCOMPARE(piece.faceUp, seat == 0);
}

void SetupTest::whoPutsPlotsBackKnowsWhereTheyAre()
{
    TakenokoTable table(R"({"drawn": ["green_plot", "pink_plot", "yellow_plot"]})");
    QVERIFY(table.play("place pink_plot 1,0", "under yellow_plot"));
    QCOMPARE(table.stack().mid(table.stack().size() - 2), (QStringList{u"yellow_plot"_s, u"green_plot"_s}));
    const auto seen = [&](Seat seat) {
        QStringList names;
        for (const Piece &piece : table.game().scene(table.state(), seat).pieces)
            if (piece.zone == "plot_stack" && piece.faceUp)
                names << QString::fromStdString(piece.id);
        return names;
    };
    QCOMPARE(seen(0), (QStringList{u"plots/green_plot"_s, u"plots/yellow_plot"_s})); // from the bottom
    QVERIFY(seen(1).isEmpty());
}

void SetupTest::anotherDealKeepsWhatASeatKnows()
{
    TakenokoTable table = TakenokoTable::dealt(3, 9, 0);
    QVERIFY(table.play("plots"));
    QVERIFY(table.play(table.legal().first().toStdString()));
    if (table.phase() == u"under"_s)
        QVERIFY(table.play(table.legal().first().toStdString()));
    const Json before = table.position();
    bool moved = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Json after = table.game().position(table.game().redeal(table.state(), 0, seed));
        QVERIFY(after["players"][0]["hand"] == before["players"][0]["hand"]);
        QVERIFY(after["garden"] == before["garden"]);
        for (std::size_t i = 1; i <= 2; ++i)
            QVERIFY(after["stack"][after["stack"].size() - i] == before["stack"][before["stack"].size() - i]);
        for (const std::size_t seat : {1u, 2u}) {
            QCOMPARE(after["players"][seat]["hand"].size(), before["players"][seat]["hand"].size());
            moved |= after["players"][seat]["hand"] != before["players"][seat]["hand"];
        }
        moved |= after["stack"][0] != before["stack"][0];
        // Another seat knows nothing of what A put back.
        const Json others = table.game().position(table.game().redeal(table.state(), 1, seed));
        moved |= others["stack"].back() != before["stack"].back();
    }
    QVERIFY(moved);
}

void SetupTest::progressIsShownOnTheOwnCards()
{
    const TakenokoTable table(R"({"garden": ["green 1,0 3", "green 1,-1 1"], "gardener": "1,0",
        "players": [{"hand": ["green_triangle", "tall_green_plain", "green_meal", "yellow_meal"], "bamboo": {"green": 2}}]})");
    QCOMPARE(table.badge("plot_objectives/green_triangle"), u"2/3"_s);
    QCOMPARE(table.badge("gardener_objectives/tall_green_plain"), u"3/4"_s);
    QCOMPARE(table.badge("panda_objectives/green_meal"), u"done"_s);
    QCOMPARE(table.badge("panda_objectives/yellow_meal"), u"0/2"_s);
    QCOMPARE(table.badge("panda_objectives/green_meal", 1), u"-"_s);
}

ENGAWA_APPLESS_SUBJECT(takenoko_setup_test, SetupTest)
#include "setup_test.moc"
