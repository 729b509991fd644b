#include <filesystem>
#include <fstream>
#include <sstream>

#include <QRegularExpression>
#include <QTest>

#include "core/pack/read.h"
#include "tests/core/compiler.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

// All sources of a folder but the list of rule ids, as one text.
QString sourcesIn(const std::filesystem::path &folder)
{
    std::ostringstream text;
    for (const auto &file : std::filesystem::directory_iterator(folder))
        if (file.path().extension() == ".cpp" || (file.path().extension() == ".h" && file.path().stem() != "rule_ids"))
            text << std::ifstream(file.path()).rdbuf();
    return QString::fromStdString(text.str());
}

// Whatever the pattern finds in a text; of a pattern with a group, what the group has found.
QStringList foundIn(const QString &text, const QString &pattern)
{
    const QRegularExpression wanted(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    for (const QRegularExpressionMatch &match : wanted.globalMatch(text))
        found << match.captured(match.lastCapturedIndex());
    return found;
}

// "take.last-crossed" is TakeLastCrossed in the code.
QString enumeratorOf(const QString &rule)
{
    QString name;
    for (const QString &word : rule.split(QRegularExpression(u"[.-]"_s)))
        name += word.left(1).toUpper() + word.mid(1);
    return name;
}

GamePtr gameOf(const GameType &type)
{
    Problems problems;
    GamePtr game = compiler().compile(readPack(packOf(type), problems), nullptr, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

} // namespace

// A rule of a game is one thing in five places: the code that applies it, its sentence, its page of the rulebook, its
// test, and the list of ids.
class RuleCitationTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleHasASentenceARulebookEntryATestAndCode_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameType &type : gameTypes())
            QTest::addRow("%s", std::string(type.id).c_str()) << QString::fromStdString(std::string(type.id));
    }
    void everyRuleHasASentenceARulebookEntryATestAndCode()
    {
        QFETCH(QString, game);
        const auto type = std::ranges::find(gameTypes(), game.toStdString(), &GameType::id);
        const GamePtr compiled = gameOf(*type);
        const std::filesystem::path tests = ENGAWA_TESTS;
        const QString code = sourcesIn(tests.parent_path() / "core" / "games" / type->id);
        const QString cited = sourcesIn(tests / "core" / type->id);
        QVERIFY(!compiled->rules().empty());

        QStringList missing;
        for (const std::string_view id : compiled->rules()) {
            const QString rule = QString::fromStdString(std::string(id));
            if (!compiled->texts().has(compiled->texts().languages().front(), "rule." + std::string(id)))
                missing << rule + u": no sentence"_s;
            if (!compiled->data().value("rulebook", id))
                missing << rule + u": not in rulebook.json"_s;
            if (!cited.contains(u'"' + rule + u'"'))
                missing << rule + u": no test"_s;
            if (!code.contains(QRegularExpression(u"\\bRule::%1\\b"_s.arg(enumeratorOf(rule)))))
                missing << rule + u": no code names Rule::"_s + enumeratorOf(rule);
        }
        QCOMPARE(missing, QStringList());
    }

    void theRulebookAndTheTextsKnowNoOtherRules()
    {
        for (const GameType &type : gameTypes()) {
            const GamePtr game = gameOf(type);
            const auto rules = game->rules();
            QStringList strangers;
            for (const EntryPtr &entry : game->data().table("rulebook").entries())
                if (std::ranges::find(rules, entry->id) == rules.end())
                    strangers << QString::fromStdString(entry->id);
            const Json *sentences = game->data().value("text/" + game->texts().languages().front(), "rule");
            QVERIFY(sentences);
            for (const auto &sentence : sentences->items())
                if (std::ranges::find(rules, sentence.key) == rules.end())
                    strangers << QString::fromStdString(sentence.key);
            QCOMPARE(strangers, QStringList());
        }
    }

    void everyRulingThatATestCitesIsWrittenDown_data() { everyRuleHasASentenceARulebookEntryATestAndCode_data(); }
    void everyRulingThatATestCitesIsWrittenDown()
    {
        QFETCH(QString, game);
        const auto type = std::ranges::find(gameTypes(), game.toStdString(), &GameType::id);
        const GamePtr compiled = gameOf(*type);
        const auto rules = compiled->rules();
        const std::filesystem::path tests = ENGAWA_TESTS;
        const std::filesystem::path file = tests.parent_path() / "core" / "games" / type->id / "RULINGS.md";
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        const QString rulings = QString::fromStdString(text.str());
        const QStringList numbers = foundIn(rulings, u"^### (A?\\d+)\\. "_s);

        QStringList wrong;
        const QString cited = sourcesIn(tests / "core" / type->id);
        // "ruling 5", "rulings 13 and 18", "ruling 20, A17" or a bare "A8" that a comment begins with.
        const QString citation = u"\\b[Rr]ulings? A?\\d+(?:(?:,| and) A?\\d+)*|// A\\d+\\b"_s;
        for (const QString &words : foundIn(cited, citation))
            for (const QString &number : foundIn(words, u"A?\\d+"_s))
                if (!numbers.contains(number))
                    wrong << words + u": no ruling "_s + number;
        for (const QString &rule : foundIn(rulings, u"`([a-z]+\\.[a-z-]+)`"_s))
            if (std::ranges::find(rules, rule.toStdString()) == rules.end())
                wrong << rule + u": not a rule"_s;
        QCOMPARE(wrong, QStringList());
    }
};

ENGAWA_SUBJECT(rule_citation_test, RuleCitationTest, QCoreApplication)
#include "rule_citation_test.moc"
