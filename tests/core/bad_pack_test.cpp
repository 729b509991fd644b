#include "core/games/registry.h"
#include "core/pack/variant.h"

#include <QDir>
#include <QTest>

#include "tests/core/orchard.h"
#include "tests/subject.h"

using namespace engawa;
namespace fs = std::filesystem;

class BadPackTest : public QObject
{
    Q_OBJECT

private slots:
    void aBrokenPackGivesExactlyTheseProblems_data();
    void aBrokenPackGivesExactlyTheseProblems();
    void aBrokenVariantGivesExactlyTheseProblems_data();
    void aBrokenVariantGivesExactlyTheseProblems();
    void hostileFilesOfAnySizeAreToldAndNeverCrash_data();
    void hostileFilesOfAnySizeAreToldAndNeverCrash();
};

// tests/packs/bad/<game>-<case>/ holds the files that differ from the game's good pack, and expected.txt with every line
// that validating it must print.
void BadPackTest::aBrokenPackGivesExactlyTheseProblems_data()
{
    QTest::addColumn<QString>("folder");
    for (const QFileInfo &item : QDir(ENGAWA_TESTS "/packs/bad").entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (QFile::exists(item.filePath() + "/expected.txt"))
            QTest::newRow(qPrintable(item.fileName())) << item.filePath();
}

void BadPackTest::aBrokenPackGivesExactlyTheseProblems()
{
    QFETCH(QString, folder);
    const QString game = QFileInfo(folder).fileName().section('-', 0, 0);
    const Orchard orchard;
    const bool ours = game == "orchard";
    const Schemas schemas = ours ? orchard.schemas() : loaded(ENGAWA_RESOURCES "/schema");
    const PackFolder copy;
    const auto overwrite = fs::copy_options::recursive | fs::copy_options::overwrite_existing;
    fs::copy(ours ? orchard.pack.path() : fs::path(ENGAWA_RESOURCES "/packs") / game.toStdString(), copy.path(),
             overwrite);
    fs::copy(folder.toStdString(), copy.path(), overwrite);

    Problems problems;
    const Data data = readPack(copy.path(), problems);
    if (ours)
        check(data, game.toStdString(), schemas, nullptr, problems);
    else
        QVERIFY(!GameCompiler(schemas).compile(data, nullptr, problems) || !hasError(problems));

    QFile file(folder + "/expected.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList expected = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    const Texts texts(data);
    QStringList found = copy.linesOf(problems, &texts);
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
    QVERIFY(!found.isEmpty());
}

// tests/packs/bad/<game>-<case>.variant.json with its <game>-<case>.expected.txt.
void BadPackTest::aBrokenVariantGivesExactlyTheseProblems_data()
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo &item : QDir(ENGAWA_TESTS "/packs/bad").entryInfoList({"*.variant.json"}))
        QTest::newRow(qPrintable(item.fileName())) << item.filePath();
}

void BadPackTest::aBrokenVariantGivesExactlyTheseProblems()
{
    QFETCH(QString, path);
    const std::string name = QFileInfo(path).fileName().toStdString();
    const std::string game = name.substr(0, name.find('-'));
    const Schemas schemas = loaded(ENGAWA_RESOURCES "/schema");
    Problems problems;
    const Data pack = readPack(fs::path(ENGAWA_RESOURCES "/packs") / game, problems);
    QCOMPARE(linesOf(problems), QStringList());
    const std::optional<std::string> text = readText(path.toStdString(), problems);
    if (const std::optional<Variant> variant = readVariant(*text, name, schemas, problems))
        GameCompiler(schemas).compile(withVariant(pack, *variant, problems), nullptr, problems);

    QFile file(QString(path).replace(".variant.json", ".expected.txt"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(linesOf(problems).join('\n')));
    QStringList expected = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    const Texts texts(pack);
    QStringList found = linesOf(problems, &texts).replaceInStrings(ENGAWA_RESOURCES "/packs/", "");
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
    QVERIFY(!found.isEmpty());
}

void BadPackTest::hostileFilesOfAnySizeAreToldAndNeverCrash_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const QByteArray deep =
        QByteArray("{\"fig\": {\"kind\":\n").append(QByteArray(100'000, '[')) + QByteArray(100'000, ']') + "}}";
    QTest::newRow("levels") << "fruits.json" << deep << "fruits.json:2: /fig/kind/0";
    QTest::newRow("long text") << "fruits.json" << "{\"fig\": {\"kind\":\n\"" + QByteArray(100'000, 'x') + "\"}}"
                               << "fruits.json:1: /fig/kind: error[too-long]";
    QTest::newRow("long id") << "fruits.json" << "{\n\"" + QByteArray(100'000, 'x') + "\": {\"kind\": \"sweet\"}}"
                             << "fruits.json:2: /xxxx";
    QTest::newRow("deep face") << "faces/fig.svg" << "<svg viewBox='0 0 1 1'>\n" + QByteArray("<g>").repeated(20'000)
                               << "faces/fig.svg:2: error[face-syntax]";
    QTest::newRow("deep message") << "text/en.json"
                                  << "{\"name\": {\"fig\":\n\"" + QByteArray("{a,select,other{").repeated(240) + "\"}}"
                                  << "text/en.json:1: /name/fig: error[message]";
}

void BadPackTest::hostileFilesOfAnySizeAreToldAndNeverCrash()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const Orchard orchard;
    const QStringList problems = orchard.problemsIn(file.toStdString(), text.toStdString());
    QVERIFY(!problems.isEmpty());
    QVERIFY2(problems[0].startsWith(expected), qPrintable(problems[0]));
}

ENGAWA_APPLESS_SUBJECT(bad_pack_test, BadPackTest)
#include "bad_pack_test.moc"
