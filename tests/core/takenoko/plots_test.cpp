#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// Plots and channels: where they may lie, and the water that they bring.
class PlotsTest : public QObject
{
    Q_OBJECT

private slots:
    void threePlotsAreDrawnAndOneIsPlaced();
    void onlyADrawnPlotIsPlaced();
    void oneOfThemMustBePlaced(); // A16
    void aPlotTouchesThePondOrTwoPlots(); // ruling 9
    void whereNoPlotCouldLieNoneIsDrawn();
    void aPlaceHoldsOnePlot();
    void theOthersGoUnderTheStackInAnyOrder();
    void equalPlotsNeedNoOrder();
    void morePlotsMayBeDrawn();
    void aShortStackGivesWhatItHas(); // ruling 16
    void anEmptyStackGivesNothing(); // ruling 16

    void plotsAtThePondSproutAtOnce(); // ruling 5
    void aPlotAwayFromWaterStaysDry();
    void aPrintedWatershedWatersItsPlot(); // rulings 5, 6
    void fertilizerDoublesTheFirstShoot(); // ruling 4

    void aChannelBringsWaterAndAFirstShoot();
    void aPlotSproutsOnce(); // ruling 5
    void channelsBeginAtACornerOfThePond(); // ruling 7
    void aChannelGoesOnFromAChannel(); // ruling 7
    void aChannelNeedsPlotsOnBothSides(); // ruling 7
    void noChannelRunsAlongThePond(); // ruling 7
    void aBorderHasOneChannel(); // ruling 7
    void aWatershedIsNoSource(); // ruling 7
    void withoutABorderThereIsNoIrrigation(); // ruling 17
    void withoutAChannelThereIsNoIrrigation(); // ruling 17
    void channelsAreNotKept(); // A4
};

void PlotsTest::threePlotsAreDrawnAndOneIsPlaced()
{
    TakenokoTable table(R"({})");
    QVERIFY(table.play("plots"));
    QVERIFY(table.fired("plots.draw"));
    QCOMPARE(table.drawn().size(), 3);
    QCOMPARE(table.stack().size(), 24);
    QVERIFY(table.play(table.legal().first().toStdString()));
    QVERIFY(table.fired("plots.place"));
    QCOMPARE(table.plots(), 1);
}

void PlotsTest::onlyADrawnPlotIsPlaced()
{
    const TakenokoTable table(R"({"drawn": ["green_plot", "pink_plot", "yellow_plot"]})");
    QVERIFY(table.refuses("place green_watershed_plot 1,0", "plots.choose"));
    QVERIFY(table.allows("place pink_plot 1,0"));
}

void PlotsTest::oneOfThemMustBePlaced() // A16
{
    const TakenokoTable table(R"({"drawn": ["green_plot", "pink_plot", "yellow_plot"]})");
    QCOMPARE(table.legal().size(), 3 * 6);
    QVERIFY(std::ranges::all_of(table.legal(), [](const QString &move) { return move.startsWith(u"place "_s); }));
}

void PlotsTest::aPlotTouchesThePondOrTwoPlots() // ruling 9
{
    const TakenokoTable table(R"({"drawn": ["green_plot"], "garden": ["pink 1,0", "pink 1,-1"]})");
    QVERIFY(table.allows("place green_plot 0,1"));
    QVERIFY(table.allows("place green_plot 2,-1"));
    QVERIFY(table.refuses("place green_plot 2,0", "plots.beside"));
    QVERIFY(table.refuses("place green_plot 5,5", "plots.beside"));
    const TakenokoTable loose(R"({"drawn": ["green_plot"], "garden": ["pink 1,0", "pink 1,-1"]})",
                              rule("plot_neighbours", 1));
    QVERIFY(loose.allows("place green_plot 2,0"));
    const TakenokoTable strict(R"({"drawn": ["green_plot"], "garden": ["pink 1,0", "pink 1,-1"]})",
                               rule("plot_neighbours", 3));
    QVERIFY(strict.refuses("place green_plot 2,-1", "plots.beside"));
}

void PlotsTest::whereNoPlotCouldLieNoneIsDrawn()
{
    const std::string round =
        R"({"garden": ["pink 1,0", "pink 0,1", "pink -1,1", "yellow -1,0", "yellow 0,-1", "yellow 1,-1"]})";
    const TakenokoTable table(round);
    QVERIFY(table.allows("plots"));
    const TakenokoTable strict(round, rule("plot_neighbours", 3)); // every free place has two at the most
    QVERIFY(strict.refuses("plots", "plots.beside"));
}

void PlotsTest::aPlaceHoldsOnePlot()
{
    const TakenokoTable table(R"({"drawn": ["green_plot"], "garden": ["pink 1,0"]})");
    QVERIFY(table.refuses("place green_plot 1,0", "plots.free"));
    QVERIFY(table.refuses("place green_plot 0,0", "plots.free"));
}

void PlotsTest::theOthersGoUnderTheStackInAnyOrder()
{
    for (const bool pinkFirst : {true, false}) {
        TakenokoTable table(R"({"drawn": ["green_plot", "pink_plot", "yellow_plot"]})");
        QVERIFY(table.play("place green_plot 1,0"));
        QVERIFY(table.refuses("under green_plot", "plots.under"));
        QVERIFY(table.play(pinkFirst ? "under pink_plot" : "under yellow_plot"));
        QCOMPARE(table.firings("plots.under"), 2);
        QCOMPARE(table.stack().last(), pinkFirst ? u"yellow_plot"_s : u"pink_plot"_s);
    }
}

void PlotsTest::equalPlotsNeedNoOrder()
{
    TakenokoTable table(R"({"drawn": ["green_plot", "pink_plot", "pink_plot#2"]})");
    QVERIFY(table.play("place green_plot 1,0"));
    QVERIFY(table.phase() != u"under"_s);
    QCOMPARE(table.stack().size(), 26);
}

void PlotsTest::morePlotsMayBeDrawn()
{
    TakenokoTable table(R"({})", rule("plots_drawn", 5));
    QVERIFY(table.play("plots"));
    QCOMPARE(table.drawn().size(), 5);
    QVERIFY(table.play(table.legal().first().toStdString()));
    for (int n = 0; n < 3 && table.phase() == u"under"_s; ++n)
        QVERIFY(table.play(table.legal().first().toStdString()));
    QCOMPARE(table.stack().size(), 26);
    QCOMPARE(table.phase(), u"turn"_s);
}

void PlotsTest::aShortStackGivesWhatItHas() // ruling 16
{
    TakenokoTable table(R"({"stack": ["green_plot"]})");
    QVERIFY(table.play("plots"));
    QVERIFY(table.fired("plots.short"));
    QVERIFY(table.play("place green_plot 1,0"));
    QVERIFY(table.stack().isEmpty());
    QCOMPARE(table.phase(), u"turn"_s);
}

void PlotsTest::anEmptyStackGivesNothing() // ruling 16
{
    const TakenokoTable table(R"({"stack": [], "garden": ["green 1,0"]})");
    QVERIFY(table.refuses("plots", "plots.empty"));
}

void PlotsTest::plotsAtThePondSproutAtOnce() // ruling 5
{
    TakenokoTable table(R"({"drawn": ["green_plot"]})");
    QVERIFY(table.play("place green_plot 1,0"));
    QVERIFY(table.fired("water.irrigated"));
    QVERIFY(table.fired("water.first-shoot"));
    QVERIFY(table.isWet(1, 0));
    QCOMPARE(table.height(1, 0), 1);
}

void PlotsTest::aPlotAwayFromWaterStaysDry()
{
    TakenokoTable table(R"({"drawn": ["green_plot"], "garden": ["pink 1,0", "pink 1,-1"]})");
    QVERIFY(table.play("place green_plot 2,-1"));
    QVERIFY(!table.fired("water.first-shoot"));
    QVERIFY(!table.isWet(2, -1));
    QCOMPARE(table.height(2, -1), 0);
}

void PlotsTest::aPrintedWatershedWatersItsPlot() // rulings 5, 6
{
    TakenokoTable table(R"({"drawn": ["green_watershed_plot"], "garden": ["pink 1,0", "pink 1,-1"]})");
    QVERIFY(table.play("place green_watershed_plot 2,-1"));
    QVERIFY(table.fired("improvement.watershed"));
    QVERIFY(table.isWet(2, -1));
    QCOMPARE(table.height(2, -1), 1);
}

void PlotsTest::fertilizerDoublesTheFirstShoot() // ruling 4
{
    TakenokoTable table(R"({"drawn": ["green_fertilizer_plot"]})");
    QVERIFY(table.play("place green_fertilizer_plot 1,0"));
    QVERIFY(table.fired("improvement.fertilizer"));
    QCOMPARE(table.height(1, 0), 2);
}

void PlotsTest::aChannelBringsWaterAndAFirstShoot()
{
    TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green 2,-1"], "channels": ["1,0 1,-1"]})");
    QVERIFY(!table.isWet(2, -1));
    QVERIFY(table.play("channel 1,0 2,-1"));
    QVERIFY(table.fired("irrigation.place"));
    QVERIFY(table.fired("water.first-shoot"));
    QVERIFY(table.isWet(2, -1));
    QCOMPARE(table.height(2, -1), 1);
    QCOMPARE(table.channelsLeft(), 18);
}

void PlotsTest::aPlotSproutsOnce() // ruling 5
{
    TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green 2,-1"], "channels": ["1,0 1,-1", "1,0 2,-1"]})");
    QVERIFY(table.play("channel 1,-1 2,-1"));
    QVERIFY(!table.fired("water.first-shoot"));
    QCOMPARE(table.height(2, -1), 0);
}

void PlotsTest::channelsBeginAtACornerOfThePond() // ruling 7
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green 2,-1", "green 2,-2"]})");
    QVERIFY(table.allows("channel 1,-1 1,0"));
    QVERIFY(table.refuses("channel 1,0 2,-1", "irrigation.network"));
    QVERIFY(table.refuses("channel 2,-1 2,-2", "irrigation.network"));
}

void PlotsTest::aChannelGoesOnFromAChannel() // ruling 7
{
    TakenokoTable table(
        R"({"garden": ["pink 1,0", "pink 1,-1", "green 2,-1", "green 2,-2"], "channels": ["1,0 1,-1"]})");
    QVERIFY(table.allows("channel 2,-1 1,0"));
    QVERIFY(table.allows("channel 1,-1 2,-1"));
    QVERIFY(table.refuses("channel 2,-1 2,-2", "irrigation.network")); // a corner further
    QVERIFY(table.play("channel 1,-1 2,-1", "draw panda")); // then it is B’s turn
    QVERIFY(table.allows("channel 2,-2 2,-1"));
}

void PlotsTest::aChannelNeedsPlotsOnBothSides() // ruling 7
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1"], "channels": ["1,0 1,-1"]})");
    QVERIFY(table.refuses("channel 1,0 2,-1", "irrigation.border"));
    QVERIFY(table.refuses("channel 1,0 3,3", "irrigation.border"));
}

void PlotsTest::noChannelRunsAlongThePond() // ruling 7
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1"]})");
    QVERIFY(table.refuses("channel 0,0 1,0", "irrigation.rim"));
    QVERIFY(table.refuses("channel 1,-1 0,0", "irrigation.rim"));
}

void PlotsTest::aBorderHasOneChannel() // ruling 7
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1"], "channels": ["1,0 1,-1"]})");
    QVERIFY(table.refuses("channel 1,0 1,-1", "irrigation.one"));
}

void PlotsTest::aWatershedIsNoSource() // ruling 7
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green_watershed 2,-1"]})");
    QVERIFY(table.refuses("channel 1,0 2,-1", "improvement.source"));
}

void PlotsTest::withoutABorderThereIsNoIrrigation() // ruling 17
{
    const TakenokoTable table(R"({"garden": ["pink 1,0"]})");
    QVERIFY(std::ranges::none_of(table.legal(), [](const QString &move) { return move.startsWith(u"channel"_s); }));
}

void PlotsTest::withoutAChannelThereIsNoIrrigation() // ruling 17
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1"], "channels_left": 0})");
    QVERIFY(table.refuses("channel 1,0 1,-1", "irrigation.reserve"));
}

void PlotsTest::channelsAreNotKept() // A4
{
    const TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1"]})");
    QVERIFY(table.refuses("store channel", "irrigation.store"));
    QVERIFY(table.refuses("lay 1,0 1,-1", "irrigation.stored"));
}

ENGAWA_APPLESS_SUBJECT(takenoko_plots_test, PlotsTest)
#include "plots_test.moc"
