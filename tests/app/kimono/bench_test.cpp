#include "app/faces/face_store.h"
#include "kimono_bench.h"

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
    void aPropShowsItsBonusInWords_data();
    void aPropShowsItsBonusInWords();
    void theEditorListsEveryTable();
};

namespace {

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
    QVERIFY2(bench.match().view()->pieces()->find(before.id)->source != before.source, "The card shows its old half.");
    QCOMPARE(bench.match().view()->pieces()->find(before.id)->zone, before.zone);
    bench.document().steps().undo();
    QCOMPARE(bench.match().view()->pieces()->find(before.id)->source, before.source);
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
    QVERIFY(bench.match().view()->pieces()->find(before.id)->source != before.source);
    const AboutPiece about = bench.match().facts()->about(before.id);
    QVERIFY2(about.lines.join(' ').contains(now), qPrintable(about.lines.join(' ')));
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoBenchTest::aLongerTrackHasMoreCells()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    const auto columns = [&] {
        for (const ZoneInfo &zone : bench.match().view()->zones())
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
    for (int move = 0; move < 500 && !bench.match().session()->over(); ++move)
        bench.playOne(move * 7);
    QVERIFY(bench.match().session()->over());
    const auto points = [&] {
        for (const ScoreRow &row : bench.match().view()->scores()->rows())
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

void KimonoBenchTest::aPropShowsItsBonusInWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("words");
    QTest::addRow("each") << "en" << "4 * objects(fan)" << "4 points for each fan";
    QTest::addRow("one") << "en" << "1 * objects(flower)" << "1 point for each flower";
    QTest::addRow("pair") << "en" << "3 * min(objects(fan), objects(umbrella))"
                          << "3 points for each fan with umbrella";
    QTest::addRow("anything") << "en" << "objects(fan) + 5 * cats - tokens(pink)"
                              << "fan + 5 × cat tokens − pink tokens";
    QTest::addRow("a choice") << "en" << "cats > 2 ? 7 : 0" << "cat tokens > 2 ? 7 : 0";
    QTest::addRow("ja each") << "ja" << "4 * objects(fan)" << "扇子1つにつき4点";
    QTest::addRow("ja anything") << "ja" << "objects(fan) + 5 * cats" << "扇子 + 5 × 猫トークン";
}

// Whatever the designer writes, no face shows a formula.
void KimonoBenchTest::aPropShowsItsBonusInWords()
{
    QFETCH(QString, language);
    QFETCH(QString, formula);
    QFETCH(QString, words);
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("expert", {"human", "human"});
    QVERIFY(bench.document().edit("Prop", {{"cards.json", "/prop_fan/points", formula.toStdString()}}));
    QCOMPARE(bench.valueInMatch("cards/prop_fan", "points"), Json(formula.toStdString()));
    FaceStore store;
    const QString address = store.address(*bench.match().session()->game(),
                                          {"card", "cards/prop_fan", true, {}, nobody}, language.toStdString());
    const auto face = store.filled(address.section('/', 3).toStdString());
    QVERIFY(face);
    QVERIFY(!face->svg.contains("objects("));
    QStringList texts;
    for (const TextBox &box : face->boxes)
        texts.append(QString::fromStdString(box.text));
    QVERIFY2(texts.contains(words), qPrintable(texts.join(" | ")));
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

ENGAWA_TABLE_SUBJECT(kimono_window_bench_test, engawa::KimonoBenchTest)
#include "bench_test.moc"
