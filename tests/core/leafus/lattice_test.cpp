#include "core/games/leafus/roots.h"

#include <set>

#include "tests/core/leafus/leafus_table.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa::leafus;

// Roots on whatever a designer draws: nodes anywhere, lines between any two of them, however they cross.
class LatticeTest : public QObject
{
    Q_OBJECT

private slots:
    void segmentsMeet_data();
    void segmentsMeet();
    void linesThatCrossOnPaperExcludeEachOther();
    void aLineThroughANodeOfAnotherCrossesIt();
    void rootsStaySoundOnAnyLattice_data();
    void rootsStaySoundOnAnyLattice();
    void whatIsListedIsWhatIsAllowed();
    void levelLinesGoEitherWay();
};

namespace {

Rules someLattice(bool touching, int perStart)
{
    Rules rules;
    rules.parameters.touchingRoots = touching;
    rules.parameters.rootsPerStart = perStart;
    rules.parameters.linesBase = 1;
    const int nodes = *rc::gen::inRange(2, 18);
    std::set<std::pair<int, int>> places;
    for (int i = 0; i < nodes; ++i) {
        const Place at{*rc::gen::inRange(-4, 5), *rc::gen::inRange(0, 6)};
        if (!places.emplace(at.x, at.y).second)
            continue;
        engawa::leafus::Node node;
        node.id = "n" + std::to_string(rules.nodes.size());
        node.at = at;
        node.start = rules.nodes.empty() || *rc::gen::inRange(0, 4) == 0;
        node.points = *rc::gen::inRange(0, 4);
        rules.nodes.push_back(node);
    }
    const int edges = *rc::gen::inRange(1, 40);
    std::set<std::pair<int, int>> ends;
    for (int i = 0; i < edges; ++i) {
        const int from = *rc::gen::inRange(0, static_cast<int>(rules.nodes.size()));
        const int to = *rc::gen::inRange(0, static_cast<int>(rules.nodes.size()));
        if (from != to && ends.insert(std::minmax(from, to)).second)
            rules.edges.push_back(
                {"e" + std::to_string(i), static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to)});
    }
    layLattice(rules);
    return rules;
}

// Draws legal lines at random until there are none, or `most`.
std::vector<Line> drawnOn(const Rules &rules, Sheet &sheet, int most)
{
    std::vector<Line> drawn;
    findTips(rules, sheet);
    while (static_cast<int>(drawn.size()) < most) {
        std::vector<Line> lines;
        anyLine(rules, sheet, [&](Line line) {
            lines.push_back(line);
            return false;
        });
        if (lines.empty())
            break;
        drawn.push_back(lines[*rc::gen::inRange<std::size_t>(0, lines.size())]);
        drawLine(rules, sheet, drawn.back());
    }
    return drawn;
}

// By brute force, from the lines alone.
bool isSound(const Rules &rules, const std::vector<Line> &lines)
{
    std::vector<int> in(rules.nodes.size()), out(rules.nodes.size());
    const auto place = [&](int node) { return rules.nodes[static_cast<std::size_t>(node)].at; };
    std::set<int> seen;
    for (const Line line : lines) {
        const int begin = beginOf(rules, line), end = endOf(rules, line);
        if (place(end).y < place(begin).y || !seen.insert(line.edge).second)
            return false;
        ++out[static_cast<std::size_t>(begin)];
        ++in[static_cast<std::size_t>(end)];
    }
    for (std::size_t node = 0; node < rules.nodes.size(); ++node) {
        const int begin = rules.nodes[node].start ? rules.parameters.rootsPerStart : 0;
        const bool touched = in[node] > 1 || (in[node] == 1 && out[node] > 1);
        if (out[node] > in[node] + begin || (touched && !rules.parameters.touchingRoots))
            return false;
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const std::array ends{beginOf(rules, lines[i]), endOf(rules, lines[i]), beginOf(rules, lines[k]),
                                  endOf(rules, lines[k])};
            const bool shared = ends[0] == ends[2] || ends[0] == ends[3] || ends[1] == ends[2] || ends[1] == ends[3];
            if (!shared && meet(place(ends[0]), place(ends[1]), place(ends[2]), place(ends[3])))
                return false;
        }
    return true;
}

} // namespace

void LatticeTest::segmentsMeet_data()
{
    QTest::addColumn<QList<int>>("c");
    QTest::addColumn<bool>("meets");
    QTest::newRow("a cross") << QList{0, 0, 4, 4, 0, 4, 4, 0} << true;
    QTest::newRow("side by side") << QList{0, 0, 4, 4, 1, 0, 5, 4} << false;
    QTest::newRow("too short") << QList{0, 0, 1, 1, 0, 4, 4, 0} << false;
    QTest::newRow("an end on the other") << QList{0, 0, 4, 4, 2, 2, 5, 2} << true;
    QTest::newRow("one on the other") << QList{0, 0, 4, 0, 1, 0, 3, 0} << true;
    QTest::newRow("one after the other") << QList{0, 0, 1, 0, 2, 0, 3, 0} << false;
    QTest::newRow("a common end") << QList{0, 0, 1, 1, 1, 1, 2, 5} << true;
}

void LatticeTest::segmentsMeet()
{
    QFETCH(QList<int>, c);
    QFETCH(bool, meets);
    const Place a{c[0], c[1]}, b{c[2], c[3]}, d{c[4], c[5]}, e{c[6], c[7]};
    QCOMPARE(meet(a, b, d, e), meets);
    QCOMPARE(meet(e, d, a, b), meets);
}

void LatticeTest::linesThatCrossOnPaperExcludeEachOther()
{
    const GamePtr game = changed(printedGame(), "edges.json", "/s1_b3", Json{{"from", "s1"}, {"to", "b3"}});
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s2", "a2", "b2"]]}]})", game);
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line s1 b3", "roots.no-crossing")); // it runs through a2
    LeafusTable free(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "b3"]]}]})", game);
    QVERIFY(free.play("assign 3", "done"));
    QVERIFY(free.refuses("line s2 a2", "roots.no-crossing"));
    QVERIFY(free.allows("line s2 a3"));
}

void LatticeTest::aLineThroughANodeOfAnotherCrossesIt()
{
    const GamePtr game = changed(printedGame(), "edges.json", "/s3_b4", Json{{"from", "s3"}, {"to", "b4"}});
    const GamePtr moved = changed(game, "nodes.json", "/a3/x", 0); // now a3 lies on s3–b4
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s2", "a3"]]}]})", moved);
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line s3 b4", "roots.no-crossing"));
}

void LatticeTest::rootsStaySoundOnAnyLattice_data()
{
    QTest::addColumn<bool>("touching");
    QTest::addColumn<int>("perStart");
    QTest::newRow("printed rules") << false << 1;
    QTest::newRow("two from a start") << false << 2;
    QTest::newRow("touching") << true << 1;
    QTest::newRow("touching, two from a start") << true << 2;
}

void LatticeTest::rootsStaySoundOnAnyLattice()
{
    QFETCH(bool, touching);
    QFETCH(int, perStart);
    holds(400, [&] {
        const Rules rules = someLattice(touching, perStart);
        Sheet sheet;
        const std::vector<Line> lines = drawnOn(rules, sheet, 60);
        RC_ASSERT(isSound(rules, lines));
        Sheet again = sheet;
        findTips(rules, again);
        RC_ASSERT((again == sheet));
        RC_ASSERT(sheet.lines.count() == static_cast<int>(lines.size()));
    });
}

// A line is refused exactly if the drawing would no longer be sound.
void LatticeTest::whatIsListedIsWhatIsAllowed()
{
    holds(400, [] {
        const Rules rules = someLattice(false, 1);
        Sheet sheet;
        std::vector<Line> lines = drawnOn(rules, sheet, *rc::gen::inRange(0, 8));
        std::set<std::pair<int, bool>> listed;
        anyLine(rules, sheet, [&](Line line) {
            listed.emplace(line.edge, line.turned);
            return false;
        });
        RC_ASSERT(hasLine(sheet) == !listed.empty());
        for (int edge = 0; edge < static_cast<int>(rules.edges.size()); ++edge)
            for (const bool turned : {false, true}) {
                const Line line{edge, turned};
                std::vector<Line> with = lines;
                with.push_back(line);
                const int begin = beginOf(rules, line);
                const bool grows = rules.nodes[static_cast<std::size_t>(begin)].start || isReached(rules, sheet, begin);
                const bool touchesItself = isReached(rules, sheet, endOf(rules, line));
                RC_ASSERT((checkLine(rules, sheet, line) == noRule) == listed.contains({edge, turned}));
                if (!touchesItself)
                    RC_ASSERT((checkLine(rules, sheet, line) == noRule) == (grows && isSound(rules, with)));
                else
                    RC_ASSERT(checkLine(rules, sheet, line) != noRule);
            }
    });
}

void LatticeTest::levelLinesGoEitherWay()
{
    const GamePtr game = changed(printedGame(), "edges.json", "/a1_a2", Json{{"from", "a1"}, {"to", "a2"}});
    LeafusTable right(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 1, "roots": [["s1", "a1"]]}]})", game);
    QVERIFY(right.play("assign 3", "done", "line a1 a2"));
    LeafusTable left(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 1, "roots": [["s2", "a2"]]}]})", game);
    QVERIFY(left.play("assign 3", "done", "line a2 a1", "line a1 b1"));
    QCOMPARE(left.roots(), u"[[s2,a2,a1,b1]]"_s);
}

ENGAWA_SOAK_SUBJECT(leafus_lattice_test, LatticeTest)
#include "lattice_test.moc"
