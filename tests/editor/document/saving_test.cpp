#include <csignal>
#include <sys/resource.h>

#include <QSettings>
#include <QSignalSpy>

#include "editor/document/recent_files.h"
#include "editor/document/variant_text.h"
#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class SavingTest : public QObject
{
    Q_OBJECT

private slots:
    void aVariantSavedUnchangedKeepsItsBytes_data();
    void aVariantSavedUnchangedKeepsItsBytes();
    void anEditChangesOnlyItsLine();
    void undoingGivesTheOriginalBytes();
    void aVariantOddlyWrittenKeepsItsOrder();
    void aPackWritesOnlyTheFilesThatChanged();
    void aPackUndoneHasItsOriginalBytes();
    void aPackLosesAndGainsFiles();
    void bundledFilesAreReadOnly();
    void readOnlyDataBecomeAVariant();
    void decliningTheVariantChangesNothing();
    void savingElsewhereMovesTheDocument();
    void revertingIsAStep();
    void changesWithoutAPlaceAreKept();
    void whatIsMarkedSavedStaysSavedAfterUndo();
    void aFailureSaysWhy_data();
    void aFailureSaysWhy();
    void aFullDiskLosesNothing();
    void unreadableFilesAreNotOpened();
    void recentFilesAreKept();
};

void SavingTest::aVariantSavedUnchangedKeepsItsBytes_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(QStringLiteral(ENGAWA_RESOURCES "/variants")).entryList({u"*.json"_s});
    QVERIFY(names.size() >= 4);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void SavingTest::aVariantSavedUnchangedKeepsItsBytes()
{
    QFETCH(const QString, name);
    Workbench bench;
    const QString path = bench.copyOfVariant(name);
    const QByteArray before = bench.bytes(path);
    QVERIFY_DONE(bench.file.open(path));
    QCOMPARE(bench.document.target(), PackDocument::Target::Variant);
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path), before);
    // Even written anew over its own text, nothing moves.
    QCOMPARE(
        QByteArray::fromStdString(variantText(bench.document.variant(), before.toStdString(), &bench.document.base())),
        before);
}

void SavingTest::anEditChangesOnlyItsLine()
{
    Workbench bench;
    const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    QByteArray expected = bench.bytes(path);
    QVERIFY_DONE(bench.file.open(path));
    QSignalSpy state(&bench.document, &PackDocument::stateChanged);
    QVERIFY(bench.set("leaf_cards.json", "/orange_2/count", 1));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.document.modified());
    QVERIFY(state.size() > 0);
    QVERIFY_DONE(bench.file.save());
    QVERIFY(!bench.document.modified());
    expected.replace("\"orange_2\": {\"count\": 2}", "\"orange_2\": {\"count\": 1}");
    expected.replace("\"toriis_extra\": 0", "\"toriis_extra\": 0,\n      \"hand_limit\": 6");
    QCOMPARE(bench.bytes(path), expected);
}

void SavingTest::undoingGivesTheOriginalBytes()
{
    Workbench bench;
    const QString path = bench.path(u"odd.json"_s);
    const QByteArray odd =
        "{\"name\":\"Odd\", \"id\" : \"odd\",\"base\":\"momiji\",\n\n\t\"base_version\":\"1.0.0\",\"changes\":"
        "{\"rules.json\":{ \"hand_limit\":7 }}}";
    bench.write(path, odd);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("leaf_cards.json", "/red_3", nullptr));
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.bytes(path) != odd);
    bench.document.steps().undo();
    bench.document.steps().undo();
    QVERIFY(bench.document.modified());
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path), odd);
}

void SavingTest::aVariantOddlyWrittenKeepsItsOrder()
{
    Workbench bench;
    const QString path = bench.path(u"odd.json"_s);
    bench.write(path,
                "{\"name\":\"Odd\", \"id\" : \"odd\",\"base\":\"momiji\",\n\n\t\"base_version\":\"1.0.0\",\"changes\":"
                "{\"rules.json\":{ \"hand_limit\":7 }}}");
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path),
             QByteArray("{\"name\":\"Odd\", \"id\" : \"odd\",\"base\":\"momiji\",\n\n\t\"base_version\":\"1.0.0\","
                        "\"changes\":{\"rules.json\":{ \"hand_limit\":6 }}}"));
}

void SavingTest::aPackWritesOnlyTheFilesThatChanged()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    QVERIFY_DONE(bench.file.open(path));
    QCOMPARE(bench.document.target(), PackDocument::Target::Pack);
    const QDateTime old = QDateTime::currentDateTime().addDays(-2);
    for (const char *name : {"/rules.json", "/leaf_cards.json"}) {
        QFile file(path + QLatin1StringView(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(old, QFileDevice::FileModificationTime));
    }
    QByteArray expected = bench.bytes(path + u"/leaf_cards.json");
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 4));
    QVERIFY_DONE(bench.file.save());
    expected.replace("\"red_3\": {\"leaf\": \"red\", \"value\": 3", "\"red_3\": {\"leaf\": \"red\", \"value\": 4");
    QCOMPARE(bench.bytes(path + u"/leaf_cards.json"), expected);
    QVERIFY(QFileInfo(path + u"/leaf_cards.json").lastModified() > old.addDays(1));
    QVERIFY(QFileInfo(path + u"/rules.json").lastModified() < old.addDays(1));
}

void SavingTest::aPackUndoneHasItsOriginalBytes()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    const QByteArray odd =
        "{ \"red\": {\"colour\":\"#b33a2b\"},\"orange\": {\"colour\": \"#d9792b\"}, \"yellow\": {\"colour\": "
        "\"#d9b036\"},\n\"green\": {\"colour\": \"#5e8a3c\"},\"purple\": {\"colour\": \"#7a4a86\"}, "
        "\"brown\": {\"colour\": \"#7b5636\"}}";
    bench.write(path + u"/leaves.json", odd);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("leaves.json", "/red/colour", "#000000"));
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path + u"/leaves.json"), QByteArray(odd).replace("#b33a2b", "#000000"));
    bench.document.steps().undo();
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path + u"/leaves.json"), odd);
}

void SavingTest::aPackLosesAndGainsFiles()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    bench.write(path + u"/notes.txt", "mine");
    QVERIFY_DONE(bench.file.open(path));
    const QByteArray face = bench.bytes(path + u"/faces/card.svg");
    QVERIFY(bench.document.edit(u"Faces"_s, {{"faces/card.svg", "", nullptr}, {"faces/new.svg", "", "<svg/>\n"}}));
    QVERIFY(bench.set("text/fr.json", "/name", Json{{"red", "rouge"}}));
    QVERIFY_DONE(bench.file.save());
    QVERIFY(!QFile::exists(path + u"/faces/card.svg"));
    QCOMPARE(bench.bytes(path + u"/faces/new.svg"), QByteArray("<svg/>\n"));
    QCOMPARE(bench.bytes(path + u"/text/fr.json"), QByteArray("{\n  \"name\": {\n    \"red\": \"rouge\"\n  }\n}\n"));
    QCOMPARE(bench.bytes(path + u"/notes.txt"), QByteArray("mine"));
    bench.document.steps().setIndex(0);
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path + u"/faces/card.svg"), face);
    QVERIFY(!QFile::exists(path + u"/faces/new.svg"));
    QVERIFY(!QFile::exists(path + u"/text/fr.json"));
}

void SavingTest::bundledFilesAreReadOnly()
{
    Workbench bench;
    QVERIFY_DONE(bench.file.open(QStringLiteral(ENGAWA_RESOURCES "/packs/momiji")));
    QCOMPARE(bench.document.target(), PackDocument::Target::ReadOnly);
    QVERIFY(bench.file.needsPath());
    QVERIFY(!bench.file.save());
    const auto outcome = bench.file.saveAs(QStringLiteral(ENGAWA_RESOURCES "/packs/mine"));
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains(u"Engawa’s own files"), qPrintable(outcome.error()));
    QVERIFY(!QFile::exists(QStringLiteral(ENGAWA_RESOURCES "/packs/mine")));
}

void SavingTest::readOnlyDataBecomeAVariant()
{
    Workbench bench;
    QVERIFY_DONE(bench.file.open(QStringLiteral(ENGAWA_RESOURCES "/variants/momiji_short_autumn.json")));
    Variant seen;
    bench.document.setAskForVariant([&seen](const Variant &suggested) {
        seen = suggested;
        Variant variant = suggested;
        variant.id = "mine";
        variant.name = "Mine";
        return std::optional(variant);
    });
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QCOMPARE(seen.base, std::string("momiji"));
    QCOMPARE(bench.document.target(), PackDocument::Target::Variant);
    QCOMPARE(bench.document.title(), u"Mine"_s);
    QVERIFY(bench.file.needsPath());
    QCOMPARE(bench.file.suggestedName(), u"momiji_mine.variant.json"_s);
    QVERIFY_DONE(bench.file.saveAs(bench.path(u"mine.json"_s)));
    QVERIFY(!bench.document.modified());
    const Data kept = bench.document.data();
    QVERIFY_DONE(bench.file.open(bench.path(u"mine.json"_s)));
    QCOMPARE(differences(kept, bench.document.data()), std::vector<Difference>());
    QCOMPARE(bench.document.frame().name, std::string("Mine"));
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0)); // what the bundled one changes comes along
}

void SavingTest::decliningTheVariantChangesNothing()
{
    Workbench bench;
    QVERIFY_DONE(bench.file.open(QStringLiteral(ENGAWA_RESOURCES "/packs/momiji")));
    QVERIFY(!bench.set("rules.json", "/hand_limit", 6));
    bench.document.setAskForVariant([](const Variant &) { return std::nullopt; });
    QVERIFY(!bench.set("rules.json", "/hand_limit", 6));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(8));
    QCOMPARE(bench.document.steps().count(), 0);
}

void SavingTest::savingElsewhereMovesTheDocument()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(!bench.file.saveAs(bench.folder.path())); // other files are in it
    QVERIFY_DONE(bench.file.saveAs(bench.path(u"copy"_s)));
    QCOMPARE(bench.document.path(), bench.path(u"copy"_s));
    QVERIFY(!bench.document.modified());
    QVERIFY(bench.bytes(path + u"/rules.json").contains("\"hand_limit\": 8"));
    QVERIFY(bench.bytes(bench.path(u"copy/rules.json"_s)).contains("\"hand_limit\": 6"));
    QCOMPARE(bench.bytes(bench.path(u"copy/leaf_cards.json"_s)), bench.bytes(path + u"/leaf_cards.json"));
    QVERIFY_DONE(bench.file.open(bench.path(u"copy"_s)));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    QVERIFY(bench.document.compiles());
}

void SavingTest::revertingIsAStep()
{
    Workbench bench;
    const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    Variant frame = bench.document.frame();
    frame.name = "Longer";
    QVERIFY(bench.document.setFrame(u"Name"_s, frame));
    QVERIFY_DONE(bench.file.revert());
    QCOMPARE(bench.value("rules", "hand_limit"), Json(8));
    QCOMPARE(bench.document.title(), u"Short autumn"_s);
    QVERIFY(!bench.document.modified());
    bench.document.steps().undo();
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    QCOMPARE(bench.document.title(), u"Longer"_s);
    QVERIFY(bench.document.modified());
}

void SavingTest::changesWithoutAPlaceAreKept()
{
    Workbench bench;
    const QString path = bench.path(u"old.json"_s);
    bench.write(path,
                "{\n  \"id\": \"old\",\n  \"base\": \"momiji\",\n  \"base_version\": \"0.9.0\",\n  \"name\": \"Old\",\n"
                "  \"changes\": {\n    \"weather.json\": {\n      \"sun\": {\"warm\": true}\n    },\n"
                "    \"rules.json\": {\n      \"gone\": null,\n      \"hand_limit\": 7\n    }\n  }\n}\n");
    QVERIFY_DONE(bench.file.open(path));
    QCOMPARE(bench.document.problems().size(), std::size_t(3)); // version, file, entry
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QCOMPARE(bench.document.problems().size(), std::size_t(3));
    QByteArray expected = bench.bytes(path);
    expected.replace("\"hand_limit\": 7", "\"hand_limit\": 6");
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(path), expected);
}

void SavingTest::whatIsMarkedSavedStaysSavedAfterUndo()
{
    Workbench bench;
    QVERIFY_DONE(bench.file.open(QStringLiteral(ENGAWA_RESOURCES "/packs/momiji")));
    bench.document.setAskForVariant([](Variant variant) {
        variant.id = "mine";
        variant.name = "Mine";
        return std::optional(variant);
    });
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY_DONE(bench.file.saveAs(bench.path(u"mine.json"_s)));
    bench.document.steps().undo();
    QCOMPARE(bench.document.path(), bench.path(u"mine.json"_s));
    QVERIFY(bench.document.modified());
    QVERIFY_DONE(bench.file.save());
    QVERIFY(!bench.bytes(bench.path(u"mine.json"_s)).contains("hand_limit"));
}

void SavingTest::aFailureSaysWhy_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("words");
    QTest::newRow("a folder") << u"%1/folder"_s << u"there is a folder of that name"_s;
    QTest::newRow("no folder") << u"%1/nowhere/v.json"_s << u"its folder is no longer there"_s;
    QTest::newRow("not writable") << u"/proc/v.json"_s << u"can’t be saved"_s; // also for the superuser
}

void SavingTest::aFailureSaysWhy()
{
    QFETCH(const QString, target);
    QFETCH(const QString, words);
    Workbench bench;
    QVERIFY(QDir(bench.folder.path()).mkdir(u"folder"_s));
    const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    const QString place = target.contains(u'%') ? target.arg(bench.folder.path()) : target;
    const auto outcome = bench.file.saveAs(place);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains(words), qPrintable(outcome.error()));
    QVERIFY(outcome.error().contains(place));
    QCOMPARE(bench.document.path(), path);
    QVERIFY(bench.document.modified());
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    QVERIFY_DONE(bench.file.save());
}

void SavingTest::aFullDiskLosesNothing()
{
    Workbench bench;
    const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    const QByteArray before = bench.bytes(path);
    QVERIFY_DONE(bench.file.open(path));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    rlimit usual;
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{100, usual.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto outcome = bench.file.save();
    setrlimit(RLIMIT_FSIZE, &usual);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains(u"Nothing is lost"), qPrintable(outcome.error()));
    QCOMPARE(bench.bytes(path), before);
    QVERIFY(bench.document.modified());
    QCOMPARE(QDir(bench.folder.path()).entryList(QDir::Files).size(), 1); // nothing half-written lies about
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.bytes(path).contains("\"hand_limit\": 6"));
}

void SavingTest::unreadableFilesAreNotOpened()
{
    Workbench bench;
    const QString good = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    QVERIFY_DONE(bench.file.open(good));
    bench.write(bench.path(u"half.json"_s), "{\"id\": \"a\",");
    bench.write(bench.path(u"other.json"_s), R"({"id": "a", "base": "nogame", "base_version": "1.0.0", "name": "A"})");
    for (const char *name : {"half.json", "other.json", "missing.json", "."}) {
        const auto outcome = bench.file.open(bench.path(QString::fromLatin1(name)));
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().contains(u"can’t be opened"), qPrintable(outcome.error()));
        QCOMPARE(bench.document.title(), u"Short autumn"_s);
    }
}

void SavingTest::recentFilesAreKept()
{
    QTemporaryDir folder;
    const QString settings = folder.filePath(u"s.ini"_s);
    RecentFiles files(settings);
    QSignalSpy changed(&files, &RecentFiles::changed);
    for (int i = 0; i < RecentFiles::most + 3; ++i)
        files.add(folder.filePath(u"%1.json"_s.arg(i)));
    files.add(folder.filePath(u"5.json"_s));
    files.add(folder.filePath(u"5.json"_s));
    QCOMPARE(changed.size(), RecentFiles::most + 4);
    QCOMPARE(files.paths().size(), RecentFiles::most);
    QCOMPARE(files.paths().front(), folder.filePath(u"5.json"_s));
    QCOMPARE(files.paths().count(folder.filePath(u"5.json"_s)), 1);
    Workbench::write(folder.filePath(u"7.json"_s), "{}");
    const RecentFiles again(settings);
    QCOMPARE(again.paths(), files.paths());
    QCOMPARE(again.present(), QStringList{folder.filePath(u"7.json"_s)});
}

ENGAWA_SUBJECT(editor_document_saving_test, SavingTest, QCoreApplication)
#include "saving_test.moc"
