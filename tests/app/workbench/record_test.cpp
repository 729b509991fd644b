#include "workbench_fixture.h"

namespace engawa {

// A record that was played with edits opens with them on the workbench.
class RecordTest : public QObject
{
    Q_OBJECT

private slots:
    void editsOfARecordAreADocument();
};

void RecordTest::editsOfARecordAreADocument()
{
    UserFolder user;
    const QString path = user.path("found.json");
    QString component, record;
    {
        WorkbenchFixture bench(user.places());
        bench.open();
        component = bench.pieceOf("leaf_cards").component;
        bench.enter(component, "/value", "7");
        bench.playTurn();
        QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
        record = bench.match().session()->recordPath();
    }
    QFile file(record); // as another program writes it, which has no workbench
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArrayList lines = file.readAll().split('\n');
    file.close();
    lines.removeIf([](const QByteArray &line) { return line.startsWith("{\"capsule\""); });
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines.join('\n')) > 0);
    file.close();
    WorkbenchFixture bench(user.places()); // goes on with the match that was left
    bench.match().view()->liftCurtain();
    QCOMPARE(bench.valueInMatch(component, "value"), Json(7));
    const int head = bench.match().session()->match()->head().id;
    bench.design();
    QCOMPARE(bench.document().target(), PackDocument::Target::Variant);
    QCOMPARE(bench.document().title(), "From this record");
    QCOMPARE(bench.value(component, "value"), Json(7));
    QVERIFY(bench.document().path().isEmpty());
    QVERIFY(bench.document().compiles());
    QCOMPARE(bench.match().session()->match()->head().id, head); // looking changes nothing
    QCOMPARE(changesBetween(bench.document().base(), bench.document().data()).size(), std::size_t(1));

    bench.enter(component, "/count", "3");
    QCOMPARE(bench.asked(), 0);
    QCOMPARE(bench.valueInMatch(component, "count"), Json(3));
    const auto outcome = bench.workbench().file().saveAs(path);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error()));
    QVERIFY2(bench.library().openFile(path), qPrintable(bench.library().problem()));
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_record_test, engawa::RecordTest)
#include "record_test.moc"
