#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/command_line.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;
using Opens = StartOptions::Opens;

class CommandLineTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString touched(const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile(path).open(QIODevice::WriteOnly) ? void() : qFatal("no file");
        return path;
    }
    static auto read(const QStringList &words) { return readCommandLine(words, {u"en"_s, u"ja"_s}); }

private slots:
    void nothingIsWishedWithoutWords();
    void filesAreToldApart();
    void optionsAreRead();
    void qtsOwnWordsArePassedOver();
    void helpAndVersionEndWell();
    void wrongWordsEndWithASentence_data();
    void wrongWordsEndWithASentence();
};

void CommandLineTest::nothingIsWishedWithoutWords()
{
    const auto options = read({});
    QVERIFY(options);
    QCOMPARE(options->opens, Opens::Nothing);
    QVERIFY(options->size.isEmpty());
    QVERIFY(!options->seed);
    QVERIFY(!options->settings.language);
}

void CommandLineTest::filesAreToldApart()
{
    const QString pack = touched(u"orchard/pack.json"_s);
    QCOMPARE(read({touched(u"game.jsonl"_s)})->opens, Opens::Record);
    QCOMPARE(read({touched(u"variant.json"_s)})->opens, Opens::Variant);
    QCOMPARE(read({QFileInfo(pack).path()})->opens, Opens::Pack);
    QCOMPARE(read({pack})->opens, Opens::Pack);
    QCOMPARE(read({pack})->path, m_folder.filePath(u"orchard"_s));
}

void CommandLineTest::optionsAreRead()
{
    const QString picture = m_folder.filePath(u"table.png"_s);
    const auto options =
        read({u"--new"_s, u"momiji"_s, u"--seed=18446744073709551615"_s, u"--size"_s, u"1280x800"_s, u"--language"_s,
              u"ja"_s, u"--theme=dark"_s, u"--text-scale"_s, u"150"_s, u"--screenshot"_s, picture});
    QVERIFY(options);
    QCOMPARE(options->newGame, u"momiji"_s);
    QCOMPARE(options->seed, 18446744073709551615u);
    QCOMPARE(options->size, QSize(1280, 800));
    QCOMPARE(options->settings.language, u"ja"_s);
    QCOMPARE(options->settings.theme, Settings::Theme::Dark);
    QCOMPARE(options->settings.textScale, 150);
    QCOMPARE(options->screenshot, picture);
}

void CommandLineTest::qtsOwnWordsArePassedOver()
{
    const auto options = read({u"-platform"_s, u"offscreen"_s, u"--new"_s, u"momiji"_s});
    QVERIFY(options);
    QCOMPARE(options->newGame, u"momiji"_s);
}

void CommandLineTest::helpAndVersionEndWell()
{
    const auto help = read({u"--help"_s});
    QVERIFY(!help);
    QCOMPARE(help.error().code, 0);
    QVERIFY2(help.error().text.contains(u"engawa [options] [file]"_s), qPrintable(help.error().text));
    QVERIFY(help.error().text.contains(u"--screenshot"_s));
    const auto version = read({u"--version"_s});
    QVERIFY(!version);
    QCOMPARE(version.error().code, 0);
    QVERIFY(version.error().text.startsWith(u"engawa "_s));
}

void CommandLineTest::wrongWordsEndWithASentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QStringList &words, const QString &sentence) {
        QTest::newRow(name) << words << sentence;
    };
    row("option", {u"--colour"_s}, u"Unknown option 'colour'. Try --help."_s);
    row("no value", {u"--size"_s}, u"Missing value after '--size'. Try --help."_s);
    row("no file", {u"nowhere.jsonl"_s}, u"There is no file “nowhere.jsonl”."_s);
    row("two files", {u"a"_s, u"b"_s}, u"One file at a time"_s);
    row("other file", {touched(u"notes.txt"_s)}, u"is neither a record (.jsonl) nor a variant (.json)"_s);
    row("no pack", {m_folder.path()}, u"holds no pack: it has no pack.json."_s);
    row("size", {u"--size=big"_s}, u"--size “big” is no size, expected one as 1280x800"_s);
    row("tiny", {u"--size=3x3"_s}, u"each side 320 to 8192"_s);
    row("language", {u"--language=xx"_s}, u"There is no language “xx”, expected one of en, ja."_s);
    row("theme", {u"--theme=pink"_s}, u"There is no theme “pink”, expected light, dark or system."_s);
    row("scale", {u"--text-scale=300"_s}, u"--text-scale “300” is out of range, expected 80 to 200."_s);
    row("seed", {u"--seed=-1"_s}, u"--seed “-1” is no seed"_s);
    row("picture", {u"--screenshot=table.doc"_s}, u"is no picture that can be written"_s);
    row("picture folder", {u"--screenshot=/nowhere/table.png"_s}, u"There is no folder “/nowhere” for the picture."_s);
    row("both", {touched(u"game.jsonl"_s), u"--new"_s, u"momiji"_s}, u"Either --new or a record, not both."_s);
}

void CommandLineTest::wrongWordsEndWithASentence()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, sentence);
    const auto options = read(words);
    QVERIFY(!options);
    QCOMPARE(options.error().code, 2);
    QVERIFY2(options.error().text.startsWith(u"engawa: "_s) && options.error().text.contains(sentence),
             qPrintable(options.error().text));
}

ENGAWA_APPLESS_SUBJECT(shell_command_line_test, CommandLineTest)
#include "command_line_test.moc"
