#include <QTest>

#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// What a document says about its problems.
class SentenceTest : public QObject
{
    Q_OBJECT

private slots:
    void problemsAreSaidInTheLanguageOfTheDocument();
    void theGamesOwnProblemsAreSaidWithItsPack();
};

void SentenceTest::problemsAreSaidInTheLanguageOfTheDocument()
{
    Workbench bench;
    bench.document.openPack(*bench.pack("kimono"), {}, true);
    QVERIFY(bench.set("rules.json", "/ring_size", "many"));
    const Problem &problem = bench.document.problems().front();
    QCOMPARE(bench.document.sentenceOf(problem), u"This is text, expected a whole number."_s);
    bench.document.setLanguage(u"ja"_s);
    QCOMPARE(bench.document.sentenceOf(problem), u"テキストになっています。必要なもの：整数。"_s);
}

void SentenceTest::theGamesOwnProblemsAreSaidWithItsPack()
{
    Workbench bench;
    bench.document.openPack(*bench.pack("takenoko"), {}, true);
    QVERIFY(bench.set("plot_objectives.json", "/green_line/pattern",
                      Json::parse(R"([{"q":0,"r":0,"colour":"green"},{"q":5,"r":0,"colour":"green"}])")));
    const auto found = std::ranges::find(bench.document.problems(), "pattern-gap", &Problem::code);
    QVERIFY(found != bench.document.problems().end());
    QCOMPARE(bench.document.sentenceOf(*found), u"The pattern falls apart, expected cells side by side."_s);
}

ENGAWA_SUBJECT(editor_document_sentence_test, SentenceTest, QCoreApplication)
#include "sentence_test.moc"
