#include <QDialog>
#include <QTimer>

#include "app/workbench/kept_variant.h"
#include "core/match/capsule.h"
#include "workbench_fixture.h"

namespace engawa {

namespace {

const QString component = "leaf_cards/red_2";

QByteArray variantWith(int value)
{
    return R"({
  "id": "wet",
  "base": "momiji",
  "base_version": "1.0.0",
  "name": "Wet autumn",
  "author": "Aki",
  "description": "Rain on every leaf.",
  "texts": {
    "ja": {"name": "雨の秋", "description": "どの葉にも雨。"}
  },
  "changes": {
    "leaf_cards.json": {
      "red_2": {"value": )"
           + QByteArray::number(value) + R"(}
    }
  }
}
)";
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// A game for one with these variants, played for a turn.
void play(WorkbenchFixture &bench, const QStringList &variants)
{
    QVERIFY(bench.library().setUp("momiji"));
    SetupForm &form = *bench.library().form();
    for (const QString &variant : variants)
        form.chooseVariant(variant, true);
    form.setMode("solo");
    form.setScenario("cold_breeze");
    form.setSeatPlayer(0, "human");
    form.setSeed("3");
    QVERIFY2(bench.library().start(), qPrintable(form.problem()));
    bench.settle();
    bench.match().view()->liftCurtain();
    bench.playTurn();
}

} // namespace

// A match that goes on keeps its variant: the file, what it says of itself, and what is not saved.
class RestartTest : public QObject
{
    Q_OBJECT

private slots:
    void theVariantIsKept_data();
    void theVariantIsKept();
    void savingAfterARestartKeepsTheBytes();
    void aVariantNeverSavedIsStillNamed();
    void dataWithErrorsStayOpen();
    void thoseUnderItStayUnderIt();
    void aBundledVariantStaysReadOnly();
    void aRematchKeepsItToo();
    void facesOfTheVariantStayOnTheTable();
    void aKillLosesNoEdit();
    void lookingAtARecordWritesNothing();
    void aReportNamesNoFolder();
};

void RestartTest::theVariantIsKept_data()
{
    QTest::addColumn<bool>("seen"); // the workbench was open before
    QTest::addColumn<bool>("edited"); // … and something was changed and not saved
    QTest::addColumn<QString>("fate"); // of the file meanwhile
    for (const bool seen : {false, true})
        for (const bool edited : {false, true})
            for (const char *fate : {"untouched", "gone", "changed"})
                if (seen || !edited)
                    QTest::addRow("%s, %s, %s", fate, seen ? "seen" : "unseen", edited ? "edited" : "as saved")
                        << seen << edited << fate;
}

void RestartTest::theVariantIsKept()
{
    QFETCH(const bool, seen);
    QFETCH(const bool, edited);
    QFETCH(const QString, fate);
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    int head = 0;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY2(bench.library().openFile(path), qPrintable(bench.library().problem()));
        play(bench, {path});
        if (seen)
            bench.design();
        if (edited) {
            bench.enter(component, "/count", "4");
            Variant frame = bench.document().frame();
            frame.description = "Rain, and more of it.";
            QVERIFY(bench.document().setFrame("Description", frame));
        }
        head = bench.match().session()->match()->head().id;
        QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
        QCOMPARE(bench.warnings(), QStringList());
    }
    if (fate == "gone")
        QVERIFY(QFile::remove(path));
    if (fate == "changed")
        QVERIFY(write(path, variantWith(9)));

    WorkbenchFixture bench(user.places());
    bench.match().view()->liftCurtain();
    bench.design();
    const Variant &frame = bench.document().frame();
    QCOMPARE(frame.id, "wet");
    QCOMPARE(frame.author, "Aki");
    QCOMPARE(frame.description, edited ? "Rain, and more of it." : "Rain on every leaf.");
    QCOMPARE(frame.wordsIn("ja").name, "雨の秋");
    QCOMPARE(bench.document().title(), "Wet autumn");
    QCOMPARE(bench.document().path(), path);
    QCOMPARE(bench.document().target(), PackDocument::Target::Variant);
    QCOMPARE(bench.document().modified(), edited || fate != "untouched");
    QCOMPARE(bench.value(component, "value"), Json(7));
    QCOMPARE(bench.value(component, "count") == Json(4), edited);
    QCOMPARE(bench.match().session()->match()->head().id, head); // nothing happened to the match
    QVERIFY(changesBetween(bench.match().session()->game()->data(), bench.document().data()).empty());
    QCOMPARE(bench.asked(), 0);
    QVERIFY(!bench.workbench().file().hasTheirs()); // nobody is asked before there is something to decide

    if (edited && fate == "untouched") { // what was not saved is a step that can be taken back
        bench.document().steps().undo();
        QVERIFY(!bench.document().modified());
        QCOMPARE(bench.document().frame().description, "Rain on every leaf.");
        bench.document().steps().redo();
    }
    if (fate == "changed") { // nothing is overwritten unasked, in neither direction
        int questions = 0;
        QTimer decline;
        decline.callOnTimeout([&questions] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
                ++questions;
                dialog->reject();
            }
        });
        decline.start(20);
        QVERIFY(!bench.workbench().file().save());
        QCOMPARE(questions, 1);
        QVERIFY(bench.workbench().file().hasTheirs());
        QCOMPARE(contents(path), variantWith(9));
        bench.workbench().file().keepMine();
    }
    const auto outcome = bench.workbench().file().save();
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error()));
    const QByteArray saved = contents(path);
    QVERIFY2(saved.contains("\"id\": \"wet\"") && saved.contains("\"author\": \"Aki\"") && saved.contains("雨の秋")
                 && saved.contains(edited ? "more of it" : "every leaf"),
             saved.constData());
    QVERIFY(!bench.document().modified());
    QCOMPARE(bench.warnings(), QStringList());
}

void RestartTest::savingAfterARestartKeepsTheBytes()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {path});
        bench.design();
        bench.enter(component, "/value", "8");
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    const auto outcome = bench.workbench().file().save();
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error()));
    QCOMPARE(contents(path), variantWith(8));
}

void RestartTest::aVariantNeverSavedIsStillNamed()
{
    UserFolder user;
    {
        WorkbenchFixture bench(user.places());
        play(bench, {});
        bench.design();
        bench.enter(component, "/value", "8"); // begins "Tried"
        Variant frame = bench.document().frame();
        frame.author = "Aki";
        QVERIFY(bench.document().setFrame("Author", frame));
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    QCOMPARE(bench.document().title(), "Tried");
    QCOMPARE(bench.document().frame().id, "tried");
    QCOMPARE(bench.document().frame().author, "Aki");
    QVERIFY(bench.document().path().isEmpty());
    QVERIFY(bench.document().modified());
    QCOMPARE(bench.workbench().file().suggestedName(), "momiji_tried.variant.json");
}

void RestartTest::dataWithErrorsStayOpen()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {path});
        bench.design();
        bench.enter(component, "/value", "many");
        QVERIFY(!bench.document().compiles());
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    QCOMPARE(bench.value(component, "value"), Json("many"));
    QCOMPARE(bench.valueInMatch(component, "value"), Json(7));
    QVERIFY(!bench.document().compiles());
    QVERIFY(bench.document().modified());
    QCOMPARE(bench.document().path(), path);
}

void RestartTest::thoseUnderItStayUnderIt()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    QByteArray before;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {"open_piles", path});
        bench.design();
        QCOMPARE(bench.workbench().lowerVariants().size(), std::size_t(1));
        bench.enter(component, "/value", "8");
        before = QByteArray::fromStdString(Json(bench.document().variant().changes).dump());
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    QCOMPARE(bench.workbench().lowerVariants().size(), std::size_t(1));
    QCOMPARE(bench.workbench().lowerVariants().front().id, "open_piles");
    QCOMPARE(QByteArray::fromStdString(Json(bench.document().variant().changes).dump()), before);
    QCOMPARE(bench.document().path(), path);
}

void RestartTest::aBundledVariantStaysReadOnly()
{
    UserFolder user;
    {
        WorkbenchFixture bench(user.places());
        play(bench, {"open_piles"});
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    QCOMPARE(bench.document().target(), PackDocument::Target::ReadOnly);
    QCOMPARE(bench.document().frame().id, "open_piles");
    QVERIFY(!bench.document().modified());
    bench.enter(component, "/value", "8");
    QCOMPARE(bench.asked(), 1);
    QCOMPARE(bench.document().title(), "Tried");
}

void RestartTest::aRematchKeepsItToo()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    QString record;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {path});
        bench.design();
        const QString first = bench.match().session()->recordPath();
        bench.match().session()->rematch();
        record = bench.match().session()->recordPath();
        QVERIFY(record != first);
        bench.playTurn();
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    bench.design();
    QCOMPARE(bench.match().session()->recordPath(), record);
    QCOMPARE(bench.document().path(), path);
    QCOMPARE(bench.document().frame().author, "Aki");
    QVERIFY(!bench.document().modified());
}

void RestartTest::facesOfTheVariantStayOnTheTable()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    Json variant = *Json::parsed(variantWith(7).toStdString());
    QByteArray face = contents(ENGAWA_RESOURCES "/packs/momiji/faces/card.svg");
    face.replace("</svg>", "<circle cx=\"20\" cy=\"20\" r=\"15\" fill=\"#123456\"/></svg>");
    face.replace(' ', '\n'); // a line of a variant has a limit, a face's own have none
    Json lines = Json::array();
    for (const QByteArray &line : face.split('\n'))
        lines.push_back(line.toStdString());
    variant["faces"]["card.svg"] = lines;
    QVERIFY(write(path, QByteArray::fromStdString(variant.dump())));
    PieceRow card;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY2(bench.library().openFile(path), qPrintable(bench.library().problem()));
        play(bench, {path});
        card = bench.pieceOf("leaf_cards");
        QVERIFY(bench.fromDisk());
    }
    WorkbenchFixture bench(user.places());
    const std::size_t nodes = bench.match().session()->match()->nodes().size();
    QCOMPARE(bench.match().view()->pieces()->find(card.id)->source.section('/', -1), card.source.section('/', -1));
    bench.design();
    QCOMPARE(bench.match().session()->match()->nodes().size(), nodes);
    QVERIFY(!bench.document().modified());
}

// The record's line of the variant is older than its last edits.
void RestartTest::aKillLosesNoEdit()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    QString record;
    QByteArray killed;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {path});
        bench.design();
        bench.enter(component, "/count", "4");
        bench.enter(component, "/value", "8");
        QVERIFY(bench.fromDisk());
        record = bench.match().session()->recordPath();
        killed = contents(record);
    }
    QVERIFY(write(record, killed));
    WorkbenchFixture bench(user.places());
    const int head = bench.match().session()->match()->head().id;
    bench.design();
    QCOMPARE(bench.value(component, "value"), Json(8));
    QCOMPARE(bench.value(component, "count"), Json(4));
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(bench.document().path(), path);
    QCOMPARE(bench.document().frame().author, "Aki");
    QVERIFY(bench.document().modified());
}

void RestartTest::lookingAtARecordWritesNothing()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    QString record;
    {
        WorkbenchFixture bench(user.places());
        QVERIFY(bench.library().openFile(path));
        play(bench, {path});
        bench.design();
        QVERIFY(bench.fromDisk());
        record = bench.match().session()->recordPath();
    }
    const QByteArray left = contents(record);
    QVERIFY(QFile::remove(path));
    {
        WorkbenchFixture bench(user.places());
        bench.design();
        QCOMPARE(bench.match().session()->recordPath(), record);
    }
    QCOMPARE(contents(record), left);
}

// What is sent to others tells nothing of this machine.
void RestartTest::aReportNamesNoFolder()
{
    UserFolder user;
    const QString path = user.path("wet.json");
    QVERIFY(write(path, variantWith(7)));
    WorkbenchFixture bench(user.places());
    QVERIFY(bench.library().openFile(path));
    play(bench, {path});
    QVERIFY(bench.fromDisk());
    const Schemas &schemas = bench.library().compiler()->schemas();
    const auto kept = keptVariantIn(contents(bench.match().session()->recordPath()).toStdString(), schemas);
    QVERIFY(kept);
    QCOMPARE(QString::fromStdString(kept->variant.file), path);
    const std::string report =
        capsuleText(*bench.match().session()->match(), {}, {{"wet.json", *Json::parsed(variantWith(7).toStdString())}});
    QVERIFY(!QString::fromStdString(report).contains(user.path()));
    const auto sent = keptVariantIn(report, schemas); // what came along names itself
    QVERIFY(sent);
    QCOMPARE(sent->variant.author, "Aki");
    QCOMPARE(sent->variant.file, "");
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_restart_test, engawa::RestartTest)
#include "restart_test.moc"
