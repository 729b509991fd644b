#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/reload.h"
#include "core/pack/variant.h"
#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// The sheet as data: what a designer changes while a game runs, and what the other sheets look like.
class DataTest : public QObject
{
    Q_OBJECT

private slots:
    void aMovedNodeTakesItsRootsAlong();
    void aNodeMovedAboveMakesItsLineGoUp();
    void anEdgeThatIsTurnedRoundKeepsItsLine();
    void aRemovedNodeTakesItsLinesAndSaysSo();
    void aRemovedEdgeCutsOffWhatHangsBelow();
    void aRemovedLeafSaysSo();
    void newLeavesAreClear();
    void fewerHeapsThanMarkedSaySo();
    void aNewNodeCanBeReachedAtOnce();
    void pointsHoldAtOnce();
    void aDrawingStandsUnderTheSheetAndTakesNoPart();
    void aDrawingMovesInTheRunningGame();
    void theSecondSheetIsAnotherTree();
    void theSecondSheetHasPicturesOfItsOwn();
    void theSecondSheetHasLinesThatCross();
    void everySheetCanBePlayedToItsEnd_data();
    void everySheetCanBePlayedToItsEnd();
    void whatIsWrongWithAPositionIsTold_data();
    void whatIsWrongWithAPositionIsTold();
};

namespace {

using Change = std::tuple<const char *, const char *, Json>;

struct Reloaded
{
    Reloaded(const LeafusTable &table, const std::vector<Change> &changes)
    {
        Problems problems;
        Data data = table.game().data();
        for (const auto &[file, pointer, value] : changes)
            data = *edited(data, file, pointer, value, problems);
        result = reload(compiler(), table.game(), table.state(), data, problems);
        if (!result)
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        const auto begin = std::ranges::find_if(result->receipt.lines, [](const Message &line) {
            return line.key == "receipt.mark_lost" || line.key == "receipt.cut_off";
        });
        for (auto line = begin; line != result->receipt.lines.end(); ++line)
            lost << QString::fromStdString(Sentences(shippedEngineTexts(), "en", &result->game->texts()).of(*line));
    }

    Json sheet(std::size_t seat = 0) const { return result->game->position(result->state)["sheets"][seat]; }
    QString roots() const { return QString::fromStdString(sheet()["roots"].dump()).remove(u'"'); }

    std::optional<Reload> result;
    QStringList lost; // what the receipt says of marks
};

GamePtr varied(const char *file)
{
    Problems problems;
    const auto text = readText(std::string(ENGAWA_RESOURCES "/variants/") + file, problems);
    const auto variant = readVariant(*text, file, compiler().schemas(), problems);
    return compiled(withVariant(printedGame()->data(), *variant, problems));
}

constexpr auto rooted = R"({"dice": [3, 4, 4, 1, 1], "sheets": [
    {"roots": [["s1", "a1", "b2", "c2", "d2"], ["s4", "a4"]], "yellow": ["leaf_2"], "heaped": ["leaf_1"], "heaps": 2}]})";

} // namespace

void DataTest::aMovedNodeTakesItsRootsAlong()
{
    const LeafusTable table(2, rooted);
    const Reloaded moved(table, {{"nodes.json", "/b2/x", -55}, {"nodes.json", "/b2/y", 24}});
    QCOMPARE(moved.lost, QStringList());
    QCOMPARE(moved.roots(), table.roots());
    const Scene scene = moved.result->game->scene(moved.result->state, 0);
    const auto line = std::ranges::find(scene.pieces, "line/0/a1_b2", &Piece::id);
    QCOMPARE(line->x, -55);
    QCOMPARE(line->y, 24);
    QCOMPARE(QString::fromStdString(line->badge), u"-50,10"_s);
}

void DataTest::aNodeMovedAboveMakesItsLineGoUp()
{
    const LeafusTable table(2, rooted);
    const Reloaded moved(table, {{"nodes.json", "/d2/y", 15}}); // above c2
    QCOMPARE(moved.roots(), table.roots()); // what is drawn stays
    GamePtr game = changed(printedGame(), "nodes.json", "/d2/y", 15);
    LeafusTable again(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "a1", "b2", "c2"]]}]})", game);
    QVERIFY(again.play("assign 3", "done"));
    QVERIFY(again.refuses("line c2 d2", "roots.not-upwards"));
}

void DataTest::anEdgeThatIsTurnedRoundKeepsItsLine()
{
    const LeafusTable table(2, rooted);
    const Reloaded turned(table, {{"edges.json", "/a1_b2", Json{{"from", "b2"}, {"to", "a1"}}}});
    QCOMPARE(turned.lost, QStringList());
    QCOMPARE(turned.roots(), table.roots());
}

void DataTest::aRemovedNodeTakesItsLinesAndSaysSo()
{
    const LeafusTable table(2, rooted);
    const Reloaded removed(table, {{"edges.json", "/a1_b2", nullptr},
                                   {"edges.json", "/a2_b2", nullptr},
                                   {"edges.json", "/b2_c2", nullptr},
                                   {"edges.json", "/b2_c3", nullptr},
                                   {"nodes.json", "/b2", nullptr}});
    QCOMPARE(removed.roots(), u"[[s1,a1],[s4,a4]]"_s);
    QCOMPARE(removed.lost, QStringList({u"B2 is no longer on the sheet; what Player A had drawn there is gone."_s,
                                        u"1 more line of Player A hung on what is gone, and goes with it."_s}));
}

void DataTest::aRemovedEdgeCutsOffWhatHangsBelow()
{
    const LeafusTable table(2, rooted);
    const Reloaded removed(table, {{"edges.json", "/s1_a1", nullptr}});
    QCOMPARE(removed.roots(), u"[[s4,a4]]"_s);
    QCOMPARE(removed.lost.size(), 2);
    QVERIFY(removed.lost[1].startsWith(u"3 more lines of Player A"_s));
}

void DataTest::aRemovedLeafSaysSo()
{
    const Reloaded removed(LeafusTable(2, rooted),
                           {{"leaves.json", "/leaf_2", nullptr}, {"leaves.json", "/leaf_5", nullptr}});
    QCOMPARE(removed.lost,
             QStringList({u"Leaf 2 is no longer on the sheet; what Player A had drawn there is gone."_s}));
    QCOMPARE(removed.sheet()["yellow"].size(), 0u);
    QCOMPARE(removed.sheet()["heaped"].size(), 1u);
}

void DataTest::newLeavesAreClear()
{
    const Reloaded added(LeafusTable(2, rooted), {{"leaves.json", "/leaf_0", Json{{"x", 0}, {"y", -110}}}});
    QCOMPARE(QString::fromStdString(added.sheet()["yellow"].dump()), u"[\"leaf_2\"]"_s);
    QCOMPARE(added.lost, QStringList());
}

void DataTest::fewerHeapsThanMarkedSaySo()
{
    std::vector<Change> changes;
    for (const char *heap : {"/heap_1", "/heap_2", "/heap_3", "/heap_4", "/heap_5", "/heap_6", "/heap_7"})
        changes.emplace_back("heaps.json", heap, nullptr);
    const Reloaded removed(LeafusTable(2, rooted), changes);
    QCOMPARE(removed.sheet()["heaps"].get<int>(), 1);
    QCOMPARE(removed.lost.size(), 1);
}

void DataTest::aNewNodeCanBeReachedAtOnce()
{
    Problems problems;
    auto data =
        edited(printedGame()->data(), "nodes.json", "/k1", Json{{"x", -60}, {"y", 115}, {"points", 9}}, problems);
    data = edited(*data, "edges.json", "/j1_k1", Json{{"from", "j1"}, {"to", "k1"}}, problems);
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots":
        [["s2", "a2", "b2", "c2", "d2", "e2", "f2", "g3", "h2", "i2", "j1"]]}]})",
                      compiled(*data));
    QVERIFY(table.play("assign 3", "done", "line j1 k1"));
    QCOMPARE(table.points(), 1 + 2 + 3 + 9);
}

void DataTest::pointsHoldAtOnce()
{
    const Reloaded richer(LeafusTable(2, rooted), {{"nodes.json", "/c2/points", 7}});
    QCOMPARE(richer.result->game->outcome(richer.result->state).points[0], 8 + 7);
}

void DataTest::aDrawingStandsUnderTheSheetAndTakesNoPart()
{
    const LeafusTable table(2, "{}");
    const Scene scene = table.game().scene(table.state(), 0);
    const auto tree = std::ranges::find(scene.pieces, "drawing/tree", &Piece::id);
    QVERIFY(tree != scene.pieces.end());
    QCOMPARE(tree->zone, "drawings");
    QCOMPARE(tree->component, "drawings/tree");
    QCOMPARE(std::pair(tree->x, tree->y), std::pair(0, 6)); // its foot, a little below the ground
    QCOMPARE(tree->badge, "160"); // its width
    QVERIFY(tree->moves.empty());
}

void DataTest::aDrawingMovesInTheRunningGame()
{
    const LeafusTable table(2, rooted);
    const Reloaded moved(table,
                         {{"drawings.json", "/tree/x", -12},
                          {"drawings.json", "/tree/width", 90},
                          {"drawings.json", "/bird", Json{{"x", 30}, {"y", -40}, {"width", 20}, {"face", "leaf.svg"}}},
                          {"text/en.json", "/name/bird", "Bird"},
                          {"text/ja.json", "/name/bird", "鳥"}});
    const Scene scene = moved.result->game->scene(moved.result->state, 0);
    const auto tree = std::ranges::find(scene.pieces, "drawing/tree", &Piece::id);
    const auto bird = std::ranges::find(scene.pieces, "drawing/bird", &Piece::id);
    QVERIFY(tree != scene.pieces.end() && bird != scene.pieces.end());
    QCOMPARE(tree->x, -12);
    QCOMPARE(tree->badge, "90");
    QVERIFY2(tree < bird, "Later drawings lie over earlier ones.");
    QCOMPARE(moved.lost, QStringList());
    QCOMPARE(moved.sheet(), table.game().position(table.state())["sheets"][0]);
}

void DataTest::theSecondSheetIsAnotherTree()
{
    const GamePtr ginkgo = varied("leafus_old_ginkgo.json");
    const Data &data = ginkgo->data();
    QVERIFY(!data.table("nodes").find("s1"));
    QCOMPARE(data.table("nodes").size(), 51u);
    QCOMPARE(data.table("edges").size(), 120u);
    QCOMPARE(data.table("leaves").size(), 18u);
    QCOMPARE(data.table("crosses").size(), 9u);
    QCOMPARE(data.table("hexes").size(), 4u);
    QCOMPARE(data.table("heaps").size(), 7u);
    for (const std::string &language : ginkgo->texts().languages())
        for (const char *table : {"nodes", "edges", "leaves", "crosses", "hexes", "heaps", "pencils", "drawings"})
            for (const EntryPtr &entry : data.table(table).entries())
                QVERIFY2(ginkgo->texts().has(language, "name." + entry->id), entry->id.c_str());
}

void DataTest::theSecondSheetHasPicturesOfItsOwn()
{
    const Data &plain = printedGame()->data();
    const GamePtr ginkgo = varied("leafus_old_ginkgo.json");
    const Data &other = ginkgo->data();
    QCOMPARE(plain.table("drawings").find("tree")->get()->value["face"], "tree.svg");
    QCOMPARE(other.table("drawings").find("tree")->get()->value["face"], "ginkgo.svg");
    QVERIFY(!plain.faces.contains("faces/ginkgo.svg"));
    QVERIFY(other.faces.contains("faces/ginkgo.svg"));
    for (const char *face : {"faces/leaf.svg", "faces/heap.svg"})
        QVERIFY2(*plain.faces.at(face) != *other.faces.at(face), face);
}

void DataTest::theSecondSheetHasLinesThatCross()
{
    LeafusTable table(2,
                      R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["t2", "p1_2", "p2_3"], ["t3", "p1_3"]]}]})",
                      varied("leafus_old_ginkgo.json"));
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line p1_3 p2_2", "roots.no-crossing")); // p1_2–p2_3 lies across, with no node in common
    QVERIFY(table.allows("line p1_3 p2_4"));
}

void DataTest::everySheetCanBePlayedToItsEnd_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("old ginkgo") << u"leafus_old_ginkgo.json"_s;
    QTest::newRow("strict wishes") << u"leafus_strict_wishes.json"_s;
}

void DataTest::everySheetCanBePlayedToItsEnd()
{
    QFETCH(QString, variant);
    const GamePtr game = varied(qPrintable(variant));
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        LeafusTable table = LeafusTable::dealt(3, seed, nobody, game);
        for (std::uint64_t n = 0; !table.isOver(); ++n)
            table.playOneMove(seed, n);
        QCOMPARE(table.crosses(), static_cast<int>(game->data().table("crosses").size()));
    }
}

void DataTest::whatIsWrongWithAPositionIsTold_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("line");
    QTest::newRow("a leaf twice")
        << u"{\"sheets\": [{\"yellow\": [\"leaf_1\"], \"heaped\": [\"leaf_1\"]}, {}]}"_s
        << u"/sheets/0/heaped/0: error[position-twice]: the piece “leaf_1” is in two places, expected it once"_s;
    QTest::newRow("a die") << u"{\"dice\": [7]}"_s
                           << u"/dice/0: error[position-value]: 7 can't stand here, expected a face from 1 to 6"_s;
    QTest::newRow("a use")
        << u"{\"dice\": [1, 2], \"uses\": [{\"action\": \"roots\", \"dice\": [0]}]}"_s
        << u"/uses/0: error[position-value]: {\"action\":\"roots\",\"dice\":[0]} can't stand here, expected dice that the rules let the player put there"_s;
    QTest::newRow("sheets") << u"{\"sheets\": [{}]}"_s
                            << u"/sheets: error[position-value]: 1 sheet can't stand here, expected 2"_s;
    QTest::newRow("lines")
        << u"{\"lines\": 2}"_s
        << u"/lines: error[position-value]: 2 can't stand here, expected lines in the phase roots, and in no other"_s;
}

void DataTest::whatIsWrongWithAPositionIsTold()
{
    QFETCH(QString, position);
    QFETCH(QString, line);
    Problems problems;
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    const auto state = printedGame()->fromPosition(Json::parse(position.toStdString()), setup, 1, problems);
    QVERIFY(!state);
    QCOMPARE(linesOf(problems, &printedGame()->texts()), QStringList{line});
}

ENGAWA_SUBJECT(leafus_data_test, DataTest, QCoreApplication)
#include "data_test.moc"
