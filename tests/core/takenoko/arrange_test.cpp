// Positions of Takenoko set up by hand.

#include <map>
#include <set>

#include <QTest>

#include "tests/core/hand_table.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

HandTable takenoko()
{
    return {"takenoko", {"standard", 2, {}, "", 0}};
}

std::string plotOf(const HandTable &table, const std::string &id) // a copy in the stack
{
    for (const Piece &piece : table.in("plot_stack"))
        if (piece.component == "plots/" + id)
            return piece.id;
    qFatal("no %s in the stack", id.c_str());
}

// How many plots are where, each once.
std::map<std::string, int> plotZones(const HandTable &table)
{
    std::vector<PlacedCopy> copies;
    table.game->pieces(table.state, copies);
    std::map<std::string, int> zones;
    std::set<std::pair<std::string_view, int>> seen;
    for (const PlacedCopy &copy : copies)
        if (copy.table == "plots" && seen.emplace(copy.id, copy.copy).second)
            ++zones[std::string(copy.zone)];
    return zones;
}

} // namespace

class TakenokoArrangeTest : public QObject
{
    Q_OBJECT

private slots:
    void aPlotGoesIntoTheGardenAndBack();
    void aPlotComesBackToAStackThatSomebodyKnows();
    void plotsSwapPlaces();
    void bambooGrowsByTurningThePlot();
    void figuresGoWhereTheyArePut();
    void channelsAreLaidAndTakenUp();
    void tokensComeFromTheReserve();
    void cardsGoToHandsAndPlayers();
    void theEmperorGoesToAPlayer();
    void theWeatherTurns();
    void anActionIsTakenOrNot();
    void numbersAreSet();
    void anybodyCanBeToAct();
    void nothingIsArrangedWhilePlotsAreDrawn();
};

void TakenokoArrangeTest::aPlotGoesIntoTheGardenAndBack()
{
    HandTable table = takenoko();
    const std::string plot = plotOf(table, "green_plot");
    QVERIFY(!table.arrange(PutPiece{plot, "garden", 3, 3}));
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(PutPiece{plot, "garden", 1, 0}));
    QCOMPARE(table.zoneOf(plot), std::string("garden"));
    QVERIFY(table.arrange(PutPiece{"panda", "figures", 1, 0}));
    QVERIFY(table.arrange(RemovePiece{plot}));
    QCOMPARE(table.in("plot_stack").front().id, plot);
    QVERIFY(table.position()["panda"] == "0,0"); // nothing is left to stand on
    QVERIFY(!table.arrange(PutPiece{"plots/no_such_plot", "garden", 1, 0}));
    QCOMPARE(table.refusal(), "arrange-piece");
}

// Every plot of the stack was put back by A; the one that is taken from the garden joins them, and nobody knows its place.
void TakenokoArrangeTest::aPlotComesBackToAStackThatSomebodyKnows()
{
    HandTable table = takenoko();
    const std::string plot = plotOf(table, "green_plot");
    QVERIFY(table.arrange(PutPiece{plot, "garden", 1, 0}));
    Json position = table.position();
    position["known"] = Json::array({position["stack"], Json::array()});
    Problems problems;
    const auto known = table.game->fromPosition(position, table.setup, 7, problems);
    QVERIFY(known);
    table.state = *known;
    const std::map<std::string, int> before = plotZones(table);
    QVERIFY((before == std::map<std::string, int>{{"garden", 1}, {"under", 26}}));
    QVERIFY(table.arrange(RemovePiece{plot}));
    const std::map<std::string, int> after = plotZones(table);
    QVERIFY((after == std::map<std::string, int>{{"deck", 1}, {"under", 26}}));
    for (const std::string &language : table.game->texts().languages())
        for (const auto &[zone, plots] : after)
            QVERIFY2(table.game->texts().has(language, "zone." + zone), zone.c_str());
}

void TakenokoArrangeTest::plotsSwapPlaces()
{
    HandTable table = takenoko();
    const std::string green = plotOf(table, "green_plot"), pink = plotOf(table, "pink_plot");
    QVERIFY(table.arrange(PutPiece{green, "garden", 1, 0}));
    QVERIFY(table.arrange(SwapPieces{pink, green}));
    QCOMPARE(table.zoneOf(pink), std::string("garden"));
    QCOMPARE(table.zoneOf(green), std::string("plot_stack"));
    QVERIFY(!table.arrange(SwapPieces{pink, "emperor"}));
}

void TakenokoArrangeTest::bambooGrowsByTurningThePlot()
{
    HandTable table = takenoko();
    const std::string plot = plotOf(table, "green_plot");
    QVERIFY(!table.arrange(TurnPiece{plot}));
    QCOMPARE(table.refusal(), "arrange-side");
    QVERIFY(table.arrange(PutPiece{plot, "garden", 1, 0}));
    QVERIFY(table.arrange(TurnPiece{plot}));
    QVERIFY(table.arrange(TurnPiece{plot}));
    QCOMPARE(table.in("bamboo").size(), 2u);
    QVERIFY(table.arrange(RemovePiece{"bamboo/1_0/2"}));
    QCOMPARE(table.in("bamboo").size(), 1u);
    for (int n = 0; n < 4; ++n) // 2, 3, 4, none
        QVERIFY(table.arrange(TurnPiece{plot}));
    QVERIFY(table.in("bamboo").empty());
}

void TakenokoArrangeTest::figuresGoWhereTheyArePut()
{
    HandTable table = takenoko();
    const std::string plot = plotOf(table, "green_plot");
    QVERIFY(table.arrange(PutPiece{plot, "garden", 1, 0}));
    QVERIFY(table.arrange(SwapPieces{"gardener", plot})); // laid onto the plot
    QVERIFY(table.position()["gardener"] == "1,0");
    QVERIFY(!table.arrange(PutPiece{"gardener", "figures", 2, 0}));
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(RemovePiece{"gardener"}));
    QVERIFY(table.position()["gardener"] == "0,0");
}

void TakenokoArrangeTest::channelsAreLaidAndTakenUp()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(PutPiece{plotOf(table, "green_plot"), "garden", 1, 0}));
    QVERIFY(table.arrange(PutPiece{plotOf(table, "pink_plot"), "garden", 1, -1}));
    QVERIFY(!table.arrange(PutPiece{"channel_stock/count", "channels", 3, -1})); // no plot there
    QVERIFY(table.arrange(PutPiece{"channel_stock/count", "channels", 2, -1}));
    QCOMPARE(table.zoneOf("channel/2_-1"), std::string("channels"));
    QCOMPARE(table.counter("channel_stock/count"), 19);
    QVERIFY(table.arrange(RemovePiece{"channel/2_-1"}));
    QCOMPARE(table.counter("channel_stock/count"), 20);
    QVERIFY(!table.arrange(RemovePiece{"channel/2_-1"}));
}

void TakenokoArrangeTest::tokensComeFromTheReserve()
{
    HandTable table = takenoko();
    const std::string plain = plotOf(table, "green_plot"), improved = plotOf(table, "green_watershed_plot");
    QVERIFY(table.arrange(PutPiece{plain, "garden", 1, 0}));
    QVERIFY(table.arrange(PutPiece{improved, "garden", 0, 1}));
    QVERIFY(!table.arrange(SwapPieces{"improvements/enclosure", improved})); // it has one
    QVERIFY(table.arrange(SwapPieces{"improvements/enclosure", plain}));
    QCOMPARE(table.zoneOf("improvement/1_0"), std::string("improvements_placed"));
    QCOMPARE(table.counter("improvements/enclosure"), 2);
    QVERIFY(table.arrange(RemovePiece{"improvement/1_0"}));
    QCOMPARE(table.counter("improvements/enclosure"), 3);
}

void TakenokoArrangeTest::cardsGoToHandsAndPlayers()
{
    HandTable table = takenoko();
    const std::string card = table.in("deck.panda").back().id;
    QVERIFY(table.arrange(PutPiece{card, "hand.1"}));
    QCOMPARE(table.zoneOf(card), std::string("hand.1"));
    QVERIFY(table.arrange(PutPiece{card, "scored.0"}));
    QCOMPARE(table.zoneOf(card), std::string("scored.0"));
    QVERIFY(!table.arrange(PutPiece{card, "deck.plot"}));
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(RemovePiece{card}));
    QCOMPARE(table.in("deck.panda").front().id, card);
}

void TakenokoArrangeTest::theEmperorGoesToAPlayer()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(PutPiece{"emperor", "emperor.1"}));
    QCOMPARE(table.zoneOf("emperor"), std::string("emperor.1"));
    QVERIFY(!table.arrange(PutPiece{"emperor", "garden"}));
    QVERIFY(table.arrange(RemovePiece{"emperor"}));
    QCOMPARE(table.zoneOf("emperor"), std::string("emperor"));
}

void TakenokoArrangeTest::theWeatherTurns()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(PutPiece{plotOf(table, "green_plot"), "garden", 1, 0}));
    std::vector<std::string> phases;
    for (int n = 0; n < 7; ++n) {
        QVERIFY(table.arrange(TurnPiece{"weather"}));
        phases.push_back(table.position().value("weather", "none") + " "
                         + table.position()["phase"].get<std::string>());
    }
    const std::vector<std::string> expected{"sun turn",      "rain rain",   "wind turn", "storm storm",
                                            "clouds clouds", "any weather", "none turn"};
    QVERIFY(phases == expected);
}

void TakenokoArrangeTest::anActionIsTakenOrNot()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(TurnPiece{"actions.0/move_panda"}));
    QVERIFY(table.position()["taken"]["move_panda"] == 1);
    QVERIFY(table.arrange(TurnPiece{"actions.0/move_panda"}));
    QVERIFY(!table.position().contains("taken"));
    QVERIFY(!table.arrange(TurnPiece{"actions.1/move_panda"})); // not B's turn
}

void TakenokoArrangeTest::numbersAreSet()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(SetCounter{"bamboo.1/pink", 3}));
    QCOMPARE(table.counter("bamboo.1/pink"), 3);
    QVERIFY(table.arrange(SetCounter{"improvements/watershed", 0}));
    QVERIFY(table.arrange(SetCounter{"turns", 12}));
    QCOMPARE(table.counter("turns"), 12);
    QVERIFY(!table.arrange(SetCounter{"channel_stock/count", -1}));
    QCOMPARE(table.refusal(), "arrange-number");
    QVERIFY(!table.arrange(SetCounter{"bamboo.9/pink", 1}));
    QCOMPARE(table.refusal(), "arrange-piece");
}

void TakenokoArrangeTest::anybodyCanBeToAct()
{
    HandTable table = takenoko();
    QVERIFY(table.arrange(SetToAct{1}));
    QCOMPARE(static_cast<int>(table.game->toAct(table.state)), 1);
    QVERIFY(!table.arrange(SetToAct{2}));
}

void TakenokoArrangeTest::nothingIsArrangedWhilePlotsAreDrawn()
{
    HandTable table = takenoko();
    const auto move = table.game->parse(table.state, "plots");
    QVERIFY(move);
    table.game->apply(table.state, *move);
    QVERIFY(!table.arrange(SetToAct{1}));
    QCOMPARE(table.refusal(), "arrange-turn");
}

ENGAWA_APPLESS_SUBJECT(takenoko_arrange_test, TakenokoArrangeTest)
#include "arrange_test.moc"
