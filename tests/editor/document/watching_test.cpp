#include <QSignalSpy>

#include "editor/document/variant_text.h"
#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// A variant on the disk and open, with what the file said.
class Watched : public Workbench
{
public:
    Watched()
    {
        opened = file.open(path).has_value();
        original = bytes(path);
    }

    static QByteArray with(QByteArray bytes, const char *before, const char *after)
    {
        return bytes.replace(before, after);
    }
    QByteArray fewerToriis() const { return with(original, "\"toriis_extra\": 0", "\"toriis_extra\": 1"); }

    // As most programs save: a new file takes the place of the old one.
    void swapIn(const QByteArray &bytes) const
    {
        write(path + u".tmp", bytes);
        std::filesystem::rename((path + u".tmp").toStdString(), path.toStdString());
    }

    QString path = copyOfVariant(u"momiji_short_autumn.json"_s);
    QByteArray original;
    bool opened = false;
};

} // namespace

class WatchingTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangeOutsideIsTakenOverAsAStep();
    void aReplacedFileStaysWatched();
    void ownSavesAreIgnored();
    void otherSpacesAreNoChange();
    void aHalfWrittenFileIsWaitedFor();
    void aBrokenFileIsTold();
    void aBrokenFileCanBeOverwritten();
    void unsavedChangesAreNeverOverwritten();
    void theirsCanBeTaken();
    void mineCanBeKept();
    void bothCanBeTaken();
    void clashesAreDecidedFieldByField();
    void savingNoticesWhatNobodyLookedAt();
    void aDeletedFileIsToldAndSavedAgain();
    void aFileReplacedByAFolderIsTold();
    void aVariantOfAnotherPackIsNotTaken();
    void facesAndTextsOfAPackAreWatched();
    void entriesThatStayAreShared();
};

void WatchingTest::aChangeOutsideIsTakenOverAsAStep()
{
    Watched bench;
    QVERIFY(bench.opened);
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    bench.write(bench.path, bench.fewerToriis());
    QVERIFY(taken.wait(20s));
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(1));
    QCOMPARE(bench.document.steps().undoText(), u"Changed outside"_s);
    QVERIFY(!bench.document.modified());
    bench.document.steps().undo();
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0));
    QVERIFY(bench.document.modified());
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.bytes(bench.path).contains("\"toriis_extra\": 0"));
}

void WatchingTest::aReplacedFileStaysWatched()
{
    Watched bench;
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    for (const char *value : {"1", "2", "3"}) {
        bench.swapIn(bench.with(bench.original, "\"toriis_extra\": 0",
                                QByteArray("\"toriis_extra\": ").append(value).constData()));
        QVERIFY(taken.wait(20s));
        QCOMPARE(bench.value("rules", "toriis_extra"), Json::parse(value));
    }
    QCOMPARE(bench.document.steps().count(), 3);
}

void WatchingTest::ownSavesAreIgnored()
{
    Watched bench;
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QSignalSpy looked(&bench.file.watch(), &FileWatch::changed);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.set("rules.json", "/hand_limit", 5));
    QVERIFY(looked.wait(20s)); // with an unsaved change on top
    QCOMPARE(taken.size() + asked.size(), 0);
    QCOMPARE(bench.document.steps().count(), 2);
    QVERIFY(bench.document.modified());
}

void WatchingTest::otherSpacesAreNoChange()
{
    Watched bench;
    QSignalSpy looked(&bench.file.watch(), &FileWatch::changed);
    const QByteArray spaced = QByteArray(bench.original).replace("\": ", "\":   ");
    bench.write(bench.path, spaced);
    QVERIFY(looked.wait(20s));
    QCOMPARE(bench.document.steps().count(), 0);
    QVERIFY(bench.set("rules.json", "/toriis_extra", 1));
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(bench.path), QByteArray(spaced).replace("\"toriis_extra\":   0", "\"toriis_extra\":   1"));
}

void WatchingTest::aHalfWrittenFileIsWaitedFor()
{
    Watched bench;
    bench.file.watch().setPause(100);
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    QSignalSpy looked(&bench.file.watch(), &FileWatch::changed);
    bench.write(bench.path, bench.fewerToriis().left(200));
    QVERIFY(looked.wait(20s));
    QVERIFY(looked.wait(20s)); // by itself, since the text breaks off
    QCOMPARE(trouble.size(), 0);
    bench.write(bench.path, bench.fewerToriis());
    QVERIFY(taken.wait(20s));
    QCOMPARE(trouble.size(), 0);
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(1));
}

void WatchingTest::aBrokenFileIsTold()
{
    Watched bench;
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    bench.write(bench.path, bench.fewerToriis().left(200));
    QVERIFY(trouble.wait(20s));
    QVERIFY2(trouble[0][0].toString().contains(u"can’t be read"), qPrintable(trouble[0][0].toString()));
    QCOMPARE(bench.file.outsideProblems().size(), std::size_t(1));
    QCOMPARE(bench.file.outsideProblems()[0].code, std::string("syntax"));
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0));
    QVERIFY(bench.document.modified()); // the disk has less than what is here
    const auto outcome = bench.file.save();
    QVERIFY(!outcome); // and theirs is not overwritten blindly
    QVERIFY2(outcome.error().contains(u"can’t be read now"), qPrintable(outcome.error()));
    bench.write(bench.path, bench.original);
    QVERIFY(trouble.wait(20s));
    QCOMPARE(trouble.last()[0].toString(), QString());
    QVERIFY(bench.file.outsideProblems().empty());
}

void WatchingTest::aBrokenFileCanBeOverwritten()
{
    Watched bench;
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    bench.write(bench.path, "{");
    QVERIFY(trouble.wait(20s));
    bench.file.keepMine();
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(bench.path), bench.original);
}

void WatchingTest::unsavedChangesAreNeverOverwritten()
{
    Watched bench;
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    bench.write(bench.path, bench.fewerToriis());
    QVERIFY(asked.wait(20s));
    QVERIFY(bench.file.hasTheirs());
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    const auto outcome = bench.file.save();
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains(u"changed by another program"), qPrintable(outcome.error()));
    QCOMPARE(bench.bytes(bench.path), bench.fewerToriis());
}

void WatchingTest::theirsCanBeTaken()
{
    Watched bench;
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    bench.write(bench.path, bench.fewerToriis());
    QVERIFY(asked.wait(20s));
    bench.file.takeTheirs();
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(1));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(8));
    QVERIFY(!bench.document.modified());
    bench.document.steps().undo();
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
}

void WatchingTest::mineCanBeKept()
{
    Watched bench;
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    bench.write(bench.path, bench.fewerToriis());
    QVERIFY(asked.wait(20s));
    bench.file.keepMine();
    QVERIFY(bench.document.modified());
    bench.document.steps().undo();
    QVERIFY(bench.document.modified()); // the disk still has theirs
    bench.document.steps().redo();
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.bytes(bench.path).contains("\"hand_limit\": 6"));
    QVERIFY(bench.bytes(bench.path).contains("\"toriis_extra\": 0"));
}

void WatchingTest::bothCanBeTaken()
{
    Watched bench;
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("leaf_cards.json", "/red_3", nullptr));
    bench.write(bench.path,
                bench.with(bench.fewerToriis(), "\"name\": \"Short autumn\"", "\"name\": \"Brief autumn\""));
    QVERIFY(asked.wait(20s));
    const Merge merge = bench.file.merge();
    QVERIFY(merge.clashes.empty());
    bench.file.takeBoth(merge);
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(1));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    QVERIFY(bench.value("leaf_cards", "red_3").is_null());
    QCOMPARE(bench.document.title(), u"Brief autumn"_s);
    QVERIFY(bench.document.modified());
    QVERIFY_DONE(bench.file.save());
    QVERIFY(bench.bytes(bench.path).contains("\"hand_limit\": 6"));
    QVERIFY(bench.bytes(bench.path).contains("\"toriis_extra\": 1"));
}

void WatchingTest::clashesAreDecidedFieldByField()
{
    Watched bench;
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/toriis_extra", 2));
    QVERIFY(bench.set("leaf_cards.json", "/red_2", nullptr));
    bench.write(bench.path, bench.with(bench.fewerToriis(), "\"red_2\": {\"count\": 2}", "\"red_2\": {\"count\": 1}"));
    QVERIFY(asked.wait(20s));
    Merge merge = bench.file.merge();
    QCOMPARE(merge.clashes.size(), std::size_t(2));
    QCOMPARE(merge.clashes[0].pointer, std::string("/red_2"));
    QVERIFY(merge.clashes[0].mine.is_null());
    QCOMPARE(merge.clashes[0].theirs["count"], Json(1));
    QCOMPARE(merge.clashes[1].mine, Json(2));
    QCOMPARE(merge.clashes[1].theirs, Json(1));
    merge.clashes[0].keepMine = false;
    bench.file.takeBoth(merge);
    QCOMPARE(bench.value("leaf_cards", "red_2", "count"), Json(1));
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(2));
}

void WatchingTest::savingNoticesWhatNobodyLookedAt()
{
    Watched bench;
    bench.file.watch().watch({}); // as if the system never told
    QSignalSpy asked(&bench.file, &DocumentFile::changedOutside);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    bench.swapIn(bench.fewerToriis());
    QVERIFY(!bench.file.save());
    QCOMPARE(asked.size(), 1);
    QCOMPARE(bench.bytes(bench.path), bench.fewerToriis());
}

void WatchingTest::aDeletedFileIsToldAndSavedAgain()
{
    Watched bench;
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    QVERIFY(QFile::remove(bench.path));
    QVERIFY(trouble.wait(20s));
    QVERIFY2(trouble[0][0].toString().contains(u"no longer on the disk"), qPrintable(trouble[0][0].toString()));
    QVERIFY(bench.document.modified());
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0));
    QVERIFY_DONE(bench.file.save());
    QCOMPARE(bench.bytes(bench.path), bench.original);
    QVERIFY(!bench.document.modified());
    QCOMPARE(trouble.last()[0].toString(), QString());
}

void WatchingTest::aFileReplacedByAFolderIsTold()
{
    Watched bench;
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    QVERIFY(QFile::remove(bench.path));
    QVERIFY(QDir().mkpath(bench.path + u"/inside"));
    QVERIFY(trouble.wait(20s));
    QVERIFY2(trouble[0][0].toString().contains(u"There is a folder"), qPrintable(trouble[0][0].toString()));
    const auto outcome = bench.file.save();
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().contains(u"folder of that name"), qPrintable(outcome.error()));
    QVERIFY(QDir(bench.path + u"/inside").exists());
    QVERIFY_DONE(bench.file.saveAs(bench.path + u".json"));
    QCOMPARE(bench.bytes(bench.path + u".json"), bench.original);
}

void WatchingTest::aVariantOfAnotherPackIsNotTaken()
{
    Watched bench;
    QSignalSpy trouble(&bench.file, &DocumentFile::trouble);
    bench.write(bench.path, bench.with(bench.original, "\"base\": \"momiji\"", "\"base\": \"kimono\""));
    QVERIFY(trouble.wait(20s));
    QCOMPARE(bench.file.outsideProblems().back().code, std::string("variant-base"));
    QCOMPARE(bench.value("rules", "toriis_extra"), Json(0));
}

void WatchingTest::facesAndTextsOfAPackAreWatched()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    QVERIFY_DONE(bench.file.open(path));
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    const QByteArray face = bench.bytes(path + u"/faces/card.svg");
    bench.write(path + u"/faces/card.svg", face + "\n");
    QVERIFY(taken.wait(20s));
    QCOMPARE(QByteArray::fromStdString(*bench.document.data().faces.at("faces/card.svg")), face + "\n");
    bench.write(path + u"/text/en.json",
                bench.bytes(path + u"/text/en.json").replace("\"red_3\": \"Red 3\"", "\"red_3\": \"Crimson 3\""));
    QVERIFY(taken.wait(20s));
    QCOMPARE(bench.document.nameOf("red_3"), u"Crimson 3"_s);
    bench.write(path + u"/faces/extra.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    QVERIFY(taken.wait(20s));
    QVERIFY(bench.document.data().faces.contains("faces/extra.svg"));
    QVERIFY(!bench.document.modified());
    bench.document.steps().setIndex(0);
    QCOMPARE(bench.document.nameOf("red_3"), u"Red 3"_s);
}

void WatchingTest::entriesThatStayAreShared()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    QVERIFY_DONE(bench.file.open(path));
    const Data before = bench.document.data();
    QSignalSpy taken(&bench.file, &DocumentFile::takenOver);
    bench.write(path + u"/rules.json",
                bench.bytes(path + u"/rules.json").replace("\"hand_limit\": 8", "\"hand_limit\": 6"));
    QVERIFY(taken.wait(20s));
    const Data &after = bench.document.data();
    QCOMPARE(after.files.at("leaf_cards.json"), before.files.at("leaf_cards.json"));
    QCOMPARE(*after.table("rules").find("hand_start"), *before.table("rules").find("hand_start"));
    QVERIFY(*after.table("rules").find("hand_limit") != *before.table("rules").find("hand_limit"));
}

ENGAWA_SUBJECT(editor_document_watching_test, WatchingTest, QCoreApplication)
#include "watching_test.moc"
