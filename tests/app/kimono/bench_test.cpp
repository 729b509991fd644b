#include "app/workbench/workbench_commands.h"
#include "kimono_window.h"
#include "tests/app/workbench/workbench_fixture.h"

namespace engawa {

// The designer changes a card, a track or Fanny's list, and the running game has it.
class KimonoBenchTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangedHalfIsDrawnAnew();
    void aChangedPatternIsDrawnAndPulled();
    void aLongerTrackHasMoreCells();
    void aPropScoresByItsNewFormula();
    void theEditorListsEveryTable();
};

namespace {

// The whole program with the hands of a designer, and Kimono Memories on the table.
class KimonoBench : public WorkbenchFixture
{
public:
    using WorkbenchFixture::WorkbenchFixture;

    void openKimono(const QString &mode, const QStringList &players)
    {
        library().setUp("kimono");
        SetupForm &form = *library().form();
        form.setMode(mode);
        form.setPlayers(static_cast<int>(players.size()));
        for (int seat = 0; seat < players.size(); ++seat)
            form.setSeatPlayer(seat, players[seat]);
        form.setSeed("4");
        if (!library().start())
            qFatal("The game isn't dealt: %s", qPrintable(form.problem()));
        QTest::qWait(20);
        match().liftCurtain();
        design();
    }

    // A beauty in the ring.
    PieceRow inRing()
    {
        for (const PieceRow &row : match().pieces()->rows())
            if (row.zone == "ring" && row.component.startsWith("cards/") && !row.component.contains("prop"))
                return row;
        return {};
    }
};

std::string idOf(const PieceRow &row)
{
    return row.component.section('/', 1).toStdString();
}

} // namespace

void KimonoBenchTest::aChangedHalfIsDrawnAnew()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    const PieceRow before = bench.inRing();
    QVERIFY(!before.id.isEmpty());
    const Json was = bench.value(before.component, "left");
    const QString now = was == "cat" ? "wild" : "cat";
    QVERIFY(bench.document().edit("Half", {{"cards.json", "/" + idOf(before) + "/left", now.toStdString()}}));
    QCOMPARE(bench.valueInMatch(before.component, "left"), Json(now.toStdString()));
    QVERIFY2(bench.match().pieces()->find(before.id)->source != before.source, "The card shows its old half.");
    QCOMPARE(bench.match().pieces()->find(before.id)->zone, before.zone);
    bench.document().steps().undo();
    QCOMPARE(bench.match().pieces()->find(before.id)->source, before.source);
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoBenchTest::aChangedPatternIsDrawnAndPulled()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    const PieceRow before = bench.inRing();
    const QString now = bench.value(before.component, "pattern") == "blue" ? "pink" : "blue";
    QVERIFY(bench.document().edit("Pattern", {{"cards.json", "/" + idOf(before) + "/pattern", now.toStdString()}}));
    QCOMPARE(bench.valueInMatch(before.component, "pattern"), Json(now.toStdString()));
    QVERIFY(bench.match().pieces()->find(before.id)->source != before.source);
    const AboutPiece about = bench.match().about(before.id);
    QVERIFY2(about.lines.join(' ').contains(now), qPrintable(about.lines.join(' ')));
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoBenchTest::aLongerTrackHasMoreCells()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    const auto columns = [&] {
        for (const ZoneInfo &zone : bench.match().zones())
            if (zone.zone == "track.pink")
                return zone.columns;
        return 0;
    };
    QCOMPARE(columns(), 9);
    QVERIFY(bench.document().edit("Track", {{"rules.json", "/track_length", 6}}));
    QTRY_COMPARE(columns(), 13);
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoBenchTest::aPropScoresByItsNewFormula()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("expert", {"human", "human"});
    for (int move = 0; move < 500 && !bench.match().over(); ++move)
        bench.playOne(move * 7);
    QVERIFY(bench.match().over());
    const auto points = [&] {
        for (const ScoreRow &row : bench.match().scores()->rows())
            if (row.text == "Folding Fan")
                return std::max(row.points[0], row.points[1]);
        return -1;
    };
    const bool placed = points() > 0;
    QVERIFY(bench.document().edit("Fan", {{"cards.json", "/prop_fan/points", "41"}}));
    QTRY_COMPARE(points(), placed ? 41 : points());
    QVERIFY2(placed, "Nobody has the fan: choose another seed.");
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoBenchTest::theEditorListsEveryTable()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("solo", {"human"});
    for (const char *table : {"cards", "departures", "patterns", "symbols", "objects", "fanny", "modes"}) {
        const auto &entries = bench.document().data().table(table).entries();
        QVERIFY2(!entries.empty(), table);
        bench.goToCell(QString("%1/%2").arg(table, QString::fromStdString(entries.front()->id)), "");
        QVERIFY2(QApplication::focusWidget(), table);
    }
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_MAIN(engawa::KimonoBenchTest)
#include "bench_test.moc"
