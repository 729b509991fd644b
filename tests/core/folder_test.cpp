#include "core/pack/read.h"

#include <sys/stat.h>

#include <QTest>

#include "core/pack/limits.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;

class FolderTest : public QObject
{
    Q_OBJECT

private slots:
    void aPackIsItsTablesTextsAndFaces();
    void aMissingFolderAndAMissingPackFileAreTold();
    void anUnreadableFileStillHasAnOrigin();
    void aLinkOutOfTheFolderIsNotFollowed();
    void aPipeIsNotReadForEver();
    void aFolderOfThousandsOfFilesIsCutOff();
    void strayFilesAreWarnedAbout();
};

void FolderTest::aPackIsItsTablesTextsAndFaces()
{
    PackFolder folder;
    folder.write("pack.json", "{\"id\": \"orchard\"}");
    folder.write("fruits.json", "{\n\"$schema\": \"x\", \"apple\": 1}");
    folder.write("text/en.json", "{\"name\": {}}");
    folder.write("faces/fruit.svg", "<svg/>");
    folder.write("README.md", "about");
    Problems problems;
    const Data data = readPack(folder.path(), problems);
    QCOMPARE(folder.linesOf(problems), QStringList());
    QCOMPARE(data.files.size(), 3);
    QCOMPARE(*data.value("fruits", "apple"), Json(1));
    QVERIFY(!data.value("fruits", "pear"));
    QVERIFY(!data.value("trees", "oak"));
    QCOMPARE(data.table("fruits").schemaLink(), std::string("x"));
    QVERIFY(data.files.contains("text/en.json"));
    QCOMPARE(*data.faces.at("faces/fruit.svg"), std::string("<svg/>"));
    QCOMPARE(data.lineOf("fruits.json", "/apple"), 2);
    QCOMPARE(data.origins.at("text/en.json"), (folder.path() / "text/en.json").generic_string());
}

void FolderTest::aMissingFolderAndAMissingPackFileAreTold()
{
    PackFolder folder;
    Problems problems;
    readPack(folder.path(), problems);
    readPack(folder.path() / "nowhere", problems);
    QCOMPARE(
        folder.linesOf(problems),
        (QStringList{"pack.json: error[file-missing]: the file is not there",
                     "nowhere: error[folder-missing]: there is no such folder; expected the folder of a pack, with a "
                     "pack.json in it"}));
}

void FolderTest::anUnreadableFileStillHasAnOrigin()
{
    PackFolder folder;
    folder.write("pack.json", "{");
    Problems problems;
    const Data data = readPack(folder.path(), problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("syntax"));
    QVERIFY(data.files.empty());
    QVERIFY(data.origins.contains("pack.json"));
}

void FolderTest::aLinkOutOfTheFolderIsNotFollowed()
{
    PackFolder outside;
    outside.write("secret.json", "{\"secret\": 1}");
    outside.write("faces/secret.svg", "<svg/>");
    PackFolder folder;
    folder.write("pack.json", "{}");
    folder.write("inside.json", "{\"ok\": 1}");
    std::filesystem::create_symlink(outside.path() / "secret.json", folder.path() / "cards.json");
    std::filesystem::create_symlink("../" + outside.path().filename().string() + "/secret.json",
                                    folder.path() / "deck.json");
    std::filesystem::create_directory_symlink(outside.path() / "faces", folder.path() / "faces");
    std::filesystem::create_symlink("inside.json", folder.path() / "again.json");
    std::filesystem::create_symlink("nowhere.json", folder.path() / "lost.json");
    Problems problems;
    const Data data = readPack(folder.path(), problems);
    QCOMPARE(
        folder.linesOf(problems),
        (QStringList{
            "cards.json: error[outside-folder]: cards.json leads out of the pack's folder; expected a file inside it",
            "deck.json: error[outside-folder]: deck.json leads out of the pack's folder; expected a file inside it",
            "faces: error[outside-folder]: faces leads out of the pack's folder; expected a file inside it",
            "lost.json: error[file-missing]: the file is not there"}));
    QVERIFY(data.faces.empty());
    QVERIFY(data.value("again", "ok"));
    QVERIFY(!data.value("cards", "secret"));
}

void FolderTest::aPipeIsNotReadForEver()
{
    PackFolder folder;
    folder.write("pack.json", "{}");
    QCOMPARE(mkfifo((folder.path() / "cards.json").c_str(), 0600), 0);
    Problems problems;
    readPack(folder.path(), problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("file-unreadable"));
}

void FolderTest::aFolderOfThousandsOfFilesIsCutOff()
{
    PackFolder folder;
    folder.write("pack.json", "{}");
    for (std::size_t i = 0; i < limits::packFiles + 10; ++i)
        folder.write("faces/" + std::to_string(i) + ".svg", "<svg/>");
    Problems problems;
    readPack(folder.path(), problems);
    QVERIFY(std::ranges::contains(problems, std::string("too-many-files"), &Problem::code));
}

void FolderTest::strayFilesAreWarnedAbout()
{
    PackFolder folder;
    folder.write("pack.json", "{}");
    folder.write("faces/card.json", "{}");
    folder.write("drafts/card.json", "not read");
    folder.write("drafts/notes.txt", "not read");
    Problems problems;
    const Data data = readPack(folder.path(), problems);
    QCOMPARE(data.files.size(), 1);
    QCOMPARE(problems.size(), 2);
    for (const Problem &problem : problems) {
        QCOMPARE(problem.code, std::string("unknown-file"));
        QCOMPARE(problem.level, Problem::Level::Warning);
    }
    QVERIFY(!hasError(problems));
}

ENGAWA_APPLESS_SUBJECT(folder_test, FolderTest)
#include "folder_test.moc"
