#include "core/bots/bot.h"
#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// What a person would find strange in a bot's play.
class GreedyTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWishedForThatASpareDieShows_data();
    void nothingIsWishedForThatASpareDieShows();
    void aLostGameIsStillPlayedForPoints();
    void noBotGoesRoundInCircles();
};

namespace {

// Wishes for a value that a die shows which is free or in another pair.
int needlessWishes(const Json &position)
{
    const Json dice = position["dice"], uses = position.value("uses", Json::array());
    std::vector<bool> spare(dice.size(), true);
    for (const Json &use : uses)
        if (use["dice"].size() == 1)
            spare[use["dice"][0].get<std::size_t>()] = false;
    int needless = 0;
    for (const Json &use : uses) {
        const auto value = printedGame()->data().value("actions", use["action"].get<std::string>())->at("die");
        for (std::size_t die = 0; use["dice"].size() == 2 && die < dice.size(); ++die)
            needless += spare[die] && dice[die] == value;
    }
    return needless;
}

} // namespace

void GreedyTest::nothingIsWishedForThatASpareDieShows_data()
{
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 3; ++players)
        QTest::addRow("%d", players) << players;
}

void GreedyTest::nothingIsWishedForThatASpareDieShows()
{
    QFETCH(int, players);
    const auto bot = makeBot("greedy");
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        LeafusTable table = LeafusTable::dealt(players, seed);
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            const Game &game = table.game();
            const Move move = bot->choose(game, table.state(), static_cast<Seat>(table.toAct()), draw(seed, 1, n));
            const std::string notation = game.notation(table.state(), move);
            QVERIFY2(!notation.starts_with("return"), table.position().dump().c_str()); // it knows its mind
            if (notation == "done")
                QVERIFY2(needlessWishes(table.position()) == 0, table.position().dump().c_str());
            QVERIFY(table.play(notation));
        }
    }
}

void GreedyTest::aLostGameIsStillPlayedForPoints()
{
    const auto bot = makeBot("greedy");
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        LeafusTable table(2, R"({"dice": [4, 1, 6, 4, 1], "sheets": [
            {"crosses": 7, "hexes": 3, "roots": [["s1", "a2", "b2", "c2"], ["s4", "a5", "b6"]]},
            {"crosses": 8, "heaps": 8}]})");
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            const Move move = bot->choose(table.game(), table.state(), 0, draw(seed, 1, n));
            QVERIFY(table.play(table.game().notation(table.state(), move)));
        }
        QCOMPARE(table.winners(), u"B"_s);
        QCOMPARE(table.score("score.nodes"), 4); // C2, and with four lines C7 and F1
    }
}

// Not even one that would rather take dice back than do anything else.
void GreedyTest::noBotGoesRoundInCircles()
{
    const GamePtr game = changed(printedGame(), "bots.json", "/greedy/standard", "needless_moves");
    const auto bot = makeBot("greedy");
    LeafusTable table(2, R"({"sheets": [{"crosses": 7}, {"crosses": 7}]})", game);
    for (std::uint64_t n = 0; !table.isOver(); ++n) {
        QVERIFY(n < 10'000);
        const Move move = bot->choose(*game, table.state(), static_cast<Seat>(table.toAct()), draw(1, 1, n));
        QVERIFY(table.play(game->notation(table.state(), move)));
    }
}

ENGAWA_SUBJECT(leafus_greedy_test, GreedyTest, QCoreApplication)
#include "greedy_test.moc"
